import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { serviceIds, type ServiceIncident, type ServiceStatusReply } from '@relampago/domain/contracts'
import { describe, expect, it, vi } from 'vitest'
import { startLanguage } from '../../language/language.ts'
import { openPage } from '../../../tests/test-pages.tsx'
import { answerWith, bodiesTo, failure } from '../../../tests/test-server.ts'

type Service = ServiceStatusReply['services'][number]
const now = Date.parse('2026-11-20T15:00:00Z')
const path = '/api/v1/status'
const subscriptions = `${path}/subscriptions`
const success = (message: string) => ({ body: { success: true, message } })

/** 90 days up to 20 November, of which the last ones have a record. */
function days(recorded: readonly number[]): Service['days'] {
  return Array.from({ length: 90 }, (_, index) => {
    const day = new Date(now - (89 - index) * 86_400_000).toISOString().slice(0, 10)
    return { day, uptime: recorded.toReversed()[89 - index] ?? null, responseTime: null }
  })
}
const incident: ServiceIncident = { service: 'generator', status: 'outage', startedAt: '2026-11-19T10:00:00.000Z', endedAt: '2026-11-19T12:10:00.000Z' }

function statusOf(changes: Partial<Record<Service['id'], Partial<Service>>> = {}, more: Partial<ServiceStatusReply> = {}): ServiceStatusReply {
  const well = {
    status: 'operational',
    uptime: 100,
    recordedSince: '2026-11-18T09:00:00.000Z',
    responseTime: 120,
    lastIncident: null,
    days: days([100, 100, 100]),
  } as const
  const services = serviceIds.map((id): Service => ({ id, name: id, ...well, days: [...well.days], ...changes[id] }))
  return { status: 'operational', checkedAt: new Date(now - 12_000).toISOString(), services, incidents: [], ...more }
}

function openStatus(reply: unknown, address = '/status') {
  vi.setSystemTime(now)
  const seen = answerWith({ [`GET ${path}`]: typeof reply === 'function' ? (reply as () => { body: unknown }) : { body: reply } })
  const router = openPage(address)
  return { seen, router }
}
const row = (name: string) => screen.findByRole('listitem', { name })

describe('the status page', () => {
  it('says that all is well, when that was checked, and the figures of each service', async () => {
    openStatus(statusOf({ generator: { responseTime: 1840, uptime: 99.987, lastIncident: incident } }))

    expect(await screen.findByRole('heading', { level: 2, name: 'Tudo funcionando' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Status do Relâmpago' })).toBeVisible()
    expect(screen.getByText('conferido há 12 s')).toBeVisible()
    const site = await row('Site')
    for (const text of ['Operacional', '100%', 'desde 18/11', '120 ms', 'nenhum registrado', '3 dias registrados, sem falhas.'])
      expect(site).toHaveTextContent(text)
    const generator = await row('Geração de vídeos')
    for (const text of ['99,98%', '1,8 s', 'Indisponível, durou 2 h 10 min']) expect(generator).toHaveTextContent(text)
  })

  it('names a service that fails and one that is slow, with the word of their state', async () => {
    openStatus(
      statusOf(
        { generator: { status: 'outage', responseTime: null }, mail: { status: 'degraded' } },
        { status: 'outage', incidents: [{ ...incident, endedAt: null }] },
      ),
    )

    expect(await screen.findByRole('heading', { name: 'Parte do serviço indisponível' })).toBeVisible()
    expect(screen.getByText('Indisponível: Geração de vídeos. Degradado: E-mails.')).toBeVisible()
    expect(await row('Geração de vídeos')).toHaveTextContent('Indisponível')
    expect(await row('E-mails')).toHaveTextContent('Degradado')
    const history = screen.getByRole('heading', { name: 'Histórico de incidentes' }).closest('section')
    expect(history).toHaveTextContent(/Geração de vídeos.*em andamento.*Indisponível/)
  })

  it.each(['unknown', 'maintenance', 'constructor'])('shows the state %j as Desconhecido', async (status) => {
    openStatus(statusOf({ queue: { status: status as 'unknown', uptime: null, recordedSince: null, responseTime: null, days: days([]) } }))

    const queue = await row('Fila de pedidos')
    for (const text of ['Desconhecido', 'sem registro', '–', 'Nenhum dia registrado ainda.']) expect(queue).toHaveTextContent(text)
  })

  it('says in words on which days it failed, without 90 stops of the keyboard', async () => {
    openStatus(statusOf({ web: { days: days([100, 99.5, 80, 100, 98.2, 97.3, 100]) } }))

    const site = await row('Site')
    expect(site).toHaveTextContent('4 dias com falhas, de 7 registrados: 19/11 (97,3%), 18/11 (98,2%), 16/11 (80%), e mais um.')
    expect(within(site).queryAllByRole('button')).toEqual([])
    expect(site.querySelectorAll('[tabindex]')).toHaveLength(0)
  })

  it('counts the whole 90 days once they are recorded', async () => {
    openStatus(statusOf({ web: { recordedSince: '2026-08-23T00:00:00.000Z', days: days(Array.from({ length: 90 }, () => 100)) } }))

    expect(await row('Site')).toHaveTextContent('em 90 dias')
  })

  it('is in English, too', async () => {
    startLanguage('en')
    openStatus(statusOf({ mail: { status: 'unknown' }, api: { responseTime: 1840 } }))

    expect(await screen.findByRole('heading', { name: 'All systems operational' })).toBeVisible()
    expect(await row('E-mails')).toHaveTextContent('Unknown')
    expect(await row('API')).toHaveTextContent('1.8 s')
  })

  it('links to the same figures for programs', async () => {
    openStatus(statusOf())

    expect(await screen.findByRole('link', { name: path })).toHaveAttribute('href', path)
  })
})

/** Opens the page with time in the test's hands. */
async function openWithClock(answer: () => { status?: number; body: unknown; headers?: Record<string, string> }) {
  vi.useFakeTimers({ shouldAdvanceTime: true, now })
  const seen = answerWith({ [`GET ${path}`]: answer })
  openPage('/status')
  await waitFor(() => expect(seen).toHaveLength(1))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { seen, pass }
}
function show(visibilityState: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('the status page over time', () => {
  it('asks again every 30 s while it is seen, not while it is hidden, and at once when it is seen again', async () => {
    const { seen, pass } = await openWithClock(() => ({ body: statusOf() }))
    await pass(29_000)
    const before = seen.length
    await pass(2000)
    const after = seen.length
    show('hidden')
    await pass(300_000)
    const hidden = seen.length
    show('visible')
    await pass(10)
    vi.restoreAllMocks()

    expect([before, after, hidden, seen.length]).toEqual([1, 2, 2, 3])
  })

  it('says what it knows when the API stops answering, asks less often, and takes it back', async () => {
    let isAway = false
    const { seen, pass } = await openWithClock(() => {
      if (isAway) throw new TypeError('Failed to fetch')
      return { body: statusOf({ api: { uptime: 99.9 } }) }
    })
    expect(await screen.findByText('Tudo funcionando')).toBeVisible()
    isAway = true
    await pass(31_000)
    expect(screen.getByText('Tudo funcionando')).toBeVisible()
    await pass(3000)

    expect(screen.getByRole('heading', { name: 'A API não responde' })).toBeVisible()
    expect(screen.getByText(/Visto deste navegador, agora\..*Última resposta: 20\/11/)).toBeVisible()
    expect(await row('API')).toHaveTextContent(/Indisponível.*Não responde a este navegador\./)
    expect(await row('API')).toHaveTextContent('99,9%')
    for (const name of ['Site', 'Banco de dados', 'E-mails']) expect(await row(name)).toHaveTextContent('Desconhecido')

    const asked = seen.length
    await pass(92_000)
    expect(seen.length - asked).toBe(2)
    isAway = false
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText('Tudo funcionando')).toBeVisible()
  })

  it('shows the names without figures when nothing ever answered', async () => {
    const { pass } = await openWithClock(() => ({ status: 503, body: {} }))
    await pass(3000)

    expect(await row('API')).toHaveTextContent(/^APIIndisponívelNão responde a este navegador\./)
    expect(await row('Site')).toHaveTextContent(/^SiteDesconhecido/)
    expect(screen.queryAllByText(/Disponibilidade|dias? registrado/)).toEqual([])
    expect(screen.getByText('O histórico aparece quando a API responder.')).toBeVisible()
  })

  it('does not call the API down when this device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { pass } = await openWithClock(() => {
      throw new TypeError('Failed to fetch')
    })
    await pass(3000)

    expect(screen.getByRole('heading', { name: 'Você está sem internet' })).toBeVisible()
    expect(await row('API')).toHaveTextContent(/^APIDesconhecido/)
    vi.restoreAllMocks()
  })

  it('takes a limit of requests for no outage, and waits as long as it is told', async () => {
    const { seen, pass } = await openWithClock(() => ({ ...failure(429, 'too_many_requests', 'Muitas requisições.'), headers: { 'retry-after': '90' } }))
    await pass(89_000)
    const before = seen.length
    await pass(2000)

    expect([before, seen.length]).toEqual([1, 2])
    expect(screen.queryByText('A API não responde')).toBeNull()
  })
})

describe('the box for notices', () => {
  const email = () => screen.findByLabelText('E-mail')
  const press = async () => userEvent.setup().click(await screen.findByRole('button', { name: 'Receber avisos' }))
  function openBox(answer: Parameters<typeof answerWith>[0][string]) {
    const seen = answerWith({ [`GET ${path}`]: { body: statusOf() }, [`POST ${subscriptions}`]: answer })
    openPage('/status')
    return seen
  }

  it('sends the address once and says what to do next', async () => {
    const answer = Promise.withResolvers<{ body: unknown }>()
    const seen = openBox(() => answer.promise)
    const user = userEvent.setup()
    await user.type(await email(), '  Ana@Exemplo.com ')
    await user.dblClick(screen.getByRole('button', { name: 'Receber avisos' }))
    answer.resolve(success('Mandamos um e-mail para este endereço.'))

    expect(await screen.findByRole('heading', { name: 'Falta confirmar' })).toHaveFocus()
    expect(screen.getByText('Mandamos um e-mail para este endereço.')).toBeVisible()
    expect(bodiesTo(seen, subscriptions)).toEqual([{ email: 'Ana@Exemplo.com' }])
  })

  it.each([
    ['', 'Escreva seu e-mail, como voce@exemplo.com.'],
    ['ana', 'Confira o e-mail: escreva só o endereço, como voce@exemplo.com.'],
    ['Ana <ana@exemplo.com>', 'Confira o e-mail: escreva só o endereço, como voce@exemplo.com.'],
  ])('does not send %j and says how to write it', async (text, problem) => {
    const seen = openBox(success(''))
    if (text !== '') await userEvent.setup().type(await email(), text)
    await press()

    expect(await email()).toHaveAccessibleDescription(problem)
    expect(await email()).toHaveFocus()
    expect(await email()).toBeInvalid()
    expect(bodiesTo(seen, subscriptions)).toEqual([])
  })

  it('keeps the address when it could not be sent', async () => {
    openBox(failure(429, 'too_many_requests', 'Muitas requisições. Aguarde um momento e tente novamente.'))
    await userEvent.setup().type(await email(), 'ana@exemplo.com')
    await press()

    expect(await screen.findByRole('alert')).toHaveTextContent('Não deu para pedir os avisosMuitas requisições.')
    expect(await email()).toHaveValue('ana@exemplo.com')
    expect(screen.getByRole('button', { name: 'Receber avisos' })).toBeEnabled()
  })
})

describe('the link of a mail', () => {
  it.each([
    ['confirm', 'Confirmar os avisos', 'Confirmar avisos', 'Avisos confirmados'],
    ['leave', 'Parar de receber os avisos', 'Parar de receber', 'Você saiu dos avisos'],
  ])('to %s does nothing before its button is pressed, and leaves no token in the address', async (action, title, button, done) => {
    const seen = answerWith({ [`GET ${path}`]: { body: statusOf() }, [`POST ${subscriptions}/${action}`]: success('Feito.') })
    const router = openPage(`/status?${action}=t-123`, { strict: true })

    expect(await screen.findByRole('heading', { name: title })).toHaveFocus()
    expect(router.state.location).toMatchObject({ pathname: '/status', search: '' })
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([])
    await userEvent.setup().dblClick(screen.getByRole('button', { name: button }))

    expect(await screen.findByRole('heading', { name: done })).toHaveFocus()
    expect(screen.getByText('Feito.')).toBeVisible()
    expect(bodiesTo(seen, `${subscriptions}/${action}`)).toEqual([{ token: 't-123' }])
  })

  it('that is no longer valid says so, and can be put away', async () => {
    const text = 'Este link está incompleto ou não vale mais.'
    answerWith({ [`GET ${path}`]: { body: statusOf() }, [`POST ${subscriptions}/confirm`]: failure(400, 'status_link_invalid', text) })
    openPage('/status?confirm=old')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Confirmar avisos' }))

    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await user.click(screen.getByRole('button', { name: 'Agora não' }))
    expect(screen.queryByText(text)).toBeNull()
  })
})
