// Draws the five pictures on which the template editor shows effects and transitions:
// `node scripts/editor-samples.ts`. Editor and server show the same files.
import './setup/help.mjs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TemplateCategory } from '@relampago/domain/catalogue'
import { frameSize, type Picture } from '@relampago/domain/timeline'
import sharp from 'sharp'
import { findFfmpeg } from '../packages/video/src/ffmpeg/find-ffmpeg.ts'
import { drawSample } from '../packages/video/src/template-film/sample-pictures.ts'
import { sampleScripts } from '../packages/video/src/template-film/sample-scripts.ts'

const outFolder = join(import.meta.dirname, '../assets/editor')

/** Of each a scene of a sample script: different subjects, colours and amounts of detail. */
const samples: readonly { category: TemplateCategory; theme: string; scene: number; seed: string }[] = [
  { category: 'fact', theme: 'Café especial', scene: 0, seed: 'editor 1' },
  { category: 'pop', theme: 'Skate', scene: 0, seed: 'editor 2' },
  { category: 'cinema', theme: 'Noite na cidade', scene: 0, seed: 'editor 3' },
  { category: 'custom', theme: 'Praia', scene: 2, seed: 'editor 4' },
  { category: 'story', theme: '14-bis', scene: 2, seed: 'editor 5' },
]

const folder = await mkdtemp(join(tmpdir(), 'relampago-samples-'))
try {
  await mkdir(outFolder, { recursive: true })
  const ffmpeg = await findFfmpeg(process.env['FFMPEG_PATH'], process.env['PATH'] ?? '')
  if (ffmpeg === null) throw new Error('no FFmpeg was found')
  for (const [index, { category, theme, scene, seed }] of samples.entries()) {
    const script = sampleScripts[category].find((one) => one.theme === theme)
    if (script === undefined) throw new Error(`there is no sample ${theme}`)
    const own = await mkdtemp(join(folder, 'sample-'))
    const pictures = await drawSample(script, seed, { ...ffmpeg, folder: own, signal: new AbortController().signal })
    const picture = pictures[scene]
    if (picture === undefined) throw new Error(`${theme} has no scene ${scene}`)
    const { size } = await writeWhole(picture, own, join(outFolder, `sample-${index + 1}.webp`))
    console.log(`sample-${index + 1}.webp: ${theme}, ${size} bytes`)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Background with its layers at rest, as large as backgrounds are: nothing is scaled later. */
async function writeWhole({ background, layers }: Picture, from: string, file: string): Promise<{ size: number }> {
  const raw = async ({ file: name, width, height }: { file: string; width: number; height: number }) => ({
    input: await readFile(join(from, name)),
    raw: { width, height, channels: 4 as const },
  })
  const room = { left: (background.width - frameSize.width) / 2, top: (background.height - frameSize.height) / 2 }
  const { input, raw: size } = await raw(background)
  const placed = await Promise.all(layers.map(async (layer) => ({ ...(await raw(layer)), left: layer.left + room.left, top: layer.top + room.top })))
  return sharp(input, { raw: size }).composite(placed).removeAlpha().webp({ quality: 82, effort: 6 }).toFile(file)
}
