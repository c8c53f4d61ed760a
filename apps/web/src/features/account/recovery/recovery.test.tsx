import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo, failure } from '../../../../tests/test-server.ts'

const field = (name: string) => screen.findByLabelText(name, { selector: 'input' })

describe('a forgotten password', () => {
  const send = () => screen.getByRole('button', { name: 'Enviar link' })

  it('gets an answer that does not tell whether the address is known', async () => {
    const seen = answerWith({ 'POST /auth/forgot-password': { body: { success: true, message: 'x' } } })
    openPage('/forgot-password')
    const user = userEvent.setup()

    await user.type(await field('E-mail'), ' bia@fazcafe.com.br ')
    await user.dblClick(send())

    expect(await screen.findByText('Se o e-mail existir, um link de redefinição foi enviado.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Confira seu e-mail' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Voltar para o Login' })).toHaveAttribute('href', '/login')
    expect(bodiesTo(seen, '/auth/forgot-password')).toEqual([{ email: 'bia@fazcafe.com.br' }])

    await user.click(screen.getByRole('button', { name: 'Usar outro e-mail' }))
    expect(await field('E-mail')).toHaveValue('bia@fazcafe.com.br')
    expect(send()).toBeEnabled()
  })

  it.each([
    ['', 'Escreva seu e-mail.'],
    ['bia', 'Escreva um e-mail como voce@exemplo.com.br.'],
  ])('needs an address: %j', async (email, text) => {
    const seen = answerWith({})
    openPage('/forgot-password')
    const user = userEvent.setup()

    if (email !== '') await user.type(await field('E-mail'), email)
    else await field('E-mail')
    await user.click(send())

    expect(await field('E-mail')).toHaveAccessibleDescription(text)
    expect(await field('E-mail')).toHaveFocus()
    expect(seen).toEqual([])
  })

  it.each([
    [failure(422, 'invalid_field', 'Confira o campo e-mail'), 'Confira o campo e-mail'],
    [{ status: 400, body: {} }, 'Tente novamente.'],
  ])('that cannot be recovered says why: %j', async (answer, text) => {
    answerWith({ 'POST /auth/forgot-password': answer })
    openPage('/forgot-password')
    const user = userEvent.setup()

    await user.type(await field('E-mail'), 'bia@fazcafe.com.br{Enter}')

    expect(await screen.findByRole('alert')).toHaveTextContent(`Erro ao solicitar recuperação${text}`)
    expect(await field('E-mail')).toHaveFocus()
  })

  it('leads back to the login with the page that was wanted', async () => {
    answerWith({})
    openPage('/forgot-password?redirect=/pricing')

    expect(await screen.findByRole('link', { name: 'Voltar para o Login' })).toHaveAttribute('href', '/login?redirect=%2Fpricing')
  })
})

describe('a new password by the mailed link', () => {
  const reset = () => screen.getByRole('button', { name: 'Redefinir senha' })
  async function fillIn(password: string, confirmation = password) {
    const user = userEvent.setup()
    await user.type(await field('Nova senha'), password)
    await user.type(await field('Confirmar nova senha'), confirmation)
    return user
  }

  it('is set once, with the token gone from the address, and ends the session of this browser', async () => {
    const answer = Promise.withResolvers<{ body: unknown }>()
    const seen = answerWith({
      'POST /auth/reset-password': () => answer.promise,
      'GET /auth/me': failure(401, 'not_authenticated', 'x'),
    })
    const router = openPage('/reset-password?token=t-123')
    const user = await fillIn('Senha123')
    expect(router.state.location).toMatchObject({ pathname: '/reset-password', search: '', state: null })
    localStorage.setItem('token', 'of-the-old-password')

    await user.dblClick(reset())
    answer.resolve({ body: { success: true, message: '' } })

    expect(await screen.findByRole('heading', { name: 'Senha redefinida com sucesso!' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/login')
    expect(bodiesTo(seen, '/auth/reset-password')).toEqual([{ token: 't-123', new_password: 'Senha123' }])
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
    expect([JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join(' ')).not.toMatch(/t-123|Senha123/)
  })

  it.each(['/reset-password', '/reset-password?token='])('needs a token: %s', async (address) => {
    answerWith({ 'GET /auth/me': { body: bia } })
    openPage(address)

    expect(await screen.findByRole('heading', { name: 'Token inválido' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('O link de redefinição está incorreto ou expirou.')
    expect(screen.getByRole('link', { name: 'Pedir um novo link' })).toHaveAttribute('href', '/forgot-password')
  })

  it('must be written twice', async () => {
    const seen = answerWith({})
    openPage('/reset-password?token=t')
    const user = await fillIn('Senha123', 'Senha124')

    await user.click(reset())

    expect(await screen.findByRole('alert')).toHaveTextContent('Senhas não coincidemDigite a mesma senha nos dois campos.')
    expect(await field('Confirmar nova senha')).toHaveFocus()
    expect(await field('Confirmar nova senha')).toBeInvalid()
    expect(bodiesTo(seen, '/auth/reset-password')).toEqual([])
  })

  it('is asked for in both fields, and shows no rule of its own', async () => {
    answerWith({})
    openPage('/reset-password?token=t')
    const user = userEvent.setup()
    await field('Nova senha')

    await user.click(reset())

    expect(await field('Nova senha')).toHaveAccessibleDescription('Escreva a nova senha.')
    expect(await field('Nova senha')).toHaveFocus()
    expect(await field('Confirmar nova senha')).toHaveAccessibleDescription('Repita a nova senha.')
    expect(screen.queryByText(/8 caracteres/)).toBeNull()
  })

  it.each([
    [failure(422, 'password_weak', 'A senha deve ter pelo menos 8 caracteres'), 'A senha deve ter pelo menos 8 caracteres', 0],
    [failure(400, 'reset_link_invalid', 'O link de redefinição está incorreto ou expirou. Peça um novo.'), /Peça um novo\./, 1],
    [{ status: 400, body: {} }, 'Erro ao redefinir senhaTente novamente.', 0],
  ])('that is refused says why: %j', async (answer, text, offers) => {
    answerWith({ 'POST /auth/reset-password': answer })
    openPage('/reset-password?token=t')
    const user = await fillIn('a')

    await user.click(reset())

    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('alert')).toHaveTextContent('Erro ao redefinir senha')
    expect(screen.queryAllByRole('link', { name: 'Pedir um novo link' })).toHaveLength(offers)
    expect(await field('Nova senha')).toHaveFocus()
  })
})
