import type { Bilingual } from '../catalogue/index.ts'
import type { ServiceState } from './service-states.ts'

export const serviceStateNames = {
  operational: { pt: 'Operacional', en: 'Operational' },
  degraded: { pt: 'Degradado', en: 'Degraded' },
  outage: { pt: 'Indisponível', en: 'Outage' },
  unknown: { pt: 'Desconhecido', en: 'Unknown' },
} as const satisfies Record<ServiceState, Bilingual>
