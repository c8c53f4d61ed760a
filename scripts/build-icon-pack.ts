/**
 * Writes `assets/icons/pack.json.br` from the two collections that we draw icons and words from.
 * They are far too large to be dependencies (130 MB unpacked), so they are fetched once, only to
 * rebuild the pack:
 *
 *   mkdir /tmp/icon-sources && cd /tmp/icon-sources && npm init -y
 *   npm install --ignore-scripts @iconify-json/fluent-emoji@1.2.7 emojibase-data@17.0.0
 *   node scripts/build-icon-pack.ts /tmp/icon-sources/node_modules
 *
 * The table `icon-pack/allowed-icons.txt` says which icons are in and what people call them.
 */
import './setup/help.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { readAllowedIcons } from './icon-pack/read-allowed-icons.ts'

/** Longer drawings cost tens of milliseconds to rasterise and show detail that no phone shows. */
const maxBodyCharacters = 60_000
const maxPackBytes = 1_500_000

type Drawings = { icons: Record<string, { body: string }> }
type EmojiWords = { label: string; hexcode: string; tags?: string[] }

const sources = process.argv[2]
if (sources === undefined) throw new Error('Usage: node scripts/build-icon-pack.ts <folder that holds @iconify-json and emojibase-data>')

const drawings = (readJson('@iconify-json/fluent-emoji/icons.json') as Drawings).icons
const english = readJson('emojibase-data/en/data.json') as EmojiWords[]
const portuguese = new Map((readJson('emojibase-data/pt/data.json') as EmojiWords[]).map((emoji) => [emoji.hexcode, emoji]))
const emojiById = new Map(english.map((emoji) => [iconIdOf(emoji.label), emoji]))

const icons = readAllowedIcons(join(import.meta.dirname, 'icon-pack/allowed-icons.txt')).map((row) => {
  const drawing = drawings[row.id]
  if (drawing === undefined) throw new Error(`No drawing is called ${row.id}`)
  const body = withShortNumbers(drawing.body)
  if (body.length > maxBodyCharacters) throw new Error(`The drawing ${row.id} is too large: ${body.length} characters`)
  const emoji = emojiById.get(row.id)
  const pt = emoji && portuguese.get(emoji.hexcode)
  return {
    ...row,
    label: { pt: pt?.label ?? '', en: emoji?.label ?? row.query },
    tags: { pt: pt?.tags ?? [], en: emoji?.tags ?? [] },
    body,
  }
})

const packed = brotliCompressSync(JSON.stringify({ version: 1, icons }), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: 8_000_000 },
})
if (packed.length > maxPackBytes) throw new Error(`The pack is too large: ${packed.length} bytes`)
writeFileSync(join(import.meta.dirname, '../assets/icons/pack.json.br'), packed)
console.log(`${icons.length} icons, ${packed.length} bytes`)

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(sources ?? '', path), 'utf8'))
}

/** The collection names a drawing after the English label of its emoji. */
function iconIdOf(label: string): string {
  return label
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F’'“”.:,!()]/g, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/\s+/g, '-')
}

/**
 * Two decimals are a fortieth of a pixel at the largest size we draw: 32 units become 700 pixels.
 */
function withShortNumbers(body: string): string {
  return body.replaceAll(/(\.\d{2})\d+(?![\d.]*e)/g, '$1')
}
