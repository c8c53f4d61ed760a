import { describe, expect, it } from 'vitest'
import { effectIds, transitionIds, transitions, type TransitionId } from '../catalogue/index.ts'
import { schemas } from '../contracts/schemas.ts'
import { pick, seededRandom } from '../random.ts'
import { applyAction } from './apply-action.ts'
import { elementsWarning, totalBounds, transitionBounds } from './editor-bounds.ts'
import type { EditorAction, EditorProject } from './editor-project.ts'
import { newProject } from './new-project.ts'
import { bodyOfProject, projectOfTemplate } from './project-of-template.ts'
import { readProject } from './read-project.ts'

const empty = newProject()
function after(project: EditorProject, ...actions: readonly EditorAction[]): EditorProject {
  return actions.reduce((one, action) => applyAction(one, action).project, project)
}
const addEffects = (count: number): EditorAction[] => effectIds.slice(0, count).map((type) => ({ kind: 'addEffect', type }))
const addTransitions = (count: number, type: TransitionId = 'fade'): EditorAction[] => Array.from({ length: count }, () => ({ kind: 'addTransition', type }))
const lengths = (count: number, duration: number): EditorAction[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'setTransitionSeconds', id: `transition-${index + 1}`, duration }))
const places = ({ transitions: sequence }: EditorProject) => sequence.map(({ startTime, duration }) => [startTime, duration])
const times = ({ effects }: EditorProject) => effects.map(({ startTime, endTime }) => [startTime, endTime])

describe('a new template', () => {
  it('has the default name, 10 seconds and nothing in it', () => {
    expect(empty).toMatchObject({ name: 'Novo Template Profissional', totalSeconds: 10, effects: [], transitions: [], format: '9:16', category: 'custom' })
  })
})

describe('effects', () => {
  it('are added at half intensity over the whole timeline', () => {
    expect(applyAction(empty, { kind: 'addEffect', type: 'vignette' })).toEqual({
      refusal: null,
      addedId: 'effect-1',
      project: {
        ...empty,
        effects: [{ id: 'effect-1', type: 'vignette', category: 'style', enabled: true, intensity: 50, startTime: 0, endTime: 10, settings: {} }],
      },
    })
  })

  it('that are active are selected and not added twice, also when there are 15', () => {
    const full = after(empty, ...addEffects(15))

    expect(applyAction(full, { kind: 'addEffect', type: effectIds[3] ?? 'eq' })).toEqual({ project: full, refusal: null, addedId: 'effect-4' })
    expect(applyAction(full, { kind: 'addEffect', type: effectIds[15] ?? 'eq' })).toEqual({ project: full, refusal: 'effects_full', addedId: null })
  })

  it.each([
    [64.4, 64],
    [-1, 0],
    [101, 100],
    [Number.NaN, 0],
  ])('of intensity %s get %s', (intensity, expected) => {
    const project = after(empty, { kind: 'addEffect', type: 'eq' }, { kind: 'setIntensity', id: 'effect-1', intensity })

    expect(project.effects[0]?.intensity).toBe(expected)
  })

  it.each([
    [2, 5, [2, 5]],
    [-1, 20, [0, 10]],
    [5, 4, [5, 5.1]],
    [12, 15, [9.9, 10]],
    [1.23456, 3.00049, [1.235, 3]],
  ])('from %s to %s act at %j', (startTime, endTime, expected) => {
    const project = after(empty, { kind: 'addEffect', type: 'eq' }, { kind: 'setEffectTimes', id: 'effect-1', startTime, endTime })

    expect(times(project)).toEqual([expected])
  })

  it('of one type never act at the same time', () => {
    const [one] = after(empty, { kind: 'addEffect', type: 'eq' }).effects
    if (one === undefined) throw new Error('no effect')
    const twice = {
      ...empty,
      effects: [
        { ...one, endTime: 4 },
        { ...one, id: 'effect-2', startTime: 6 },
      ],
    }

    expect(applyAction(twice, { kind: 'setEffectTimes', id: 'effect-1', startTime: 0, endTime: 6 })).toMatchObject({ refusal: null })
    expect(applyAction(twice, { kind: 'setEffectTimes', id: 'effect-1', startTime: 0, endTime: 6.1 })).toEqual({
      project: twice,
      refusal: 'effect_twice',
      addedId: null,
    })
  })

  it('change their drawing order', () => {
    const project = after(empty, ...addEffects(3), { kind: 'moveElement', id: 'effect-3', to: 0 }, { kind: 'moveElement', id: 'effect-1', to: 99 })

    expect(project.effects.map(({ id }) => id)).toEqual(['effect-3', 'effect-2', 'effect-1'])
  })
})

describe('the length of the timeline', () => {
  it('takes effects that end with it along, and clamps the others', () => {
    const start = after(
      empty,
      ...addEffects(3),
      { kind: 'setEffectTimes', id: 'effect-2', startTime: 1, endTime: 9 },
      { kind: 'setEffectTimes', id: 'effect-3', startTime: 8, endTime: 10 },
    )

    expect(times(after(start, { kind: 'setTotalSeconds', totalSeconds: 20 }))).toEqual([
      [0, 20],
      [1, 9],
      [8, 20],
    ])
    expect(times(after(start, { kind: 'setTotalSeconds', totalSeconds: 5 }))).toEqual([
      [0, 5],
      [1, 5],
      // As long as before, since it began later than the timeline now ends.
      [3, 5],
    ])
  })

  it.each([
    [4, 5],
    [121, 120],
    [7.6, 8],
    [Number.NaN, 5],
  ])('of %s is %s', (totalSeconds, expected) => {
    expect(after(empty, { kind: 'setTotalSeconds', totalSeconds }).totalSeconds).toBe(expected)
  })

  it('is never shorter than the transitions, and grows to whole seconds that fit them', () => {
    const ten = after(empty, ...addTransitions(10))

    // Ten of one second and nine gaps of 0.2 s: 11.8 s.
    expect(ten.totalSeconds).toBe(12)
    expect(totalBounds(ten)).toEqual({ min: 12, max: 120, step: 1 })
    expect(after(ten, { kind: 'setTotalSeconds', totalSeconds: 6 }).totalSeconds).toBe(12)
    expect(after(ten, { kind: 'removeElement', id: 'transition-1' }).totalSeconds).toBe(12)
  })

  it('falls back to 10 only at the moment when the last transition is removed', () => {
    const six = after(empty, { kind: 'setTotalSeconds', totalSeconds: 6 })
    const withOne = after(six, ...addTransitions(1))

    expect(withOne.totalSeconds).toBe(6)
    expect(after(withOne, { kind: 'removeElement', id: 'transition-1' }).totalSeconds).toBe(10)
    expect(after(six, { kind: 'addEffect', type: 'eq' }, { kind: 'removeElement', id: 'effect-1' }).totalSeconds).toBe(6)
    const thirty = after(empty, ...addTransitions(1), { kind: 'setTotalSeconds', totalSeconds: 30 }, { kind: 'removeElement', id: 'transition-1' })
    expect(thirty.totalSeconds).toBe(30)
  })

  it('cannot be one at which the same effect would act twice at once', () => {
    const [one] = after(empty, { kind: 'addEffect', type: 'eq' }).effects
    if (one === undefined) throw new Error('no effect')
    const twice = {
      ...empty,
      effects: [
        { ...one, endTime: 5 },
        { ...one, id: 'effect-2', startTime: 8 },
      ],
    }

    expect(applyAction(twice, { kind: 'setTotalSeconds', totalSeconds: 5 })).toEqual({ project: twice, refusal: 'effect_twice', addedId: null })
  })
})

describe('transitions', () => {
  it('start at 0, then 0.2 s after the one before, and always add', () => {
    expect(places(after(empty, ...addTransitions(3)))).toEqual([
      [0, 1],
      [1.2, 1],
      [2.4, 1],
    ])
  })

  it('follow when one before them changes its length, moves or is removed', () => {
    const three = after(empty, ...addTransitions(2), { kind: 'addTransition', type: 'wipeleft' })

    expect(places(after(three, { kind: 'setTransitionSeconds', id: 'transition-1', duration: 2.5 }))).toEqual([
      [0, 2.5],
      [2.7, 1],
      [3.9, 1],
    ])
    const moved = after(three, { kind: 'setTransitionSeconds', id: 'transition-3', duration: 2 }, { kind: 'moveElement', id: 'transition-3', to: 0 })
    expect(moved.transitions.map(({ id, startTime }) => [id, startTime])).toEqual([
      ['transition-3', 0],
      ['transition-1', 2.2],
      ['transition-2', 3.4],
    ])
    expect(places(after(three, { kind: 'removeElement', id: 'transition-1' }))).toEqual([
      [0, 1],
      [1.2, 1],
    ])
  })

  it('are refused from the 26th on', () => {
    const full = after(empty, ...addTransitions(25))

    expect(full.transitions).toHaveLength(25)
    expect(applyAction(full, { kind: 'addTransition', type: 'fade' })).toEqual({ project: full, refusal: 'transitions_full', addedId: null })
  })

  it('of 25 times 3 seconds fit, as the longest sequence that the catalogue allows', () => {
    const longest = after(empty, ...addTransitions(25), ...lengths(25, 3))

    // 25 times 3 s and 24 gaps of 0.2 s: 79.8 s.
    expect(longest.totalSeconds).toBe(80)
    expect(longest.transitions.every(({ duration }) => duration === 3)).toBe(true)
  })

  it('that would end after 120 seconds are refused', () => {
    const [one] = after(empty, ...addTransitions(1)).transitions
    if (one === undefined) throw new Error('no transition')
    // Longer than any kind allows: a sequence of stored ones.
    const long = { ...empty, totalSeconds: 120, transitions: Array.from({ length: 23 }, (_, index) => ({ ...one, id: `transition-${index}`, duration: 5 })) }

    expect(applyAction(long, { kind: 'addTransition', type: 'fade' })).toEqual({ project: long, refusal: 'sequence_too_long', addedId: null })
  })

  it.each(transitionIds)('%s has the overlap of the editor and its kind as bounds, never empty', (type) => {
    const { min, max } = transitionBounds(type)

    expect(min).toBe(Math.max(0.5, transitions[type].shortest))
    expect(max).toBe(Math.min(5, transitions[type].longest))
    expect(min).toBeLessThan(max)
    const set = (duration: number) =>
      after(empty, { kind: 'addTransition', type }, { kind: 'setTransitionSeconds', id: 'transition-1', duration }).transitions[0]?.duration
    expect([set(0), set(99), set(Number.NaN), set(0.849)]).toEqual([min, max, min, 0.8])
  })
})

describe('what an editor is told', () => {
  it('warns from 10 elements on', () => {
    expect(elementsWarning(after(empty, ...addEffects(4), ...addTransitions(5)))).toBeNull()
    expect(elementsWarning(after(empty, ...addEffects(5), ...addTransitions(5)))).toBe(10)
  })

  it('is the same project when nothing changes', () => {
    const project = after(empty, ...addEffects(1), ...addTransitions(1))

    for (const action of [
      { kind: 'setName', name: project.name },
      { kind: 'setFormat', format: '9:16' },
      { kind: 'setIntensity', id: 'effect-1', intensity: 50 },
      { kind: 'setIntensity', id: 'no such', intensity: 10 },
      { kind: 'setLook', look: { layer_motion: 0.7 } },
      { kind: 'setTransitionSeconds', id: 'transition-2', duration: 1 },
      { kind: 'moveElement', id: 'effect-1', to: 3 },
      { kind: 'removeElement', id: 'effect-9' },
    ] satisfies EditorAction[])
      expect(applyAction(project, action).project).toBe(project)
  })

  it('cuts names and descriptions at what can be stored', () => {
    const project = after(empty, { kind: 'setName', name: 'a'.repeat(101) }, { kind: 'setDescription', description: 'b'.repeat(501) })

    expect([project.name.length, project.description.length]).toEqual([100, 500])
  })

  it('brings the look into its bounds', () => {
    expect(after(empty, { kind: 'setLook', look: { camera_zoom: 9, layer_motion: -1, caption_pop: false } }).look).toEqual({
      camera_zoom: 0.2,
      layer_motion: 0,
      caption_pop: false,
    })
  })
})

describe('any actions in any order', () => {
  const random = seededRandom('editor actions')
  const number = (most: number) => random() * most
  const someAction = (project: EditorProject): EditorAction => {
    const id = pick(random, [...project.effects, ...project.transitions, { id: 'none' }]).id
    return pick(random, [
      { kind: 'addEffect', type: pick(random, effectIds) },
      { kind: 'addTransition', type: pick(random, transitionIds) },
      { kind: 'addTransition', type: pick(random, transitionIds) },
      { kind: 'removeElement', id },
      { kind: 'setIntensity', id, intensity: number(130) - 10 },
      { kind: 'setEffectTimes', id, startTime: number(130) - 5, endTime: number(130) - 5 },
      { kind: 'setTransitionSeconds', id, duration: number(7) - 1 },
      { kind: 'moveElement', id, to: number(20) - 2 },
      { kind: 'setTotalSeconds', totalSeconds: number(140) },
      { kind: 'setFormat', format: pick(random, ['9:16', '16:9'] as const) },
      { kind: 'setName', name: 'Nome '.repeat(1 + number(30)) },
      { kind: 'setLook', look: { camera_zoom: number(0.3) } },
    ] satisfies EditorAction[])
  }

  it('leave a project that can be stored, kept as a draft and opened again', () => {
    let project = newProject()
    for (let step = 0; step < 3000; step += 1) {
      project = step % 300 === 0 ? newProject() : applyAction(project, someAction(project)).project
      expect(readProject(JSON.parse(JSON.stringify(project))), `step ${step}`).toEqual(project)
      if (project.effects.length + project.transitions.length === 0) continue
      const stored = schemas.createTemplate.body.safeParse(bodyOfProject(project))
      if (!stored.success) throw new Error(`step ${step}: ${JSON.stringify(stored.error.issues)}`)
      const { transitions: sequence, effects } = stored.data
      expect(sequence.map(({ custom_params: { start_time } }) => start_time)).toEqual(project.transitions.map(({ startTime }) => startTime))
      expect(effects.map(({ duration, custom_params: at }) => [duration, at.end_time])).toEqual(
        project.effects.map(({ startTime, endTime }) => [Math.round((endTime - startTime) * 1000) / 1000, endTime]),
      )
      expect(stored.data.settings.duration).toBe(project.totalSeconds)
    }
  })

  it('come back as they were stored', () => {
    const project = after(empty, ...addEffects(4), ...addTransitions(3), { kind: 'setFormat', format: '16:9' }, { kind: 'setTotalSeconds', totalSeconds: 33 })
    const stored = { ...schemas.createTemplate.body.parse(bodyOfProject(project)), id: 'a' }

    const { project: opened, dropped } = projectOfTemplate(stored as unknown as Parameters<typeof projectOfTemplate>[0])

    expect(dropped).toEqual([])
    const withoutIds = ({ effects, transitions: sequence, ...rest }: EditorProject) => ({
      ...rest,
      effects: effects.map((one) => ({ ...one, id: '' })),
      transitions: sequence.map((one) => ({ ...one, id: '' })),
    })
    expect(withoutIds(opened)).toEqual(withoutIds(project))
  })
})
