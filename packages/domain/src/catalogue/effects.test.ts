import { describe, expect, it } from 'vitest'
import { effectCategories } from './effect-categories.ts'
import { effectIds, effectOrUnknown, effects, effectValue, extraEffectIds, unknownEffect, type EffectId } from './effects.ts'

/** Values at intensity 0, 50 and 100. */
const values = {
  eq: [0.1, 1.55, 3],
  hue: [0, 180, 360],
  huesaturation: [0, 2.5, 5],
  colorbalance: [-1, 0, 1],
  colorlevels: [0, 127.5, 255],
  curves: [0, 127.5, 255],
  exposure: [-3, 0, 3],
  vibrance: [0, 50, 100],
  brightness: [0, 50, 100],
  contrast: [0, 50, 100],
  saturation: [0, 50, 100],
  gamma: [0, 50, 100],
  boxblur: [0, 50, 100],
  gblur: [0, 50, 100],
  avgblur: [0, 50, 100],
  dblur: [0, 50, 100],
  smartblur: [0, 50, 100],
  yaepblur: [0, 50, 100],
  unsharp: [0, 5, 10],
  cas: [0, 0.5, 1],
  edgedetect: [0, 0.5, 1],
  sobel: [0, 0.5, 1],
  prewitt: [0, 0.5, 1],
  roberts: [0, 0.5, 1],
  scale: [0.1, 1.55, 3],
  rotate: [0, 180, 360],
  hflip: [0, 0.5, 1],
  vflip: [0, 0.5, 1],
  transpose: [0, 0.5, 1],
  perspective: [0, 0.5, 1],
  monochrome: [0, 0.5, 1],
  pixelize: [1, 50.5, 100],
  posterize: [2, 33, 64],
  vignette: [0, 0.5, 1],
  negate: [0, 0.5, 1],
  selectivecolor: [0, 50, 100],
  noise: [0, 50, 100],
  atadenoise: [0, 50, 100],
  nlmeans: [0, 50, 100],
  removegrain: [0, 50, 100],
  fftdnoiz: [0, 50, 100],
  hqdn3d: [0, 50, 100],
  amplify: [0, 5, 10],
  lagfun: [0, 50, 100],
  shufflepixels: [0, 50, 100],
  shuffleplanes: [0, 50, 100],
  shuffleframes: [0, 50, 100],
  freezeframes: [0, 50, 100],
  fisheye: [0, 0.5, 1],
  twirl: [0, 0.5, 1],
  mosaic: [0, 0.5, 1],
  snow: [0, 0.5, 1],
  rain: [0, 0.5, 1],
  fire: [0, 0.5, 1],
  sparkles: [0, 0.5, 1],
  sepia: [0, 0.5, 1],
  glitchlines: [0, 0.5, 1],
} as const satisfies Record<EffectId, readonly number[]>

describe('the catalogue of effects', () => {
  it('counts 48, and nine extras beside them', () => {
    expect(effectIds).toHaveLength(48)
    expect(extraEffectIds).toEqual(['fisheye', 'twirl', 'mosaic', 'snow', 'rain', 'fire', 'sparkles', 'sepia', 'glitchlines'])
  })

  it('has seven categories, and the extras in a group of their own', () => {
    const counted = new Set(effectIds.map((id) => effects[id].category))

    expect([...counted]).toEqual(['color', 'blur', 'sharpen', 'geometry', 'style', 'noise', 'special'])
    expect(new Set(extraEffectIds.map((id) => effects[id].category))).toEqual(new Set(['extra']))
    expect(Object.keys(effectCategories)).toHaveLength(8)
  })

  it('has as many effects in each category as are named, and four more colors', () => {
    const count = (category: string) => effectIds.filter((id) => effects[id].category === category).length

    expect(['color', 'blur', 'sharpen', 'geometry', 'style', 'noise', 'special'].map(count)).toEqual([12, 6, 6, 6, 6, 6, 6])
  })

  it('names each of them in both languages, and no two alike', () => {
    const all = Object.values(effects)

    for (const language of ['pt', 'en'] as const) expect(new Set(all.map(({ name }) => name[language])).size).toBe(all.length)
  })
})

describe('the value of an effect', () => {
  it.each(Object.entries(values))('%s follows its intensity in a straight line', (id, [least, middle, most]) => {
    const at = (intensity: number) => effectValue(id as EffectId, intensity)

    expect([at(0), at(50), at(100)].map((value) => Number(value.toFixed(9)))).toEqual([least, middle, most])
  })

  it('never leaves its range', () => {
    expect([effectValue('gblur', -20), effectValue('gblur', 130)]).toEqual([0, 100])
  })
})

describe('an unknown effect', () => {
  it('is weak noise at a tenth of its intensity, and logged in Portuguese', () => {
    const warnings: string[] = []

    expect(effectOrUnknown('hologram', (message) => warnings.push(message))).toBe(unknownEffect)
    expect(effectValue(unknownEffect, 80)).toBe(8)
    expect(warnings).toEqual(['Efeito desconhecido: "hologram". Usando um ruído fraco no lugar.'])
  })

  it('is not a property that every object has', () => {
    expect(effectOrUnknown('constructor', () => undefined)).toBe(unknownEffect)
  })
})
