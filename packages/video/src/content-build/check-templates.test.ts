import { beforeEach, describe, expect, it } from 'vitest'
import { templateCategoryIds, type EffectId, type TemplateDesign } from '@relampago/domain/catalogue'
import { designOfTemplate, extraSeconds } from '@relampago/domain/templates'
import { found, plant, put } from '../../tests/small-content.ts'
import { houseTemplates, type HouseTemplate } from '../content/house-templates.ts'

const file = 'templates/brisa.yaml'
const brisa = `made: 2026-11-22T09:30Z
category: calm
difficulty: beginner
pt:
  name: Brisa
  description: Cores claras e passagens lentas.
  tags: [leve, claro, lento]
en:
  name: Breeze
  description: Bright colors and slow passages.
  tags: [light, bright, slow]
settings: { duration: 10, camera_zoom: 0.02, layer_motion: 0.2, caption_pop: no }
transitions:
  - { type: fadeslow, duration: 2 }
effects:
  - { type: gamma, intensity: 16 }
  - { type: hue, intensity: 5, from: 2, to: 4 }
`

describe('a template of the house', () => {
  beforeEach(() => put(file, brisa))

  it('without a fault has no problems', () => {
    expect(found()).toEqual([])
  })

  it.each([
    ['a missing language', /en:[^]*slow\]\n/, '', ':1: en is missing: write name, description, tags below it'],
    ['a missing description', '  description: Cores claras e passagens lentas.\n', '', ':4: pt.description is missing: what it does to a video'],
    ['a category of the editor', 'category: calm', 'category: custom', ':2: category is "custom": write one of offer, tip,'],
    ['an unknown effect', 'type: gamma', 'type: gama', ':16: effects[0].type is "gama": write one of eq, hue,'],
    ['a number in words', 'intensity: 16', 'intensity: muito', ':16: effects[0].intensity is not a number: write digits'],
    ['an intensity over 100', 'intensity: 16', 'intensity: 160', ':16: effects[0].intensity is refused by the API: use a number from 0 to 100.'],
    ['a zoom over the limit', 'camera_zoom: 0.02', 'camera_zoom: 2', ':12: settings.camera_zoom is refused by the API: use a number from 0 to 0.2.'],
    ['a transition out of its bounds', 'duration: 2 }', 'duration: 3.5 }', ':14: transitions[0].duration is refused by the API: use 0.5 to 5 seconds, within'],
    [
      'an effect that ends before it starts',
      'from: 2, to: 4',
      'from: 4, to: 2',
      ':17: effects[1].to is refused by the API: the effect has to end after it starts.',
    ],
    ['an effect after the end', 'from: 2, to: 4', 'from: 2, to: 14', ':17: effects[1].to is refused by the API: the effect ends after the timeline'],
    ['an effect that meets itself', 'type: gamma', 'type: hue', ':17: effects[1].from is refused by the API: the same effect is already active'],
    [
      'a timeline that is too short',
      'duration: 2 }',
      'duration: 3 }\n  - { type: fadeslow, duration: 3 }\n  - { type: fadeslow, duration: 3 }\n  - { type: fade, duration: 2 }',
      ':12: settings.duration is too short for the transitions: write 12',
    ],
    [
      'effects that cost too much',
      'type: gamma, intensity: 16 }',
      'type: perspective, intensity: 10 }\n  - { type: vignette, intensity: 10 }',
      ':15: effects cost 6.5 s in a video of 30 s: keep them below 5',
    ],
    ['a long name', 'name: Brisa', 'name: Brisa da manhã na praia', ':5: pt.name has 5 words: write 1 to 4'],
    ['a description without its full stop', 'lentas.', 'lentas', ':6: pt.description ends with "s": end with .'],
    ['two tags', '[leve, claro, lento]', '[leve, claro]', ':7: pt.tags has 2 entries: write three to six'],
    ['a tag twice', '[leve, claro, lento]', '[leve, claro, leve]', ':7: pt.tags names a tag twice: leave one out'],
    ['a day that is none', 'made: 2026-11-22T09:30Z', 'made: 2026-13-22T09:30Z', ':1: made is no day of the calendar: mind month and day'],
    ['a change before it was made', 'category: calm', 'changed: 2026-11-21T09:30Z\ncategory: calm', ':2: changed is not after made: write when it was changed'],
  ])('with %s', (_name, from, to, message) => {
    put(file, brisa.replace(from, to))

    expect(found().join('\n')).toContain(`content/${file}${message}`)
  })

  it('shares no name with another, also with other accents', () => {
    put('templates/brisa-leve.yaml', brisa.replace('name: Brisa', 'name: Brísa').replace('name: Breeze', 'name: Light breeze'))

    expect(found()).toEqual([expect.stringContaining('brisa.yaml:5: pt.name is also the name of brisa-leve.yaml: choose another')])
  })

  it('has a file name that can stand in an address', () => {
    put('templates/Brisa_2.yaml', brisa.replace('Brisa', 'Vento').replace('Breeze', 'Wind'))

    expect(found()).toEqual([expect.stringContaining('content/templates/Brisa_2.yaml:1: has a wrong file name')])
  })

  it('may have one name in both languages', () => {
    plant(file, 'name: Breeze', 'name: Brisa')

    expect(found()).toEqual([])
  })
})

describe('the templates of the house', () => {
  const house = houseTemplates()
  const designOf = ({ body }: HouseTemplate) => designOfTemplate(body)

  it('are at least 26, two or more of every category that people choose from', () => {
    const counts = templateCategoryIds.filter((id) => id !== 'custom').map((id) => house.filter(({ body }) => body.category === id).length)

    expect(house.length).toBeGreaterThanOrEqual(26)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
  })

  it('all differ in more than one field', () => {
    const alike = house.flatMap((one, index) =>
      house
        .slice(index + 1)
        .filter((other) => differences(designOf(one), designOf(other)) < 2)
        .map((other) => `${one.slug} ${other.slug}`),
    )

    expect(alike).toEqual([])
  })

  it('cost less than 9 s in a video of 30 s, and most of them less than 8', () => {
    const costs = house.map((one) => extraSeconds(designOf(one), 30))

    expect(Math.max(...costs)).toBeLessThanOrEqual(9)
    expect(costs.filter((cost) => cost < 8).length).toBeGreaterThan((3 * house.length) / 4)
  })

  it('mirror no picture, whose words could not be read', () => {
    const turned = house.filter(({ body }) => body.effects.some(({ type }) => ['hflip', 'vflip', 'transpose'].includes(type)))

    expect(turned.map(({ slug }) => slug)).toEqual([])
  })

  it('have no effect that leaves the picture as it is', () => {
    // The range of these passes through what they leave alone; the others do nothing at 0.
    const neutral: Partial<Record<EffectId, number>> = { colorbalance: 50, exposure: 50, huesaturation: 20, eq: 31, scale: 31 }
    const idle = house.flatMap(({ slug, body }) =>
      body.effects
        .filter(({ type, intensity }) => intensity === neutral[type] || (intensity === 0 && neutral[type] === undefined))
        .map(({ type }) => `${slug} ${type}`),
    )

    expect(idle).toEqual([])
  })

  it('show several dates, so that the newest come first', () => {
    const dates = house.map(({ updatedAt }) => Date.parse(updatedAt))

    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
    expect(new Set(dates).size).toBe(dates.length)
  })

  it('are premium in a few cases', () => {
    const premium = house.filter(({ isPremium }) => isPremium).length

    expect(premium).toBeGreaterThan(0)
    expect(premium).toBeLessThan(house.length / 3)
  })
})

/**
 * In how many of its parts a design differs: kinds of transition, kinds of effect, each setting.
 * Settings alone do not count: they are not seen on a card.
 */
function differences(one: TemplateDesign, other: TemplateDesign): number {
  const kinds = (list: readonly { id: string }[]) => [...new Set(list.map(({ id }) => id))].toSorted().join(' ')
  const drawn = [kinds(one.transitions) !== kinds(other.transitions), kinds(one.effects) !== kinds(other.effects)]
  const settings = (['cameraZoom', 'layerMotion', 'captionPop'] as const).map((name) => one.settings[name] !== other.settings[name])
  return drawn.includes(true) ? [...drawn, ...settings].filter(Boolean).length : 0
}
