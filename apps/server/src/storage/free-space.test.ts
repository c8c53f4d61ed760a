import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFreeSpace } from './free-space.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'relampago-space-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('the free space', () => {
  it('is that of the fullest disk, and is enough when it is not below the reserve', async () => {
    const free = new Map([
      ['/data', 700],
      ['/database', 400],
    ])
    const read = (reserveBytes: number) => createFreeSpace({ folders: [...free.keys()], reserveBytes, readFree: async (folder) => free.get(folder) ?? 0 })()

    expect(await read(400)).toEqual({ bytes: 400, isEnough: true })
    expect(await read(401)).toEqual({ bytes: 400, isEnough: false })
  })

  it('of a real disk is more than nothing, also for a folder that is not there yet', async () => {
    const found = await createFreeSpace({ folders: [join(root, 'data', 'work')], reserveBytes: 0 })()

    expect(found.bytes).toBeGreaterThan(0)
    expect(await createFreeSpace({ folders: [root], reserveBytes: 2 ** 60 })()).toMatchObject({ isEnough: false })
  })

  it('is read once for many, and again when that is a while ago', async () => {
    let reads = 0
    let now = 0
    const freeSpace = createFreeSpace({ folders: [root], reserveBytes: 0, readFree: async () => ++reads, clock: () => now })

    expect(await Promise.all([freeSpace(), freeSpace()])).toEqual([
      { bytes: 1, isEnough: true },
      { bytes: 1, isEnough: true },
    ])
    now = 2000
    expect(await freeSpace()).toMatchObject({ bytes: 2 })
  })

  it('that could not be read is asked for again at once', async () => {
    let isBroken = true
    const readFree = async () => {
      if (isBroken) throw new Error('EIO')
      return 5
    }
    const freeSpace = createFreeSpace({ folders: [root], reserveBytes: 0, readFree })

    await expect(freeSpace()).rejects.toThrow('EIO')
    isBroken = false
    expect(await freeSpace()).toMatchObject({ bytes: 5 })
  })
})
