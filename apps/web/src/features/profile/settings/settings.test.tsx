import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo, failure } from '../../../../tests/test-server.ts'
import { freeStats, testNow } from '../../../../tests/profile-account.ts'

const rules = 'A senha deve conter: 8 ou mais caracteres, uma letra maiúscula, uma letra minúscula, um número e um caractere especial (!@#$%^&*()-_=+.,:;?)'

beforeEach(() => {
  vi.useFakeTimers({ now: testNow, toFake: ['Date'] })
  localStorage.setItem('token', 'abc')
})

function openSettings(more: Parameters<typeof answerWith>[0] = {}, user = bia) {
  const seen = answerWith({
    'GET /auth/me': { body: user },
    'GET /auth/user/stats': { body: { ...freeStats, user } },
    'GET /auth/user/videos': { body: { videos: [] } },
    ...more,
  })
  return { seen, router: openPage('/profile#settings') }
}
const field = (label: string) => screen.findByLabelText(label, { selector: 'input' })
const press = async (name: string) => userEvent.setup().click(await screen.findByRole('button', { name }))

describe('Trocar senha', () => {
  const fill = async (current: string, next: string, repeat: string) => {
    const user = userEvent.setup()
    await user.type(await field('Senha atual'), current)
    await user.type(await field('Nova senha'), next)
    await user.type(await field('Confirmar nova senha'), repeat)
  }

  it('waits for all three fields', async () => {
    openSettings()
    const user = userEvent.setup()

    await user.type(await field('Senha atual'), 'a')
    await user.type(await field('Nova senha'), 'b')
    expect(screen.getByRole('button', { name: 'Trocar senha' })).toBeDisabled()
    await user.type(await field('Confirmar nova senha'), 'c')
    expect(screen.getByRole('button', { name: 'Trocar senha' })).toBeEnabled()
  })

  it.each([
    ['Raio2026forte', 'Raio2026forte', rules],
    ['raio!', 'raio!', rules],
    ['Raio2026!', 'Raio2026?', 'As senhas não coincidem'],
  ])('with %s and %s says what is wrong', async (next, repeat, text) => {
    const { seen } = openSettings()
    await fill('Velha2026!', next, repeat)

    await press('Trocar senha')

    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(bodiesTo(seen, '/auth/change-password')).toEqual([])
  })

  it('keeps the new token and says that it worked', async () => {
    const { seen } = openSettings({
      'POST /auth/change-password': { body: { success: true, message: '', access_token: 'new', token_type: 'bearer', expires_in: 1 } },
    })
    await fill('Velha2026!', 'Raio2026!', 'Raio2026!')

    await press('Trocar senha')

    expect(await screen.findByText('Senha alterada com sucesso.')).toBeVisible()
    expect(localStorage.getItem('token')).toBe('new')
    expect(bodiesTo(seen, '/auth/change-password')).toEqual([{ current_password: 'Velha2026!', new_password: 'Raio2026!' }])
    expect(await field('Senha atual')).toHaveValue('')
  })

  it.each([
    [failure(400, 'wrong_password', 'Senha atual incorreta. Confira e tente de novo.'), 'Senha atual incorreta. Confira e tente de novo.'],
    [{ status: 418, body: {} }, 'Erro ao trocar senha'],
  ])('tells the reason of the server, or its own (%#)', async (answer, text) => {
    openSettings({ 'POST /auth/change-password': answer })
    await fill('Velha2026!', 'Raio2026!', 'Raio2026!')

    await press('Trocar senha')

    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })

  it('is a link by mail for an account without a password', async () => {
    const { seen } = openSettings({ 'POST /auth/forgot-password': { body: { success: true, message: '' } } }, { ...bia, has_password: false })

    await press('Enviar link para criar senha')

    expect(await screen.findByText('Se o e-mail existir, um link de redefinição foi enviado.')).toBeVisible()
    expect(bodiesTo(seen, '/auth/forgot-password')).toEqual([{ email: 'bia@fazcafe.com.br' }])
    expect(screen.queryByLabelText('Senha atual')).toBeNull()
    expect(screen.getByText('Para excluir a conta, crie uma senha primeiro: ela confirma que é você.')).toBeVisible()
  })
})

describe('Excluir conta', () => {
  const fill = async (word: string, password: string) => {
    const user = userEvent.setup()
    if (word !== '') await user.type(await field('Digite DELETAR para confirmar'), word)
    if (password !== '') await user.type(await field('Sua senha'), password)
    await press('Excluir minha conta')
  }
  const path = '/auth/delete-account'
  const answers = (yes: boolean) => vi.stubGlobal('confirm', () => yes)

  it.each([
    ['', 'Senha123', "Digite 'DELETAR' para confirmar a exclusão da conta."],
    ['deletar', 'Senha123', "Digite 'DELETAR' para confirmar a exclusão da conta."],
    ['DELETAR', '', 'Digite sua senha para confirmar a exclusão.'],
  ])('with the word %j and the password %j asks for what is missing', async (word, password, text) => {
    const { seen } = openSettings()

    await fill(word, password)

    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(bodiesTo(seen, path)).toEqual([])
  })

  it('does nothing when the question of the browser is denied', async () => {
    answers(false)
    const { seen } = openSettings()

    await fill('DELETAR', 'Senha123')

    expect(bodiesTo(seen, path)).toEqual([])
  })

  it('clears the browser and leads home', async () => {
    answers(true)
    const { seen, router } = openSettings({ [`DELETE ${path}`]: { body: { success: true, message: '' } } })

    await fill('DELETAR', 'Senha123')

    expect(await screen.findByText('Sua conta foi excluída com sucesso.')).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect([localStorage.getItem('token'), localStorage.getItem('user'), localStorage.getItem('pendingRedirect')]).toEqual([null, null, null])
    expect(bodiesTo(seen, path)).toEqual([{ password: 'Senha123' }])
  })

  it('tells why it did not work, and keeps the session', async () => {
    answers(true)
    openSettings({ [`DELETE ${path}`]: failure(400, 'wrong_password', 'Senha atual incorreta. Confira e tente de novo.') })

    await fill('DELETAR', 'errada')

    expect(await screen.findByRole('alert')).toHaveTextContent('Senha atual incorreta. Confira e tente de novo.')
    expect(localStorage.getItem('token')).toBe('abc')
  })
})

describe('Informações da conta', () => {
  it('lists them, and saves all data as a file', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
    openSettings({ 'GET /api/v1/me/export': { body: { account: {} } } })

    await press('Exportar meus dados')

    await waitFor(() => expect(saved).toEqual(['relampago-account.json']))
    expect(screen.getByText('E-mail e senha')).toBeVisible()
    vi.restoreAllMocks()
  })
})
