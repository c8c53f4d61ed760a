import { describe, expect, it } from 'vitest'
import type { Template } from '../contracts/index.ts'
import { readTemplate } from '../templates/index.ts'
import { applyAction } from './apply-action.ts'
import type { EditorAction, EditorProject } from './editor-project.ts'
import { newProject } from './new-project.ts'
import { bodyOfProject, projectOfTemplate, saveFault } from './project-of-template.ts'
import { readProject } from './read-project.ts'

function after(...actions: readonly EditorAction[]): EditorProject {
  return actions.reduce((one, action) => applyAction(one, action).project, newProject())
}
const at = (type: string, start: number, end: number) => ({ type, intensity: 70, custom_params: { start_time: start, end_time: end } })
function template(more: object): Template {
  const read = readTemplate({ id: 'a', name: 'Meu corte', ...more })
  if (read === null) throw new Error('no template')
  return read
}

describe('what is saved', () => {
  const project = after(
    { kind: 'setName', name: '  Corte  ' },
    { kind: 'setDescription', description: ' rápido ' },
    ...(['eq', 'hue', 'gblur', 'noise', 'scale', 'rotate'] as const).map((type) => ({ kind: 'addEffect', type }) as const),
    { kind: 'addTransition', type: 'fade' },
    { kind: 'addTransition', type: 'wipeleft' },
  )

  it('has the defaults of new templates and computed times', () => {
    const { effects, ...body } = bodyOfProject(project)

    expect(body).toEqual({
      name: 'Corte',
      description: 'rápido',
      category: 'custom',
      difficulty: 'beginner',
      version: '1.0.0',
      tags: ['9:16', 'profissional', 'eq', 'hue', 'gblur', 'noise', 'scale'],
      transitions: [
        { type: 'fade', duration: 1, easing: 'linear', custom_params: { start_time: 0 } },
        { type: 'wipeleft', duration: 1, easing: 'linear', custom_params: { start_time: 1.2 } },
      ],
      settings: {
        resolution: '1080x1920',
        fps: 30,
        quality: 'high',
        background_color: '#000000',
        background_type: 'color',
        overlay_enabled: true,
        watermark_enabled: false,
        audio_enabled: true,
        audio_fade_in: 0.5,
        audio_fade_out: 0.5,
        duration: 10,
        camera_zoom: 0,
        layer_motion: 0.7,
        caption_pop: true,
      },
    })
    expect(effects[0]).toEqual({ type: 'eq', intensity: 50, duration: 10, custom_params: { start_time: 0, end_time: 10 } })
  })

  it('says 16:9 in its tags and its size', () => {
    const { tags, settings } = bodyOfProject({ ...project, format: '16:9' })

    expect([tags?.[0], settings?.resolution]).toEqual(['16:9', '1920x1080'])
  })

  it('leaves what the editor does not show as it was loaded', () => {
    const loaded = template({ difficulty: 'advanced', version: '2.1.0', settings: { background_color: '#FF0000', audio_fade_in: 2 } })

    expect(bodyOfProject(project, loaded)).toMatchObject({
      difficulty: 'advanced',
      version: '2.1.0',
      settings: { background_color: '#FF0000', audio_fade_in: 2, duration: 10, resolution: '1080x1920' },
    })
  })

  it.each([
    ['name_needed', { name: ' \t ' }],
    ['name_needed', { name: '', effects: [], transitions: [] }],
    ['content_needed', { effects: [], transitions: [] }],
    [null, { effects: [] }],
    [null, { transitions: [] }],
  ])('is refused with %s for %j', (fault, change) => {
    expect(saveFault({ ...project, ...change })).toBe(fault)
  })
})

describe('a template that is opened', () => {
  it('keeps its own tags, and lets those of the editor follow', () => {
    const effects = [at('eq', 0, 10)]

    expect(projectOfTemplate(template({ effects, tags: ['verão'] })).project.tags).toEqual(['verão'])
    expect(projectOfTemplate(template({ effects, tags: ['9:16', 'profissional', 'eq'] })).project.tags).toBeNull()
  })

  it('loses what this version does not know, says which, and keeps the rest', () => {
    const { project, dropped } = projectOfTemplate(
      template({
        effects: [at('eq', 0, 10), at('old effect', 0, 5), at('constructor', 0, 5), at('hue', 2, 4)],
        transitions: [
          { type: '__proto__', duration: 1 },
          { type: 'fade', duration: 1 },
          { type: 'old', duration: 1 },
          { type: 'wipeup', duration: 1 },
        ],
      }),
    )

    expect(dropped).toEqual(['__proto__', 'old', 'old effect', 'constructor'])
    expect(project.effects.map(({ type, startTime, endTime }) => [type, startTime, endTime])).toEqual([
      ['eq', 0, 10],
      ['hue', 2, 4],
    ])
    expect(project.transitions.map(({ type, startTime }) => [type, startTime])).toEqual([
      ['fade', 0],
      ['wipeup', 1.2],
    ])
    expect(readProject(project)).toBe(project)
  })

  it('is brought into the bounds of the editor', () => {
    const { project, dropped } = projectOfTemplate(
      template({
        settings: { duration: 500, camera_zoom: 3, layer_motion: -1 },
        transitions: [
          { type: 'fadefast', duration: 40 },
          { type: 'fade', duration: 0.01 },
        ],
        effects: [at('eq', 0, 900), at('eq', 5, 6), at('hue', 200, 300)],
      }),
    )

    expect(project).toMatchObject({ totalSeconds: 120, look: { camera_zoom: 0.2, layer_motion: 0 } })
    expect(project.transitions.map(({ duration }) => duration)).toEqual([1, 0.5])
    expect(project.effects.map(({ endTime }) => endTime)).toEqual([120])
    expect(dropped).toEqual(['eq', 'hue'])
    expect(readProject(project)).toBe(project)
  })
})

describe('a draft that is read', () => {
  const good = after({ kind: 'addEffect', type: 'eq' }, { kind: 'addTransition', type: 'fade' }, { kind: 'addTransition', type: 'fade' })
  const [effect] = good.effects
  const [first, second] = good.transitions

  it('is taken as it was left', () => {
    expect(readProject(JSON.parse(JSON.stringify(good)))).toEqual(good)
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'project'],
    ['a list', [good]],
    ['no name', { ...good, name: undefined }],
    ['a name that is too long', { ...good, name: 'a'.repeat(101) }],
    ['an unknown format', { ...good, format: '1:1' }],
    ['a category named like a property of every object', { ...good, category: 'constructor' }],
    ['no number as length', { ...good, totalSeconds: Number.NaN }],
    ['a length that is too short', { ...good, totalSeconds: 2 }],
    ['an effect that does not exist', { ...good, effects: [{ ...effect, type: 'toString' }] }],
    ['an effect of another category', { ...good, effects: [{ ...effect, category: 'blur' }] }],
    ['an effect after the end', { ...good, effects: [{ ...effect, endTime: 11 }] }],
    ['an effect of no length', { ...good, effects: [{ ...effect, startTime: 10 }] }],
    ['an intensity of 101', { ...good, effects: [{ ...effect, intensity: 101 }] }],
    ['an effect twice', { ...good, effects: [effect, { ...effect, id: 'effect-9' }] }],
    ['an id twice', { ...good, transitions: [first, { ...second, id: first?.id }] }],
    ['a transition that is too long', { ...good, transitions: [{ ...first, duration: 4 }] }],
    ['a transition at another time', { ...good, transitions: [first, { ...second, startTime: 1 }] }],
    ['26 transitions', { ...good, transitions: Array.from({ length: 26 }, (_, index) => ({ ...first, id: `t${index}` })) }],
    ['tags that are no texts', { ...good, tags: [1] }],
    ['no look', { ...good, look: null }],
    ['a look out of bounds', { ...good, look: { ...good.look, camera_zoom: 1 } }],
  ])('is none with %s', (_, given) => {
    expect(readProject(given)).toBeNull()
  })
})
