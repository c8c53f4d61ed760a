import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CallReply } from '@relampago/domain/contracts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, failure } from '../../../../tests/test-server.ts'
import { freeStats, proStats, testNow } from '../../../../tests/profile-account.ts'

type History = CallReply<'subscriptions'>['subscription_history']
const running: History[number] = { id: 's1', plan: 'pro', status: 'active', amount: 14.9, started_at: '2026-11-02T12:00:00.000Z', ended_at: null }
const over: History[number] = { ...running, id: 's0', status: 'ended', started_at: '2026-03-02T12:00:00.000Z', ended_at: '2026-04-02T12:00:00.000Z' }

beforeEach(() => {
  vi.useFakeTimers({ now: testNow, toFake: ['Date'] })
  localStorage.setItem('token', 'abc')
})

function openPlan(stats: CallReply<'userStats'>, history: History, more: Parameters<typeof answerWith>[0] = {}) {
  const seen = answerWith({
    'GET /auth/me': { body: stats.user },
    'GET /auth/user/stats': { body: stats },
    'GET /auth/user/videos': { body: { videos: [] } },
    'GET /auth/subscriptions': { body: { subscription_history: history } },
    ...more,
  })
  openPage('/profile#plan')
  return seen
}
const panel = () => screen.findByRole('tabpanel', { name: 'Meu Plano' })
const value = async (name: string) => within(await panel()).getByText(name).parentElement

describe('Meu Plano', () => {
  it('tells status, time, billing, features, limits and history of Pro', async () => {
    openPlan(proStats, [running, over])

    expect(await value('Tempo restante')).toHaveTextContent('12 dias')
    expect(await value('Próxima cobrança')).toHaveTextContent('02/12/2026')
    expect(await value('Preço')).toHaveTextContent('R$ 14,90 por mês')
    expect(screen.getByText('Sem marca d’água')).toBeVisible()
    expect(await value('Vídeos por mês')).toHaveTextContent('Ilimitado')
    expect(screen.getByText('Você não pode mudar de plano até 02/12/2026.')).toBeVisible()
    expect(await screen.findByText('desde 02/11/2026')).toBeVisible()
    expect(screen.getByText('02/03/2026 a 02/04/2026')).toBeVisible()
  })

  it('shows Free without an end, and the way to Pro', async () => {
    openPlan(freeStats, [])

    expect(await value('Próxima cobrança')).toHaveTextContent('Nenhuma')
    expect(await screen.findByText('Você ainda não assinou nenhum plano.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Conhecer o Pro' })).toHaveAttribute('href', '/pricing')
    expect(screen.queryByRole('button', { name: 'Cancelar assinatura' })).toBeNull()
  })

  it('says that a renewal is late while the plan still runs, and what cancelling means then', async () => {
    const current = proStats.current_plan
    if (current === null) throw new Error('Pro without a plan')
    const late = { ...current, time_remaining: { formatted: 'Expirado', is_expired: true, is_expiring_soon: false } }
    openPlan({ ...proStats, current_plan: late }, [running])

    expect(await screen.findByText(/a renovação ainda não foi confirmada/)).toBeVisible()
    expect((await screen.findAllByText(/^Nada mais será cobrado, também/))[0]).toBeVisible()
  })

  it('marks what the free plan lacks as a drawback', async () => {
    openPlan(freeStats, [])

    expect((await screen.findByText('Com marca d’água')).querySelector('svg')).toHaveClass('lucide-minus')
    expect(screen.getByText('1 vídeo por dia').querySelector('svg')).toHaveClass('lucide-check')
  })

  it('tells who is back on Free that the card may still be charged, and lets them cancel that', async () => {
    const seen = openPlan({ ...freeStats, has_open_renewal: true }, [over], {
      'POST /auth/cancel-subscription': { body: { success: true, message: 'Assinatura cancelada. Nada mais será cobrado.' } },
    })
    const user = userEvent.setup()

    expect(await screen.findByText(/A renovação do Pro não foi paga e o plano terminou/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancelar assinatura' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/também se o cartão voltar a funcionar/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar assinatura' }))

    expect(await screen.findByText('Assinatura cancelada. Nada mais será cobrado.')).toBeVisible()
    expect(seen.filter(({ path }) => path === '/auth/cancel-subscription')).toHaveLength(1)
  })

  it('explains a pending payment', async () => {
    const pending = {
      payment_id: 'p1',
      plan_type: 'pro' as const,
      provider: 'sandbox',
      checkout_url: '/',
      opens_in: 'frame' as const,
      created_at: '',
      expires_at: '',
      message: '',
    }
    openPlan({ ...freeStats, pending_payment: pending }, [])

    expect(await screen.findByText('Pagamento pendente de confirmação. Aguarde a aprovação para ativar o plano.')).toBeVisible()
  })
})

describe('cancelling the subscription', () => {
  const ask = async () => {
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Cancelar assinatura' }))
    return { user, dialog: screen.getByRole('dialog', { name: 'Cancelar a assinatura do Pro?' }) }
  }

  it('is asked first, and can be left', async () => {
    const seen = openPlan(proStats, [running])
    const { user, dialog } = await ask()

    await user.click(within(dialog).getByRole('button', { name: 'Manter o Pro' }))

    expect(seen.some(({ path }) => path === '/auth/cancel-subscription')).toBe(false)
  })

  it('ends with the paid period, told at once', async () => {
    let cancelled = false
    openPlan(proStats, [], {
      'GET /auth/subscriptions': () => ({ body: { subscription_history: [{ ...running, status: cancelled ? 'cancelled' : 'active' }] } }),
      'POST /auth/cancel-subscription': () => {
        cancelled = true
        return { body: { success: true, message: 'Assinatura cancelada: o Pro vale até o fim.' } }
      },
    })
    const { user, dialog } = await ask()

    await user.click(within(dialog).getByRole('button', { name: 'Cancelar assinatura' }))

    expect(await screen.findByText('Assinatura cancelada. O Pro continua até o fim do período pago: 12 dias.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar assinatura' })).toBeNull())
  })

  it('tells why it did not work', async () => {
    openPlan(proStats, [running], { 'POST /auth/cancel-subscription': failure(409, 'subscription_missing', 'Você não tem uma assinatura para cancelar.') })
    const { user, dialog } = await ask()

    await user.click(within(dialog).getByRole('button', { name: 'Cancelar assinatura' }))

    expect(await screen.findByText('Você não tem uma assinatura para cancelar.')).toBeVisible()
  })
})

describe('withdrawing from the purchase', () => {
  const bought = (days: number) => [{ ...running, started_at: new Date(testNow - days * 24 * 60 * 60_000).toISOString() }]

  it('is offered for seven days, with the date, and tells what the server says', async () => {
    const seen = openPlan(proStats, bought(2), {
      'POST /api/v1/me/subscription/withdraw': { body: { success: true, message: 'Compra desfeita.' } },
    })
    const user = userEvent.setup()

    expect(await screen.findByText(/^Até 25\/11\/2026 você pode desistir/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Desistir da compra' }))
    const dialog = screen.getByRole('dialog', { name: 'Desistir da compra do Pro?' })
    await user.click(within(dialog).getByRole('button', { name: 'Desistir da compra' }))

    expect(await screen.findByText('Compra desfeita.')).toBeVisible()
    expect(seen.filter(({ path }) => path === '/api/v1/me/subscription/withdraw')).toHaveLength(1)
  })

  it('is offered once cancelled, too, but not later, nor on Free', async () => {
    openPlan(proStats, [{ ...(bought(2)[0] as History[number]), status: 'cancelled' }])
    expect(await screen.findByRole('button', { name: 'Desistir da compra' })).toBeVisible()
    cleanup()

    openPlan(proStats, bought(9))
    expect(await screen.findByRole('button', { name: 'Cancelar assinatura' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Desistir da compra' })).toBeNull()
  })
})
