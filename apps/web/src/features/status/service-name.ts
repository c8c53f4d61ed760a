import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { serviceNames, type ServiceId } from '@relampago/domain/contracts'

/** A service as people call it; `otherwise` is the name in the reply of a newer server. */
export function serviceName(id: ServiceId, otherwise: string, language: InterfaceLanguage): string {
  const names: Partial<typeof serviceNames> = serviceNames
  return names[id]?.[language] ?? otherwise
}
