import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { interfaceLanguages, languageTags, type InterfaceLanguage } from '@relampago/domain/catalogue'
import sharp, { type Sharp } from 'sharp'

// What makes the site an app that phones install (W3C Web Application Manifest).

const names: Readonly<Record<InterfaceLanguage, { description: string; create: string; videos: string; templates: string }>> = {
  pt: {
    description: 'Digite um tema ou cole um link e receba um vídeo vertical narrado.',
    create: 'Criar vídeo',
    videos: 'Meus vídeos',
    templates: 'Templates',
  },
  en: { description: 'Type a theme or paste a link and get a narrated vertical video.', create: 'Create a video', videos: 'My videos', templates: 'Templates' },
}
/** Colours of the mark: `--color-action` and the page. */
const yellow = '#FFE14D'
const night = '#0D0C0A'

/** Sides in pixels that Android, Chrome and iOS ask for. */
const icons = [
  { file: 'icon-192.png', side: 192, purpose: 'any' },
  { file: 'icon-512.png', side: 512, purpose: 'any' },
  // Systems cut these to their own shape: the mark keeps to the inner four fifths.
  { file: 'icon-maskable-512.png', side: 512, purpose: 'maskable' },
] as const
/** iOS rounds it itself and shows black where it is transparent. */
const appleIcon = { file: 'apple-touch-icon.png', side: 180 }

export function manifestName(language: InterfaceLanguage): string {
  return `app.${language}.webmanifest`
}

/** The manifest of a language as JSON: what is installed, and where links that are shared go. */
function manifest(language: InterfaceLanguage): string {
  const { description, create, videos, templates } = names[language]
  return JSON.stringify({
    id: '/generator',
    name: 'Relâmpago',
    short_name: 'Relâmpago',
    description,
    lang: languageTags[language],
    start_url: '/generator',
    scope: '/',
    display: 'standalone',
    background_color: night,
    theme_color: night,
    categories: ['photo', 'social', 'business'],
    icons: icons.map(({ file, side, purpose }) => ({ src: `/icons/${file}`, sizes: `${side}x${side}`, type: 'image/png', purpose })),
    shortcuts: [
      { name: create, url: '/generator' },
      { name: videos, url: '/profile#videos' },
      { name: templates, url: '/templates' },
    ],
    share_target: { action: '/generator', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  })
}

/** Writes manifests and icons into the built folder. */
export async function writeAppFiles(folder: string): Promise<void> {
  const mark = await readFile(join(folder, 'icon.svg'), 'utf8')
  await mkdir(join(folder, 'icons'), { recursive: true })
  const squares = [...icons.map((icon) => ({ ...icon, isFull: icon.purpose === 'maskable' })), { ...appleIcon, isFull: true }]
  for (const { file, side, isFull } of squares) await drawIcon(mark, side, isFull).toFile(join(folder, 'icons', file))
  for (const language of interfaceLanguages) await writeFile(join(folder, manifestName(language)), manifest(language))
}

/** The mark at a side in pixels; `isFull`: smaller, on a square of its yellow up to the edges. */
function drawIcon(mark: string, side: number, isFull: boolean): Sharp {
  const inner = isFull ? Math.round(side * 0.8) : side
  const rest = side - inner
  const edge = Math.floor(rest / 2)
  // The drawing is 32 units wide; 72 dots an inch are one pixel a unit.
  return sharp(Buffer.from(mark), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .extend({ top: edge, left: edge, bottom: rest - edge, right: rest - edge, background: yellow })
    .flatten(isFull ? { background: yellow } : false)
    .png({ compressionLevel: 9 })
}
