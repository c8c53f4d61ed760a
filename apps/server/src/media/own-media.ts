import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lifetimes, planOf } from '@relampago/domain/catalogue'
import { AppError, ownMedia } from '@relampago/domain/contracts'
import { photoFault, readPictureHeader } from '@relampago/domain/rules'
import type { Bytes, Pixels } from '@relampago/domain/units'
import { lockPlan } from '../billing/payments/lock-plan.ts'
import type { Database, Queries } from '../database/database.ts'
import { and, asc, eq, gt, sql } from '../database/drizzle.ts'
import { ownMediaFiles, type OwnMediaFile, type User } from '../database/schema.ts'
import type { PhotoDecoder } from '../photos/photo-decoder.ts'
import type { PhotoWithPreview } from '../photos/preview-parts.ts'
import type { FreeSpace } from '../storage/free-space.ts'
import type { Storage } from '../storage/storage.ts'
import { leaseFolder } from '../storage/work-folder.ts'
import { mediaFolder, mediaKeys } from './media-keys.ts'

export type OwnMediaOptions = {
  database: Database
  storage: Storage
  freeSpace: FreeSpace
  photoDecoder: Pick<PhotoDecoder, 'decodeWithPreview'>
  /** For files until they are stored; other processes use it too. */
  workFolder: string
  now: () => Date
}
export type OwnMediaStore = ReturnType<typeof createOwnMedia>

/** A thumbnail is shown 160 px wide on screens with two pixels for one. */
const previewSide: Pixels = 320

/** What is added to an account that the user's row is locked for. */
type Room = { user: User; bytes: Bytes; moment: Date }

/** True in a condition for pictures of the user whose time is not over. */
function ofUser(user: User, moment: Date) {
  return and(eq(ownMediaFiles.userId, user.id), gt(ownMediaFiles.expiresAt, moment))
}

/** Throws `too_many_media` or `media_too_large`. Uploads that are being stored count. */
async function checkRoom(queries: Queries, { user, bytes, moment }: Room): Promise<void> {
  const [held] = await queries
    .select({ count: sql<number>`count(*)::integer`, bytes: sql<number>`coalesce(sum(${ownMediaFiles.bytes}), 0)::integer` })
    .from(ownMediaFiles)
    .where(ofUser(user, moment))
  if ((held?.count ?? 0) >= ownMedia.most) throw new AppError('too_many_media')
  if ((held?.bytes ?? 0) + bytes > ownMedia.totalBytes) throw new AppError('media_too_large')
}

/** Writes the files of a row, then says in the row that they are there. */
async function storeFiles({ database, storage, workFolder }: OwnMediaOptions, { userId, id }: OwnMediaFile, files: PhotoWithPreview): Promise<void> {
  const keys = mediaKeys(userId, id)
  await using leased = await leaseFolder(workFolder)
  const [photo, preview] = [join(leased.path, 'photo.jpg'), join(leased.path, 'preview.jpg')]
  await writeFile(photo, files.jpeg)
  await writeFile(preview, files.preview)
  await storage.put(keys.photo, photo)
  await storage.put(keys.preview, preview)
  const stored = await database.queries.update(ownMediaFiles).set({ isStored: true }).where(eq(ownMediaFiles.id, id)).returning({ id: ownMediaFiles.id })
  // The account was removed meanwhile.
  if (stored.length === 0) throw new AppError('not_authenticated')
}

/** Pictures that people store for their videos. */
export function createOwnMedia(options: OwnMediaOptions) {
  const { database, storage, freeSpace, photoDecoder, now } = options

  /** What the user may add now: megapixels of a picture. Throws `AppError`. */
  async function admit(user: User): Promise<number> {
    const { isEnough } = await freeSpace()
    if (!isEnough) throw new AppError('storage_full')
    return database.transaction(async ({ queries }) => {
      const plan = await lockPlan(queries, user, now())
      await checkRoom(queries, { user, bytes: 1, moment: now() })
      return planOf(plan).photoMegapixels
    })
  }

  /** A row that its files follow. */
  async function reserve(user: User, { bytes, width, height }: { bytes: Bytes; width: Pixels; height: Pixels }): Promise<OwnMediaFile> {
    const createdAt = now()
    const expiresAt = new Date(createdAt.getTime() + lifetimes.ownMedia)
    const row = { id: randomUUID(), userId: user.id, bytes, width, height, createdAt, expiresAt, isStored: false }
    await database.transaction(async ({ queries }) => {
      await lockPlan(queries, user, createdAt)
      await checkRoom(queries, { user, bytes, moment: createdAt })
      await queries.insert(ownMediaFiles).values(row)
    })
    return row
  }

  return {
    /**
     * Stores a picture: room and plan first, then its header, then a decoder in a process of its
     * own. Throws `AppError`, such as `too_many_media` or `image_unreadable`.
     */
    async add(user: User, bytes: Uint8Array): Promise<OwnMediaFile> {
      const megapixels = await admit(user)
      const fault = photoFault(bytes, megapixels)
      if (fault !== null) throw fault
      const files = await photoDecoder.decodeWithPreview({ owner: user.id, bytes, megapixels, previewSide })
      // Of what is stored: the decoder may be damaged by what it was given.
      const header = readPictureHeader(files.jpeg)
      if (header?.kind !== 'jpeg') throw new AppError('image_unreadable')
      const row = await reserve(user, { bytes: files.jpeg.length, width: header.width, height: header.height })
      try {
        await storeFiles(options, row, files)
      } catch (error) {
        await storage.deleteFolder(mediaFolder(user.id, row.id))
        await database.queries.delete(ownMediaFiles).where(eq(ownMediaFiles.id, row.id))
        throw error
      }
      return row
    },
    /** Those that orders may name, oldest first. */
    async list(user: User): Promise<OwnMediaFile[]> {
      const stored = and(ofUser(user, now()), eq(ownMediaFiles.isStored, true))
      return database.read((queries) => queries.select().from(ownMediaFiles).where(stored).orderBy(asc(ownMediaFiles.createdAt), asc(ownMediaFiles.id)))
    },
    /** Storage key of its small picture. Throws `not_found`. */
    async previewKey(user: User, id: string): Promise<string> {
      const stored = and(ofUser(user, now()), eq(ownMediaFiles.isStored, true), eq(ownMediaFiles.id, id))
      const rows = await database.read((queries) => queries.select({ id: ownMediaFiles.id }).from(ownMediaFiles).where(stored))
      if (rows.length === 0) throw new AppError('not_found')
      return mediaKeys(user.id, id).preview
    },
    /** Ends its time; the sweep deletes the files when no video shows it. Throws `not_found`. */
    async remove(user: User, id: string): Promise<void> {
      const ended = await database.queries
        .update(ownMediaFiles)
        .set({ expiresAt: now() })
        .where(and(ofUser(user, now()), eq(ownMediaFiles.id, id)))
        .returning({ id: ownMediaFiles.id })
      if (ended.length === 0) throw new AppError('not_found')
    },
  }
}
