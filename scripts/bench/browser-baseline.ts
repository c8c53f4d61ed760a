// The usual way to render such a video: a page in a headless browser shows each moment, a
// screenshot of it goes to the encoder. Same timeline, pictures, places and captions; only the
// means differ. Transitions are cross-fades, which is the cheapest a page can do.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { cameraAt, layerPlaceAt, momentAt, type CaptionPage, type PictureFile, type Scene, type Timeline } from '@relampago/domain/timeline'
import sharp from 'sharp'
import { watchTree } from './process-cost.ts'

export type BrowserRender = {
  timeline: Timeline
  /** Folder of the timeline's pictures. */ folder: string
  frames: number
  browserPath: string
  ffmpegPath: string
  outFile: string
}

/** What the page shows at one moment: a transform and an opacity for each element. */
type Look = { id: string; transform: string; opacity: number }

async function pictureAddress(folder: string, { file, format, width, height }: PictureFile): Promise<string> {
  const bytes = await readFile(join(folder, file))
  const image = format === 'rgba' ? sharp(bytes, { raw: { width, height, channels: 4 } }) : sharp(bytes)
  return `data:image/png;base64,${(await image.png({ compressionLevel: 1 }).toBuffer()).toString('base64')}`
}

async function sceneElements(folder: string, scene: Scene, index: number): Promise<string> {
  const { background, layers } = scene.picture
  const images = [
    `<img id="s${index}b" src="${await pictureAddress(folder, background)}" style="left:${(1080 - background.width) / 2}px;top:${(1920 - background.height) / 2}px">`,
    ...(await Promise.all(
      layers.map(
        async (layer, at) => `<img id="s${index}l${at}" src="${await pictureAddress(folder, layer)}" style="left:${layer.left}px;top:${layer.top}px">`,
      ),
    )),
  ]
  return `<div id="s${index}" class="scene">${images.join('')}</div>`
}

async function pageOf({ timeline, folder }: BrowserRender): Promise<string> {
  const scenes = await Promise.all(timeline.scenes.map((scene, index) => sceneElements(folder, scene, index)))
  return `<!doctype html><style>
body{margin:0;background:#000;overflow:hidden}.scene{position:absolute;inset:0;visibility:hidden}img{position:absolute;will-change:transform}
#caption{position:absolute;left:0;right:0;top:1240px;text-align:center;font:${timeline.captions.style.sizePx}px Impact;text-transform:uppercase;
color:${timeline.captions.style.textColor};-webkit-text-stroke:10px #000;paint-order:stroke fill}</style>${scenes.join('')}<div id="caption"></div><script>${showScript}</script>`
}

function sceneLooks(timeline: Timeline, index: number, frame: number, frames: number, opacity: number): Look[] {
  const scene = timeline.scenes[index]
  if (scene === undefined) return []
  const view = cameraAt(scene.camera, frame / frames)
  const seconds = frame / timeline.framesPerSecond
  return [
    { id: `s${index}`, transform: 'none', opacity },
    { id: `s${index}b`, transform: `scale(${view.zoom / 1.2})`, opacity: 1 },
    ...scene.picture.layers.map(({ motion }, at) => {
      const place = layerPlaceAt(motion, seconds, frames / timeline.framesPerSecond)
      return { id: `s${index}l${at}`, transform: `translate(${place.x}px,${place.y}px) scale(${place.scale})`, opacity: place.opacity }
    }),
  ]
}

function looksAt(timeline: Timeline, frame: number): Look[] {
  const moment = momentAt(timeline, frame)
  if (moment.kind === 'scene') return sceneLooks(timeline, moment.scene.index, moment.scene.frame, moment.scene.frames, 1)
  return [
    ...sceneLooks(timeline, moment.from.index, moment.from.frame, moment.from.frames, 1),
    ...sceneLooks(timeline, moment.to.index, moment.to.frame, moment.to.frames, moment.progress),
  ]
}

function captionAt({ captions }: Timeline, seconds: number): string {
  const page: CaptionPage | undefined = captions.pages.find(({ from, to }) => seconds >= from && seconds < to)
  const lit = (from: number, to: number) => (seconds >= from && seconds < to ? captions.style.karaokeColor : 'inherit')
  const lines = page?.lines.map((line) => line.map(({ text, from, to }) => `<span style="color:${lit(from, to)}">${text}</span>`).join(' '))
  return lines?.join('<br>') ?? ''
}

/** Runs in the page: applies the looks of one moment. */
const showScript = `function show(looks, caption) {
  for (const scene of document.querySelectorAll('.scene')) scene.style.visibility = 'hidden'
  for (const { id, transform, opacity } of looks) {
    const element = document.getElementById(id)
    element.style.transform = transform
    element.style.opacity = String(opacity)
    if (element.className === 'scene') element.style.visibility = 'visible'
  }
  document.getElementById('caption').innerHTML = caption
}`

async function show(page: Page, looks: Look[], caption: string): Promise<void> {
  await page.evaluate(`show(${JSON.stringify(looks)}, ${JSON.stringify(caption)})`)
}

/** Renders the first `frames` frames; returns the cost of browser, encoder and this process. */
export async function renderInBrowser(render: BrowserRender): Promise<{ cpuSeconds: number; peakRssMb: number }> {
  const { timeline, frames } = render
  const markup = await pageOf(render)
  const watch = watchTree(process.pid)
  const server = await chromium.launchServer({
    executablePath: render.browserPath,
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
  })
  const browser = await chromium.connect(server.wsEndpoint())
  try {
    const page = await browser.newPage({ viewport: { width: timeline.width, height: timeline.height } })
    await page.setContent(markup)
    const input = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-r', String(timeline.framesPerSecond), '-i', 'pipe:0']
    const encode = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p', '-threads', '2']
    const encoder = spawn(render.ffmpegPath, ['-y', '-loglevel', 'error', ...input, ...encode, render.outFile], { stdio: ['pipe', 'inherit', 'inherit'] })
    const ended = once(encoder, 'exit')
    for (let frame = 0; frame < frames; frame++) {
      await show(page, looksAt(timeline, frame), captionAt(timeline, frame / timeline.framesPerSecond))
      const shot = await page.screenshot({ type: 'jpeg', quality: 90 })
      if (!encoder.stdin.write(shot)) await once(encoder.stdin, 'drain')
    }
    encoder.stdin.end()
    const [code] = (await ended) as [number | null]
    if (code !== 0) throw new Error(`the encoder of the browser baseline ended with ${code}`)
  } finally {
    await browser.close()
    await server.close()
  }
  return watch.stop()
}
