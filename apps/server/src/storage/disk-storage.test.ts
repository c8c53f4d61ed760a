import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDiskStorage } from './disk-storage.ts'

// Memory as a disk, which Linux has; elsewhere both folders are on one disk.
const otherDisk = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
let elsewhere: string
let root: string
beforeEach(async () => {
  elsewhere = await mkdtemp(join(otherDisk, 'relampago-disk-'))
  root = join(await mkdtemp(join(tmpdir(), 'relampago-disk-')), 'storage')
})
afterEach(() => Promise.all([elsewhere, join(root, '..')].map((folder) => rm(folder, { recursive: true, force: true }))))

describe('a finished file on another disk than the storage', () => {
  it('is moved there, and nothing else is left on either', async () => {
    await writeFile(join(elsewhere, 'finished.mp4'), 'a video')

    await openDiskStorage(root).put('videos/a/1/video.mp4', join(elsewhere, 'finished.mp4'))

    expect(await readFile(join(root, 'videos/a/1/video.mp4'), 'utf8')).toBe('a video')
    expect(await readdir(join(root, 'videos/a/1'))).toEqual(['video.mp4'])
    expect(await readdir(elsewhere)).toEqual([])
  })

  it('may be stored by two machines at once under the same key, whole', async () => {
    const files = ['one', 'two', 'three'].map((name) => join(elsewhere, name))
    for (const file of files) await writeFile(file, 'x'.repeat(3_000_000))

    await Promise.all(files.map((file) => openDiskStorage(root).put('previews/voice.mp3', file)))

    expect((await stat(join(root, 'previews/voice.mp3'))).size).toBe(3_000_000)
    expect(await readdir(join(root, 'previews'))).toEqual(['voice.mp3'])
  })

  it('leaves nothing half copied when the copy fails', async () => {
    // A folder can be neither copied nor put in place of the file that is there.
    await mkdir(join(elsewhere, 'finished.mp4'))
    await mkdir(join(root, 'videos'), { recursive: true })
    await writeFile(join(root, 'videos/video.mp4'), 'before')

    await expect(openDiskStorage(root).put('videos/video.mp4', join(elsewhere, 'finished.mp4'))).rejects.toThrow(/EISDIR|ENOTDIR/)

    expect(await readdir(join(root, 'videos'))).toEqual(['video.mp4'])
  })
})

describe('a file that is gone', () => {
  it('has no size and no content, also when its folder is gone', async () => {
    const storage = openDiskStorage(root)

    expect(await storage.head('videos/a/1/video.mp4')).toBeNull()
    expect(await storage.getStream('videos/a/1/video.mp4')).toBeNull()
  })
})
