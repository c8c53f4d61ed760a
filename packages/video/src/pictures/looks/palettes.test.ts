import { lookIds } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { moods } from '../../content/kinds/kinds.ts'
import { contrastOf, luminanceOf, readable } from '../drawing/contrast.ts'
import type { Palette, Scheme } from '../drawing/palette.ts'
import { paletteOf } from './looks.ts'

const hues = Array.from({ length: 24 }, (_, at) => at * 15)

/** Every hue with a neighbour on either side, each with an accent of another distance. */
function schemesOf(mood: Scheme['mood']): Scheme[] {
  return hues.flatMap((hue, at) => [25, -30].map((turn) => ({ hue, second: (hue + turn + 360) % 360, accentHue: (hue + 60 + ((at * 47) % 200)) % 360, mood })))
}

/** Pairs of text and ground that are set as small type, then those of large type only. */
function pairsOf(palette: Palette): { small: [string, string][]; large: [string, string][] } {
  const { panel, panelShade, row, onPanel, onPanelSoft, title, accent, onAccent, label, labelInk, ink, inkOn, loud, loudOn } = palette
  return {
    small: [
      ...[panel, panelShade, row].flatMap((ground): [string, string][] => [
        [onPanel, ground],
        [onPanelSoft, ground],
      ]),
      [title, panel],
      [onAccent, accent],
      [labelInk, label],
    ],
    large: [...inkOn.map((ground): [string, string] => [ink, ground]), ...loudOn.map((ground): [string, string] => [loud, ground])],
  }
}

describe('the colours of a look', () => {
  it.each(lookIds.flatMap((look) => moods.map((mood) => ({ look, mood }))))('can be read in every hue: $look $mood', ({ look, mood }) => {
    const unreadable = schemesOf(mood).flatMap((scheme) => {
      const { small, large } = pairsOf(paletteOf(look, scheme))
      const faint = (pairs: [string, string][], least: number) =>
        pairs.filter(([text, ground]) => contrastOf(text, ground) < least).map(([text, ground]) => `${scheme.hue}: ${text} on ${ground}`)
      return [...faint(small, 4.5), ...faint(large, 3)]
    })

    expect(unreadable).toEqual([])
  })

  it.each(lookIds)('differ between moods: %s', (look) => {
    const grounds = moods.map((mood) => paletteOf(look, { hue: 235, second: 210, accentHue: 85, mood }).top)

    expect(new Set(grounds).size).toBeGreaterThanOrEqual(4)
  })
})

describe('contrast', () => {
  it('is that of WCAG 2', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(luminanceOf('rgba(255,0,0,1)')).toBeCloseTo(0.2126, 4)
  })

  it('keeps a colour that can be read, and moves another no farther than it must', () => {
    const dark = readable({ lightness: 0.2, chroma: 0.05, hue: 250 }, ['#ffffff'], 4.5)
    const moved = readable({ lightness: 0.8, chroma: 0.1, hue: 250 }, ['#ffffff'], 4.5)

    expect(contrastOf(dark, '#ffffff')).toBeGreaterThan(12)
    expect(contrastOf(moved, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(moved, '#ffffff')).toBeLessThan(4.8)
  })
})
