import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Database } from '../database/database.ts'
import { findFfmpeg } from '../settings/find-ffmpeg.ts'
import { createFreeSpace } from '../storage/free-space.ts'
import { createCheck } from './check.ts'
import { checkDatabase, checkDisk, checkFfmpeg } from './part-checks.ts'
import { answerProbe } from './readiness.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relampago-checks-'))
})
afterAll(() => rm(folder, { recursive: true }))

const log = () => undefined
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 15, 0, second))

/** A check whose looks and clocks the test moves. */
function movable() {
  const time = { second: 0 }
  const looks: PromiseWithResolvers<string | null>[] = []
  const look = () => {
    const next = Promise.withResolvers<string | null>()
    looks.push(next)
    return next.promise
  }
  const check = createCheck({ look, trouble: 'does not answer', timeLimitMs: 20, now: () => at(time.second), clock: () => time.second * 1000 })
  return { time, looks, check }
}

describe('a check', () => {
  it('answers many at once from one look, which counts for a second', async () => {
    const { time, looks, check } = movable()

    const both = Promise.all([check(), check()])
    looks[0]?.resolve(null)
    expect((await both).map(({ state }) => state)).toEqual(['ok', 'ok'])
    time.second = 0.9
    await check()
    expect(looks).toHaveLength(1)
    time.second = 1
    void check()
    expect(looks).toHaveLength(2)
    looks[1]?.resolve(null)
  })

  it('says since when it fails, and since when it works again', async () => {
    const { time, looks, check } = movable()
    const answer = async (second: number, reason: string | null) => {
      time.second = second
      const report = check()
      looks.at(-1)?.resolve(reason)
      return report
    }

    expect(await answer(1, 'full')).toEqual({ state: 'failing', reason: 'full', since: at(1).toISOString() })
    expect(await answer(5, 'fuller')).toEqual({ state: 'failing', reason: 'fuller', since: at(1).toISOString() })
    expect(await answer(9, null)).toEqual({ state: 'ok', since: at(9).toISOString() })
  })

  it('does not wait for a look that hangs, nor begin another beside it', async () => {
    const { time, looks, check } = movable()

    expect(await check()).toMatchObject({ state: 'failing', reason: 'does not answer' })
    time.second = 60
    expect(await check()).toMatchObject({ state: 'failing' })
    expect(looks).toHaveLength(1)
    looks[0]?.resolve(null)
    await expect.poll(() => (void check(), looks.length)).toBe(2)
    looks[1]?.resolve(null)
    expect(await check()).toMatchObject({ state: 'ok' })
  })

  it('shows nothing of what an error says', async () => {
    const check = createCheck({ look: () => Promise.reject(new Error('connect /var/secret/.s.PGSQL')), trouble: 'does not answer' })

    expect(await check()).toMatchObject({ state: 'failing', reason: 'does not answer' })
  })
})

describe('the database', () => {
  it('is asked', async () => {
    const database = new Database({ url: inject('postgresUrl'), connections: 1, log })

    expect(await checkDatabase(database)()).toMatchObject({ state: 'ok' })
    await database.close()
  })

  it('that accepts connections and never answers fails the check in two seconds', async () => {
    const sockets: Socket[] = []
    const silent: Server = createServer((socket) => void sockets.push(socket))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const database = new Database({ url: `postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/nothing`, connections: 1, log })

    const answer = await answerProbe({ database: checkDatabase(database) }, '/readyz', '')

    expect(answer).toMatchObject({ status: 503, body: { status: 'failing', checks: { database: { state: 'failing', reason: 'does not answer' } } } })
    expect(await answerProbe({ database: checkDatabase(database) }, '/livez', '')).toEqual({ status: 200, body: { status: 'ok' } })
    for (const socket of sockets) socket.destroy()
    await database.close()
    await new Promise((resolve) => silent.close(resolve))
  })
})

describe('FFmpeg', () => {
  /** A program that says what an FFmpeg with these parts would. */
  async function programWith(...lines: string[]): Promise<string> {
    const file = join(folder, `ffmpeg-${lines.length}`)
    await writeFile(file, `#!/bin/sh\ncat <<'END'\n${lines.join('\n')}\nEND\n`)
    await chmod(file, 0o755)
    return file
  }

  it('of this machine has all that is needed', async () => {
    const { ffmpegPath } = await findFfmpeg({ FFMPEG_PATH: undefined, PATH: process.env['PATH'] ?? '' })

    expect(await checkFfmpeg(ffmpegPath)()).toMatchObject({ state: 'ok' })
  })

  it('without an encoder or captions is named by what it lacks', async () => {
    const poor = await programWith(' V....D libx264rgb           libx264 RGB', ' A....D aac                  AAC', ' .. subtitles         V->V       Render')

    expect(await checkFfmpeg(poor)()).toMatchObject({ state: 'failing', reason: 'without libx264, libmp3lame, ass' })
  })

  it('that is gone or cannot run is named without its path', async () => {
    const broken = join(folder, 'broken')
    await writeFile(broken, 'not a program', { mode: 0o755 })

    for (const path of [join(folder, 'nowhere'), broken]) expect(await checkFfmpeg(path)()).toMatchObject({ state: 'failing', reason: 'does not run' })
  })
})

describe('the disk', () => {
  it('fails when less than the reserve is free', async () => {
    const full = createFreeSpace({ folders: [folder], reserveBytes: Number.MAX_SAFE_INTEGER })
    const roomy = createFreeSpace({ folders: [folder], reserveBytes: 1 })

    expect(await checkDisk(full)()).toMatchObject({ state: 'failing', reason: 'almost full' })
    expect(await checkDisk(roomy)()).toMatchObject({ state: 'ok' })
  })
})

describe('a probe', () => {
  it('leaves out the parts it is asked to, and ignores other names', async () => {
    const failing = createCheck({ look: async () => 'gone', trouble: '' })
    const works = createCheck({ look: async () => null, trouble: '' })
    const statusOf = async (search: string) => (await answerProbe({ worker: failing, ffmpeg: failing, database: works }, '/readyz', search))?.status

    expect(
      await Promise.all(['', 'exclude=worker', 'exclude=worker,ffmpeg', 'exclude=worker&exclude=ffmpeg', 'exclude=*', 'exclude=%00'].map(statusOf)),
    ).toEqual([503, 503, 200, 200, 503, 503])
  })
})
