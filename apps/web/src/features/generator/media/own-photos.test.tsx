import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo, failure } from '../../../../tests/test-server.ts'
import { options, running, started } from '../../../../tests/generator-answers.ts'
import { chooseLanguage } from '../../../language/language.ts'

const [one, two] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const stored = (id: string, seconds: number | null = null) => ({
  id,
  width: 900,
  height: 1200,
  seconds,
  preview_url: `/api/v1/media/${id}/preview`,
  expires_at: '2026-11-24T12:00:00.000Z',
})
const listed = (...ids: string[]) => ({ 'GET /api/v1/media': { body: { media: ids.map((id) => stored(id)) } } })

/** The beginning of a PNG of that size, which is all that the page judges. */
function png(name: string, width = 600, height = 800): File {
  const bytes = new DataView(new ArrayBuffer(33))
  bytes.setUint32(0, 0x89_50_4e_47)
  bytes.setUint32(4, 0x0d_0a_1a_0a)
  bytes.setUint32(8, 13)
  bytes.setUint32(12, 0x49_48_44_52)
  bytes.setUint32(16, width)
  bytes.setUint32(20, height)
  return new File([bytes.buffer], name, { type: 'image/png' })
}

/** An MP4 that has an index of so many thousandths of a second, and nothing else. */
function mp4(name: string, milliseconds: number): File {
  const number = (value: number) => Array.from({ length: 4 }, (_, at) => (value >>> (24 - 8 * at)) & 255)
  const text = (value: string) => [...new TextEncoder().encode(value)]
  const box = (type: string, ...content: number[]) => [...number(content.length + 8), ...text(type), ...content]
  const movie = box('mvhd', ...number(0), ...number(0), ...number(0), ...number(1000), ...number(milliseconds))
  const track = box('trak', ...box('mdia', ...box('hdlr', ...number(0), ...number(0), ...text('vide'))))
  return new File([new Uint8Array([...box('ftyp', ...text('isom')), ...box('moov', ...movie, ...track)])], name, { type: 'video/mp4' })
}

/** Opens the second step of the wizard. */
function openStyle({ answers = {}, draft = {}, signedIn = true }: { answers?: Parameters<typeof answerWith>[0]; draft?: object; signedIn?: boolean } = {}) {
  if (signedIn) {
    localStorage.setItem('token', 'abc')
    localStorage.setItem('user', JSON.stringify(bia))
  }
  localStorage.setItem('wizardState', JSON.stringify({ input: 'café', step: 2, ...draft }))
  const seen = answerWith({ ...options, ...started, ...listed(), 'GET /video-progress/t1': { body: running }, ...answers })
  openPage('/generator')
  return seen
}
const group = () => screen.findByRole('group', { name: /^Suas fotos/ })
const choose = async (...files: File[]) => userEvent.upload(await screen.findByLabelText('Escolher fotos e clipes', { selector: 'input' }), files)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const place = (number: number) => screen.findByRole('combobox', { name: `Onde a foto ${number} aparece` })

describe('the photos of a person in the wizard', () => {
  it('are sent one by one, get a sentence, and are part of the order and its summary', async () => {
    const ids = [one, two]
    const seen = openStyle({ answers: { 'POST /api/v1/media': () => ({ body: stored(ids.shift() ?? '') }) } })

    await choose(png('loja.png'), png('bolo.png'))
    await userEvent.selectOptions(await place(2), 'Na frase 3')
    await press('Avançar')

    expect(screen.getByText(/2 fotos ou clipes seus/)).toBeVisible()
    await press('Gerar vídeo')
    await waitFor(() => expect(bodiesTo(seen, '/generate-video')[0]).toMatchObject({ media: [{ id: one }, { id: two, sentence: 3 }] }))
  })

  it('can be dropped on the page, removed, and stay in the draft', async () => {
    const seen = openStyle({
      answers: { ...listed(one), 'POST /api/v1/media': { body: stored(two) }, [`DELETE /api/v1/media/${one}`]: { body: { success: true, message: '' } } },
      draft: { media: [{ id: one, sentence: 2 }] },
    })
    expect(await place(1)).toHaveDisplayValue('Na frase 2')

    const zone = (await group()).querySelector('[data-drop-zone]')
    if (zone === null) throw new Error('there is nowhere to drop files')
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [png('bolo.png')] } })
    expect(await place(2)).toHaveDisplayValue('Onde couber')
    await press('Remover Foto 1')

    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Onde a foto 2 aparece' })).toBeNull())
    expect(seen.some(({ method, path }) => method === 'DELETE' && path === `/api/v1/media/${one}`)).toBe(true)
    expect(screen.getByRole('button', { name: 'Escolher fotos e clipes' })).toHaveFocus()
    window.dispatchEvent(new Event('pagehide'))
    expect(JSON.parse(localStorage.getItem('wizardState') ?? '{}')).toMatchObject({ media: [{ id: two }] })
  })

  it('say for each file what is wrong and how to mend it, in the language of the page, and the others are sent', async () => {
    const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic\0\0\0\0mif1heic'], 'praia.heic')
    const seen = openStyle({ answers: { 'POST /api/v1/media': { body: stored(one) } } })

    fireEvent.drop((await group()).querySelector('[data-drop-zone]') ?? document.body, {
      dataTransfer: { types: ['Files'], files: [heic, png('enorme.png', 20_000, 20_000), png('bolo.png')] },
    })

    expect(await screen.findByText(/Esta foto está em HEIC.*Exporte como JPEG/)).toBeVisible()
    expect(await screen.findByText(/Seu plano aceita até 12 megapixels/)).toBeVisible()
    expect(await place(1)).toHaveDisplayValue('Onde couber')
    expect(seen.filter(({ method, path }) => method === 'POST' && path === '/api/v1/media')).toHaveLength(1)
    // The file's own fault stays.
    expect(screen.queryByRole('button', { name: 'Tentar de novo: praia.heic' })).toBeNull()
    chooseLanguage('en')
    expect(await screen.findByText(/This photo is HEIC.*Export it as JPEG/)).toBeVisible()
  })

  it('may be clips, which say what is wrong with them and are placed like photos', async () => {
    const seen = openStyle({ answers: { 'POST /api/v1/media': { body: stored(one, 12.4) } } })

    await choose(mp4('longo.mp4', 75_200), mp4('praia.mov', 12_400), new File(['nothing'], 'quebrado.mp4', { type: 'video/mp4' }))

    expect(await screen.findByText(/Este clipe tem 76 s\. O limite é de 60 s: corte/)).toBeVisible()
    expect(await screen.findByText(/Não conseguimos abrir este clipe\. Envie um MP4 ou MOV/)).toBeVisible()
    expect(await screen.findByText('Clipe 1 (12 s)')).toBeVisible()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Onde o clipe 1 aparece' }), 'Na frase 2')
    expect(seen.filter(({ method, path }) => method === 'POST' && path === '/api/v1/media')).toHaveLength(1)
    await press('Avançar')
    await press('Gerar vídeo')

    await waitFor(() => expect(bodiesTo(seen, '/generate-video')[0]).toMatchObject({ media: [{ id: one, sentence: 2 }] }))
  })

  it('can be sent again after a refusal', async () => {
    const answers = [failure(503, 'images_busy', 'Há muitas imagens na fila agora.'), { body: stored(one) }]
    openStyle({ answers: { 'POST /api/v1/media': () => answers.shift() ?? { body: {} } } })

    await choose(png('bolo.png'))
    expect(await screen.findByText('Há muitas imagens na fila agora.')).toBeVisible()
    await press('Tentar de novo: bolo.png')

    expect(await place(1)).toHaveDisplayValue('Onde couber')
    expect(screen.queryByText('Há muitas imagens na fila agora.')).toBeNull()
  })

  it('that are no longer stored leave the draft, and the page says so', async () => {
    const seen = openStyle({ answers: listed(two), draft: { media: [{ id: one }, { id: two }] } })

    expect(await screen.findByText(/Um arquivo não está mais guardado e saiu deste vídeo/)).toBeVisible()
    await press('Avançar')
    await press('Gerar vídeo')

    await waitFor(() => expect(bodiesTo(seen, '/generate-video')[0]).toMatchObject({ media: [{ id: two }] }))
  })

  it('keep an order from being sent without those that are on their way', async () => {
    const answer = Promise.withResolvers<{ body: unknown }>()
    const seen = openStyle({ answers: { 'POST /api/v1/media': () => answer.promise } })
    await choose(png('bolo.png'))
    expect(await within(await group()).findByText('Enviando…')).toBeVisible()

    await press('Avançar')
    await press('Gerar vídeo')
    expect(await screen.findByText('Arquivos ainda sendo enviados')).toBeVisible()
    expect(bodiesTo(seen, '/generate-video')).toEqual([])
    answer.resolve({ body: stored(one) })
    expect(await screen.findByText(/1 foto ou clipe seu/)).toBeVisible()
    await press('Gerar vídeo')

    await waitFor(() => expect(bodiesTo(seen, '/generate-video')[0]).toMatchObject({ media: [{ id: one }] }))
  })

  it('need a sign-in, which a visitor is told; the rest of the draft stays', async () => {
    const seen = openStyle({ signedIn: false })

    expect(await screen.findByText(/Entre na sua conta para pôr fotos e clipes seus no vídeo/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Escolher fotos e clipes' })).toBeNull()
    await userEvent.click(within(await group()).getByRole('link', { name: 'Entrar' }))

    await waitFor(() => expect(JSON.parse(localStorage.getItem('wizardState') ?? '{}')).toMatchObject({ input: 'café', step: 2 }))
    expect(seen.some(({ path }) => path.startsWith('/api/v1/media'))).toBe(false)
  })
})
