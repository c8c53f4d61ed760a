import { and, eq, gt } from '../database/drizzle.ts'
import { ownMediaFiles, type User } from '../database/schema.ts'

/** True in a condition for pictures of the user whose time is not over. */
export function ofUser(user: User, moment: Date) {
  return and(eq(ownMediaFiles.userId, user.id), gt(ownMediaFiles.expiresAt, moment))
}
