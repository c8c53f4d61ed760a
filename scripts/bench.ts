// Speed and memory of the line, as ratios within one run. With --json the last line is one object.
// --small only tries every measurement out: short videos, few frames and effects; its figures say
// nothing.
import './setup/help.mjs'
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCompositor } from '@relampago/compositor'
import { stageIds, type TemplateDesign, type VideoDuration } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Timeline } from '@relampago/domain/timeline'
import { measureCameraJitter } from '../packages/compositor/tests/measure-jitter.ts'
import { findFfmpeg } from '../packages/video/src/ffmpeg/find-ffmpeg.ts'
import { renderTimeline } from '../packages/video/src/render/render-timeline.ts'
import { renderInBrowser } from './bench/browser-baseline.ts'
import { captionErrors } from './bench/caption-times.ts'
import { picturesOf } from './bench/pictures-of.ts'
import { cutTimeline } from './bench/cut-timeline.ts'
import { costOfEdit } from './bench/edit-cost.ts'
import { effectCosts } from './bench/effect-costs.ts'
import { costOfEncodingOnly } from './bench/encode-only.ts'
import { costOfLine, type LineCost } from './bench/line-cost.ts'
import { memorySlope } from './bench/memory-slope.ts'
import { costOf, watchTree } from './bench/process-cost.ts'
import { heaviestDesign, usualDesign } from './bench/template-designs.ts'
import { root } from './setup/run-tool.ts'
import { bringBrowser, bringFfmpeg } from './setup/system-programs.ts'

const sizes = {
  usual: { durations: [15, 30, 60], main: 30, frames: Infinity, effectFrames: 24, everyEffect: 1, browserFrames: 90, videosForSlope: 50, captionSentences: 50 },
  small: { durations: [15], main: 15, frames: 12, effectFrames: 3, everyEffect: 16, browserFrames: 3, videosForSlope: 1, captionSentences: 1 },
} as const
const size = sizes[process.argv.includes('--small') ? 'small' : 'usual']
/** No effect may cost more at 1080x1920. */
const mostEffectMs = 12
const theme = 'dormir melhor'

function orderOf(duration: VideoDuration): VideoOrder {
  return {
    input: theme,
    kind: 'theme',
    context: '',
    duration,
    language: 'pt-BR',
    voice: 'female',
    font: 'anton',
    fontSizePx: 110,
    textColor: '#FFFFFF',
    outlineColor: '#000000',
    karaokeColor: '#FF2D55',
    template: 'dynamic',
    music: 'corporate',
    musicVolume: 0.12,
    watermark: true,
    quality: 'standard',
    seed: 'bench',
  }
}

/**
 * From order to file as people meet it: a process of its own, soundtrack and render side by side.
 */
async function generate(duration: VideoDuration, folder: string): Promise<{ seconds: number; peakRssMb: number }> {
  const args = ['scripts/make.ts', theme, '--duration', String(duration), '--template', 'dynamic', '--watermark', '--json', '--out', join(folder, 'whole.mp4')]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  if (child.pid === undefined) throw new Error('the command line did not start')
  const watch = watchTree(child.pid)
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  const { peakRssMb } = watch.stop()
  if (code !== 0) throw new Error(`the command line ended with ${code}`)
  return { seconds: (JSON.parse(printed.trim().split('\n').at(-1) ?? '') as { seconds: number }).seconds, peakRssMb }
}

/** CPU of rendering with a quality, and of encoding the same frames with its settings alone. */
async function renderAndEncode(line: LineCost, quality: 'standard' | 'yardstick', masterFile: string, programs: Programs) {
  const render = await costOf(() => renderTo(join(line.folder, `${quality}.mp4`), quality, line, programs))
  const { width, height, framesPerSecond } = line.timeline
  const { ffmpegPath } = programs
  const encode = await costOfEncodingOnly({ videoFile: masterFile, width, height, framesPerSecond, quality, ffmpegPath, folder: line.folder })
  const effects = line.timeline.effects.length
  console.log(`${quality}, ${effects} effects: render ${render.cpuSeconds.toFixed(2)} CPU s, encoding alone ${encode.cpuSeconds.toFixed(2)}`)
  return { render: render.cpuSeconds, encode: encode.cpuSeconds }
}

/** CPU of rendering by a design over that of encoding its frames, both with the yardstick. */
async function overEncode(line: LineCost, timeline: Timeline, programs: Programs): Promise<number> {
  const designed = { ...line, timeline }
  const masterFile = await renderTo(join(line.folder, 'designed.mp4'), 'master', designed, programs)
  const { render, encode } = await renderAndEncode(designed, 'yardstick', masterFile, programs)
  return render / encode
}

async function printEffectCosts(line: LineCost, programs: Programs): Promise<number> {
  const costs = await effectCosts(
    line.timeline,
    { ...programs, folder: line.folder, signal: new AbortController().signal },
    { frames: size.effectFrames, every: size.everyEffect },
  )
  console.log('\n| effect | ms a frame |\n| --- | --- |')
  for (const { id, ms } of costs) console.log(`| ${id} | ${ms.toFixed(1)}${ms > mostEffectMs ? ' ABOVE THE LIMIT' : ''} |`)
  return Math.max(...costs.map(({ ms }) => ms))
}

type Programs = { ffmpegPath: string; ffprobePath: string }

async function renderTo(outFile: string, quality: 'standard' | 'yardstick' | 'master', line: LineCost, programs: Programs): Promise<string> {
  const { timeline, folder, soundtrackFile } = line
  await renderTimeline({
    timeline,
    pictures: picturesOf(timeline),
    soundtrackFile,
    quality,
    outFile,
    tools: { ...programs, folder, signal: new AbortController().signal },
  })
  return outFile
}

const programs = await findFfmpeg(bringFfmpeg(), '')
if (programs === null) throw new Error('FFmpeg is there, but ffprobe is not beside it')
const browserPath = bringBrowser()
const folder = await mkdtemp(join(tmpdir(), 'relampago-bench-'))
try {
  console.log('CPU seconds of each step, run one after another')
  console.log(`| step | ${size.durations.map((seconds) => `${seconds} s`).join(' | ')} |\n| --- |${size.durations.map(() => ' --- |').join('')}`)
  const lines = new Map<VideoDuration, LineCost>()
  for (const duration of size.durations) lines.set(duration, await costOfLine(orderOf(duration), programs, join(folder, `line-${duration}`)))
  for (const stage of stageIds) console.log(`| ${stage} | ${[...lines.values()].map(({ costs }) => costs[stage].cpuSeconds.toFixed(2)).join(' | ')} |`)

  const whole = lines.get(size.main)
  if (whole === undefined) throw new Error(`the ${size.main} s video was not measured`)
  const line = {
    ...whole,
    timeline: cutTimeline(whole.timeline, size.frames),
    designed: (design: TemplateDesign) => cutTimeline(whole.designed(design), size.frames),
  }
  const seconds = line.timeline.frames / line.timeline.framesPerSecond
  const masterFile = await renderTo(join(line.folder, 'master.mp4'), 'master', line, programs)
  const yardstick = await renderAndEncode(line, 'yardstick', masterFile, programs)
  const shipped = await renderAndEncode(line, 'standard', masterFile, programs)
  const usual = await overEncode(line, line.designed(usualDesign), programs)
  const heaviest = await overEncode(line, line.designed(heaviestDesign), programs)
  const dearestEffectMs = await printEffectCosts(whole, programs)
  const browser = await renderInBrowser({
    ...line,
    frames: size.browserFrames,
    browserPath,
    ffmpegPath: programs.ffmpegPath,
    outFile: join(folder, 'browser.mp4'),
  })
  const browserCpu = (browser.cpuSeconds / size.browserFrames) * line.timeline.frames
  const generated = new Map<VideoDuration, Awaited<ReturnType<typeof generate>>>()
  for (const duration of size.durations.slice(-2)) generated.set(duration, await generate(duration, folder))
  const edit = await costOfEdit(orderOf(size.main), programs, join(folder, 'edit'))
  const searchPath = process.env['PATH'] ?? ''
  const slope = await memorySlope({ order: orderOf(15), videos: size.videosForSlope, programs, searchPath, folder: join(folder, 'slope') })
  const jitter = measureCameraJitter(
    await createCompositor(await readFile(new URL('../packages/compositor/build/compositor.wasm', import.meta.url)), { width: 1080, height: 1920 }),
  )
  const errors = await captionErrors({ order: orderOf(60), sentences: size.captionSentences, programs, folder })
  const at = (share: number) => errors[Math.floor(errors.length * share)] ?? Number.NaN

  const figures = {
    renderCpuOverEncode: yardstick.render / yardstick.encode,
    usualTemplateCpuOverEncode: usual,
    heaviestTemplateCpuOverEncode: heaviest,
    dearestEffectMs,
    renderCpuAboveEncodePer30s: ((shipped.render - shipped.encode) * 30) / seconds,
    browserCpuOverRender: browserCpu / shipped.render,
    ...Object.fromEntries(generated.entries().map(([duration, video]) => [`generateSeconds${duration}`, video.seconds])),
    editCpuOverFirst: edit.edited / edit.first,
    retryCpuOverFirst: edit.retried / edit.first,
    memorySlopeMbPerVideo: slope,
    peakRssMb: Math.max(...generated.values().map(({ peakRssMb }) => peakRssMb)),
    captionErrorMsP50: at(0.5),
    captionErrorMsP95: at(0.95),
    cameraJitterPx: jitter,
  }
  console.log('\n| figure | value |\n| --- | --- |')
  for (const [name, value] of Object.entries(figures)) console.log(`| ${name} | ${value.toFixed(3)} |`)
  console.log(`| words compared for caption errors | ${errors.length} |`)
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures))
} finally {
  await rm(folder, { recursive: true, force: true })
}
