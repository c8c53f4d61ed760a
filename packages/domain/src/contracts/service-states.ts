import type { Bilingual } from '../catalogue/index.ts'

/** What visitors notice when it fails, in the order of the status page. */
export const serviceIds = ['web', 'api', 'generator', 'queue', 'database', 'storage', 'mail'] as const
export type ServiceId = (typeof serviceIds)[number]

export const serviceNames = {
  web: { pt: 'Site', en: 'Website' },
  api: { pt: 'API', en: 'API' },
  generator: { pt: 'Geração de vídeos', en: 'Video generation' },
  queue: { pt: 'Fila de pedidos', en: 'Order queue' },
  database: { pt: 'Banco de dados', en: 'Database' },
  storage: { pt: 'Armazenamento', en: 'Storage' },
  mail: { pt: 'E-mails', en: 'E-mails' },
} as const satisfies Record<ServiceId, Bilingual>

/** `unknown`: nothing was measured, or not lately. */
export const serviceStates = ['operational', 'degraded', 'outage', 'unknown'] as const
export type ServiceState = (typeof serviceStates)[number]

/** Days of the record, with the present one. */
export const statusDays = 90
