import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { opened, prepareEditor } from '../../../../tests/editor-engine.ts'
import { signInBia, templateAnswers, testTemplate } from '../../../../tests/templates-account.ts'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo, failure, type SeenRequest } from '../../../../tests/test-server.ts'

vi.mock('../../../engine/open-engine.ts', async () => (await import('../../../../tests/editor-engine.ts')).engine)
beforeEach(() => {
  prepareEditor()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

type Routes = Parameters<typeof answerWith>[0]
const id = '5d9c2f4e-8f5b-4a57-9f53-0d0a6f6f5c11'
const path = `/api/templates/${id}`
const effect = { type: 'eq', intensity: 50, duration: 10, custom_params: { start_time: 0, end_time: 10 } }
const own = testTemplate(id, { name: 'Meu corte', author_id: bia.id, status: 'draft', effects: [effect], tags: ['verão'] })
const reply = (template = own) => ({ body: { success: true, message: '', template } })
/** Stores what is sent. */
const stores =
  (more: object = {}) =>
  ({ body }: SeenRequest) =>
    reply({ ...own, ...(JSON.parse(body ?? '{}') as object), id: 'novo', updated_at: '2026-11-03T12:00:00.000Z', ...more })

async function openEditor(routes: Routes, address = '/template-editor') {
  signInBia()
  const seen = answerWith({ ...templateAnswers({ own: [own] }), ...routes })
  const site = openPage(address)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await screen.findByRole('button', { name: 'Salvar' })
  return { seen, site, user }
}
const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByRole('button', { name }))
const addVignette = (user: ReturnType<typeof userEvent.setup>) => press(user, 'Vinheta')
const sent = (seen: readonly SeenRequest[], method: string) => seen.filter((one) => one.method === method && one.path.startsWith('/api/templates'))
const dialog = () => within(screen.getByRole('dialog'))

describe('adding', () => {
  it('says so in one message, however much is added in a row', async () => {
    const { user } = await openEditor({})
    await press(user, 'Matiz')
    await press(user, 'Exposição')
    await addVignette(user)
    await user.click(screen.getByRole('tab', { name: /Transições/ }))
    await press(user, 'Dissolver')

    expect(await screen.findByText('Transição Adicionada em Sequência')).toBeVisible()
    expect(screen.queryByText('Efeito Adicionado')).toBeNull()
  })
})

describe('saving a new template', () => {
  it('sends it, says so, and leads to the templates after two seconds', async () => {
    const { seen, site, user } = await openEditor({ 'POST /api/templates': stores() })
    await addVignette(user)
    expect(await screen.findByText('Efeito Adicionado')).toBeVisible()

    await press(user, 'Salvar')

    expect(await screen.findByText('Template Criado com Sucesso')).toBeVisible()
    expect(bodiesTo(seen, '/api/templates').at(-1)).toMatchObject({
      name: 'Novo Template Profissional',
      category: 'custom',
      tags: ['9:16', 'profissional', 'vignette'],
      effects: [{ type: 'vignette', intensity: 50, duration: 10, custom_params: { start_time: 0, end_time: 10 } }],
      settings: { resolution: '1080x1920', fps: 30, duration: 10 },
    })
    expect(localStorage.getItem('templateDrafts')).toBeNull()
    await vi.advanceTimersByTimeAsync(1500)
    expect(site.state.location.pathname).toBe('/template-editor')
    await vi.advanceTimersByTimeAsync(600)
    await waitFor(() => expect(site.state.location.pathname).toBe('/templates'))
  })

  it('stays when the person goes on editing, and saves over it the next time', async () => {
    const { seen, site, user } = await openEditor({ 'POST /api/templates': stores(), 'PUT /api/templates/novo': stores() })
    await addVignette(user)
    await press(user, 'Salvar')
    await screen.findByText('Template Criado com Sucesso')

    await press(user, 'Negativo')
    await vi.advanceTimersByTimeAsync(2500)
    expect(site.state.location.pathname).toBe('/template-editor')
    await press(user, 'Salvar')

    expect(await screen.findByText('Template Salvo com Sucesso')).toBeVisible()
    expect(sent(seen, 'POST')).toHaveLength(1)
    expect(bodiesTo(seen, '/api/templates/novo')).toMatchObject([{ base_updated_at: '2026-11-03T12:00:00.000Z' }])
  })

  it('asks for a name and for content before anything is sent', async () => {
    const { seen, user } = await openEditor({ 'POST /api/templates': stores() })

    await press(user, 'Salvar')
    expect(await screen.findByText('Conteúdo Obrigatório')).toBeVisible()
    await addVignette(user)
    await user.clear(screen.getByRole('textbox', { name: 'Nome do template' }))
    await press(user, 'Salvar')

    expect(await screen.findByText('Nome Obrigatório')).toBeVisible()
    expect(sent(seen, 'POST')).toEqual([])
  })

  it.each<[string, Routes, string]>([
    ['nobody answers', {}, 'Falha na comunicação.'],
    ['the server fails', { 'POST /api/templates': { status: 500, body: 'x' } }, 'Erro interno do servidor. Tente novamente em alguns instantes.'],
    ['the reply is no template', { 'POST /api/templates': { body: { success: true } } }, 'Falha na comunicação.'],
    ['the server says why', { 'POST /api/templates': failure(409, 'template_limit', 'Você já tem 200 templates.') }, 'Você já tem 200 templates.'],
  ])('keeps everything when %s', async (_, routes, text) => {
    const { user } = await openEditor(routes)
    await addVignette(user)

    await press(user, 'Salvar')

    expect(await screen.findByText('❌ Erro ao Criar Template')).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(opened.logged).toContain('the template was not saved')
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled()
    expect(localStorage.getItem('templateDrafts')).toContain('vignette')
  })

  it('says so while it is sent, and sends it once', async () => {
    const { seen, user } = await openEditor({ 'POST /api/templates': () => new Promise(() => undefined) })
    await addVignette(user)

    await user.dblClick(screen.getByRole('button', { name: 'Salvar' }))

    expect(screen.getByRole('button', { name: 'Salvando...' })).toBeDisabled()
    expect(sent(seen, 'POST')).toHaveLength(1)
  })

  it('has lists of templates read again', async () => {
    signInBia()
    const seen = answerWith({ ...templateAnswers({ published: [testTemplate('a')] }), 'POST /api/templates': stores() })
    const site = openPage('/templates')
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await screen.findAllByText('Modelo a')
    const lists = () => sent(seen, 'GET').length
    const before = lists()
    site.navigate('/template-editor')
    await screen.findByRole('button', { name: 'Vinheta' })
    await addVignette(user)
    await press(user, 'Salvar')
    await vi.advanceTimersByTimeAsync(2500)

    await waitFor(() => expect(site.state.location.pathname).toBe('/templates'))
    await waitFor(() => expect(lists()).toBeGreaterThan(before))
  })
})

describe('saving a template that was opened', () => {
  const address = `/template-editor?id=${id}`

  it('of the person names the version, and keeps what the editor does not show', async () => {
    const { seen, user } = await openEditor({ [`GET ${path}`]: reply(), [`PUT ${path}`]: stores({ id }) }, address)
    await addVignette(user)

    await press(user, 'Salvar')

    expect(await screen.findByText('Template Salvo com Sucesso')).toBeVisible()
    expect(bodiesTo(seen, path).at(-1)).toMatchObject({
      name: 'Meu corte',
      tags: ['verão'],
      base_updated_at: own.updated_at,
      effects: [{ type: 'eq' }, { type: 'vignette' }],
    })
  })

  it('of another person stores a new one', async () => {
    const { seen, user } = await openEditor({ [`GET ${path}`]: reply(testTemplate(id, { effects: [effect] })), 'POST /api/templates': stores() }, address)

    await press(user, 'Salvar')

    expect(await screen.findByText('Template Criado com Sucesso')).toBeVisible()
    expect(sent(seen, 'PUT')).toEqual([])
  })

  it('that only was published elsewhere is no conflict', async () => {
    const published = { ...own, status: 'published', updated_at: '2026-11-05T00:00:00.000Z' } as const
    let loads = 0
    const { seen, user } = await openEditor(
      {
        [`GET ${path}`]: () => reply((loads += 1) === 1 ? own : published),
        [`PUT ${path}`]: (request) =>
          request.body?.includes(published.updated_at) === true ? stores({ id })(request) : failure(409, 'template_changed', 'Mudou.'),
      },
      address,
    )
    await addVignette(user)

    await press(user, 'Salvar')

    expect(await screen.findByText('Template Salvo com Sucesso')).toBeVisible()
    expect(sent(seen, 'PUT')).toHaveLength(2)
  })

  describe('and was changed elsewhere', () => {
    const other = { ...own, name: 'Da outra aba', updated_at: '2026-11-05T00:00:00.000Z' }
    async function openConflict(routes: Routes = {}) {
      let loads = 0
      const open = await openEditor(
        {
          [`GET ${path}`]: () => reply((loads += 1) === 1 ? own : other),
          [`PUT ${path}`]: (request) =>
            request.body?.includes('base_updated_at') === true ? failure(409, 'template_changed', 'Mudou.') : stores({ id })(request),
          'POST /api/templates': stores(),
          ...routes,
        },
        address,
      )
      await addVignette(open.user)
      await press(open.user, 'Salvar')
      await screen.findByRole('heading', { name: 'Este template mudou em outro lugar' })
      return open
    }

    it('can be replaced', async () => {
      const { seen, user } = await openConflict()

      await user.click(dialog().getByRole('button', { name: 'Substituir a outra versão' }))

      expect(await screen.findByText('Template Salvo com Sucesso')).toBeVisible()
      expect(bodiesTo(seen, path).at(-1)).not.toHaveProperty('base_updated_at')
    })

    it('can be saved beside it', async () => {
      const { seen, user } = await openConflict()

      await user.click(dialog().getByRole('button', { name: 'Salvar como cópia' }))

      expect(await screen.findByText('Template Criado com Sucesso')).toBeVisible()
      expect(bodiesTo(seen, '/api/templates').at(-1)).toMatchObject({ name: 'Meu corte (Cópia)' })
    })

    it('can be loaded again, which drops the changes', async () => {
      const { user } = await openConflict()

      await user.click(dialog().getByRole('button', { name: 'Descartar as minhas e recarregar' }))

      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome do template' })).toHaveValue('Da outra aba'))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(localStorage.getItem('templateDrafts')).toBeNull()
      expect(screen.getByText('Efeitos 1/15')).toBeInTheDocument()
    })

    it('can be edited on, and asks again', async () => {
      const { user } = await openConflict()

      await user.click(dialog().getByRole('button', { name: 'Continuar editando' }))
      expect(screen.queryByRole('dialog')).toBeNull()
      await press(user, 'Salvar')

      expect(await screen.findByRole('heading', { name: 'Este template mudou em outro lugar' })).toBeVisible()
    })
  })

  it('and was deleted elsewhere can be saved as a new one', async () => {
    const { user } = await openEditor(
      { [`GET ${path}`]: reply(), [`PUT ${path}`]: failure(404, 'template_not_found', 'Sumiu.'), 'POST /api/templates': stores() },
      address,
    )
    await addVignette(user)
    await press(user, 'Salvar')
    expect(await screen.findByRole('heading', { name: 'Este template não existe mais' })).toBeVisible()

    await user.click(dialog().getByRole('button', { name: 'Salvar como novo' }))

    expect(await screen.findByText('Template Criado com Sucesso')).toBeVisible()
  })
})

describe('the preview', () => {
  it('follows what can be seen, and nothing else', async () => {
    const { user } = await openEditor({})
    await waitFor(() => expect(opened.orders).toHaveLength(1))
    await addVignette(user)
    await waitFor(() => expect(opened.orders).toHaveLength(2))

    await user.type(screen.getByRole('textbox', { name: 'Nome do template' }), 'abc')

    expect(opened.orders).toHaveLength(2)
    expect(opened.orders[1]?.timeline.effects).toMatchObject([{ id: 'vignette', from: 0, to: 300 }])
    expect(opened.orders[1]?.scenes).toHaveLength(1)
  })

  it('is closed with the page', async () => {
    const { site } = await openEditor({})
    await waitFor(() => expect(opened.orders).toHaveLength(1))

    site.navigate('/pricing')

    await waitFor(() => expect(opened.closed).toBe(1))
  })
})
