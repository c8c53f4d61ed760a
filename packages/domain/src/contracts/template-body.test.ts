import { describe, expect, it } from 'vitest'
import { effects, templateLimits, transitions, type EffectId, type TransitionId } from '../catalogue/index.ts'
import { pick, seededRandom, type Random } from '../random.ts'
import { schemas } from './schemas.ts'
import { templateRuleFixes } from './template-fixes.ts'
import { sequenceOf } from './transition-sequence.ts'

const body = schemas.createTemplate.body
const at = (type: string, start: unknown, end: unknown, intensity: unknown = 50) => ({ type, intensity, custom_params: { start_time: start, end_time: end } })
const base = { name: 'Corte', transitions: [{ type: 'fade', duration: 1 }], effects: [at('eq', 0, 10)] }
const repeated = <One>(count: number, one: One) => Array.from({ length: count }, () => one)

/** Field and rule of the first problem; `null` when there is none. */
function problem(changes: object): string | null {
  const result = body.safeParse({ ...base, ...changes })
  const [issue] = result.error?.issues ?? []
  if (issue === undefined) return null
  return [issue.path.join('.'), ...(Object.hasOwn(templateRuleFixes, issue.message) ? [issue.message] : [])].join(' ')
}
const accepted = (changes: object) => body.parse({ ...base, ...changes })

describe('a template that is sent', () => {
  it.each<[string, object, string]>([
    ['an effect that does not exist', { effects: [at('nothing', 0, 1)] }, 'effects.0.type'],
    ['an effect named like a property of every object', { effects: [at('constructor', 0, 1)] }, 'effects.0.type'],
    ['a transition that does not exist', { transitions: [{ type: '__proto__', duration: 1 }] }, 'transitions.0.type'],
    ['no number as intensity', { effects: [at('eq', 0, 1), at('hue', 0, 1, NaN)] }, 'effects.1.intensity'],
    ['an intensity below 0', { effects: [at('eq', 0, 1, -1)] }, 'effects.0.intensity'],
    ['an intensity above 100', { effects: [at('eq', 0, 1, 101)] }, 'effects.0.intensity'],
    ['an intensity as text', { effects: [at('eq', 0, 1, '50')] }, 'effects.0.intensity'],
    ['a time that is no number', { effects: [at('eq', NaN, 1)] }, 'effects.0.custom_params.start_time'],
    ['an endless time', { effects: [at('eq', 0, Infinity)] }, 'effects.0.custom_params.end_time'],
    ['a negative time', { effects: [at('eq', -1, 1)] }, 'effects.0.custom_params.start_time'],
    ['no times', { effects: [{ type: 'eq', intensity: 50 }] }, 'effects.0.custom_params'],
    ['reversed times', { effects: [at('eq', 5, 4)] }, 'effects.0.custom_params.end_time end_before_start'],
    ['an effect of no length', { effects: [at('eq', 5, 5)] }, 'effects.0.custom_params.end_time end_before_start'],
    ['less than a millisecond', { effects: [at('eq', 5, 5.0001)] }, 'effects.0.custom_params.end_time end_before_start'],
    ['an effect that ends after the timeline', { effects: [at('eq', 0, 10.1)] }, 'effects.0.custom_params.end_time end_after_timeline'],
    ['the same effect twice at one time', { effects: [at('eq', 0, 5), at('hue', 0, 5), at('eq', 4.9, 6)] }, 'effects.2.custom_params.start_time effect_twice'],
    ['the same effect within itself', { effects: [at('eq', 0, 9), at('eq', 3, 4)] }, 'effects.1.custom_params.start_time effect_twice'],
    ['16 effects', { effects: repeated(16, at('eq', 0, 1)) }, 'effects'],
    ['26 transitions', { transitions: repeated(26, { type: 'fade', duration: 1 }) }, 'transitions'],
    ['nothing at all', { effects: [], transitions: [] }, 'effects content_needed'],
    ['a transition shorter than the editor allows', { transitions: [{ type: 'fade', duration: 0.4 }] }, 'transitions.0.duration transition_length'],
    ['a transition longer than its kind', { transitions: [{ type: 'fadefast', duration: 1.1 }] }, 'transitions.0.duration transition_length'],
    ['a transition of no number', { transitions: [{ type: 'fade', duration: NaN }] }, 'transitions.0.duration'],
    ['another easing', { transitions: [{ type: 'fade', duration: 1, easing: 'ease-in' }] }, 'transitions.0.easing'],
    ['a timeline of 4 seconds', { settings: { duration: 4 } }, 'settings.duration'],
    ['a timeline of 121 seconds', { settings: { duration: 121 } }, 'settings.duration'],
    ['a colour that is none', { settings: { background_color: 'url(x)' } }, 'settings.background_color'],
    ['another size', { settings: { resolution: '640x360' } }, 'settings.resolution'],
    ['settings that are none', { settings: [] }, 'settings'],
    ['no name', { name: undefined }, 'name'],
    ['an empty name', { name: '   ' }, 'name'],
    ['a name that cannot be seen', { name: '\u200B\u202E\u00AD\u2060 \u0000' }, 'name'],
    ['a name of marks alone', { name: '\u0301\u0301' }, 'name'],
    ['a name of 101 characters', { name: 'a'.repeat(101) }, 'name'],
    ['an unknown category', { category: 'constructor' }, 'category'],
    ['13 tags', { tags: Array.from({ length: 13 }, (_, index) => `t${index}`) }, 'tags'],
    ['a long tag', { tags: ['a', 'b'.repeat(31)] }, 'tags.1'],
    ['tags that are none', { tags: [1] }, 'tags.0'],
    ['no list', { effects: { length: 1 } }, 'effects'],
  ])('with %s is refused by the name of the field', (_, changes, expected) => {
    expect(problem(changes)).toBe(expected)
  })

  it('may be as large as the limits', () => {
    const shortest = (Object.keys(transitions) as TransitionId[]).slice(0, 25).map((type) => ({ type, duration: Math.max(0.5, transitions[type].shortest) }))
    const drawn = (Object.keys(effects) as EffectId[]).slice(0, 15).map((type) => at(type, 0, 10))

    expect(accepted({ transitions: shortest, effects: drawn, name: 'a'.repeat(100) }).effects).toHaveLength(15)
  })

  it('may have the same effect again where the first has ended', () => {
    expect(problem({ effects: [at('eq', 5, 10), at('eq', 0, 5)] })).toBeNull()
    expect(problem({ effects: [at('eq', 0, 5), at('hue', 0, 9), at('eq', 5, 10)] })).toBeNull()
  })

  it.each(Object.keys(transitions) as TransitionId[])('may have %s at its own bounds within those of the editor', (type) => {
    const { shortest, longest } = transitions[type]
    const bounds = [Math.max(shortest, 0.5), Math.min(longest, 5)]

    expect(bounds.map((duration) => problem({ transitions: [{ type, duration }] }))).toEqual([null, null])
    expect(problem({ transitions: [{ type, duration: Math.max(shortest, 0.5) - 0.01 }] })).not.toBeNull()
    expect(problem({ transitions: [{ type, duration: Math.min(longest, 5) + 0.01 }] })).not.toBeNull()
  })

  it('loses what the server decides, and computes times itself', () => {
    const sent = accepted({
      author_id: 'x',
      likes: 5,
      status: 'private',
      transitions: [
        { type: 'fade', duration: 2, custom_params: { start_time: 99 } },
        { type: 'wipeleft', duration: 1.5, custom_params: 'x' },
        { type: 'radial', duration: 0.7 },
      ],
      effects: [{ ...at('eq', 1.25, 3, 49.6), duration: -7 }],
    })

    expect(sent).not.toHaveProperty('author_id')
    expect(sent).not.toHaveProperty('likes')
    expect(sent).not.toHaveProperty('status')
    expect(sent.transitions.map(({ custom_params: { start_time: start } }) => start)).toEqual([0, 2.2, 3.9])
    expect(sent.effects).toEqual([{ type: 'eq', intensity: 50, duration: 1.75, custom_params: { start_time: 1.25, end_time: 3 } }])
  })

  it('gets a longer timeline, in whole seconds, when its transitions need one', () => {
    const four = repeated(4, { type: 'fade', duration: 3 })

    expect(accepted({ transitions: four }).settings.duration).toBe(13)
    expect(accepted({ transitions: four, settings: { duration: 60 } }).settings.duration).toBe(60)
    expect(problem({ transitions: four, effects: [at('eq', 0, 13)] })).toBeNull()
    expect(problem({ transitions: four, effects: [at('eq', 0, 13.1)] })).toBe('effects.0.custom_params.end_time end_after_timeline')
  })

  it.each([
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['  Promoção\t de\r\nverão ', 'Promoção de verão'],
    ['a\u202Egnp.exe', 'agnp.exe'],
    ['x\u0000y\uD800z', 'x y z'],
    ['Cafe\u0301', 'Café'],
    ['👩‍👩‍👧 família', '👩‍👩‍👧 família'],
    ['عربي', 'عربي'],
  ])('named %j is stored as %j', (name, stored) => {
    expect(accepted({ name }).name).toBe(stored)
  })

  it('keeps each tag once', () => {
    expect(accepted({ tags: ['pop', ' pop ', '', '\u200B', 'Pop'] }).tags).toEqual(['pop', 'Pop'])
  })
})

describe('whatever is accepted', () => {
  it('is in order, fits its timeline, and is accepted again without a change', () => {
    const random = seededRandom('templates')
    let taken = 0
    for (let turn = 0; turn < 300; turn++) {
      const parsed = body.safeParse(randomBody(random))
      if (!parsed.success) continue
      taken++
      const { transitions: sequence, effects: drawn, settings } = parsed.data
      const ends = sequence.map(({ duration, custom_params: { start_time: start } }) => start + duration)
      const starts = sequence.map(({ custom_params: { start_time: start } }) => start)

      expect(starts.slice(1).map((start, index) => Math.round((start - (ends[index] ?? 0)) * 1000))).toEqual(starts.slice(1).map(() => 200))
      expect(Math.max(0, ...ends, ...drawn.map(({ custom_params: times }) => times.end_time))).toBeLessThanOrEqual(settings.duration)
      expect(settings.duration).toBeLessThanOrEqual(120)
      expect(body.parse(parsed.data)).toEqual(parsed.data)
    }
    expect(taken).toBeGreaterThan(50)
  })

  it('never needs more than 120 seconds for the longest transitions of the catalogue', () => {
    const longest = Math.max(...(Object.keys(transitions) as TransitionId[]).map((type) => transitions[type].longest))

    expect(sequenceOf(repeated(25, longest)).end).toBeLessThan(templateLimits.totalSeconds.max)
    // The rule stands for bounds that may grow.
    expect(sequenceOf(repeated(25, 5)).end).toBe(129.8)
  })
})

function randomBody(random: Random) {
  const list = <One>(most: number, one: () => One) => Array.from({ length: Math.floor(random() * (most + 1)) }, one)
  const time = () => random() * 12
  return {
    name: 'x',
    transitions: list(25, () => ({ type: pick(random, Object.keys(transitions)), duration: 0.5 + random() * 0.6 })),
    effects: list(6, () => at(pick(random, Object.keys(effects)), time() / 3, 4 + time() / 2, random() * 100)),
    settings: { duration: 5 + Math.floor(random() * 30) },
  }
}
