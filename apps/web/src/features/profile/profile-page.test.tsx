import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CallReply } from '@relampago/domain/contracts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../tests/test-pages.tsx'
import { answerWith, bia, failure } from '../../../tests/test-server.ts'
import { freeStats, proStats, testNow, testVideo } from '../../../tests/profile-account.ts'

type Stats = CallReply<'userStats'>
const paths = { stats: 'GET /auth/user/stats', videos: 'GET /auth/user/videos' }

beforeEach(() => vi.useFakeTimers({ now: testNow, toFake: ['Date'] }))

function openProfile(stats: Stats, hash = '') {
  localStorage.setItem('token', 'abc')
  const seen = answerWith({
    'GET /auth/me': { body: stats.user },
    [paths.stats]: { body: stats },
    [paths.videos]: { body: { videos: [testVideo('v1', 'Café especial', 1500)] } },
  })
  return { seen, router: openPage(`/profile${hash}`) }
}
const header = () => screen.findByRole('heading', { level: 1, name: 'Bia Ramos' })

describe('a visitor on the profile', () => {
  it('is led to the login, and the profile is kept for afterwards', async () => {
    answerWith({})
    const router = openPage('/profile#plan')

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(localStorage.getItem('pendingRedirect')).toBe('/profile#plan')
  })

  it('whose token was refused too', async () => {
    localStorage.setItem('token', 'old')
    const refused = failure(401, 'not_authenticated', 'Não autenticado')
    answerWith({ 'GET /auth/me': refused, [paths.stats]: refused, [paths.videos]: refused })
    const router = openPage('/profile')

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('pendingRedirect')).not.toBeNull()
    expect(await screen.findByText('Você precisa estar logado para acessar esta função. Redirecionando para login...')).toBeVisible()
  })

  it('who signed out in another tab is led to the login, and not brought back', async () => {
    const { router } = openProfile(freeStats)
    await header()

    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(localStorage.getItem('pendingRedirect')).toBeNull()
  })
})

describe('the head of the profile', () => {
  it('names the person, and counts', async () => {
    openProfile(proStats)

    expect(await header()).toBeVisible()
    expect(screen.getByText('E-mail verificado')).toBeInTheDocument()
    expect(screen.getByText('bia@fazcafe.com.br')).toBeVisible()
    expect(screen.getByText('Membro desde 01/11/2026')).toBeVisible()
    const counters = [...document.querySelectorAll('header dl > div')].map((pair) => [
      pair.querySelector('dt')?.textContent,
      pair.querySelector('dd')?.textContent,
    ])
    expect(counters).toEqual([
      ['Vídeos', '12'],
      ['Este mês', '37'],
      ['Hoje', '4'],
      ['Restantes', '6'],
    ])
  })

  it('leaves no more for today than the month does', async () => {
    openProfile({ ...freeStats, stats: { ...freeStats.stats, daily_remaining: 1, monthly_remaining: 0 } })

    await header()
    expect(screen.getByText('Restantes').parentElement).toHaveTextContent('0')
  })

  it('uses the local part of the e-mail for who has no name', async () => {
    openProfile({ ...freeStats, user: { ...bia, name: '', is_verified: false } })

    expect(await screen.findByRole('heading', { level: 1, name: 'bia' })).toBeVisible()
    expect(screen.queryByText('E-mail verificado')).toBeNull()
  })

  const current = proStats.current_plan
  if (current === null) throw new Error('Pro without a plan')
  const pending: NonNullable<Stats['pending_payment']> = {
    payment_id: 'p1',
    plan_type: 'pro',
    provider: 'sandbox',
    checkout_url: '/sandbox/p1',
    opens_in: 'frame',
    created_at: '2026-11-20T18:00:00.000Z',
    expires_at: '2026-11-21T18:00:00.000Z',
    message: '',
  }
  it.each([
    ['Gratuito', freeStats],
    ['Gratuito', { ...proStats, current_plan: { ...current, name: 'Free' } }],
    ['Pro', proStats],
    ['Expirando', { ...proStats, current_plan: { ...current, time_remaining: { ...current.time_remaining, is_expiring_soon: true } } }],
    ['Expirado', { ...proStats, current_plan: { ...current, time_remaining: { ...current.time_remaining, is_expired: true } } }],
    ['Ativo', { ...proStats, current_plan: { ...current, name: 'Premium' } }],
    ['Pendente', { ...freeStats, pending_payment: pending }],
  ])('shows the badge %s', async (badge, stats) => {
    openProfile(stats)

    await header()
    expect(within(document.querySelector('header header, main header') as HTMLElement).getByText(badge, { selector: 'span' })).toBeVisible()
  })
})

describe('a profile that does not load', () => {
  it('says so, and loads when asked again', async () => {
    let fails = true
    localStorage.setItem('token', 'abc')
    answerWith({
      'GET /auth/me': { body: bia },
      [paths.stats]: () => {
        return fails ? { status: 418, body: {} } : { body: freeStats }
      },
      [paths.videos]: { body: { videos: [] } },
    })
    openPage('/profile')

    expect(await screen.findByText('Não foi possível carregar os dados do perfil.')).toBeVisible()
    expect(screen.getByText('Erro ao buscar estatísticas do usuário')).toBeVisible()
    fails = false
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await header()).toBeVisible()
  })

  it('asks with the moment, past every cache', async () => {
    const { seen } = openProfile(freeStats)

    await header()
    expect(seen.find(({ path }) => path.startsWith('/auth/user/stats'))?.path).toBe(`/auth/user/stats?t=${testNow}`)
  })
})

describe('Visão Geral', () => {
  it('shows what is used of each limit, and when it is reset', async () => {
    openProfile(freeStats)

    await header()
    expect(screen.getByText('Novos vídeos liberam às 00:00 de amanhã, 21/11 (horário de Brasília)')).toBeVisible()
    expect(screen.getByText('Novos vídeos liberam às 00:00 de 01/12 (horário de Brasília)')).toBeVisible()
    expect(screen.getByRole('meter', { name: 'Limite diário' })).toHaveAttribute('value', '1')
    expect(screen.getAllByText('1 de 1 vídeos usados')[0]).toBeInTheDocument()
    expect(screen.getByRole('meter', { name: 'Limite mensal' })).toHaveAttribute('max', '20')
    expect(screen.getByText('Plano Free, R$ 0')).toBeVisible()
  })

  it('draws the videos of the last seven days, and tells them to who does not see them', async () => {
    openProfile(proStats)

    await header()
    const chart = screen.getByRole('list', { name: 'Últimos 7 dias' })
    const columns = within(chart).getAllByRole('listitem')
    expect(within(chart.parentElement as HTMLElement).getByText('21 vídeos')).toBeVisible()
    expect(columns.map((column) => column.querySelector('.sr-only')?.textContent)).toEqual([
      'sábado: 1 vídeo',
      'domingo: 0 vídeos',
      'segunda-feira: 3 vídeos',
      'terça-feira: 5 vídeos',
      'quarta-feira: 2 vídeos',
      'quinta-feira: 6 vídeos',
      'hoje: 4 vídeos',
    ])
    expect(columns.map((column) => column.querySelector<HTMLElement>('[style]')?.style.height)).toEqual(['13px', '0px', '40px', '67px', '27px', '80px', '53px'])
    expect(within(chart).getByText('sáb')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Novembro' })).toBeVisible()
  })

  it('shows no limit as Ilimitado, with the next billing', async () => {
    openProfile(proStats)

    await header()
    expect(screen.getByText('Ilimitado: 37 vídeos neste mês')).toBeVisible()
    expect(screen.queryByRole('meter', { name: 'Limite mensal' })).toBeNull()
    expect(screen.getByText('renova em 02/12')).toBeVisible()
    expect(screen.getByText('Plano Pro, R$ 14,90 ao mês')).toBeVisible()
    expect(screen.getByText('Próxima cobrança em 02/12/2026')).toBeVisible()
  })

  it('counts down to what expires first', async () => {
    openProfile(freeStats)

    await header()
    expect(await screen.findByText('1 vídeo ainda pode ser baixado')).toBeVisible()
    expect(screen.getByText('25:00')).toBeVisible()
  })
})

describe('the tabs', () => {
  it('open by address, click and arrow keys, and stand in the address', async () => {
    const { router } = openProfile(freeStats, '#settings')
    const user = userEvent.setup()

    expect(await screen.findByRole('tab', { name: 'Configurações' })).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByRole('tab', { name: 'Meu Plano' }))
    expect(router.state.location.hash).toBe('#plan')
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Meus Vídeos' })).toHaveFocus()
    expect(router.state.location.hash).toBe('#videos')
    await user.keyboard('{Home}{ArrowLeft}')
    expect(router.state.location.hash).toBe('#settings')
    expect(screen.getByRole('tabpanel', { name: 'Configurações' })).toBeVisible()
  })
})

describe('a plan that began minutes ago', () => {
  const started = (minutesAgo: number): Stats => ({
    ...proStats,
    user: { ...proStats.user, plan_started_at: new Date(testNow - minutesAgo * 60_000).toISOString() },
  })

  it('is celebrated once', async () => {
    openProfile(started(2))

    expect(await screen.findByText('Plano Ativado')).toBeVisible()
    expect(localStorage.getItem('planTransitionShown_pro')).toBe('true')
  })

  it.each([
    ['was celebrated already', started(2), 'true'],
    ['began longer ago', started(6), null],
  ])('is not when it %s', async (_, stats, flag) => {
    if (flag !== null) localStorage.setItem('planTransitionShown_pro', flag)
    openProfile(stats)

    await header()
    expect(screen.queryByText('Plano Ativado')).toBeNull()
  })
})
