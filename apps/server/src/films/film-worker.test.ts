import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { builtInDesign } from '@relampago/domain/catalogue'
import { isAlive } from '../../tests/is-alive.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { eq } from '../database/drizzle.ts'
import { templateFilms, templates, type FilmSubject } from '../database/schema.ts'
import { filmFolder, filmNames } from './film-files.ts'
import { filmAddresses, filmHash, requestFilm } from './films.ts'
import { FilmWorker, type FilmWorkerOptions } from './film-worker.ts'
import { sweepFilms } from './sweep-films.ts'

let platform: TestPlatform
const workFolder = () => join(platform.folder, 'work')
const second = 1000
const minute = 60 * second
const hour = 60 * minute
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())
afterEach(async () => {
  platform.freeBytes = Infinity
  await platform.database.queries.delete(templateFilms)
  await rm(join(workFolder(), 'pids-film'), { force: true })
  const left = (await readdir(workFolder()).catch(() => [])).filter((name) => name !== 'cache')
  if (left.length > 0) throw new Error(`left behind: ${left.join(', ')}`)
})

let subjects = 0
/** A design that no other test has. */
function newSubject(): FilmSubject & { hash: string } {
  subjects += 1
  const design = { ...builtInDesign('dynamic'), settings: { cameraZoom: subjects / 1e4, layerMotion: 1, captionPop: true } }
  const subject: FilmSubject = { design, category: 'tip' }
  return { ...subject, hash: filmHash(subject) }
}
const ask = ({ design, category }: FilmSubject) => requestFilm(platform.database.queries, { design, category }, platform.clock.now())
const rowOf = async (hash: string) => (await platform.database.queries.select().from(templateFilms).where(eq(templateFilms.designHash, hash)))[0]

const opened: FilmWorker[] = []
afterEach(async () => {
  for (const worker of opened.splice(0)) await worker.close()
})
function workerOf(child: string, options: Partial<FilmWorkerOptions> = {}): FilmWorker {
  const worker = new FilmWorker({
    database: platform.database,
    storage: platform.storage,
    now: platform.clock.now,
    log: () => undefined,
    ffmpegPath: process.env['FFMPEG_PATH'] ?? 'ffmpeg',
    ffprobePath: 'ffprobe',
    searchPath: process.env['PATH'] ?? '',
    workFolder: workFolder(),
    freeSpace: platform.freeSpace,
    reserveBytes: 0,
    lookEveryMs: 20,
    ...(child === 'real' ? {} : { childModule: join(import.meta.dirname, '../../tests/fake-film-children', `${child}.ts`) }),
    ...options,
  })
  opened.push(worker)
  return worker
}
const pictures = (hash: string) => Promise.all(Object.values(filmNames).map((name) => platform.storage.head(`${filmFolder(hash)}/${name}`)))

describe('a film that is asked for', () => {
  it('is one row however often, and is drawn once', async () => {
    const subject = newSubject()
    const worker = workerOf('draws')

    await Promise.all(Array.from({ length: 100 }, () => ask(subject)))

    expect(await platform.database.queries.$count(templateFilms)).toBe(1)
    expect(await worker.drawNext()).toBe(true)
    expect(await worker.drawNext()).toBe(false)
    expect(await rowOf(subject.hash)).toMatchObject({ state: 'ready', readyAt: platform.clock.now() })
    expect(await pictures(subject.hash)).not.toContain(null)
  })

  it('is drawn by one of two workers', async () => {
    await ask(newSubject())

    const drawn = await Promise.all([workerOf('draws').drawNext(), workerOf('draws').drawNext()])

    expect(new Set(drawn)).toEqual(new Set([true, false]))
  })

  it('has addresses once it is ready', () => {
    const { hash } = newSubject()

    expect(hash).toMatch(/^[0-9a-f]{24}$/)
    expect(filmAddresses(hash, false)).toBeNull()
    expect(filmAddresses(hash, true)).toMatchObject({ loop: `/static/templates/${hash}-loop.mp4`, share: `/static/templates/${hash}-share.jpg` })
  })

  it('is really drawn', async () => {
    const subject = newSubject()
    await ask(subject)

    await workerOf('real', { ffprobePath: (process.env['FFMPEG_PATH'] ?? 'ffmpeg').replace(/ffmpeg$/, 'ffprobe') }).drawNext()

    expect(await rowOf(subject.hash)).toMatchObject({ state: 'ready' })
    for (const found of await pictures(subject.hash)) expect(found?.bytes).toBeGreaterThan(2000)
  })
})

describe('a video', () => {
  it('that waits keeps films from being drawn', async () => {
    const person = await platform.newPerson()
    const taskId = await platform.order(person.token)
    await ask(newSubject())
    const worker = workerOf('draws')

    expect(await worker.drawNext()).toBe(false)
    await platform.finishVideo(taskId, 'a film')

    expect(await worker.drawNext()).toBe(true)
  })

  it('that comes in stops the drawing, which is no try', async () => {
    const subject = newSubject()
    await ask(subject)
    const worker = workerOf('hangs')
    const drawing = worker.drawNext()
    await expect.poll(() => readFile(join(workFolder(), 'pids-film'), 'utf8').catch(() => ''), { timeout: 10_000 }).not.toBe('')
    const pid = Number(await readFile(join(workFolder(), 'pids-film'), 'utf8'))

    const way = worker.makeWay()
    await drawing

    expect(isAlive(pid)).toBe(false)
    expect(await rowOf(subject.hash)).toMatchObject({ state: 'waiting', tries: 0 })
    expect(await worker.drawNext()).toBe(false)
    way[Symbol.dispose]()
    expect(await workerOf('draws').drawNext()).toBe(true)
  })
})

describe('a drawing that does not come to its end', () => {
  it('is returned when the worker closes', async () => {
    const subject = newSubject()
    await ask(subject)
    const worker = workerOf('hangs')
    const drawing = worker.drawNext()
    await expect.poll(() => readFile(join(workFolder(), 'pids-film'), 'utf8').catch(() => ''), { timeout: 10_000 }).not.toBe('')

    await worker.close()
    await drawing

    expect(await workerOf('draws').drawNext()).toBe(true)
    expect(await rowOf(subject.hash)).toMatchObject({ state: 'ready' })
  })

  it('is taken again when its worker died', async () => {
    const subject = newSubject()
    await ask(subject)
    await platform.database.queries
      .update(templateFilms)
      .set({ tries: 1, dueAt: new Date(platform.clock.now().getTime() + 5 * minute) })
      .where(eq(templateFilms.designHash, subject.hash))

    expect(await workerOf('draws').drawNext()).toBe(false)
    platform.clock.pass(6 * minute)

    expect(await workerOf('draws').drawNext()).toBe(true)
  })

  it('is tried twice and given up, for a day', async () => {
    const subject = newSubject()
    await ask(subject)
    const log: string[] = []
    const worker = workerOf('breaks', { log: (line) => log.push(line) })

    expect([await worker.drawNext(), await worker.drawNext(), await worker.drawNext()]).toEqual([true, true, false])

    expect(await rowOf(subject.hash)).toMatchObject({ state: 'failed' })
    expect(log.at(-1)).toContain('the pencil broke')
    platform.clock.pass(24 * hour)
    expect(await workerOf('draws').drawNext()).toBe(true)
    expect(await rowOf(subject.hash)).toMatchObject({ state: 'ready' })
  })

  it('is tried again sooner when it is asked for again, but not at once', async () => {
    const subject = newSubject()
    await ask(subject)
    const worker = workerOf('breaks')
    await worker.drawNext()
    await worker.drawNext()

    await ask(subject)
    expect(await rowOf(subject.hash)).toMatchObject({ state: 'failed' })
    platform.clock.pass(hour)
    await ask(subject)

    expect(await rowOf(subject.hash)).toMatchObject({ state: 'waiting', tries: 0 })
  })

  it('waits for room after a full disk, which is no try', async () => {
    const subject = newSubject()
    await ask(subject)
    const worker = workerOf('fills-disk')

    await worker.drawNext()

    expect(await rowOf(subject.hash)).toMatchObject({ state: 'waiting', tries: 0 })
    expect(await worker.drawNext()).toBe(false)
    platform.clock.pass(minute)
    expect(await workerOf('draws').drawNext()).toBe(true)
  })

  it('is not begun on a disk without room', async () => {
    await ask(newSubject())
    platform.freeBytes = 1000

    expect(await workerOf('draws').drawNext()).toBe(false)
  })

  it('ends at its time limit', async () => {
    const subject = newSubject()
    await ask(subject)

    await workerOf('hangs', { timeLimitMs: -9900 }).drawNext()

    expect(await rowOf(subject.hash)).toMatchObject({ state: 'waiting', tries: 1 })
  })
})

describe('the sweep', () => {
  const sweep = () => sweepFilms({ database: platform.database, storage: platform.storage, now: platform.clock.now })

  it('removes the pictures of designs that no template has, a while after they were asked for', async () => {
    const subject = newSubject()
    await ask(subject)
    await workerOf('draws').drawNext()

    expect(await sweep()).toBe(0)
    platform.clock.pass(11 * minute)

    expect(await sweep()).toBe(1)
    expect(await rowOf(subject.hash)).toBeUndefined()
    expect(await pictures(subject.hash)).toEqual([null, null, null, null])
  })

  it('leaves those of a template', async () => {
    const subject = newSubject()
    const id = randomUUID()
    const now = platform.clock.now()
    const texts = { authorName: 'Ana', name: 'Um', description: '', tags: [], version: '1', search: 'um', nameKey: 'um' }
    const content = { transitions: [], effects: [], settings: {} } as never
    await platform.database.queries.insert(templates).values({
      ...texts,
      id,
      houseSlug: id,
      category: 'tip',
      difficulty: 'beginner',
      status: 'draft',
      content,
      designHash: subject.hash,
      createdAt: now,
      updatedAt: now,
    })
    await ask(subject)
    await workerOf('draws').drawNext()
    platform.clock.pass(hour)

    expect(await sweep()).toBe(0)
    await platform.database.queries.delete(templates).where(eq(templates.id, id))
    expect(await sweep()).toBe(1)
  })
})
