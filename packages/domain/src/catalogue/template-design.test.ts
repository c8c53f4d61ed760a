import { describe, expect, it } from 'vitest'
import { builtInDesign, readDesign } from './template-design.ts'

describe('a design from outside', () => {
  it('may leave out what has a default', () => {
    const { design } = readDesign({ effects: [{ id: 'gblur' }], transitions: [{ id: 'fade' }] })

    expect(design).toEqual({
      effects: [{ id: 'gblur', intensity: 50, start: 0, end: 1 }],
      transitions: [{ id: 'fade', duration: 1 }],
      settings: { cameraZoom: 0, layerMotion: 0.7, captionPop: true },
    })
  })

  it('may name what the catalogue lacks: that has a rule of its own', () => {
    expect(readDesign({ effects: [{ id: 'hologram' }] }).design?.effects[0]?.id).toBe('hologram')
  })

  it.each([
    { why: 'is no object', value: [], at: '' },
    { why: 'has 16 effects', value: { effects: Array.from({ length: 16 }, () => ({ id: 'eq' })) }, at: 'effects' },
    { why: 'has 26 transitions', value: { transitions: Array.from({ length: 26 }, () => ({ id: 'fade' })) }, at: 'transitions' },
    { why: 'has an effect without a name', value: { effects: [{ intensity: 10 }] }, at: 'effects[0].id' },
    { why: 'is too intense', value: { effects: [{ id: 'eq', intensity: 101 }] }, at: 'effects[0].intensity' },
    { why: 'starts before the video', value: { effects: [{ id: 'eq', start: -0.1 }] }, at: 'effects[0].start' },
    { why: 'ends where it starts', value: { effects: [{ id: 'eq' }, { id: 'hue', start: 0.5, end: 0.5 }] }, at: 'effects[1].end' },
    { why: 'has a fast fade of two seconds', value: { transitions: [{ id: 'fadefast', duration: 2 }] }, at: 'transitions[0].duration' },
    { why: 'has a transition of six seconds', value: { transitions: [{ id: 'fade', duration: 6 }] }, at: 'transitions[0].duration' },
    { why: 'travels too far', value: { settings: { cameraZoom: 3 } }, at: 'settings.cameraZoom' },
    { why: 'has half a pop', value: { settings: { captionPop: 'half' } }, at: 'settings.captionPop' },
  ])('is refused at the right place when it $why', ({ value, at }) => {
    expect(readDesign(value).problem?.at).toBe(at)
  })

  it('may have 15 effects and 25 transitions', () => {
    const { design } = readDesign({
      effects: Array.from({ length: 15 }, () => ({ id: 'eq' })),
      transitions: Array.from({ length: 25 }, () => ({ id: 'fade' })),
    })

    expect([design?.effects.length, design?.transitions.length]).toEqual([15, 25])
  })
})

describe('a template that comes with the product', () => {
  it.each(['default', 'minimal', 'dynamic'] as const)('is a design that could have come from outside: %s', (id) => {
    expect(readDesign(builtInDesign(id)).design).toEqual(builtInDesign(id))
  })
})
