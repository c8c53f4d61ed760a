import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openInEditor, testEffect } from '../../../../tests/test-editor.tsx'
import { createTestPlayer } from '../../../../tests/test-player.ts'
import { forgetPerson } from '../../../session/person.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { ExportDraft } from './export-draft.tsx'
import type { DraftOrder } from './make-draft.ts'

vi.mock('../../../ui/save-file.ts', async (real) => ({ ...(await real<object>()), saveFile: vi.fn<typeof saveFile>() }))

type Made = { order: DraftOrder; resolve: (file: Blob) => void; reject: (error: Error) => void }

/** An export that ends when the test says so. */
function openExport(start: Parameters<typeof openInEditor>[1] = {}) {
  const made: Made[] = []
  const make = (order: DraftOrder) => new Promise<Blob>((resolve, reject) => made.push({ order, resolve, reject }))
  openInEditor(<ExportDraft make={make} />, { ...start, project: { name: 'Feira', totalSeconds: 5, ...start.project } })
  return { made, user: userEvent.setup() }
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Exportar rascunho' }))

async function startExport({ made, user }: ReturnType<typeof openExport>): Promise<Made> {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar rascunho' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Exportar rascunho' }))
  await user.click(dialog().getByRole('button', { name: 'Exportar rascunho' }))
  const last = made.at(-1)
  if (last === undefined) throw new Error('nothing is made')
  return last
}

beforeEach(() => {
  vi.mocked(saveFile).mockClear()
  vi.stubGlobal('VideoEncoder', { isConfigSupported: async (config: VideoEncoderConfig) => ({ supported: config.codec === 'avc1.640028', config }) })
})

describe('exporting a draft', () => {
  it('says what the file will be, and that nothing is sent', async () => {
    const { user } = openExport()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar rascunho' })).toBeEnabled())

    await user.click(screen.getByRole('button', { name: 'Exportar rascunho' }))

    expect(dialog().getByText('Rascunho: feito neste aparelho, sem narração nem legendas; o vídeo final é o do gerador.')).toBeVisible()
    expect(dialog().getByText('MP4, H.264, 720 × 1280, 5,0 s (150 quadros), sem som.')).toBeVisible()
    expect(dialog().getByText('Com a marca d’água do plano grátis.')).toBeVisible()
    expect(dialog().getByText(/^Nada é enviado/)).toBeVisible()
  })

  it('pauses the preview, tells how far it is, and saves the file under the template’s name', async () => {
    const player = createTestPlayer({ state: 'playing' })
    const making = await startExport(openExport({ project: { effects: [testEffect('vignette')] }, editor: { player } }))
    expect(player.calls).toEqual(['pause'])
    expect(making.order).toMatchObject({ isSigned: true, format: { codec: 'avc' }, order: { timeline: { frames: 150, effects: [{ id: 'vignette' }] } } })

    act(() => making.order.onProgress({ frames: 75, bytes: 1_000_000 }))
    expect(dialog().getByRole('progressbar', { name: 'Andamento da exportação' })).toHaveAttribute('value', '75')
    expect(dialog().getByText('Quadro 75 de 150')).toBeVisible()
    expect(dialog().getByText('1,0 MB até agora, cerca de 2,0 MB no fim')).toBeVisible()
    const file = new Blob([new Uint8Array(2_100_000)], { type: 'video/mp4' })
    await act(async () => making.resolve(file))

    expect(saveFile).toHaveBeenCalledExactlyOnceWith(file, 'Feira (rascunho).mp4')
    expect(dialog().getByText('Salvo: Feira (rascunho).mp4 (2,1 MB).')).toBeVisible()
  })

  it('says nothing of size and time before they can be told', async () => {
    const making = await startExport(openExport())

    act(() => making.order.onProgress({ frames: 3, bytes: 90_000 }))

    expect(dialog().getByText('Quadro 3 de 150')).toBeVisible()
    expect(dialog().queryByText(/MB/)).toBeNull()
    expect(dialog().queryByText(/faltam/)).toBeNull()
  })

  it('saves nothing when it is cancelled, even when the file comes late', async () => {
    const opened = openExport()
    const making = await startExport(opened)

    await opened.user.click(dialog().getByRole('button', { name: 'Cancelar' }))
    expect(making.order.signal.aborted).toBe(true)
    await act(async () => making.resolve(new Blob(['late'])))

    expect(saveFile).not.toHaveBeenCalled()
    expect(dialog().getByRole('button', { name: 'Exportar rascunho' })).toBeEnabled()
  })

  it('stops with the person who asked for it', async () => {
    const making = await startExport(openExport())

    act(() => forgetPerson())
    await act(async () => making.resolve(new Blob(['late'])))

    expect(making.order.signal.aborted).toBe(true)
    expect(saveFile).not.toHaveBeenCalled()
  })

  it('says in words why it failed, and tries again', async () => {
    const opened = openExport()
    const making = await startExport(opened)

    await act(async () => making.reject(new DOMException('codec reclaimed', 'QuotaExceededError')))
    expect(dialog().getByRole('alert')).toHaveTextContent('A memória deste aparelho não bastou.')
    expect(dialog().getByRole('alert')).toHaveTextContent('Nenhum arquivo ficou para trás.')
    await opened.user.click(dialog().getByRole('button', { name: 'Tentar de novo' }))

    expect(opened.made).toHaveLength(2)
    expect(dialog().queryByRole('alert')).toBeNull()
  })

  it('says so when the tab was hidden meanwhile', async () => {
    const making = await startExport(openExport())
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    hidden.mockRestore()

    await act(async () => making.reject(new DOMException('the encoder failed', 'EncodingError')))

    expect(dialog().getByRole('alert')).toHaveTextContent('A aba ficou oculta durante a exportação')
  })

  it('cannot be started where no video is encoded, and says why', async () => {
    vi.stubGlobal('VideoEncoder', undefined)
    openExport()

    expect(await screen.findByText(/^Este navegador não codifica vídeo/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Exportar rascunho' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Exportar rascunho' })).toHaveAccessibleDescription(/Abra o editor num Chrome/)
  })
})
