import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lifetimes, planOf } from '@relampago/domain/catalogue'
import { AppError, ownMedia } from '@relampago/domain/contracts'
import { clipFault, photoFault, readPictureHeader } from '@relampago/domain/rules'
import type { Bytes, Pixels, Seconds } from '@relampago/domain/units'
import { lockPlan } from '../billing/payments/lock-plan.ts'
import type { ClipImporter } from '../clips/clip-importer.ts'
import type { Database, Queries } from '../database/database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { ownMediaFiles, type OwnMediaFile, type User } from '../database/schema.ts'
import type { PhotoDecoder } from '../photos/photo-decoder.ts'
import type { PhotoWithPreview } from '../photos/preview-parts.ts'
import type { FreeSpace } from '../storage/free-space.ts'
import type { Storage } from '../storage/storage.ts'
import { leaseFolder } from '../storage/work-folder.ts'
import { mediaFolder, mediaKeys } from './media-keys.ts'
import { ofUser } from './of-user.ts'

export type OwnMediaOptions = {
  database: Database
  storage: Storage
  freeSpace: FreeSpace
  photoDecoder: Pick<PhotoDecoder, 'decodeWithPreview'>
  clipImporter: Pick<ClipImporter, 'import'>
  /** For files until they are stored; other processes use it too. */
  workFolder: string
  now: () => Date
}

/** A thumbnail is shown 160 px wide on screens with two pixels for one. */
const previewSide: Pixels = 320

/** Files on this machine that a row is made for. */
type NewFiles = { kind: 'photo' | 'clip'; file: string; preview: string }
type NewMedia = { bytes: Bytes; width: Pixels; height: Pixels; seconds: Seconds | null }

/** What is added to an account that the user's row is locked for. */
type Room = { user: User; bytes: Bytes; moment: Date }

/** Throws `too_many_media` or `media_too_large`. Uploads that are being stored count. */
async function checkRoom(queries: Queries, { user, bytes, moment }: Room): Promise<void> {
  const [held] = await queries
    .select({ count: sql<number>`count(*)::integer`, bytes: sql<number>`coalesce(sum(${ownMediaFiles.bytes}), 0)::integer` })
    .from(ownMediaFiles)
    .where(ofUser(user, moment))
  if ((held?.count ?? 0) >= ownMedia.most) throw new AppError('too_many_media')
  if ((held?.bytes ?? 0) + bytes > ownMedia.totalBytes) throw new AppError('media_too_large')
}

/** Puts the files of a row into the storage, then says in the row that they are there. */
async function storeFiles({ database, storage }: OwnMediaOptions, { userId, id }: OwnMediaFile, files: NewFiles): Promise<void> {
  const keys = mediaKeys(userId, id)
  await storage.put(keys[files.kind], files.file)
  await storage.put(keys.preview, files.preview)
  const stored = await database.queries.update(ownMediaFiles).set({ isStored: true }).where(eq(ownMediaFiles.id, id)).returning({ id: ownMediaFiles.id })
  // The account was removed meanwhile.
  if (stored.length === 0) throw new AppError('not_authenticated')
}

async function writePhoto({ jpeg, preview }: PhotoWithPreview, folder: string): Promise<NewFiles> {
  const files = { kind: 'photo', file: join(folder, 'photo.jpg'), preview: join(folder, 'preview.jpg') } as const
  await writeFile(files.file, jpeg)
  await writeFile(files.preview, preview)
  return files
}

/** What adds photos and clips to those of a person. */
export function createMediaAdder(options: OwnMediaOptions) {
  const { database, storage, freeSpace, photoDecoder, clipImporter, workFolder, now } = options

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
  async function reserve(user: User, media: NewMedia): Promise<OwnMediaFile> {
    const createdAt = now()
    const expiresAt = new Date(createdAt.getTime() + lifetimes.ownMedia)
    const row = { id: randomUUID(), userId: user.id, ...media, createdAt, expiresAt, isStored: false }
    await database.transaction(async ({ queries }) => {
      await lockPlan(queries, user, createdAt)
      await checkRoom(queries, { user, bytes: media.bytes, moment: createdAt })
      await queries.insert(ownMediaFiles).values(row)
    })
    return row
  }

  async function store(user: User, media: NewMedia, files: NewFiles): Promise<OwnMediaFile> {
    const row = await reserve(user, media)
    try {
      await storeFiles(options, row, files)
    } catch (error) {
      await storage.deleteFolder(mediaFolder(user.id, row.id))
      await database.queries.delete(ownMediaFiles).where(eq(ownMediaFiles.id, row.id))
      throw error
    }
    return row
  }

  return {
    /**
     * Stores a picture: room and plan first, then its header, then a decoder in a process of its
     * own. Throws `AppError`, such as `too_many_media` or `image_unreadable`.
     */
    async addPhoto(user: User, bytes: Uint8Array): Promise<OwnMediaFile> {
      const megapixels = await admit(user)
      const fault = photoFault(bytes, megapixels)
      if (fault !== null) throw fault
      const files = await photoDecoder.decodeWithPreview({ owner: user.id, bytes, megapixels, previewSide })
      // Of what is stored: the decoder may be damaged by what it was given.
      const header = readPictureHeader(files.jpeg)
      if (header?.kind !== 'jpeg') throw new AppError('image_unreadable')
      await using leased = await leaseFolder(workFolder)
      const media = { bytes: files.jpeg.length, width: header.width, height: header.height, seconds: null }
      return await store(user, media, await writePhoto(files, leased.path))
    },
    /**
     * Stores a clip: room first, then its header, then FFmpeg in processes of its own. Throws
     * `AppError`, such as `clip_too_long` or `clip_unreadable`.
     */
    async addClip(user: User, bytes: Uint8Array): Promise<OwnMediaFile> {
      await admit(user)
      const fault = clipFault(bytes)
      if (fault !== null) throw fault
      await using leased = await leaseFolder(workFolder)
      const { clip, preview, ...media } = await clipImporter.import({ owner: user.id, bytes, folder: leased.path, previewSide })
      return await store(user, media, { kind: 'clip', file: clip, preview })
    },
  }
}
