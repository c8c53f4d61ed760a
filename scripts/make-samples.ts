// Makes the stills and clips that the pages show, from videos made by this product: node
// scripts/make-samples.ts [folder] The whole videos stay in the folder, and those that are there
// are not made again.
import './setup/help.mjs'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Timeline } from '@relampago/domain/timeline'
import { commandLine } from '../packages/video/src/command-line.ts'
import { openShop, type Shop } from '../tests/fixtures/shop.ts'
import { cutClip, cutStill } from './samples/cut-samples.ts'
import { sampleClips, sampleStills, sampleVideos, videoLanguages, type SampleVideo, type SampleVideoId } from './samples/sample-list.ts'
import { root } from './setup/run-tool.ts'
import { bringFfmpeg } from './setup/system-programs.ts'

const ffmpeg = bringFfmpeg()
const pages = join(root, 'apps/web/src/ui')
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort(new Error(`stopped by ${signal}`)))

function inputOf({ input }: SampleVideo, language: InterfaceLanguage, shop: Shop): string {
  return input[language].startsWith('/') ? shop.url + input[language] : input[language]
}

async function makeAll(folder: string, language: InterfaceLanguage, shop: Shop): Promise<void> {
  for (const [id, video] of Object.entries(sampleVideos) as [SampleVideoId, SampleVideo][]) {
    const out = join(folder, `${id}-${language}`)
    if (existsSync(`${out}.mp4`)) continue
    const look = ['--language', videoLanguages[language], '--template', video.template, '--duration', '15']
    // The shop has another port each time; the seed keeps its video the same.
    const files = ['--out', `${out}.mp4`, '--timeline', `${out}.json`, '--seed', id, '--allow-private-fetch']
    const code = await commandLine([inputOf(video, language, shop), ...look, ...files], { ...process.env, FFMPEG_PATH: ffmpeg }, stop.signal)
    if (code !== 0) throw new Error(`the video ${id} was not made`)
  }
}

async function cutAll(folder: string, language: InterfaceLanguage, scratch: string): Promise<void> {
  await mkdir(join(pages, 'sample-stills', language), { recursive: true })
  await mkdir(join(pages, 'sample-clips', language), { recursive: true })
  for (const [id, { video, scene, at }] of Object.entries(sampleStills)) {
    const timeline = JSON.parse(await readFile(join(folder, `${video}-${language}.json`), 'utf8')) as Timeline
    const shown = timeline.scenes.at(scene)
    if (shown === undefined) throw new Error(`${id}: the video has no scene ${scene}`)
    const second = (shown.from + at * (shown.to - shown.from)) / timeline.framesPerSecond
    await cutStill(ffmpeg, join(folder, `${video}-${language}.mp4`), second, join(pages, 'sample-stills', language, `${id}.avif`))
  }
  for (const id of sampleClips) {
    await cutClip(ffmpeg, join(folder, `${id}-${language}.mp4`), join(pages, 'sample-clips', language, `${id}.mp4`), join(scratch, id))
  }
}

const [folder = join(tmpdir(), 'relampago-samples')] = process.argv.slice(2)
await mkdir(folder, { recursive: true })
const scratch = await mkdtemp(join(tmpdir(), 'relampago-clips-'))
const shop = await openShop()
try {
  for (const language of ['pt', 'en'] as const) {
    await makeAll(folder, language, shop)
    await cutAll(folder, language, scratch)
  }
} finally {
  await shop.close()
  await rm(scratch, { recursive: true, force: true })
}
