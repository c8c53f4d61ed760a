import { taskTimeLimitMs } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import type { AccountsOptions } from '../accounts/accounts-options.ts'
import { deleteMailRequests } from '../accounts/mail-requests.ts'
import { checkOwnPassword } from '../accounts/passwords/check-password.ts'
import { endSignUps } from '../accounts/sign-up/sign-ups.ts'
import { releasePayments } from '../billing/payments/release-payments.ts'
import type { Database } from '../database/database.ts'
import { and, eq, isNull, lte } from '../database/drizzle.ts'
import { mails, removedFolders, users, videos, type User } from '../database/schema.ts'
import { mediaFolderOf } from '../media/media-keys.ts'
import type { Queue } from '../queue/queue.ts'
import type { Storage } from '../storage/storage.ts'
import { deleteSubscriber } from '../subscribers/status-subscriptions.ts'
import { releaseMarks } from '../templates/marks.ts'
import { videoFolder } from '../videos/video-keys.ts'

export type RemoveAccountOptions = AccountsOptions & { queue: Pick<Queue, 'cancelRender'> }

/**
 * The longest a worker may still write into a folder: the time of a task and some for ending it.
 */
const settledAfterMs = taskTimeLimitMs + 60_000

/**
 * Removes an account with everything that belongs to it, at once and together: rows, waiting and
 * running videos, mails. A subscription ends at its provider, and files follow, with the next
 * sweep; they cannot be reached until then. Throws `password_missing` or `wrong_password`.
 */
export async function removeAccount({ database, queue, passwords, secretKey, now }: RemoveAccountOptions, user: User, password: string): Promise<void> {
  await checkOwnPassword(passwords, user, password)
  await database.transaction(async ({ queries, client }) => {
    // Orders lock this row too, so none is placed during the removal.
    const [locked] = await queries.select({ tokenVersion: users.tokenVersion }).from(users).where(eq(users.id, user.id)).for('update')
    if (locked?.tokenVersion !== user.tokenVersion) throw new AppError('not_authenticated')
    const left = await queries
      .select({ id: videos.id, state: videos.state })
      .from(videos)
      .where(and(eq(videos.userId, user.id), isNull(videos.filesDeletedAt)))
    const settledAt = new Date(now().getTime() + settledAfterMs)
    await queries.insert(removedFolders).values({ folder: mediaFolderOf(user.id), settledAt })
    for (const { id, state } of left) {
      await queries.insert(removedFolders).values({ folder: videoFolder(id), settledAt })
      if (state === 'queued' || state === 'running') await queue.cancelRender(id, client)
    }
    // Before the mails: nobody writes one to an address whose subscription is gone.
    await deleteSubscriber(queries, user.email)
    await queries.delete(mails).where(eq(mails.recipient, user.email))
    await releasePayments(queries, user.id, now())
    await endSignUps(queries, user.email)
    await deleteMailRequests(queries, secretKey, user.email)
    await releaseMarks(queries, user)
    // Rows of all other tables are deleted by their foreign keys.
    await queries.delete(users).where(eq(users.id, user.id))
  })
}

export type RemoveFoldersOptions = { database: Database; storage: Storage; now: () => Date; log: (message: string) => void }

/**
 * Deletes the files of removed accounts: again in each sweep while a worker may still write, and
 * until the storage has done it.
 */
export async function removeFolders({ database, storage, now, log }: RemoveFoldersOptions): Promise<void> {
  const rows = await database.read((queries) => queries.select({ folder: removedFolders.folder }).from(removedFolders))
  for (const { folder } of rows) {
    try {
      await storage.deleteFolder(folder)
      await database.queries.delete(removedFolders).where(and(eq(removedFolders.folder, folder), lte(removedFolders.settledAt, now())))
    } catch (error) {
      // One failure must not stop the others; the next sweep retries it.
      log(`the files of a removed account are still there, in ${folder}: ${(error as Error).message}`)
    }
  }
}
