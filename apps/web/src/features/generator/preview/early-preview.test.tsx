import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StageId } from '@relampago/domain/catalogue'
import type { PreviewOrder } from '@relampago/preview'
import { beforeEach, expect, it, vi } from 'vitest'
import type { OpenPlayer } from '../../../engine/canvas-player.ts'
import { createTestPlayer } from '../../../../tests/test-player.ts'
import { answerWith } from '../../../../tests/test-server.ts'
import { EarlyPreview } from './early-preview.tsx'

const style = { font: 'anton', sizePx: 100, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55', pop: false } as const
const timeline = { version: 1, width: 1080, height: 1920, frames: 300, framesPerSecond: 30, scenes: [{}, {}, {}], captions: { style, pages: [] } }
const scene = (sentence: number, part: number, drawn: boolean) => ({ sentence, part, drawn })
const preview = { timeline, scenes: [scene(0, 0, true), scene(0, 1, false), scene(1, 0, false)] }
const picture = new Blob(['a picture'], { type: 'image/jpeg' })
const address = 'GET /api/v1/videos/t1/preview'
const sound = { [`${address}/sound`]: { body: new Blob(['a voice']) } }

/** What happens to the sound of the page; its clock is set by the tests. */
let heard: HTMLMediaElement[] = []
beforeEach(() => {
  heard = []
  localStorage.setItem('token', 'abc')
  vi.stubGlobal(
    'FontFace',
    class {
      load = async () => undefined
    },
  )
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    heard.push(this)
    Object.defineProperty(this, 'paused', { value: false, configurable: true })
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true })
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sound')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

function openAt(stage: StageId, answers: Parameters<typeof answerWith>[0]) {
  const seen = answerWith({ 'GET /api/v1/videos/t1/pictures/0': { body: picture }, ...answers })
  const orders: PreviewOrder[] = []
  const player = { ...createTestPlayer(), show: (order: PreviewOrder) => void orders.push(order) }
  const open = vi.fn<OpenPlayer>(async () => player)
  const page = render(
    <QueryClientProvider client={new QueryClient()}>
      <EarlyPreview taskId="t1" stage={stage} pictures={[]} open={open} />
    </QueryClientProvider>,
  )
  return { seen, orders, player, open, page }
}
const begin = async () => userEvent.click(await screen.findByRole('button', { name: 'Ver a prévia' }))

it('is not asked for before there is a narration', async () => {
  const { seen, page } = openAt('narration', { [address]: { body: { preview } } })

  await Promise.resolve()

  expect(seen).toEqual([])
  expect(page.container).toBeEmptyDOMElement()
})

it('says that it is a preview, and fetches neither engine nor sound until it is played', async () => {
  const { seen, open } = openAt('render', { [address]: { body: { preview } }, ...sound })

  expect(await screen.findByRole('button', { name: 'Ver a prévia' })).toBeVisible()
  expect(screen.getByText('A versão final tem imagens em movimento e música.')).toBeVisible()
  expect(open).not.toHaveBeenCalled()
  expect(seen.map(({ path }) => path)).toEqual(['/api/v1/videos/t1/preview'])
})

it('plays with the pictures that are there; a later shot shows the first of its sentence meanwhile', async () => {
  const { orders, player } = openAt('render', { [address]: { body: { preview } }, ...sound })

  await begin()
  await waitFor(() => expect(player.calls).toContain('play'))

  await waitFor(() => expect(orders.at(-1)?.scenes[0]?.background).toHaveProperty('blob.size', picture.size))
  const [first, later, missing] = orders.at(-1)?.scenes ?? []
  expect(later?.background).toEqual(first?.background)
  expect(missing?.background).not.toHaveProperty('blob.size', picture.size)
  expect(orders.at(-1)?.timeline.frames).toBe(300)
})

it('follows the clock of the narration', async () => {
  const { player } = openAt('render', { [address]: { body: { preview } }, ...sound })
  await begin()
  await waitFor(() => expect(player.calls).toContain('play'))
  const audio = heard.at(-1)
  if (audio === undefined) throw new Error('nothing is heard')

  audio.currentTime = 2.03
  player.showTime(2)
  audio.currentTime = 3
  player.showTime(2.5)

  expect(player.calls.filter((call) => call.startsWith('seek'))).toEqual(['seek 3'])
})

it('pauses and seeks both, and ends with either', async () => {
  const { player } = openAt('render', { [address]: { body: { preview } }, ...sound })
  await begin()
  const pause = await screen.findByRole('button', { name: 'Pausar a prévia' })
  const audio = heard.at(-1)

  await userEvent.click(pause)
  fireEvent.change(screen.getByRole('slider', { name: 'Posição na prévia' }), { target: { value: '4' } })

  expect([audio?.paused, audio?.currentTime, player.status().time]).toEqual([true, 4, 4])
  await userEvent.click(screen.getByRole('button', { name: 'Ver a prévia' }))
  audio?.dispatchEvent(new Event('ended'))
  expect([player.calls.at(-1), audio?.paused, audio?.currentTime]).toEqual(['stop', true, 0])
})

it('plays without sound when that does not come, and says so', async () => {
  const { player } = openAt('render', { [address]: { body: { preview } } })

  await begin()

  expect(await screen.findByText('O som não veio: a prévia toca sem a narração.', {}, { timeout: 5000 })).toBeVisible()
  expect(player.calls).toContain('play')
})

it('shows nothing where there is no preview, or not one that can be played', async () => {
  const { seen, page } = openAt('render', { [address]: { body: { preview: { timeline: { version: 2 }, scenes: [] } } } })

  await waitFor(() => expect(seen).toHaveLength(1))

  expect(page.container).toBeEmptyDOMElement()
})
