import { describe, expect, it } from 'vitest'
import { changeHistory, redoStep, startHistory, undoStep, type EditorHistory } from './editor-history.ts'
import type { EditorAction } from './editor-project.ts'
import { newProject } from './new-project.ts'

type Step = EditorAction | readonly [EditorAction, string]
function after(...steps: readonly Step[]): EditorHistory {
  return steps.reduce((history, step) => {
    const [action, gesture] = 'kind' in step ? [step, undefined] : step
    return changeHistory(history, action, gesture).history
  }, startHistory(newProject()))
}
const total = (totalSeconds: number): EditorAction => ({ kind: 'setTotalSeconds', totalSeconds })
const named = (name: string): EditorAction => ({ kind: 'setName', name })
const addEq: EditorAction = { kind: 'addEffect', type: 'eq' }
const at = (endTime: number): EditorAction => ({ kind: 'setEffectTimes', id: 'effect-1', startTime: 0, endTime })

describe('steps', () => {
  it('go back and forth one by one, and stop at both ends', () => {
    const two = after(addEq, total(20))

    const one = undoStep(two)
    const none = undoStep(one)
    expect([one.present.totalSeconds, one.present.effects.length, none.present.effects.length]).toEqual([10, 1, 0])
    expect(undoStep(none)).toBe(none)
    expect(redoStep(redoStep(none)).present).toBe(two.present)
    expect(redoStep(two)).toBe(two)
  })

  it('that were undone are gone after another action', () => {
    const { history } = changeHistory(undoStep(after(addEq, total(20))), named('Outro'))

    expect(redoStep(history)).toBe(history)
  })

  it('of what changes nothing, or is refused, are none', () => {
    const history = after(addEq)

    expect(changeHistory(history, addEq)).toEqual({ history, refusal: null, addedId: 'effect-1' })
    expect(changeHistory(history, total(10)).history).toBe(history)
  })

  it('are remembered up to a hundred', () => {
    let history = after(...Array.from({ length: 150 }, (_, index) => named(`Nome ${index}`)))
    for (let step = 0; step < 200; step += 1) history = undoStep(history)

    expect(history.present.name).toBe('Nome 49')
  })
})

describe('a gesture', () => {
  it('is one step', () => {
    const history = after(addEq, [total(11), 'drag'], [total(15), 'drag'], [total(20), 'drag'])

    expect(history.present.totalSeconds).toBe(20)
    expect(undoStep(history).present.totalSeconds).toBe(10)
  })

  it('ends where another begins', () => {
    const history = after([total(11), 'one'], [total(12), 'two'])

    expect(undoStep(history).present.totalSeconds).toBe(11)
  })

  it('with another kind of action is another step', () => {
    const history = after(addEq, [total(20), 'drag'], [named('A'), 'drag'])

    expect(undoStep(history).present).toMatchObject({ name: 'Novo Template Profissional', totalSeconds: 20 })
  })

  it('leaves no trace of what it passed', () => {
    const history = after(addEq, at(8), [total(5), 'drag'], [total(20), 'drag'])

    // Without the gesture the effect would have been clamped at 5 and have followed to 20.
    expect(history.present.effects[0]?.endTime).toBe(8)
    expect(after(addEq, at(8), total(5), total(20)).present.effects[0]?.endTime).toBe(20)
  })

  it('goes on after a step that was refused', () => {
    const none = after([{ kind: 'removeElement', id: 'x' }, 'drag'], [total(20), 'drag'])

    expect(undoStep(none).present.totalSeconds).toBe(10)
  })

  it('that comes back to where it began can still be undone', () => {
    const history = after(addEq, [total(20), 'drag'], [total(10), 'drag'])

    expect(history.present.totalSeconds).toBe(10)
    expect(undoStep(history).present.totalSeconds).toBe(10)
  })

  it('after undo starts from what is shown', () => {
    const undone = undoStep(after(addEq, [total(20), 'drag']))
    const { history } = changeHistory(undone, total(30), 'drag')

    expect(undoStep(history).present).toBe(undone.present)
  })
})
