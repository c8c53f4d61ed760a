import { act, render, waitFor } from '@testing-library/react'
import type { PreviewOrder, TilePainter } from '@relampago/preview'
import { beforeEach, expect, it, vi } from 'vitest'
import { testTemplate } from '../../../../tests/templates-account.ts'
import { sharePainter } from '../../../engine/shared-painter.ts'
import { DrawnPicture } from './drawn-picture.tsx'
import { shownTemplate } from './shown-template.ts'

const engine = vi.hoisted(() => ({ open: vi.fn<() => Promise<TilePainter>>(), fresh: () => {} }))
vi.mock('../../../engine/open-engine.ts', async () => {
  const { sharePainter: share } = await import('../../../engine/shared-painter.ts')
  const current = { painter: share(engine.open) }
  engine.fresh = () => void (current.painter = share(engine.open))
  return { pagePainter: { take: () => current.painter.take() } }
})

const effects = [{ type: 'edgedetect', intensity: 80, custom_params: { start_time: 2, end_time: 4 } }] as never
const transitions = [{ type: 'slideleft', duration: 1, custom_params: { start_time: 0 } }] as never
const template = testTemplate('1', {
  effects,
  transitions,
  settings: { duration: 12, resolution: '1080x1920', camera_zoom: 0, layer_motion: 1, caption_pop: true } as never,
})

let drawn: { time: number; order: PreviewOrder }[]
let closed: number
let comeIntoView: ((isIntersecting: boolean) => void)[]
beforeEach(() => {
  drawn = []
  closed = 0
  comeIntoView = []
  const bitmap = { width: 270, height: 480, close: () => {} } as ImageBitmap
  const painter = {
    frame: async (order: PreviewOrder, time: number) => {
      drawn.push({ order, time })
      return bitmap
    },
    close: () => void (closed += 1),
  } as unknown as TilePainter
  engine.fresh()
  engine.open.mockReset().mockImplementation(async () => painter)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        comeIntoView.push((isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as never))
      }
      observe = () => {}
      disconnect = () => {}
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  return () => vi.restoreAllMocks()
})
const allInView = (isIntersecting: boolean) => act(() => comeIntoView.forEach((come) => come(isIntersecting)))

it('opens no engine for templates that are not in view, and one for all that are', async () => {
  render([1, 2, 3].map((key) => <DrawnPicture key={key} template={template} playing={false} />))
  expect(engine.open).not.toHaveBeenCalled()

  allInView(true)

  await waitFor(() => expect(drawn).toHaveLength(3))
  expect(engine.open).toHaveBeenCalledTimes(1)
})

it('shows a moment with the effects of the template, in the size of its format', async () => {
  const { container } = render(<DrawnPicture template={template} playing={false} />)

  allInView(true)

  await waitFor(() => expect(container.querySelector('canvas')).toMatchObject({ width: 270, height: 480 }))
  expect(drawn.map(({ time }) => time)).toEqual([3])
  expect(drawn[0]?.order.timeline.effects).toEqual([{ id: 'edgedetect', intensity: 80, from: 60, to: 120 }])
  expect(drawn[0]?.order.scenes).toHaveLength(2)
})

it('moves around the first transition while it is looked at, and rests afterwards', async () => {
  const { rerender } = render(<DrawnPicture template={template} playing />)
  allInView(true)
  await waitFor(() => expect(drawn.length).toBeGreaterThan(3))
  const moments = drawn.map(({ time }) => time)

  rerender(<DrawnPicture template={template} playing={false} />)

  await waitFor(() => expect(drawn.at(-1)?.time).toBe(3))
  expect(new Set(moments).size).toBeGreaterThan(1)
  expect(Math.min(...moments)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...moments)).toBeLessThan(2)
})

it('leaves what is behind it where nothing can be drawn', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  engine.open.mockRejectedValue(new Error('no engine'))
  const { container } = render(<DrawnPicture template={template} playing={false} />)

  allInView(true)

  await waitFor(() => expect(warned).toHaveBeenCalled())
  expect(container.querySelector('canvas')).toMatchObject({ width: 0 })
})

it('closes the engine some time after the last that used it, not between two', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shared = sharePainter(engine.open)
  const first = shared.take()
  await first.painter
  first.release()
  await vi.advanceTimersByTimeAsync(9000)
  const second = shared.take()
  await vi.advanceTimersByTimeAsync(20_000)
  const before = closed

  second.release()
  await vi.advanceTimersByTimeAsync(10_000)

  expect([engine.open.mock.calls.length, before, closed]).toEqual([1, 0, 1])
})

it('rests on no half-done transition, and takes a template without anything', () => {
  const pictures = [1, 2, 3, 4, 5].map((photo) => ({ url: `/${photo}.webp` }))
  const inTransition = testTemplate('1', {
    ...template,
    effects: [{ type: 'edgedetect', intensity: 80, custom_params: { start_time: 0, end_time: 1 } }] as never,
  })

  expect(shownTemplate(inTransition, pictures).still).toBe(1)
  expect(shownTemplate(testTemplate('2'), pictures)).toMatchObject({ order: { scenes: [{ background: pictures[0] }] } })
})
