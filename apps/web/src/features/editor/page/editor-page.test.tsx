import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newProject } from '@relampago/domain/editor'
import { opened, prepareEditor } from '../../../../tests/editor-engine.ts'
import { signInBia, templateAnswers, testTemplate } from '../../../../tests/templates-account.ts'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo, failure } from '../../../../tests/test-server.ts'

vi.mock('../../../engine/open-engine.ts', async () => (await import('../../../../tests/editor-engine.ts')).engine)
beforeEach(prepareEditor)
afterEach(() => history.replaceState(null, '', '/'))

type Routes = Parameters<typeof answerWith>[0]
const id = '5d9c2f4e-8f5b-4a57-9f53-0d0a6f6f5c11'
const path = `/api/templates/${id}`
const address = `/template-editor?id=${id}`
const effect = { type: 'eq', intensity: 50, duration: 10, custom_params: { start_time: 0, end_time: 10 } }
const own = testTemplate(id, { name: 'Meu corte', author_id: bia.id, status: 'draft', effects: [effect] })
const reply = (template: object = own) => ({ body: { success: true, template } })
const signedIn = {
  'POST /auth/login': { body: { access_token: 'abc' } },
  'GET /auth/me': { body: bia },
  'GET /api/drafts': { body: { wizard: null, order: null, task: null } },
}

function open(routes: Routes = {}, at = '/template-editor') {
  const seen = answerWith({ ...templateAnswers({}), ...routes })
  return { seen, site: openPage(at), user: userEvent.setup() }
}
const saveButton = () => screen.findByRole('button', { name: 'Salvar' })
const nameField = () => screen.getByRole('textbox', { name: 'Nome do template' })
const addVignette = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Vinheta' }))
const drafts = () => JSON.parse(localStorage.getItem('templateDrafts') ?? '{}') as Record<string, { project: { effects: unknown[] }; base: string | null }>
const dialog = () => within(screen.getByRole('dialog'))

describe('opening the editor', () => {
  it('shows a new template to visitors, without navigation and footer around it', async () => {
    open()
    await saveButton()

    expect(nameField()).toHaveValue('Novo Template Profissional')
    expect(screen.getByText('Efeitos 0/15')).toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(document.title).toBe('Editor de templates · Relâmpago')
  })

  it('shows a stored template, which has no changes', async () => {
    signInBia()
    open({ [`GET ${path}`]: reply() }, address)
    await saveButton()

    expect(nameField()).toHaveValue('Meu corte')
    expect(screen.getByText('Efeitos 1/15')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeDisabled()
  })

  it('says what of a template it does not know, and opens the rest', async () => {
    const effects = [effect, { ...effect, type: 'de-amanhã' }]
    open({ [`GET ${path}`]: reply({ ...own, effects, transitions: [{ type: 'outra', duration: 1 }] }) }, address)
    await saveButton()

    expect(await screen.findByText('Parte do template não foi aberta')).toBeVisible()
    expect(screen.getByText(/não pode salvar: outra, de-amanhã/)).toBeVisible()
    expect(screen.getByText('Efeitos 1/15')).toBeInTheDocument()
  })

  it.each<[string, Routes[string]]>([
    ['does not exist', failure(404, 'template_not_found', 'Sumiu.')],
    ['has no address of a template', failure(422, 'invalid_field', 'x')],
  ])('of a template that %s offers a new one, or the login', async (_, answer) => {
    const { user } = open({ [`GET ${path}`]: answer ?? { body: {} } }, address)

    expect(await screen.findByRole('heading', { name: 'Template não encontrado' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(address)}`)
    await user.click(screen.getByRole('link', { name: 'Criar um novo' }))
    expect(await saveButton()).toBeVisible()
  })

  it('without a connection can be repeated', async () => {
    let isThere = false
    const { user } = open({ [`GET ${path}`]: () => (isThere ? reply() : Promise.reject(new TypeError('Failed to fetch'))) }, address)
    expect(await screen.findByText('O template não foi carregado')).toBeVisible()

    isThere = true
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))

    await saveButton()
    expect(nameField()).toHaveValue('Meu corte')
  })
})

describe('the draft', () => {
  it('comes back after a sign-in that saving asked for', async () => {
    const { seen, site, user } = open(signedIn)
    await saveButton()
    await addVignette(user)
    await user.click(await saveButton())
    expect(dialog().getByRole('heading', { name: 'Login Necessário' })).toBeVisible()
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([])

    await user.click(dialog().getByRole('link', { name: 'Fazer Login' }))
    await waitFor(() => expect(site.state.location.pathname).toBe('/login'))
    expect(new URLSearchParams(site.state.location.search).get('redirect')).toBe('/template-editor')
    await user.type(await screen.findByLabelText('E-mail'), bia.email)
    await user.type(screen.getByLabelText('Senha'), 'Senha123')
    await user.click(screen.getByRole('button', { name: 'Entrar' }))

    expect(await screen.findByText('Rascunho recuperado')).toBeVisible()
    expect(site.state.location.pathname).toBe('/template-editor')
    expect(screen.getByText('Efeitos 1/15')).toBeInTheDocument()
  })

  it('waits for the person whose token is refused, in memory alone', async () => {
    signInBia()
    // A refused token reads where the person is from the document, which tests do not move.
    history.replaceState(null, '', '/template-editor')
    const { site, user } = open({ ...signedIn, 'POST /api/templates': failure(401, 'not_authenticated', 'Entre.') })
    await saveButton()
    await addVignette(user)
    await user.click(await saveButton())
    await waitFor(() => expect(site.state.location.pathname).toBe('/login'))
    expect(localStorage.getItem('templateDrafts')).toBeNull()

    await user.type(await screen.findByLabelText('E-mail'), bia.email)
    await user.type(screen.getByLabelText('Senha'), 'Senha123')
    await user.click(screen.getByRole('button', { name: 'Entrar' }))

    expect(await screen.findByText('Rascunho recuperado')).toBeVisible()
    expect(screen.getByText('Efeitos 1/15')).toBeInTheDocument()
  })

  it('is stored for each template, with the version that was changed', async () => {
    const { site, user } = open({ [`GET ${path}`]: reply() }, address)
    await saveButton()
    await addVignette(user)
    await waitFor(() => expect(drafts()[id]).toMatchObject({ base: own.updated_at, project: { effects: [{ type: 'eq' }, { type: 'vignette' }] } }))

    site.navigate('/template-editor')
    await waitFor(() => expect(nameField()).toHaveValue('Novo Template Profissional'))

    expect(screen.getByText('Efeitos 0/15')).toBeInTheDocument()
    expect(Object.keys(drafts())).toEqual([id])
  })

  it('is one step, which can be undone', async () => {
    const first = open({ [`GET ${path}`]: reply() }, address)
    await saveButton()
    await addVignette(first.user)
    first.site.navigate('/template-editor')
    await waitFor(() => expect(nameField()).toHaveValue('Novo Template Profissional'))
    first.site.navigate(address)
    await waitFor(() => expect(nameField()).toHaveValue('Meu corte'))
    expect(screen.getByText('Efeitos 2/15')).toBeInTheDocument()

    await first.user.click(screen.getByRole('button', { name: 'Desfazer' }))

    expect(screen.getByText('Efeitos 1/15')).toBeInTheDocument()
    await waitFor(() => expect(localStorage.getItem('templateDrafts')).toBeNull())
  })

  it('of an older version is a conflict when it is saved', async () => {
    signInBia()
    localStorage.setItem(
      'templateDrafts',
      JSON.stringify({
        [id]: {
          version: 1,
          base: '2026-10-01T00:00:00.000Z',
          keptAt: '2026-10-01T00:00:00.000Z',
          project: { ...newProject(), name: 'Antigo', effects: someEffects() },
        },
      }),
    )
    const { seen, user } = open({ [`GET ${path}`]: reply(), [`PUT ${path}`]: failure(409, 'template_changed', 'Mudou.') }, address)
    await saveButton()

    await user.click(await saveButton())

    expect(await screen.findByRole('heading', { name: 'Este template mudou em outro lugar' })).toBeVisible()
    expect(bodiesTo(seen, path).at(-1)).toMatchObject({ name: 'Antigo', base_updated_at: '2026-10-01T00:00:00.000Z' })
  })

  it.each([
    ['no JSON', '{"new":'],
    ['another type', '[1]'],
    ['an older form', JSON.stringify({ new: { version: 0, base: null, keptAt: '2026-10-01T00:00:00.000Z', project: newProject() } })],
    [
      'a project with faults',
      JSON.stringify({ new: { version: 1, base: null, keptAt: '2026-10-01T00:00:00.000Z', project: { ...newProject(), effects: [{}] } } }),
    ],
    ['no time', JSON.stringify({ new: { version: 1, base: null, keptAt: 'x', project: newProject() } })],
  ])('that is %s is dropped with a message', async (_, stored) => {
    localStorage.setItem('templateDrafts', stored)
    open()
    await saveButton()

    expect(await screen.findByText('O rascunho não pôde ser aberto')).toBeVisible()
    expect(nameField()).toHaveValue('Novo Template Profissional')
    expect(localStorage.getItem('templateDrafts')).toBeNull()
  })

  it('is stored at once when the tab goes', async () => {
    const { user } = open()
    await saveButton()
    await addVignette(user)

    fireEvent(window, new Event('pagehide'))

    expect(drafts()['new']?.project.effects).toHaveLength(1)
  })
})

function someEffects() {
  return [{ id: 'effect-1', type: 'eq', category: 'color', enabled: true, intensity: 50, startTime: 0, endTime: 10, settings: {} }]
}

describe('leaving with changes', () => {
  async function change() {
    const site = open()
    await saveButton()
    await addVignette(site.user)
    return site
  }
  const back = () => screen.getByRole('link', { name: 'Voltar ao início' })

  it('asks first; to stay changes nothing', async () => {
    const { site, user } = await change()

    await user.click(back())
    expect(dialog().getByRole('heading', { name: 'Sair sem salvar?' })).toBeVisible()
    await user.click(dialog().getByRole('button', { name: 'Continuar editando' }))

    expect(site.state.location.pathname).toBe('/template-editor')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can leave the draft on this device', async () => {
    const { site, user } = await change()
    await user.click(back())
    await user.click(dialog().getByRole('button', { name: 'Sair e guardar rascunho' }))

    await waitFor(() => expect(site.state.location.pathname).toBe('/'))
    expect(drafts()['new']?.project.effects).toHaveLength(1)
  })

  it('can drop everything', async () => {
    const { site, user } = await change()
    await waitFor(() => expect(drafts()['new']).toBeDefined())
    await user.click(back())
    await user.click(dialog().getByRole('button', { name: 'Descartar e sair' }))

    await waitFor(() => expect(site.state.location.pathname).toBe('/'))
    expect(localStorage.getItem('templateDrafts')).toBeNull()
  })

  it('asks nothing without changes', async () => {
    const { site, user } = open()
    await saveButton()

    await user.click(back())

    await waitFor(() => expect(site.state.location.pathname).toBe('/'))
  })

  it('has the browser ask before the tab is closed, while there are changes', async () => {
    const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
    const { user } = open()
    await saveButton()
    expect(isAsked()).toBe(false)

    await addVignette(user)
    expect(isAsked()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(isAsked()).toBe(false)
  })
})

describe('limits', () => {
  it('are told when an effect or a transition is refused', async () => {
    const effects = ['eq', 'hue', 'exposure', 'vibrance', 'boxblur', 'gblur', 'unsharp', 'cas', 'sobel', 'scale', 'rotate', 'hflip', 'vflip', 'noise', 'lagfun']
    const full = {
      ...own,
      effects: effects.map((type) => ({ ...effect, type })),
      transitions: Array.from({ length: 25 }, () => ({ type: 'fade', duration: 1 })),
    }
    const { user } = open({ [`GET ${path}`]: reply(full) }, address)
    await saveButton()

    await addVignette(user)
    expect(await screen.findByText('Limite de Efeitos Atingido')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: /Transições/ }))
    await user.click(screen.getByRole('button', { name: 'Dissolver' }))
    expect(await screen.findByText('Limite de Transições Atingido')).toBeVisible()

    expect(screen.getByText('Efeitos 15/15')).toBeInTheDocument()
    expect(screen.getByText('Transições 25/25')).toBeInTheDocument()
  })

  it('do not count transitions as effects: each is added in sequence', async () => {
    const { user } = open()
    await saveButton()
    await user.click(screen.getByRole('tab', { name: /Transições/ }))
    await user.click(screen.getByRole('button', { name: 'Dissolver' }))

    expect(await screen.findByText('Transição Adicionada em Sequência')).toBeVisible()
    await waitFor(() => expect(opened.orders.at(-1)?.scenes).toHaveLength(2))
  })
})
