import type { Permission } from '@relampago/domain/contracts'
import type { LimitName } from './rate-limits.ts'

/** What every route must declare: who may ask, and how often. A route without it does not start. */
type Access = { permission: Permission; limit: LimitName }

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}
