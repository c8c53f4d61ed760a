import type { CallReply } from '@relampago/domain/contracts'
import type { User } from '../database/schema.ts'

/** A user's own account, as the API shows it. */
export function userReply({ id, name, email, plan, isVerified, passwordHash, createdAt, planStartedAt }: User): CallReply<'me'> {
  return {
    id,
    name,
    email,
    plan,
    is_verified: isVerified,
    has_password: passwordHash !== null,
    created_at: createdAt.toISOString(),
    plan_started_at: planStartedAt?.toISOString() ?? null,
  }
}
