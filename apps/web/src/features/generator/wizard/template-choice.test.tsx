import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo, failure, type SeenRequest } from '../../../../tests/test-server.ts'
import { finished, options, running, started } from '../../../../tests/generator-answers.ts'

const night = {
  id: 'custom_8d0f3f4e-29d4-4a5c-9d52-0c8f4c1f3b61',
  name: 'Noite',
  preview: '🎬',
  summary: '',
  thumbnail_image: '/static/templates/night-still.webp',
  extra_seconds: { 15: 3.2, 30: 6.4, 60: 12.8 },
}
const storedNight = { id: night.id.slice('custom_'.length), name: 'Noite' }
const pro = { ...bia, plan: 'pro' as const }

/** Options that name the template only when they are asked for it. */
function answers(offersNight: (path: string) => boolean, more: Parameters<typeof answerWith>[0] = {}) {
  const list = options['GET /options'].body
  const reply = ({ path }: SeenRequest) => ({ body: offersNight(path) ? { ...list, templates: [...list.templates, night] } : list })
  return answerWith({ ...options, 'GET /options': reply, ...started, 'GET /video-progress/t1': { body: running }, ...more })
}
const whenAsked = (path: string) => path.includes(`template=${night.id}`)
const never = () => false

function signIn(user: typeof bia) {
  localStorage.setItem('token', 'abc')
  localStorage.setItem('user', JSON.stringify(user))
  return { 'GET /auth/me': { body: user } }
}
const storeWizard = (some: object) => localStorage.setItem('wizardState', JSON.stringify({ input: 'café', step: 2, context: 'sem açúcar', ...some }))
const storeChoice = () => localStorage.setItem('selectedTemplate', JSON.stringify(storedNight))
const tile = (name: string) => screen.findByRole('radio', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('a template that was chosen in the gallery', () => {
  it.each([
    ['a visitor', null],
    ['a person on Pro', pro],
  ])('is applied for %s, first among the tiles, with its still, and leaves the storage', async (_, user) => {
    answers(whenAsked, user === null ? {} : signIn(user))
    storeWizard({})
    storeChoice()
    openPage('/generator')

    await waitFor(async () => expect(await tile('Noite')).toBeChecked())
    const tiles = within(screen.getByRole('group', { name: /^Template/ })).getAllByRole('radio')
    expect(tiles[0]).toHaveAccessibleName('Noite')
    expect(tiles[0]?.closest('label')?.querySelector('img')).toHaveAttribute('src', night.thumbnail_image)
    expect(localStorage.getItem('selectedTemplate')).toBeNull()

    await userEvent.click(await tile('Padrão'))
    expect(await tile('Noite')).not.toBeChecked()
  })

  it('is in the summary by its name, with what its effects cost', async () => {
    answers(whenAsked, signIn(pro))
    storeWizard({ step: 3, template: night.id })
    openPage('/generator')

    expect(await screen.findByText(/^Noite, /)).toBeVisible()
    expect(screen.getByText(/cerca de 6 s a mais para ficar pronto/)).toBeVisible()
  })

  it('is ordered by its id', async () => {
    const seen = answers(whenAsked, signIn(pro))
    storeWizard({ step: 3, template: night.id })
    openPage('/generator')

    await screen.findByText(/^Noite, /)
    await press('Gerar vídeo')

    await waitFor(() => expect(bodiesTo(seen, '/generate-video')).toMatchObject([{ template: night.id, context: 'sem açúcar' }]))
    expect(bodiesTo(seen, '/generate-video')[0]).not.toHaveProperty('variationOf')
  })

  it('is still chosen while the server does not answer about it', async () => {
    const seen = answerWith({
      ...options,
      ...signIn(pro),
      'GET /options': ({ path }) => {
        if (path.includes('template=')) throw new TypeError('Failed to fetch')
        return options['GET /options']
      },
      ...started,
      'GET /video-progress/t1': { body: running },
    })
    storeWizard({ step: 3, template: night.id })
    openPage('/generator')

    await waitFor(() => expect(seen.some(({ path }) => path.includes('template='))).toBe(true))
    await press('Gerar vídeo')

    await waitFor(() => expect(bodiesTo(seen, '/generate-video')).toMatchObject([{ template: night.id }]))
  })
})

describe('a template that is gone', () => {
  const gone = 'O template escolhido não existe mais ou é privado.'

  it.each([
    ['chosen in the gallery', null, true],
    ['chosen in the gallery', pro, true],
    ['of the stored wizard', null, false],
    ['of the stored wizard', pro, false],
  ])('%s is said, and nothing else is lost (%#)', async (_, user, isChoice) => {
    answers(never, user === null ? {} : signIn(user))
    storeWizard(isChoice ? {} : { template: night.id })
    if (isChoice) storeChoice()
    openPage('/generator')

    expect(await screen.findByText(new RegExp(gone))).toBeVisible()
    expect(await tile('Padrão')).toBeChecked()
    expect(localStorage.getItem('selectedTemplate')).toBeNull()
    await press('Voltar')
    expect(screen.getByLabelText('Tema ou link do produto')).toHaveValue('café')
    expect(screen.getByLabelText('Contexto')).toHaveValue('sem açúcar')
  })

  it('since the page was opened is said when the order is refused, and the next order has the default', async () => {
    let isGone = false
    const refused = failure(422, 'template_unavailable', 'Este template não existe mais ou é privado.')
    const order = () => (isGone ? started['POST /generate-video'] : refused)
    const seen = answers(whenAsked, { ...signIn(pro), 'POST /generate-video': order })
    storeWizard({ step: 3, template: night.id })
    openPage('/generator')
    await screen.findByText(/^Noite, /)

    await press('Gerar vídeo')
    expect(await screen.findByText(new RegExp(gone))).toBeVisible()
    expect(await screen.findByText(/^Padrão, /)).toBeVisible()
    isGone = true
    await press('Gerar vídeo')

    await waitFor(() => expect(bodiesTo(seen, '/generate-video')).toMatchObject([{ template: night.id }, { template: 'default', context: 'sem açúcar' }]))
  })

  it('is not said again and again when the list lacks the default too', async () => {
    const errors = vi.spyOn(console, 'error')
    answerWith({ ...options, 'GET /options': { body: { templates: [], marketplaces: [] } } })
    storeWizard({ template: night.id })
    openPage('/generator')

    expect(await screen.findByText(new RegExp(gone))).toBeVisible()

    expect(screen.getAllByText(new RegExp(gone))).toHaveLength(1)
    expect(errors).not.toHaveBeenCalled()
  })

  it.each(['{', '7', '{"id":5}'])('is not said of the invalid entry %s', async (stored) => {
    answers(never)
    storeWizard({ template: 'dynamic' })
    localStorage.setItem('selectedTemplate', stored)
    openPage('/generator')

    await waitFor(async () => expect(await tile('Dinâmico')).toBeChecked())
    await waitFor(() => expect(localStorage.getItem('selectedTemplate')).toBeNull())
    expect(screen.queryByText(new RegExp(gone))).toBeNull()
  })
})

describe('a visitor with a template of the gallery', () => {
  it('takes it along to the sign-up', async () => {
    answers(whenAsked)
    storeWizard({ step: 3 })
    storeChoice()
    const router = openPage('/generator')
    await screen.findByText(/^Noite, /)

    await press('Gerar vídeo')

    await waitFor(() => expect(router.state.location.pathname).toBe('/signup'))
    expect(JSON.parse(localStorage.getItem('wizardState') ?? '{}')).toMatchObject({ template: night.id, input: 'café', context: 'sem açúcar', step: 3 })
  })

  it('is told on the Free plan what it needs, keeps all else, and goes on with the default', async () => {
    const seen = answers(whenAsked, signIn(bia))
    storeWizard({ step: 3, template: night.id })
    openPage('/generator')

    expect(await screen.findByText('O template “Noite” precisa do plano Pro.')).toBeVisible()
    await press('Gerar vídeo')
    expect(await screen.findByText('Recurso Exclusivo do Plano Pro')).toBeVisible()
    expect(bodiesTo(seen, '/generate-video')).toEqual([])
    expect(screen.getAllByRole('link', { name: 'Ver o Pro' })[0]).toHaveAttribute('href', '/pricing')

    await press('Usar o Padrão')
    expect(screen.queryByText('O template “Noite” precisa do plano Pro.')).toBeNull()
    await press('Gerar vídeo')
    await waitFor(() => expect(bodiesTo(seen, '/generate-video')).toMatchObject([{ template: 'default', input: 'café', context: 'sem açúcar' }]))
  })
})

describe('the way to the gallery', () => {
  it('stores the wizard with its step, and the way back brings both and the template', async () => {
    answers(whenAsked, signIn(pro))
    storeWizard({})
    const router = openPage('/generator')

    await userEvent.click(await screen.findByRole('link', { name: 'Mais templates' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/templates'))
    const stored = await waitFor(() => {
      const wizard = JSON.parse(localStorage.getItem('wizardState') ?? '{}') as object
      expect(wizard).toMatchObject({ input: 'café', step: 2 })
      return wizard
    })
    localStorage.setItem('wizardState', JSON.stringify({ ...stored, template: night.id }))
    act(() => router.navigate('/generator'))

    await waitFor(async () => expect(await tile('Noite')).toBeChecked())
    expect(localStorage.getItem('wizardState')).toBeNull()
  })
})

describe('a variation of a video', () => {
  it('names the video, so that its design stays although the template is gone', async () => {
    const asked = (path: string) => path.includes('variation_of=t1')
    Object.assign(URL, { createObjectURL: () => 'blob:video', revokeObjectURL: () => {} })
    const file = { body: 'bytes', headers: { 'content-type': 'video/mp4' } }
    const done = { 'GET /video-progress/t1': { body: finished(Date.now()) }, 'GET /get-final-video/t1': file }
    const seen = answers(asked, { ...signIn(pro), ...done })
    localStorage.setItem('pendingVideoData', '{"taskId":"t1","input":"café","kind":"theme","startedAt":1}')
    storeWizard({ step: 3, template: night.id })
    openPage('/generator')

    await screen.findByRole('button', { name: 'Baixar MP4' })
    await press('Fazer variação')
    await press('Voz Caio, masculina')
    expect(await screen.findByText(/^Noite, /)).toBeVisible()
    await press('Gerar vídeo')

    await waitFor(() => expect(bodiesTo(seen, '/generate-video')).toMatchObject([{ template: night.id, variationOf: 't1', voice: 'male' }]))
  })
})
