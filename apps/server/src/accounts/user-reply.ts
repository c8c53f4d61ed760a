import type { CallReply } from '@relampago/domain/contracts'
import type { User } from '../database/schema.ts'

/** A user's own account, as the API shows it. */
export function userReply({ id, name, email, plan, passwordHash, createdAt, planStartedAt }: User): CallReply<'me'> {
  return {
    id,
    name,
    email,
    plan,
    // An account exists only from the confirmation of its e-mail.
    is_verified: true,
    has_password: passwordHash !== null,
    created_at: createdAt.toISOString(),
    plan_started_at: planStartedAt?.toISOString() ?? null,
  }
}
