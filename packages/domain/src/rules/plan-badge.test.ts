import { describe, expect, it } from 'vitest'
import { pendingPaymentText, planBadge, planBadges } from './plan-badge.ts'

const plan = (name: string, remaining: Partial<{ is_expired: boolean; is_expiring_soon: boolean }> = {}) => ({
  name,
  time_remaining: { is_expired: false, is_expiring_soon: false, ...remaining },
})

describe('the badge of a plan', () => {
  it.each([
    ['no plan', null, false, 'Gratuito', 'neutral'],
    ['a plan named Free', plan('Free'), false, 'Gratuito', 'neutral'],
    ['an expired Pro', plan('Pro', { is_expired: true, is_expiring_soon: true }), false, 'Expirado', 'bad'],
    ['a Pro in its last days', plan('Pro', { is_expiring_soon: true }), false, 'Expirando', 'warn'],
    ['Pro', plan('Pro'), false, 'Pro', 'info'],
    ['any other plan', plan('Premium'), false, 'Ativo', 'good'],
    ['no plan and a payment under way', null, true, 'Pendente', 'warn'],
    ['an expired Pro that is being paid again', plan('Pro', { is_expired: true }), true, 'Pendente', 'warn'],
    ['Pro with a second checkout left open', plan('Pro'), true, 'Pro', 'info'],
  ] as const)('of %s', (_, current, pending, text, tone) => {
    const badge = planBadges[planBadge(current, pending)]

    expect([badge.text.pt, badge.tone]).toEqual([text, tone])
  })

  it('explains a pending payment', () => {
    expect(pendingPaymentText.pt).toBe('Pagamento pendente de confirmação. Aguarde a aprovação para ativar o plano.')
  })
})
