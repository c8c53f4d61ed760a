import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CallReply } from '@relampago/domain/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage } from '../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo, failure } from '../../../tests/test-server.ts'

type Routes = Parameters<typeof answerWith>[0]
const paths = {
  validate: '/api/payment/validate-payment-email',
  relation: '/api/payment/store-email-relation',
  checkout: '/api/payment/create-intermediate-checkout',
}
const success = { body: { success: true, message: '' } }
const checkout: CallReply<'createCheckout'> = {
  checkout_url: 'https://pay.example/p1',
  payment_id: 'p1',
  plan_type: 'pro',
  email: 'bia@fazcafe.com.br',
  message: '',
  error: null,
  provider: 'sandbox',
  opens_in: 'frame',
}
const paying: Routes = {
  'GET /auth/me': { body: { ...bia, email: 'Bia@FazCafe.com.br' } },
  [`POST ${paths.validate}`]: success,
  [`POST ${paths.relation}`]: success,
  [`POST ${paths.checkout}`]: { body: checkout },
  'GET /api/payment/sandbox-status/p1': { body: { status: 'pending' } },
}

function openPlans(routes: Routes = paying) {
  const seen = answerWith(routes)
  return { seen, router: openPage('/pricing') }
}
const subscribe = async () => {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Assinar o Pro' }))
  return user
}
const dialog = () => screen.findByRole('dialog', { name: 'Assinar o Pro' })
async function goToPayment() {
  const user = await subscribe()
  await screen.findByLabelText('E-mail do pagamento')
  await user.click(screen.getByRole('button', { name: 'Ir para o pagamento' }))
  return user
}

describe('Planos e Pagamentos', () => {
  it('shows both plans from the table, and the login to visitors', async () => {
    openPlans()

    const free = await screen.findByRole('region', { name: 'Free' })
    const pro = screen.getByRole('region', { name: 'Pro' })
    expect(within(free).getByText('R$ 0')).toBeVisible()
    expect(within(free).getByText('Com marca d’água')).toBeVisible()
    expect(within(free).getByRole('button')).toBeDisabled()
    expect(within(pro).getByText(/R\$ 14,90/)).toBeVisible()
    expect(within(pro).getByText('Vídeos ilimitados no mês')).toBeVisible()
    const banner = screen.getByRole('region', { name: 'Login Necessário' })
    expect(within(banner).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?redirect=/pricing')
    expect(within(banner).getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', '/signup?redirect=/pricing')
  })

  it('lets no visitor pay', async () => {
    openPlans()

    await subscribe()

    expect(await screen.findByText('Erro de Autenticação')).toBeVisible()
    expect(screen.getByText('Você precisa estar logado para fazer pagamentos.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(['pro', 'premium'] as const)('of a user on %s reads Plano Atual, and until when it stays', async (plan) => {
    localStorage.setItem('token', 'abc')
    const current_plan = { can_change_plan: false, can_change_plan_at: '2026-12-02T12:00:00.000Z' }
    openPlans({ 'GET /auth/me': { body: { ...bia, plan } }, 'GET /auth/user/stats': { body: { user: bia, current_plan, pending_payment: null } } })

    expect(await screen.findByRole('button', { name: 'Plano Atual' })).toBeDisabled()
    expect(await screen.findByText('Você não pode mudar de plano até 02/12/2026.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Login Necessário' })).toBeNull()
  })

  it('resumes a pending payment', async () => {
    localStorage.setItem('token', 'abc')
    const pending_payment = { payment_id: 'p1', plan_type: 'pro', provider: 'sandbox', checkout_url: 'https://pay.example/p1', opens_in: 'frame' }
    openPlans({ ...paying, 'GET /auth/user/stats': { body: { user: bia, current_plan: null, pending_payment } } })

    expect(await screen.findByText('Pagamento pendente de confirmação. Aguarde a aprovação para ativar o plano.')).toBeVisible()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Continuar pagamento' }))
    expect(await screen.findByTitle('Página de pagamento')).toHaveAttribute('src', 'https://pay.example/p1')
  })

  it('resumes one whose page refuses frames in its own tab', async () => {
    localStorage.setItem('token', 'abc')
    const pending_payment = { payment_id: 'p1', plan_type: 'pro', provider: 'stripe', checkout_url: 'https://pay.example/p1', opens_in: 'tab' }
    openPlans({ ...paying, 'GET /auth/user/stats': { body: { user: bia, current_plan: null, pending_payment } } })

    await userEvent.setup().click(await screen.findByRole('button', { name: 'Continuar pagamento' }))

    expect(await screen.findByRole('link', { name: 'Abrir em nova aba' })).toHaveAttribute('href', 'https://pay.example/p1')
    expect(screen.queryByTitle('Página de pagamento')).toBeNull()
    expect(screen.getByText('Pagamento pendente: o Pro começa assim que ele for aprovado.')).toBeInTheDocument()
  })
})

describe('the payment dialog', () => {
  beforeEach(() => localStorage.setItem('token', 'abc'))

  it('shows plan, account and the fixed e-mail in lower case', async () => {
    openPlans()
    await subscribe()

    const shown = within(await dialog())
    expect(await shown.findByText('Bia Ramos')).toBeVisible()
    expect(shown.getByText('Plano Pro, mensal')).toBeVisible()
    expect(shown.getByText('R$ 14,90')).toBeVisible()
    expect(shown.getByText('Conta Free desde 01/11/2026')).toBeVisible()
    expect(shown.getByLabelText('E-mail do pagamento')).toHaveValue('bia@fazcafe.com.br')
    expect(shown.getByLabelText('E-mail do pagamento')).toHaveAttribute('readonly')
    expect(localStorage.getItem('previous_plan')).toBe('free')
  })

  it('opens the checkout in a frame, with the way to a tab of its own', async () => {
    const { seen } = openPlans()

    await goToPayment()

    expect(await screen.findByTitle('Página de pagamento')).toHaveAttribute('src', 'https://pay.example/p1')
    expect(screen.getByRole('link', { name: 'Abrir em nova aba' })).toHaveAttribute('href', 'https://pay.example/p1')
    expect(screen.getByText('Aguardando pagamento')).toBeVisible()
    const terms = { plan_name: 'Pro', plan_price: 14.9 }
    expect(bodiesTo(seen, paths.validate)).toEqual([{ payment_email: 'bia@fazcafe.com.br' }])
    expect(bodiesTo(seen, paths.relation)).toEqual([{ payment_email: 'bia@fazcafe.com.br', user_id: '7f9c', plan_id: 'pro', ...terms }])
    expect(bodiesTo(seen, paths.checkout)).toEqual([{ plan_type: 'pro', email: 'bia@fazcafe.com.br', ...terms }])
  })

  it('offers only the tab where the page cannot be framed, or the browser refuses it', async () => {
    openPlans({ ...paying, [`POST ${paths.checkout}`]: { body: { ...checkout, opens_in: 'tab' } } })

    await goToPayment()

    expect(await screen.findByRole('link', { name: 'Abrir em nova aba' })).toBeVisible()
    expect(screen.queryByTitle('Página de pagamento')).toBeNull()
  })

  it('points out the tab when the policy of the page blocks the frame', async () => {
    openPlans()
    await goToPayment()
    await screen.findByTitle('Página de pagamento')

    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' }))

    expect(await screen.findByText(/O navegador não mostrou o pagamento/)).toBeVisible()
  })

  it('continues when the relation is not stored', async () => {
    openPlans({ ...paying, [`POST ${paths.relation}`]: failure(500, 'internal_error', 'x') })

    await goToPayment()

    expect(await screen.findByTitle('Página de pagamento')).toBeInTheDocument()
  })
})

describe('a payment that cannot be opened', () => {
  beforeEach(() => localStorage.setItem('token', 'abc'))

  it.each([
    ['Erro de Autenticação', 'Você precisa estar logado para fazer pagamentos.', failure(401, 'not_authenticated', 'x')],
    ['Erro ao buscar dados do usuário', 'Nada foi cobrado. Tente novamente em alguns instantes.', { status: 418, body: {} }],
  ])('closes with %s when the account is not read', async (title, text, second) => {
    // The page reads the account when it opens; the dialog reads it again.
    let asked = 0
    openPlans({ ...paying, 'GET /auth/me': () => (asked++ === 0 ? { body: bia } : second) })
    await screen.findByText('Bia Ramos')

    await subscribe()

    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes with Erro de Conexão without a connection', async () => {
    const routes: Routes = { ...paying }
    delete routes[`POST ${paths.validate}`]
    openPlans(routes)

    await goToPayment()

    expect(await screen.findByText('Erro de Conexão')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    [paths.validate, failure(400, 'payment_email_mismatch', 'Email não corresponde à conta'), 'Email não corresponde à conta', ''],
    [paths.validate, failure(422, 'payment_email_invalid', 'Email inválido'), 'Email inválido', ''],
    [paths.validate, failure(409, 'plan_already_active', 'Você já tem este plano.'), 'Erro de validação', 'Você já tem este plano.'],
    [
      paths.checkout,
      failure(503, 'payment_unreachable', 'O serviço de pagamento não respondeu.'),
      'Erro ao abrir checkout',
      'O serviço de pagamento não respondeu.',
    ],
    [paths.checkout, { status: 418, body: {} }, 'Erro ao abrir checkout', 'Erro ao criar pagamento'],
  ])('stays open and says why (%#)', async (path, answer, title, text) => {
    openPlans({ ...paying, [`POST ${path}`]: answer })

    await goToPayment()

    const alert = await within(await dialog()).findByRole('alert')
    expect(alert).toHaveTextContent(title)
    expect(alert.textContent).toContain(text)
    expect(screen.getByRole('button', { name: 'Ir para o pagamento' })).toBeEnabled()
  })

  it('asks nothing for an account without an address', async () => {
    const { seen } = openPlans({ ...paying, 'GET /auth/me': { body: { ...bia, email: 'bia' } } })

    await goToPayment()

    expect(await screen.findByRole('alert')).toHaveTextContent('Email inválido')
    expect(bodiesTo(seen, paths.validate)).toEqual([])
  })
})

describe('an approved payment', () => {
  beforeEach(() => localStorage.setItem('token', 'abc'))

  it('closes the dialog, reads the account and says so once', async () => {
    let plan: 'free' | 'pro' = 'free'
    openPlans({
      ...paying,
      'GET /auth/me': () => ({ body: { ...bia, plan } }),
      'GET /api/payment/sandbox-status/p1': () => ({ body: { status: plan === 'pro' ? 'approved' : 'pending' } }),
    })
    await goToPayment()
    await screen.findByTitle('Página de pagamento')
    plan = 'pro'

    expect(await screen.findByText('Plano Ativado')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('button', { name: 'Plano Atual' })).toBeDisabled()
    expect(localStorage.getItem('planTransitionShown_pro')).toBe('true')
    expect(localStorage.getItem('previous_plan')).toBe('pro')
  })

  it('that was refused instead says so, and leads back to a new one', async () => {
    const { seen } = openPlans({ ...paying, 'GET /api/payment/sandbox-status/p1': { body: { status: 'refused' } } })
    const user = await goToPayment()

    expect(await screen.findByText('Pagamento recusado. Nada foi cobrado.', undefined, { timeout: 5000 })).toBeVisible()
    expect(screen.queryByText('Aguardando pagamento')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await user.click(await screen.findByRole('button', { name: 'Ir para o pagamento' }))

    expect(await screen.findByTitle('Página de pagamento')).toBeInTheDocument()
    expect(bodiesTo(seen, paths.checkout)).toHaveLength(2)
  })

  it.each([
    ['checkout', 'Pagamento seguro', 1],
    ['confirm', 'Assinar o Pro', 0],
  ])('that was left at the %s step reads the account again only after the checkout', async (step, title, more) => {
    const { seen } = openPlans()
    const user = step === 'checkout' ? await goToPayment() : await subscribe()
    const shown = await screen.findByRole('dialog', { name: title })
    if (step === 'confirm') await within(shown).findByText('Bia Ramos')
    const reads = () => seen.filter(({ path }) => path === '/auth/me').length
    const before = reads()

    await user.click(within(shown).getByRole('button', { name: 'Fechar' }))

    await waitFor(() => expect(reads()).toBe(before + more))
    expect(screen.queryByText('Plano Ativado')).toBeNull()
  })
})
