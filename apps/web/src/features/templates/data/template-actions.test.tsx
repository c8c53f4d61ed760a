import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, failure } from '../../../../tests/test-server.ts'
import { listReply, signInBia, templateAnswers, testTemplate } from '../../../../tests/templates-account.ts'
import { useLike, withLikeToggled } from './use-like.ts'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

type Routes = Parameters<typeof answerWith>[0]
const feirao = testTemplate('2', { name: 'Feirão', likes: 188 })

/** A reply that comes when `answer` is called. */
function held<Answer>() {
  let answer: (reply: Answer) => void = () => {}
  const reply = new Promise<Answer>((resolve) => (answer = resolve))
  return { reply, answer }
}

function open(lists: Parameters<typeof templateAnswers>[0], more: Routes, address = '/templates') {
  signInBia()
  const seen = answerWith({ ...templateAnswers(lists), ...more })
  return { seen, site: openPage(address), user: userEvent.setup() }
}
const heart = () => screen.findByRole('button', { name: /^Curtir Feirão/ })
const bookmark = () => screen.findByRole('button', { name: 'Favoritar Feirão' })
const like = (isLiked: boolean, likes: number) => ({ body: { success: true, message: '', is_liked: isLiked, template: { id: '2', likes } } })
const favorite = (isFavorite: boolean) => ({ body: { success: true, message: '', is_favorite: isFavorite, favorite_count: 7 } })
async function expectAlert(title: string, text: string) {
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText(title)).toBeVisible()
  expect(within(alert).getByText(text)).toBeVisible()
  return within(alert)
}

describe('a like', () => {
  it('counts at once, and in the end as the server says', async () => {
    const { reply, answer } = held<ReturnType<typeof like>>()
    const { user } = open({ published: [feirao] }, { 'POST /api/templates/2/like': () => reply })

    await user.click(await heart())

    expect(await heart()).toHaveTextContent('189')
    expect(await heart()).toHaveAttribute('aria-pressed', 'true')
    answer(like(true, 240))
    await waitFor(async () => expect(await heart()).toHaveTextContent('240'))
  })

  it('pulses for a moment', async () => {
    const { user } = open({ published: [feirao] }, { 'POST /api/templates/2/like': like(true, 189) })

    await user.click(await heart())

    expect((await heart()).querySelector('[data-pulse]')).not.toBeNull()
    await waitFor(async () => expect((await heart()).querySelector('[data-pulse]')).toBeNull())
  })

  it('taken back from nothing leaves nothing', () => {
    expect(withLikeToggled(testTemplate('1', { likes: 0, user_liked: true }))).toMatchObject({ likes: 0, user_liked: false })
    expect(withLikeToggled(testTemplate('1', { likes: 0 }))).toMatchObject({ likes: 1, user_liked: true })
  })

  it.each([
    [failure(500, 'internal_error', 'x'), 'Erro', 'Falha ao registrar like. Tente novamente.'],
    [{ body: { success: false } }, 'Erro', 'Falha ao registrar like'],
    [failure(401, 'not_authenticated', 'x'), 'Login Necessário', 'Faça login para curtir templates.'],
  ])('that fails is undone and says so (%#)', async (answer, title, text) => {
    const { user } = open({ published: [feirao] }, { 'POST /api/templates/2/like': answer })

    await user.click(await heart())

    await expectAlert(title, text)
    expect(await heart()).toHaveTextContent('188')
    expect(await heart()).toHaveAttribute('aria-pressed', 'false')
  })

  it('that fails is thrown to its caller', async () => {
    signInBia()
    answerWith({ 'POST /api/templates/2/like': failure(500, 'internal_error', 'x') })
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      </MemoryRouter>
    )
    const { result } = renderHook(() => useLike('2'), { wrapper })

    await act(() => expect(result.current(feirao)).rejects.toMatchObject({ status: 500 }))
  })

  it('pressed twice in quick succession is sent twice in order, and only the last reply shows', async () => {
    const replies = [held<ReturnType<typeof like>>(), held<ReturnType<typeof like>>()]
    let sent = 0
    const { seen, user } = open({ published: [feirao] }, { 'POST /api/templates/2/like': () => replies[sent++]?.reply ?? like(false, 0) })
    const likes = () => seen.filter(({ path }) => path.endsWith('/like')).length

    await user.click(await heart())
    await user.click(await heart())

    expect(await heart()).toHaveTextContent('188')
    expect(likes()).toBe(1)
    replies[0]?.answer(like(true, 189))
    await waitFor(() => expect(likes()).toBe(2))
    expect(await heart()).toHaveTextContent('188')
    replies[1]?.answer(like(false, 187))
    await waitFor(async () => expect(await heart()).toHaveTextContent('187'))
  })
})

describe('a favourite', () => {
  it('shows at once, waits for the server with a spinner, and sparkles', async () => {
    const { reply, answer } = held<ReturnType<typeof favorite>>()
    const { user } = open({ published: [feirao] }, { 'POST /api/templates/2/toggle-favorite': () => reply })

    await user.click(await bookmark())

    expect(await bookmark()).toBeDisabled()
    expect(await bookmark()).toHaveAttribute('aria-busy', 'true')
    expect(await bookmark()).toHaveAttribute('aria-pressed', 'true')
    answer(favorite(true))
    expect(await screen.findByText('Favoritado')).toBeVisible()
    expect(await bookmark()).toBeEnabled()
    expect((await bookmark()).querySelector('[data-sparkle]')).not.toBeNull()
    expect(screen.getByRole('tab', { name: 'Favoritos 1' })).toBeVisible()
    await waitFor(async () => expect((await bookmark()).querySelector('[data-sparkle]')).toBeNull())
  })

  it('is as the server says, also against what was pressed', async () => {
    const { user } = open({ published: [feirao] }, { 'POST /api/templates/2/toggle-favorite': favorite(false) })

    await user.click(await bookmark())

    expect(await screen.findByText('Desfavoritado')).toBeVisible()
    expect(await bookmark()).toHaveAttribute('aria-pressed', 'false')
    expect((await bookmark()).querySelector('[data-sparkle]')).toBeNull()
  })

  it.each([
    [failure(500, 'internal_error', 'x'), 'Erro', 'Falha ao favoritar template. Tente novamente.'],
    [failure(401, 'not_authenticated', 'x'), 'Login Necessário', 'Faça login para favoritar templates.'],
  ])('that fails is as it was stored (%#)', async (answer, title, text) => {
    const { user } = open({ published: [{ ...feirao, user_favorited: true }] }, { 'POST /api/templates/2/toggle-favorite': answer })

    await user.click(await bookmark())

    await expectAlert(title, text)
    expect(await bookmark()).toHaveAttribute('aria-pressed', 'true')
  })

  it('taken out leaves its list', async () => {
    const { user } = open({ favorites: [feirao] }, { 'POST /api/templates/2/toggle-favorite': favorite(false) }, '/templates?tab=favorites')

    await user.click(await bookmark())

    expect(await screen.findByText('Nenhum favorito ainda')).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Favoritos 0' })).toBeVisible()
  })
})

describe('an author', () => {
  const draft = testTemplate('2', { name: 'Feirão', status: 'draft', author_id: bia.id })
  const published = { ...draft, status: 'published' as const }
  const button = (what: string) => screen.findByRole('button', { name: `${what} Feirão` })
  const listsOf = (first: typeof draft, then: (typeof draft)[], isDone: () => boolean): Routes => ({ 'GET /api/templates': () => listReply(isDone() ? then : [first]) })

  it('publishes a draft, which the list then shows', async () => {
    let isDone = false
    const publish = () => {
      isDone = true
      return { body: { success: true, message: '', template: published } }
    }
    const { user } = open({}, { ...listsOf(draft, [published], () => isDone), 'POST /api/templates/2/publish': publish }, '/templates?tab=templates')

    await user.click(await button('Publicar'))

    expect(await screen.findByText('Template Publicado')).toBeVisible()
    expect(await screen.findByText('Público')).toBeVisible()
    expect(await button('Despublicar')).toBeVisible()
  })

  it('takes a template back, which leaves the public list', async () => {
    let isDone = false
    const unpublish = () => {
      isDone = true
      return { body: { success: true, message: '', template: draft } }
    }
    const { user } = open({}, { ...listsOf(published, [], () => isDone), 'POST /api/templates/2/unpublish': unpublish })

    await user.click(await button('Despublicar'))

    expect(await screen.findByText('Template Despublicado')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  })

  it.each([
    ['/templates?tab=templates', 'Tem certeza que deseja deletar este template? Esta ação não pode ser desfeita.'],
    ['/templates', 'Tem certeza que deseja deletar este template público? Esta ação não pode ser desfeita.'],
  ])('is asked on %s before a template is deleted', async (address, question) => {
    let isDone = false
    const remove = () => {
      isDone = true
      return { body: { success: true, message: '' } }
    }
    const { seen, user } = open({}, { ...listsOf(published, [], () => isDone), 'DELETE /api/templates/2': remove }, address)
    const dialog = () => within(screen.getByRole('dialog'))

    await user.click(await button('Excluir'))
    expect(dialog().getByText(question)).toBeVisible()
    await user.click(dialog().getByRole('button', { name: 'Cancelar' }))
    expect(seen.some(({ method }) => method === 'DELETE')).toBe(false)
    await user.click(await button('Excluir'))
    await user.click(dialog().getByRole('button', { name: 'Excluir' }))

    expect(await screen.findByText('Template Deletado')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  })

  it.each([
    ['Publicar', 'POST /api/templates/2/publish', '/templates?tab=templates', 500, 'Falha ao publicar template. Tente novamente.'],
    ['Publicar', 'POST /api/templates/2/publish', '/templates?tab=templates', 401, 'Faça login para publicar templates.'],
    ['Despublicar', 'POST /api/templates/2/unpublish', '/templates', 500, 'Falha ao despublicar template. Tente novamente.'],
    ['Despublicar', 'POST /api/templates/2/unpublish', '/templates', 401, 'Faça login para gerenciar seus templates.'],
    ['Excluir', 'DELETE /api/templates/2', '/templates?tab=templates', 500, 'Falha ao deletar template. Tente novamente.'],
    ['Excluir', 'DELETE /api/templates/2', '/templates?tab=templates', 401, 'Faça login para gerenciar seus templates.'],
    ['Excluir', 'DELETE /api/templates/2', '/templates', 500, 'Falha ao deletar template. Tente novamente.'],
    ['Excluir', 'DELETE /api/templates/2', '/templates', 401, 'Faça login para gerenciar templates públicos.'],
  ])('reads why %s (%s on %s, %i) failed, and the template stays', async (what, route, address, status, text) => {
    const template = what === 'Publicar' ? draft : published
    const { user } = open({ own: [template], published: [template] }, { [route]: failure(status, 'x', 'x') }, address)

    await user.click(await button(what))
    if (what === 'Excluir') await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Excluir' }))

    const alert = await expectAlert(status === 401 ? 'Login Necessário' : 'Erro', text)
    expect(alert.queryAllByRole('link', { name: 'Fazer Login' }).map((link) => link.getAttribute('href'))).toEqual(
      status === 401 ? [`/login?redirect=${encodeURIComponent(address)}`] : [],
    )
    expect(screen.getByRole('article', { name: 'Feirão' })).toBeVisible()
  })
})

describe('a template that is used', () => {
  const options = { 'GET /options': { body: { voices: [], templates: [], music: [], fonts: [], colors: [], marketplaces: [] } } }
  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null
  /** What a press on Use stores, before the generator takes it. */
  async function use() {
    const written = vi.spyOn(Storage.prototype, 'setItem')
    const { site, user } = open({ published: [feirao] }, options)
    await user.click(await screen.findByRole('button', { name: 'Usar Feirão' }))
    await waitFor(() => expect(site.state.location.pathname).toBe('/generator'))
    expect(await screen.findByText('Template Selecionado')).toBeVisible()
    const of = (key: string) => written.mock.calls.filter(([name]) => name === key).map(([, text]) => JSON.parse(text) as Record<string, unknown>)
    const writes = { wizardState: of('wizardState'), selectedTemplate: of('selectedTemplate') }
    written.mockRestore()
    return writes
  }

  it('is stored for the next video', async () => {
    const { selectedTemplate } = await use()

    expect(selectedTemplate).toEqual([expect.objectContaining({ id: '2', name: 'Feirão', category: 'offer' })])
  })

  it('becomes the template of the wizard that was left, whose other choices stay', async () => {
    localStorage.setItem('wizardState', JSON.stringify({ input: 'café especial', step: 2, template: 'minimal' }))

    const { wizardState, selectedTemplate } = await use()

    expect(wizardState[0]).toEqual({ input: 'café especial', step: 2, template: 'custom_2' })
    expect(selectedTemplate).toEqual([])
    expect(stored('selectedTemplate')).toBeNull()
  })

  it.each(['not json', 'null', '[]', '7'])('is stored for the next video where the wizard is %j', async (broken) => {
    localStorage.setItem('wizardState', broken)

    const { selectedTemplate } = await use()

    expect(selectedTemplate).toHaveLength(1)
  })
})
