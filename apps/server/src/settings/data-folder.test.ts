import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'
import { readSecretKey } from './secret-key.ts'

let parent: string
let folder: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'relampago-data-'))
  folder = join(parent, 'data')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

describe('the data folder', () => {
  it('is made for its owner alone', async () => {
    await prepareDataFolder(folder)

    expect(await modeOf(folder)).toBe('700')
    expect(await readdir(folder)).toEqual([])
  })

  it('that was open to others is closed at the next start, with what is in it', async () => {
    await mkdir(join(folder, 'storage'), { recursive: true })
    await mkdir(join(parent, 'big-disk'))
    await symlink(join(parent, 'big-disk'), join(folder, 'work'))
    await symlink('/nowhere', join(folder, 'broken-link'))
    await writeFile(join(folder, 'secret-key'), '')
    for (const name of ['', 'storage', 'work', 'secret-key']) await chmod(join(folder, name), name === 'secret-key' ? 0o644 : 0o775)

    await prepareDataFolder(folder)

    expect(await Promise.all(['', 'storage', 'work', 'secret-key'].map((name) => modeOf(join(folder, name))))).toEqual(['700', '700', '700', '600'])
  })

  it('of another user is refused with the two ways out, as a whole or in part', async () => {
    await mkdir(join(folder, 'postgres'), { recursive: true })
    const owner = (await stat(folder)).uid
    const said = `${owner === 0 ? join(folder, 'postgres') : folder} belongs to user ${owner}, and this is user 4321: start Relâmpago as user ${owner}, or give the folder to this one with: sudo chown -R 4321 ${folder}`

    await expect(prepareDataFolder(folder, 4321)).rejects.toThrow(said)
  })

  it('where nothing can be written says so in one sentence', async () => {
    const file = join(parent, 'a-file')
    await writeFile(file, '')

    await expect(prepareDataFolder(join(file, 'data'))).rejects.toThrow(
      /a-file\/data cannot be used: a part of the path is a file; .* set DATA_DIR to another folder\.$/,
    )
    await expect(prepareDataFolder(file)).rejects.toThrow(/a-file cannot be used: it is a file; /)
  })
})

describe('the secret key', () => {
  it('is made once, also by processes that start together, and only its owner may read it', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => readSecretKey(undefined, folder)))

    expect(new Set(keys.map((key) => Buffer.from(key).toString())).size).toBe(1)
    expect(keys[0]?.length).toBeGreaterThanOrEqual(64)
    expect(await modeOf(join(folder, 'secret-key'))).toBe('600')
    expect(await readdir(folder)).toEqual(['secret-key'])
  })

  it.each([
    ['nothing', '', 0],
    ['a part', 'short', 5],
    ['zeros', '\0'.repeat(64), 0],
    ['a key with a hole', `${'k'.repeat(40)}${'\0'.repeat(24)}`, 40],
  ])('that a power cut left with %s is told at the start, with what to do', async (_, content, readable) => {
    await mkdir(folder)
    await writeFile(join(folder, 'secret-key'), content)

    await expect(readSecretKey(undefined, folder)).rejects.toThrow(
      `The secret key in ${join(folder, 'secret-key')} is damaged (${readable} of 64 characters): restore the file from a backup, or remove it, which signs everyone out.`,
    )
  })

  it('stays byte for byte what it was, with a line end too', async () => {
    await mkdir(folder)
    await writeFile(join(folder, 'secret-key'), `${'k'.repeat(64)}\n`)

    expect(Buffer.from(await readSecretKey(undefined, folder)).toString()).toBe(`${'k'.repeat(64)}\n`)
  })
})
