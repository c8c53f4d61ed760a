import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith, failure } from '../../../../tests/test-server.ts'
import { createTestPlayer } from '../../../../tests/test-player.ts'
import { effectBar, openTimeline } from '../../../../tests/timeline-editor.tsx'
import { Toaster } from '../../../ui/toaster.tsx'
import { clearToasts } from '../../../ui/toasts.ts'
import { StagePane } from './stage-pane.tsx'

const parts = (
  <>
    <StagePane />
    <Toaster />
  </>
)
const project = { effects: [effectBar('vibrance', 0, 10)] }
let warned: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  clearToasts()
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  Object.assign(URL, { createObjectURL: () => 'blob:frame', revokeObjectURL: () => {} })
})
const button = (name: string) => screen.getAllByRole('button', { name })[0] ?? screen.getByRole('button', { name })

describe('the canvas pane', () => {
  it('plays, pauses and stops', async () => {
    const { player } = openTimeline(parts, { project })

    await userEvent.click(button('Tocar'))
    await userEvent.click(button('Pausar'))
    await userEvent.click(button('Parar'))

    expect(player.calls).toEqual(['play', 'pause', 'stop'])
  })

  it('has a progress bar that seeks by frames and pauses', async () => {
    const { player, act } = openTimeline(parts, { project })
    act(() => player.play())
    act(() => player.showTime(4.1333))
    const slider = screen.getAllByRole<HTMLInputElement>('slider', { name: 'Posição na prévia' })[0]
    if (slider === undefined) throw new Error('no progress bar')
    expect([slider.value, slider.getAttribute('aria-valuetext'), slider.max]).toEqual(['124', '0:04,0 de 0:10,0', '300'])

    fireEvent.change(slider, { target: { value: '150' } })

    expect(player.calls).toEqual(['play', 'pause', 'seek 5'])
    expect(slider).toHaveAttribute('aria-valuetext', '0:05,0 de 0:10,0')
  })

  it.each([
    [{ isReady: false }, 'Preparando a prévia'],
    [{ state: 'paused', isExact: true }, 'Quadro exato'],
    [{ state: 'paused', isExact: false }, 'Desenhando o quadro'],
    [{ backend: 'canvas2d' }, 'Pré-visualização simplificada'],
    [{ state: 'playing', drawnAt: { width: 180, height: 320 } }, 'Tocando em 320p'],
    [{ problem: 'engine', isReady: false }, 'A prévia não abriu neste navegador'],
  ] as const)('with %o says: %s', (status, text) => {
    openTimeline(parts, { project, player: createTestPlayer(status) })

    expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('waits without a player', () => {
    openTimeline(parts, { project, player: null })

    expect(button('Tocar')).toBeDisabled()
    expect(screen.getByText('Preparando a prévia')).toBeInTheDocument()
  })

  it('says once when pictures could not be loaded', async () => {
    const { player, act } = openTimeline(parts, { project })

    act(() => player.become({ problem: 'pictures' }))

    expect(await screen.findByText('Erro ao carregar imagens de preview')).toBeVisible()
    expect(warned).toHaveBeenCalledTimes(1)
  })
})

describe('the final frame', () => {
  const frame = { 'POST /api/templates/frame': { body: new Blob(['frame']) } }

  it('is asked for at the present moment, and divides the canvas with the preview', async () => {
    const seen = answerWith(frame)
    const { player, act } = openTimeline(parts, { project })
    act(() => player.play())
    act(() => player.showTime(2.5))

    await userEvent.click(button('Ver quadro final'))

    const divide = await screen.findByRole('slider', { name: 'Divisão entre prévia e quadro final' })
    expect(divide).toHaveValue('50')
    expect(screen.getByRole('img', { name: 'Quadro final em 0:02,5, desenhado pelo servidor' })).toBeInTheDocument()
    expect(player.calls).toEqual(['play', 'pause'])
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ time: 2.5, view: 'editor', effects: [{ type: 'vibrance', intensity: 50 }] })
  })

  it('goes when the preview shows another moment, and on Escape', async () => {
    answerWith(frame)
    const { player, act } = openTimeline(parts, { project })
    const compared = () => screen.queryByRole('region', { name: 'Prévia e quadro final' })
    await userEvent.click(button('Ver quadro final'))
    await waitFor(() => expect(compared()).not.toBeNull())

    act(() => player.showTime(3))
    expect(compared()).toBeNull()

    await userEvent.click(button('Ver quadro final'))
    const divide = await screen.findByRole('slider', { name: 'Divisão entre prévia e quadro final' })
    divide.focus()
    await userEvent.keyboard('{Escape}')
    expect(compared()).toBeNull()
  })

  it('shows samples for own photos, and says so', async () => {
    answerWith(frame)
    openTimeline(parts, {
      project,
      editor: { photos: { pictures: [{ url: 'a' }, { url: 'b' }], areOwn: true, choose: () => undefined, useSamples: () => undefined } },
    })

    await userEvent.click(button('Ver quadro final'))

    expect(await screen.findByText(/suas fotos não saem deste aparelho/)).toBeVisible()
    expect(screen.getByRole('slider', { name: 'Divisão entre prévia e quadro final' })).toHaveValue('0')
  })

  it('that does not come says why', async () => {
    answerWith({ 'POST /api/templates/frame': failure(503, 'frame_busy', 'Há muitos quadros na fila agora. Tente de novo em 3 s.') })
    openTimeline(parts, { project })

    await userEvent.click(button('Ver quadro final'))

    expect(await screen.findByText('Há muitos quadros na fila agora. Tente de novo em 3 s.')).toBeVisible()
    expect(button('Ver quadro final')).toBeEnabled()
  })

  it('is not offered for an empty design', () => {
    openTimeline(parts)

    expect(button('Ver quadro final')).toBeDisabled()
  })
})
