import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { publicUrl, readEnv, settings } from './env.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import { readSecretKey } from './secret-key.ts'

describe('settings', () => {
  it('need none to be given', () => {
    const env = readEnv({})

    expect(env).toMatchObject({
      PORT: 3000,
      ROLE: 'all',
      DATABASE_URL: undefined,
      API_KEY: 'relampago-public',
      ALLOW_PRIVATE_FETCH: false,
      NODE_ENV: 'development',
    })
    expect(env.SUPPORTED_MARKETPLACES).toEqual(['mercadolivre.com.br', 'amazon.com.br'])
    expect(publicUrl(env, 4001)).toBe('http://localhost:4001')
  })

  it('treat an empty variable as absent', () => {
    expect(readEnv({ PORT: '', ROLE: ' ' })).toMatchObject({ PORT: 3000, ROLE: 'all' })
  })

  it('name everything that is wrong at once, without showing secrets', () => {
    const read = () =>
      readEnv({
        PORT: '70000',
        ROLE: 'boss',
        PUBLIC_URL: 'javascript:alert(1)',
        SECRET_KEY: 'too-short',
        SUPPORTED_MARKETPLACES: 'shop',
        ALLOW_PRIVATE_FETCH: 'yes',
      })

    expect(read).toThrow(/PORT=70000[\s\S]*PUBLIC_URL=[\s\S]*ROLE=boss is not accepted: one of all, api, worker|ROLE=boss[\s\S]*PUBLIC_URL=/)
    expect(read).toThrow(/SECRET_KEY=\*\*\*/)
    expect(read).not.toThrow(/too-short/)
    expect(read).toThrow(/SUPPORTED_MARKETPLACES=shop[\s\S]*ALLOW_PRIVATE_FETCH=yes/)
  })

  it('are each described in docs/operations.md', async () => {
    const operations = await readFile(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')

    expect(Object.keys(settings).filter((name) => name !== 'PATH' && !operations.includes(`\`${name}\``))).toEqual([])
  })
})

describe('the secret key', () => {
  it('is made once, also by processes that start together, and only its owner may read it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'relampago-key-'))
    try {
      const keys = await Promise.all([1, 2, 3].map(() => readSecretKey(undefined, join(folder, 'data'))))

      expect(new Set(keys.map((key) => Buffer.from(key).toString())).size).toBe(1)
      expect(keys[0]?.length).toBeGreaterThanOrEqual(64)
      expect(((await stat(join(folder, 'data/secret-key'))).mode & 0o777).toString(8)).toBe('600')
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

describe('FFmpeg', () => {
  it('that is missing is told with the command that installs it', async () => {
    await expect(findFfmpeg({ FFMPEG_PATH: undefined, PATH: '/nowhere' })).rejects.toThrow('sudo apt-get install -y ffmpeg')
    await expect(findFfmpeg({ FFMPEG_PATH: '/nowhere/ffmpeg', PATH: '/usr/bin' })).rejects.toThrow('FFMPEG_PATH=/nowhere/ffmpeg')
  })
})
