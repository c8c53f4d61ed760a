import { existsSync, readdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { captionArea, type Picture } from '@relampago/domain/timeline'
import { checkVideo } from './check-video.ts'
import { renderTimeline, type RenderOrder } from './render-timeline.ts'
import {
  countColor,
  drawPictures,
  framePixels,
  makeTone,
  picturesOf,
  testTimeline,
  testTools,
  writeProgram,
  type Region,
  type TestTimeline,
} from '../../tests/render-setup.ts'

const captionRegion: Region = { left: 130, top: 1180, width: 820, height: 280 }
const watermarkRegion: Region = { left: 60, top: 1476, width: 320, height: 60 }
const karaoke = '#FF2D55'

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the test timeline has too few scenes')
  return value
}
type Preparing = Partial<RenderOrder> & Partial<TestTimeline> & { size?: { width: number; height: number } }

/** A folder with pictures and sound, and an order for its render. */
function prepare(over: Preparing = {}) {
  const tools = testTools(over.tools)
  drawPictures(tools.folder, 3)
  makeTone(join(tools.folder, 'sound.m4a'), 3)
  const { words = ['Água', 'boa', 'já'], watermark = false, scenes = 3, size } = over
  const timeline = { ...testTimeline({ words, watermark, scenes }), ...size }
  const outFile = join(tools.folder, 'out.mp4')
  const pictures = picturesOf(timeline)
  const order: RenderOrder = { timeline, pictures, soundtrackFile: 'sound.m4a', quality: 'standard', outFile, ...over, tools: { ...tools, ...over.tools } }
  return { tools, timeline, outFile, order, before: readdirSync(tools.folder).toSorted() }
}

/** A sixteenth of the pixels, for what does not depend on them. */
const prepareSmall = (over: Preparing = {}) => prepare({ size: { width: 270, height: 480 }, ...over })

/** How many pixels of the columns are of that colour; the pixels are those of whole rows. */
function countInColumns(pixels: Uint8Array, { from, to }: { from: number; to: number }, color: string): number {
  const rowBytes = 1080 * 3
  const rows = Array.from({ length: pixels.length / rowBytes }, (_, row) => pixels.subarray(row * rowBytes + from * 3, row * rowBytes + to * 3))
  return rows.reduce((sum, row) => sum + countColor(row, color), 0)
}

describe('a rendered video', () => {
  const plain = prepare({ watermark: true })
  const progress: number[] = []
  let result: Awaited<ReturnType<typeof renderTimeline>>
  beforeAll(async () => {
    result = await renderTimeline({ ...plain.order, onProgress: (done) => progress.push(done) })
  })
  afterAll(plain.tools.release)

  it('has every frame, the promised form and sound, as measured in the file', async () => {
    const report = await checkVideo({ file: plain.outFile, timeline: plain.timeline, tools: plain.tools, looks: result.looks })

    expect(result.frames).toBe(60)
    expect(result.bytes).toBe(readFileSync(plain.outFile).length)
    expect(report.video).toMatchObject({ nb_frames: '60', width: 1080, height: 1920, profile: 'High', color_space: 'bt709' })
    expect(report.boxes.slice(0, 2)).toEqual(['ftyp', 'moov'])
  })

  it('told of each frame once, in order', () => {
    expect(progress).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
  })

  it('shows captions from the first word on, and nothing before', () => {
    const white = (frame: number) => countColor(framePixels(plain.outFile, frame, captionRegion), '#FFFFFF')

    expect(white(4)).toBe(0)
    // The page holds three words, one of them lit.
    expect(white(8)).toBeGreaterThan(5000)
  })

  it('lights each word in its own colour while it is spoken', () => {
    const [line] = plain.timeline.captions.pages[0]?.lines ?? []
    const litAt = (frame: number) => {
      const pixels = framePixels(plain.outFile, frame, { left: 0, top: 1180, width: 1080, height: 280 })
      const columnsOf = (word: { centre: number; width: number }) => ({
        from: Math.round(word.centre - word.width / 2),
        to: Math.round(word.centre + word.width / 2),
      })
      return (line ?? []).map((word) => countInColumns(pixels, columnsOf(word), karaoke) > 800)
    }

    expect(litAt(10)).toEqual([true, false, false])
    expect(litAt(20)).toEqual([false, true, false])
    expect(litAt(29)).toEqual([false, false, true])
  })

  it('keeps captions inside the safe area', () => {
    const { safe } = captionArea(plain.timeline)
    const belowAndBeside: Region[] = [
      { left: 0, top: safe.bottom, width: 1080, height: 1920 - safe.bottom },
      { left: safe.right, top: 1100, width: 1080 - safe.right, height: 400 },
    ]

    for (const region of belowAndBeside) expect(countColor(framePixels(plain.outFile, 12, region), '#000000', 40)).toBe(0)
  })

  it('carries the watermark of those who have one, and none of those who have not', async () => {
    const without = prepare({ scenes: 1 })
    await renderTimeline(without.order)

    // White at 80 % over the first background.
    expect(countColor(framePixels(plain.outFile, 5, watermarkRegion), '#D0DEEC', 24)).toBeGreaterThan(800)
    expect(countColor(framePixels(without.outFile, 5, watermarkRegion), '#145AA0')).toBe(320 * 60)
    without.tools.release()
  })

  it('shows the pictures in their own colours and slides from one to the next', () => {
    const column = (frame: number, left: number) => framePixels(plain.outFile, frame, { left, top: 100, width: 40, height: 40 })

    expect(countColor(column(5, 500), '#145AA0')).toBe(1600)
    expect(countColor(column(20, 40), '#145AA0')).toBe(1600)
    expect(countColor(column(20, 1000), '#1E783C')).toBe(1600)
    expect(countColor(column(30, 500), '#1E783C')).toBe(1600)
  })

  it('leaves nothing but the file', () => {
    expect(readdirSync(plain.tools.folder).toSorted()).toEqual([...plain.before, 'out.mp4'].toSorted())
  })
})

describe('a render that starts early', () => {
  let started: ReturnType<typeof prepare> | null = null
  afterEach(() => started?.tools.release())

  it('waits for each picture before its scene and for the sound after the last frame', async () => {
    started = prepareSmall()
    const { tools, timeline, order, outFile } = started
    const { promise: soundtrackFile, resolve } = Promise.withResolvers<string>()
    renameSync(join(tools.folder, 'background-2.rgba'), join(tools.folder, 'later.rgba'))
    const { promise: lastPicture, resolve: drawLast } = Promise.withResolvers<Picture>()
    const onProgress = (done: number, frames: number) => {
      if (done === 1) {
        renameSync(join(tools.folder, 'later.rgba'), join(tools.folder, 'background-2.rgba'))
        drawLast(must(timeline.scenes[2]).picture)
      }
      if (done === frames) resolve('sound.m4a')
    }
    const notes: string[] = []

    await renderTimeline({
      ...order,
      tools: { ...order.tools, onNote: (note) => notes.push(note) },
      pictures: [...order.pictures.slice(0, 2), lastPicture],
      soundtrackFile,
      onProgress,
    })

    expect(notes).toEqual([])
    expect(existsSync(outFile)).toBe(true)
  })

  it('draws the first scenes while the last picture is still missing', async () => {
    started = prepareSmall()
    const { order, timeline, outFile } = started
    const { promise: lastPicture, resolve } = Promise.withResolvers<Picture>()
    const pictures = [...order.pictures.slice(0, 2), lastPicture]

    await renderTimeline({ ...order, pictures, onProgress: (done) => done === 20 && resolve(must(timeline.scenes[2]).picture) })

    expect(existsSync(outFile)).toBe(true)
  })
})

describe('a render that cannot end', () => {
  let prepared: ReturnType<typeof prepare> | null = null
  afterEach(() => prepared?.tools.release())

  /** Runs it, then looks at what is left in its folder. */
  async function outcome({ tools, order, before }: ReturnType<typeof prepare>): Promise<{ error: unknown; left: string[] }> {
    const error: unknown = await renderTimeline(order).then(
      () => null,
      (reason: unknown) => reason,
    )
    return { error, left: readdirSync(tools.folder).filter((name) => !before.includes(name) && name !== 'pid') }
  }
  /** Ids of all processes that the program was started as. */
  const startedIn = (folder: string) => readFileSync(join(folder, 'pid'), 'utf8').trim().split('\n')
  const isRunning = (folder: string) => startedIn(folder).some((pid) => existsSync(`/proc/${pid}`))

  it('is stopped by an abort and leaves no process and no file', async () => {
    prepared = prepareSmall()
    const { tools, order } = prepared
    order.tools.ffmpegPath = writeProgram(tools.folder, 'ffmpeg', `echo $$ >> ${tools.folder}/pid; exec ffmpeg "$@"`)
    prepared.before.push('ffmpeg')
    // Baked into each picture by processes of their own.
    prepared.timeline.effects = [{ id: 'contrast', intensity: 80, from: 0, to: 60 }]
    const stopped = new Error('stopped by the person')
    order.onProgress = (done) => done === 10 && tools.abort(stopped)

    const { error, left } = await outcome(prepared)

    expect(error).toBe(stopped)
    expect(left).toEqual([])
    expect(startedIn(tools.folder).length).toBeGreaterThan(1)
    expect(isRunning(tools.folder)).toBe(false)
  })

  it.each(['picture', 'soundtrack'] as const)('is stopped by an abort while it waits for a %s', async (part) => {
    prepared = prepareSmall()
    const { tools, order } = prepared
    const stopped = new Error('stopped by the person')
    const never = new Promise<never>(() => undefined)
    if (part === 'picture') {
      order.pictures = [...order.pictures.slice(0, 2), never]
      order.onProgress = (done) => done === 10 && tools.abort(stopped)
    } else {
      order.soundtrackFile = never
      order.onProgress = (done, frames) => done === frames && tools.abort(stopped)
    }

    expect(await outcome(prepared)).toEqual({ error: stopped, left: [] })
  })

  it('is given up when the encoder hangs and does not even listen to TERM', async () => {
    prepared = prepareSmall({ words: [], stallMs: 400 })
    const { tools, order } = prepared
    order.tools.ffmpegPath = writeProgram(tools.folder, 'ffmpeg', `echo $$ > ${tools.folder}/pid; trap '' TERM; exec sleep 1000`)
    prepared.before.push('ffmpeg')

    const { error, left } = await outcome(prepared)

    expect(error).toMatchObject({ name: 'ToolError', step: 'render: encode', detail: expect.stringContaining('no progress for 400 ms') as string })
    expect(left).toEqual([])
    expect(isRunning(tools.folder)).toBe(false)
  })

  it.each([
    { why: 'fails', script: 'echo "no space left" >&2; exit 3', detail: 'exit 3: no space left' },
    { why: 'takes only the first frames', script: 'head -c 1000000 > /dev/null; exit 0', detail: 'exit 0' },
    { why: 'says nothing of the frames it wrote', script: 'cat > /dev/null', detail: '0 of 60 frames arrived' },
  ])('is a failed tool when the encoder $why', async ({ script, detail }) => {
    prepared = prepareSmall({ words: [] })
    prepared.order.tools.ffmpegPath = writeProgram(prepared.tools.folder, 'ffmpeg', script)
    prepared.before.push('ffmpeg')

    const { error, left } = await outcome(prepared)

    expect(error).toMatchObject({ name: 'ToolError', detail: expect.stringContaining(detail) as string })
    expect(left).toEqual([])
  })

  it.each([
    ['fails', 'exit 3', 'exit 3'],
    ['draws no captions', 'cat > /dev/null', 'exit 0 after 0 of'],
  ])('is a failed tool when FFmpeg %s', async (_, script, detail) => {
    prepared = prepareSmall()
    // Told from the encoder by its source.
    const isDrawing = 'case "$*" in *lavfi*)'
    prepared.order.tools.ffmpegPath = writeProgram(prepared.tools.folder, 'ffmpeg', `${isDrawing} ${script};; *) exec ffmpeg "$@";; esac`)
    prepared.before.push('ffmpeg')

    const { error, left } = await outcome(prepared)

    expect(error).toMatchObject({ name: 'ToolError', step: 'render: captions', detail: expect.stringContaining(detail) as string })
    expect(left).toEqual([])
  })

  it('is a failed tool when there is no FFmpeg', async () => {
    prepared = prepareSmall({})
    prepared.order.tools.ffmpegPath = '/nowhere/ffmpeg'

    const { error, left } = await outcome(prepared)

    expect(error).toMatchObject({ name: 'ToolError', tool: '/nowhere/ffmpeg' })
    expect(left).toEqual([])
  })

  it('fails as the soundtrack failed', async () => {
    const failure = new Error('no music today')
    prepared = prepareSmall({ soundtrackFile: Promise.reject(failure) })

    expect(await outcome(prepared)).toEqual({ error: failure, left: [] })
  })
})

describe('a picture that cannot be read', () => {
  let prepared: ReturnType<typeof prepare> | null = null
  afterEach(() => prepared?.tools.release())

  it.each([
    ['a background that was cut off', 'background-1.rgba', 'scene 2: a plain background is shown'],
    ['a layer that was cut off', 'square.rgba', 'scene 1: a layer is left out'],
  ])('is replaced and told of: %s', async (_, file, note) => {
    prepared = prepareSmall({ words: [] })
    const { tools, order, outFile } = prepared
    const notes: string[] = []
    order.tools.onNote = (told) => notes.push(told)
    truncateSync(join(tools.folder, file), 1000)

    const { frames } = await renderTimeline(order)

    expect(frames).toBe(60)
    expect(notes[0]).toContain(note)
    // The colours of the first scene are those of the video.
    const middleOfSecond = framePixels(outFile, 30, { left: 40, top: 300, width: 40, height: 40 })
    expect(countColor(middleOfSecond, file.startsWith('background') ? '#145AA0' : '#1E783C')).toBe(1600)
  })

  it('is replaced too when its file is no picture at all', async () => {
    prepared = prepareSmall({ words: [] })
    const { tools, order, timeline } = prepared
    const notes: string[] = []
    order.tools.onNote = (told) => notes.push(told)
    const [scene] = timeline.scenes
    if (scene !== undefined) scene.picture.background = { file: 'background-0.png', format: 'png', width: 108, height: 192 }
    writeFileSync(join(tools.folder, 'background-0.png'), 'no picture')

    const { frames } = await renderTimeline(order)

    expect(frames).toBe(60)
    expect(notes).toEqual([expect.stringContaining('scene 1: a plain background is shown')])
  })
})
