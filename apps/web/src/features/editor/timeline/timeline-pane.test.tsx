import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { effectIds } from '@relampago/domain/catalogue'
import { effectBar, openTimeline, transitionBars } from '../../../../tests/timeline-editor.tsx'
import { TimelinePane } from './timeline-pane.tsx'

const twoEffects = [effectBar('vibrance', 0, 10), effectBar('gblur', 2, 5)]
const open = (given: Parameters<typeof openTimeline>[1] = {}) =>
  openTimeline(<TimelinePane />, {
    ...given,
    project: { effects: twoEffects, transitions: transitionBars(['slideleft', 1], ['dissolve', 1.2]), ...given.project },
  })
const bar = (name: RegExp | string) => screen.getByRole('button', { name })
const pointer = { pointerId: 1, button: 0 }

/** Presses at the first place and moves through the others. */
function drag(element: Element, from: number, ...to: number[]): void {
  fireEvent.pointerDown(element, { ...pointer, clientX: from })
  for (const clientX of to) fireEvent.pointerMove(element, { ...pointer, clientX })
  fireEvent.pointerUp(element, { ...pointer, clientX: to.at(-1) ?? from })
}
const handleOf = (name: RegExp, side: 'left' | 'right') => {
  const found = bar(name).parentElement?.querySelector(`[data-handle="${side}"]`)
  if (!found) throw new Error(`no ${side} handle`)
  return found
}
const seekArea = () => screen.getByTestId('seek-area')

describe('bars', () => {
  it('are buttons with their times as names, and say which is selected', () => {
    open({ selectedId: 'gblur' })

    expect(bar('Vibração, de 0:00,0 a 0:10,0')).toHaveAttribute('aria-pressed', 'false')
    expect(bar(/^Desfoque gaussiano, de 0:02,0 a 0:05,0$/)).toHaveAttribute('aria-pressed', 'true')
    expect(
      within(screen.getByRole('group', { name: 'Transições' }))
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Deslizar para a esquerda, de 0:00,0 a 0:01,0', 'Dissolver, de 0:01,2 a 0:02,4'])
  })

  it('are placed and sized by their times', () => {
    open()

    expect(bar(/^Desfoque gaussiano/).parentElement).toHaveStyle({ left: '200px', width: '300px' })
  })

  it('are selected by a press, which seeks to where it was', () => {
    const { now, player } = open()

    fireEvent.click(bar(/^Desfoque gaussiano/), { detail: 1, clientX: 50 })

    expect(now().selectedId).toBe('gblur')
    expect(player.calls).toEqual(['seek 2.5'])
  })

  it('are selected from the keyboard without seeking', async () => {
    const { now, player } = open()
    bar(/^Desfoque gaussiano/).focus()

    await userEvent.keyboard('{Enter}')

    expect(now().selectedId).toBe('gblur')
    expect(player.calls).toEqual([])
  })
})

describe('an effect', () => {
  it('is moved as a whole, in one gesture, and is selected by that', () => {
    const { now, applied, player } = open()

    drag(bar(/^Desfoque gaussiano/), 300, 330, 360, 401)

    expect(applied.map(({ action }) => action)).toEqual([
      { kind: 'setEffectTimes', id: 'gblur', startTime: 2.3, endTime: 5.3 },
      { kind: 'setEffectTimes', id: 'gblur', startTime: 2.6, endTime: 5.6 },
      { kind: 'setEffectTimes', id: 'gblur', startTime: 3, endTime: 6 },
    ])
    expect(new Set(applied.map(({ gesture }) => gesture)).size).toBe(1)
    expect(now().selectedId).toBe('gblur')
    expect(player.calls).toEqual([])
  })

  it('is moved back by another gesture', () => {
    const { applied } = open()

    drag(bar(/^Desfoque gaussiano/), 300, 400)
    drag(bar(/^Desfoque gaussiano/), 400, 300)

    expect(applied.map(({ action }) => (action.kind === 'setEffectTimes' ? action.startTime : null))).toEqual([3, 2])
    expect(applied[0]?.gesture).not.toBe(applied[1]?.gesture)
  })

  it('is stretched at its ends, which snap to edges of transitions and to the playhead', () => {
    const { applied, player, act } = open()
    act(() => player.showTime(7.033))

    drag(handleOf(/^Desfoque gaussiano/, 'left'), 200, 236)
    drag(handleOf(/^Desfoque gaussiano/, 'right'), 500, 706)

    expect(applied.map(({ action }) => action)).toEqual([
      { kind: 'setEffectTimes', id: 'gblur', startTime: 2.4, endTime: 5 },
      { kind: 'setEffectTimes', id: 'gblur', startTime: 2.4, endTime: 7.033 },
    ])
  })

  it('stays when a finger only shakes', () => {
    const { applied } = open()

    drag(bar(/^Desfoque gaussiano/), 300, 302, 299)

    expect(applied).toEqual([])
  })

  it('is left alone by a second finger and by the right button', () => {
    const { applied } = open()
    const gaussian = bar(/^Desfoque gaussiano/)

    fireEvent.pointerDown(gaussian, { pointerId: 1, button: 2, clientX: 300 })
    fireEvent.pointerMove(gaussian, { pointerId: 1, clientX: 400 })
    fireEvent.pointerDown(gaussian, { ...pointer, clientX: 300 })
    fireEvent.pointerMove(gaussian, { pointerId: 2, clientX: 400 })

    expect(applied).toEqual([])
  })

  it('is moved by arrow keys: a tenth of a second, a whole one with shift', async () => {
    const { applied } = open()
    bar(/^Desfoque gaussiano/).focus()

    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}')

    expect(applied.map(({ action }) => (action.kind === 'setEffectTimes' ? action.startTime : null))).toEqual([2.1, 3.1, 3])
  })

  it('has its ends as sliders once it is selected', async () => {
    const { applied } = open({ selectedId: 'gblur' })
    expect(screen.getByRole('slider', { name: 'Início de Desfoque gaussiano' })).toHaveAttribute('aria-valuetext', '0:02,0')
    expect(screen.queryByRole('slider', { name: 'Início de Vibração' })).toBeNull()

    screen.getByRole('slider', { name: 'Fim de Desfoque gaussiano' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')

    expect(applied.at(-1)?.action).toEqual({ kind: 'setEffectTimes', id: 'gblur', startTime: 2, endTime: 5.2 })
  })

  it('is removed by Delete, and the focus goes to its neighbour', async () => {
    const { applied } = open()
    bar(/^Desfoque gaussiano/).focus()

    await userEvent.keyboard('{Delete}')

    expect(applied.map(({ action }) => action)).toEqual([{ kind: 'removeElement', id: 'gblur' }])
    expect(bar(/^Deslizar/)).toHaveFocus()
  })
})

describe('a transition', () => {
  it('changes its length at the right edge, within the bounds of its kind', () => {
    const { applied } = open()

    drag(handleOf(/^Deslizar/, 'right'), 100, 143, 900, 0)

    expect(applied.map(({ action }) => (action.kind === 'setTransitionSeconds' ? action.duration : null))).toEqual([1.4, 2, 0.5])
  })

  it('changes its length by arrow keys', async () => {
    const { applied } = open()
    bar(/^Dissolver/).focus()

    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}')

    expect(applied.map(({ action }) => (action.kind === 'setTransitionSeconds' ? action.duration : null))).toEqual([1.3, 1.2, 1.1])
  })
})

describe('the timeline', () => {
  it('seeks where it is pressed, and goes on playing', () => {
    const { player, act } = open()
    act(() => player.play())

    drag(seekArea(), 14 + 415)

    expect(player.calls).toEqual(['play', 'seek 4.15'])
  })

  it('pauses and seeks continuously while it is dragged, within its ends', () => {
    const { player, act } = open()
    act(() => player.play())

    drag(seekArea(), 114, 214, 2000, -50)

    expect(player.calls).toEqual(['play', 'seek 1', 'pause', 'seek 2', 'seek 10', 'seek 0'])
  })

  it('shows the sought moment at once, whatever late frames say', () => {
    const { player, act } = open()
    const line = screen.getByTestId('playhead')

    fireEvent.pointerDown(seekArea(), { ...pointer, clientX: 114 })
    fireEvent.pointerMove(seekArea(), { ...pointer, clientX: 514 })
    act(() => player.showTime(0.7))
    expect(line.style.transform).toBe('translateX(500px)')

    fireEvent.pointerUp(seekArea(), { ...pointer, clientX: 514 })
    act(() => player.showTime(5))
    expect(line.style.transform).toBe('translateX(500px)')
  })

  it('moves playhead and readout with every frame without rendering', () => {
    const { player, rendered, act } = open()
    const before = rendered()

    act(() => player.showTime(4.1333))

    expect(screen.getByTestId('playhead').style.transform).toBe('translateX(413.33px)')
    expect(screen.getByTestId('time')).toHaveTextContent('0:04,1 / 0:10,0')
    expect(rendered()).toBe(before)
  })

  it('follows the playhead while it plays, not while it is paused', () => {
    const { player, act } = open({ zoom: 5 })
    const scroller = seekArea().parentElement
    if (scroller === null) throw new Error('nothing scrolls')
    Object.defineProperty(scroller, 'scrollWidth', { value: 5028 })

    act(() => player.showTime(4))
    expect(scroller.scrollLeft).toBe(0)
    act(() => player.play())
    act(() => player.showTime(4.1))

    expect(scroller.scrollLeft).toBe(2010)
  })

  it('is zoomed from 0.5 to 5 in tenths, bars and playhead with it', () => {
    const { player, now, act } = open()
    act(() => player.showTime(3))
    const slider = screen.getByRole('slider', { name: 'Zoom da linha do tempo' })
    expect([slider.getAttribute('min'), slider.getAttribute('max'), slider.getAttribute('step')]).toEqual(['0.5', '5', '0.1'])

    fireEvent.change(slider, { target: { value: '2.3' } })

    expect(now().zoom).toBe(2.3)
    expect(bar(/^Desfoque gaussiano/).parentElement).toHaveStyle({ left: '460px' })
    expect(screen.getByTestId('playhead').style.transform).toBe('translateX(690px)')
  })

  it('has buttons for undo and redo', async () => {
    const { calls } = open()

    await userEvent.click(bar('Desfazer'))

    expect(calls).toEqual(['undo'])
    expect(bar('Refazer')).toBeDisabled()
  })

  it.each([
    [9, null],
    [10, 'Aviso: 10 elementos podem deixar o editor lento.'],
    [17, 'Aviso: 17 elementos podem deixar o editor lento.'],
  ])('with %s elements warns: %s', (count, text) => {
    const many = Array.from({ length: count - 2 }, (_, index) => effectBar(effectIds[index] ?? 'hue', 0, 10))
    open({ project: { effects: many } })

    expect(screen.queryByText(/^Aviso/)?.textContent ?? null).toBe(text)
  })
})
