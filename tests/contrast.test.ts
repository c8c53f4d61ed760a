import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

// Contrast of the tokens as WCAG 2.2 computes it, in both themes, for the pairs that the pages use.

const folder = join(import.meta.dirname, '../apps/web/src/ui')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Red, green and blue from 0 to 255, and how much of what is below is covered. */
type Colour = { rgb: readonly number[]; alpha: number }
type Palette = ReadonlyMap<string, Colour>

function toColour(text: string): Colour {
  if (text.startsWith('#')) return { rgb: [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)), alpha: 1 }
  const numbers = (text.match(/[\d.]+/g) ?? []).map(Number)
  return { rgb: numbers.slice(0, 3), alpha: numbers[3] ?? 1 }
}

const colour = String.raw`#[0-9a-f]{6}|rgb\([^)]*\)`

/** The tokens of both themes, as text. A token with one colour has it in both. */
function readTokens(): { name: string; light: string; dark: string }[] {
  const pattern = new RegExp(String.raw`--color-([\w-]+): (?:light-dark\((${colour}), (${colour})\)|(${colour}));`, 'g')
  return [...read('tokens.css').matchAll(pattern)].map(([, name = '', light, dark, both = '']) => ({ name, light: light ?? both, dark: dark ?? both }))
}

const tokens = readTokens()
const palettes: Record<'light' | 'dark', Palette> = {
  light: new Map(tokens.map(({ name, light }) => [name, toColour(light)])),
  dark: new Map(tokens.map(({ name, dark }) => [name, toColour(dark)])),
}

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => (value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function find(palette: Palette, name: string): Colour {
  const found = palette.get(name)
  if (found === undefined) throw new Error(`no token ${name}`)
  return found
}

/** `name` or `name/share`, drawn over `below`. */
function over(palette: Palette, name: string, below: readonly number[]): readonly number[] {
  const [token = '', percent = '100'] = name.split('/')
  const { rgb, alpha } = find(palette, token)
  const share = (alpha * Number(percent)) / 100
  return rgb.map((value, index) => value * share + (below[index] ?? 0) * (1 - share))
}

function contrast(palette: Palette, letters: string, ground: readonly number[]): number {
  const [lower = 0, higher = 0] = [luminance(find(palette, letters).rgb), luminance(ground)].toSorted((one, other) => one - other)
  return (higher + 0.05) / (lower + 0.05)
}

const grounds = ['ground', 'surface-1', 'surface-2', 'surface-3', 'surface-quiet'] as const
const states = ['good', 'warn', 'bad', 'info', 'effect'] as const

/** Letters and what they stand on; `tint`: that colour is between, as in badges. */
type Pair = { letters: string; on: string; tint?: string }
const onGrounds = (letters: readonly string[]): Pair[] => letters.flatMap((one) => grounds.map((on) => ({ letters: one, on })))

const texts: readonly Pair[] = [
  ...onGrounds(['ink', 'ink-muted', 'ink-faint', 'action-ink', 'spoken-soft', ...states]),
  // A badge stands on a page, a card or a field.
  ...states.flatMap((one) => grounds.slice(0, 3).map((on) => ({ letters: one, on, tint: one === 'effect' ? 'effect/20' : `${one}/15` }))),
  // Chosen is inverted.
  ...['ink', 'effect', 'info'].map((on) => ({ letters: 'ground', on })),
  ...['action', 'action-hover', 'paper'].map((on) => ({ letters: 'on-action', on })),
  { letters: 'action', on: 'on-action' },
]
/** Large letters, and what has to be seen without being read. */
const marks = onGrounds(['control', 'action-line', 'spoken'])

/** Pairs below the ratio, with theirs. */
function tooFaint(palette: Palette, pairs: readonly Pair[], least: number): string[] {
  return pairs.flatMap(({ letters, on, tint }) => {
    const below = find(palette, on).rgb
    const ratio = contrast(palette, letters, tint === undefined ? below : over(palette, tint, below))
    return ratio < least ? [`${letters} on ${on}${tint === undefined ? '' : ` under ${tint}`}: ${ratio.toFixed(2)}`] : []
  })
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const palette = palettes[theme]

  it('has letters of at least 4.5:1', () => {
    expect(tooFaint(palette, texts, 4.5)).toEqual([])
  })

  it('has borders, rings, marks and large letters of at least 3:1', () => {
    expect(tooFaint(palette, marks, 3)).toEqual([])
  })
})

it('bars of the timeline are seen on its dark ground, and their names read, in either theme', () => {
  for (const clip of ['effect-clip', 'transition-clip']) {
    expect(contrast(palettes.dark, 'ink', find(palettes.dark, clip).rgb)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palettes.dark, clip, find(palettes.dark, 'ground').rgb)).toBeGreaterThanOrEqual(3)
  }
})

it('every colour is known to this test', () => {
  const named = [...read('tokens.css').matchAll(/--color-([\w-]+):/g)].map(([, name]) => name)

  expect(tokens.map(({ name }) => name)).toEqual(named)
})

it('browsers without `light-dark()` get the dark halves, and nothing else', () => {
  const inDark = (value: string) => value.replaceAll(new RegExp(String.raw`light-dark\((?:${colour}), (${colour})\)`, 'g'), '$1')
  const values = (file: string, having: RegExp) => [...read(file).matchAll(/(--[\w-]+):\s+([^;]+);/g)].filter(([, , value = '']) => having.test(value))
  const pairs = values('tokens.css', /light-dark/).map(([, name, value = '']) => [name, inDark(value)])

  expect(pairs.length).toBeGreaterThan(20)
  expect(values('tokens-dark-only.css', /./).map(([, name, value]) => [name, value])).toEqual(pairs)
})

it('the bar of a phone has the colour of the page', () => {
  const bars = [...readFileSync(join(folder, '../../index.html'), 'utf8').matchAll(/name="theme-color" data-theme="(\w+)".*content="(#\w+)"/g)]
  const ground = tokens.find(({ name }) => name === 'ground')

  expect(Object.fromEntries(bars.map(([, theme, value = '']) => [theme, value.toLowerCase()]))).toEqual({ light: ground?.light, dark: ground?.dark })
})
