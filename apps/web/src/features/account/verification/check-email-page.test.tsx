import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bodiesTo, failure } from '../../../../tests/test-server.ts'

const sendAgain = () => screen.findByRole('button', { name: 'Reenviar Código' })
/**
 * The waiting time belongs to an address for as long as the page is open: each test has its own.
 */
let email = ''
let count = 0
beforeEach(() => {
  count += 1
  email = `bia${count}@fazcafe.com.br`
  localStorage.setItem('lastSignupEmail', email)
})

describe('the page after the sign-up', () => {
  it('says where the code went and how long it is valid, and leads on', async () => {
    answerWith({})
    openPage('/check-email')

    expect(await screen.findByText(email)).toBeVisible()
    expect(screen.getByText(/código de 6 dígitos/)).toHaveTextContent('Ele expira em 10 minutos.')
    expect(screen.getByRole('link', { name: 'Digitar Código de Verificação' })).toHaveAttribute('href', `/verify-code?email=${encodeURIComponent(email)}`)
    expect(screen.getByRole('link', { name: 'Voltar para o Login' })).toHaveAttribute('href', '/login')
  })

  it('cannot send again without an address', async () => {
    localStorage.removeItem('lastSignupEmail')
    const seen = answerWith({})
    openPage('/check-email')
    const user = userEvent.setup()

    await user.click(await sendAgain())

    expect(await screen.findByRole('alert')).toHaveTextContent(/^E-mail não encontrado. Faça o cadastro novamente.$/)
    expect(seen).toEqual([])
  })

  it('sends again, once, then counts down', async () => {
    const seen = answerWith({ 'POST /auth/resend-code': { body: { success: true, message: '' } } })
    openPage('/check-email')
    const user = userEvent.setup()

    await user.dblClick(await sendAgain())

    expect(await screen.findByText('Código reenviado!')).toBeVisible()
    expect(screen.getByText('Confira a caixa de entrada e o spam.')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Reenviar em (1:00|0:59)$/ })).toBeDisabled()
    expect(bodiesTo(seen, '/auth/resend-code')).toEqual([{ email }])
  })

  it('counts down as long as the server asks to wait', async () => {
    answerWith({
      'POST /auth/resend-code': { ...failure(429, 'resend_too_soon', 'Aguarde 38 s para pedir outro código.'), headers: { 'retry-after': '38' } },
    })
    openPage('/check-email')
    const user = userEvent.setup()

    await user.click(await sendAgain())

    expect(await screen.findByRole('alert')).toHaveTextContent('Aguarde 38 s para pedir outro código.')
    expect(await screen.findByRole('button', { name: /^Reenviar em 0:3[78]$/ })).toBeDisabled()
  })

  it.each([
    [failure(400, 'not_found', 'Motivo do servidor'), 'Motivo do servidor'],
    [{ status: 400, body: {} }, 'Erro ao reenviar código.'],
  ])('shows in a box why it could not send: %j', async (answer, text) => {
    answerWith({ 'POST /auth/resend-code': answer })
    openPage('/check-email')
    const user = userEvent.setup()

    await user.click(await sendAgain())

    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(await sendAgain()).toBeEnabled()
  })
})
