/**
 * Writes `assets/icons/pack.json.br` (words) and `assets/icons/drawings.bin` from the collections
 * that we draw icons from. They are far too large to be dependencies (130 MB unpacked),
 * so they are fetched once, only to rebuild the pack:
 *
 *   mkdir /tmp/icon-sources && cd /tmp/icon-sources && npm init -y
 *   npm install --ignore-scripts @iconify-json/fluent-emoji@1.2.7 \
 *     @iconify-json/circle-flags@1.2.11 @iconify-json/ph@1.2.2 \
 *     @iconify-json/healthicons@1.2.13
 *   node scripts/build-icon-pack.ts /tmp/icon-sources/node_modules
 *
 * The lists of `icon-pack` say which icons are in and what people call them.
 */
import './setup/help.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { readIconLists } from './icon-pack/read-icon-lists.ts'

/** Longer drawings cost tens of milliseconds to rasterise and show detail that no phone shows. */
const maxBodyCharacters = 85_000
const maxPackBytes = 2_600_000
/** Drawings that are unpacked together: few cost bytes, many cost time. */
const groupSize = 16

type Drawings = { icons: Record<string, { body: string }>; width?: number }

const sources = process.argv[2]
if (sources === undefined) throw new Error('Usage: node scripts/build-icon-pack.ts <folder that holds @iconify-json>')

const icons = [
  ...iconsOf('fluent-emoji', '@iconify-json/fluent-emoji', (id) => id),
  ...iconsOf('circle-flags', '@iconify-json/circle-flags', (id) => id.replace('flag-', '')),
  ...iconsOf('phosphor', '@iconify-json/ph', (id) => `${id.replace('duo-', '')}-duotone`),
  ...iconsOf('healthicons', '@iconify-json/healthicons', (id) => id.replace('body-', '')),
]
const repeated = icons.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at)
if (repeated.length > 0) throw new Error(`Listed twice: ${repeated.join(', ')}`)

const groups: Buffer[] = []
for (let from = 0; from < icons.length; from += groupSize) groups.push(packed(icons.slice(from, from + groupSize).map(({ body }) => body)))
const table = packed({
  version: 2,
  groupSize,
  groupBytes: groups.map(({ length }) => length),
  icons: icons.map((icon) => ({ ...icon, body: undefined })),
})
const drawings = Buffer.concat(groups)
if (table.length + drawings.length > maxPackBytes) throw new Error(`The pack is too large: ${table.length} and ${drawings.length} bytes`)
writeFileSync(join(import.meta.dirname, '../assets/icons/pack.json.br'), table)
writeFileSync(join(import.meta.dirname, '../assets/icons/drawings.bin'), drawings)
console.log(`${icons.length} icons, ${table.length} and ${drawings.length} bytes`)

/** The listed icons of one set with names and drawings in a box of 32 by 32. */
function iconsOf(set: string, collection: string, nameOf: (id: string) => string) {
  const { icons: available, width = 32 } = readJson(`${collection}/icons.json`) as Drawings
  return readIconLists(join(import.meta.dirname, 'icon-pack', set)).map((row) => {
    const drawing = available[nameOf(row.id)]
    if (drawing === undefined) throw new Error(`No drawing of ${set} is called ${nameOf(row.id)}`)
    const body = inBox(inLookColours(withShortNumbers(drawing.body)), width)
    if (body.length > maxBodyCharacters) throw new Error(`The drawing ${row.id} is too large: ${body.length} characters`)
    return { ...row, label: { pt: spaced(row.words.pt[0]), en: spaced(row.words.en[0]) }, set, body }
  })
}

function spaced(phrase = ''): string {
  return phrase.replaceAll('-', ' ')
}

/**
 * Names the gradients that each look brings (`icons/look-gradients.ts`) instead of the colour of
 * the text: two for the lines and the pale surfaces of a duotone drawing, one for a silhouette.
 */
function inLookColours(body: string): string {
  if (!body.includes('opacity=".2"')) return body.replaceAll('currentColor', 'url(#look-solid)')
  return body.replaceAll('currentColor', 'url(#look-line)').replaceAll('opacity=".2"', 'fill="url(#look-fill)"')
}

function inBox(body: string, width: number): string {
  return width === 32 ? body : `<g transform="scale(${32 / width})">${body}</g>`
}

function packed(value: unknown): Buffer {
  const text = JSON.stringify(value)
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(sources ?? '', path), 'utf8'))
}

/**
 * Two decimals are a fortieth of a pixel at the largest size we draw: 32 units become 700 pixels.
 */
function withShortNumbers(body: string): string {
  return body.replaceAll(/(\.\d{2})\d+(?![\d.]*e)/g, '$1')
}
