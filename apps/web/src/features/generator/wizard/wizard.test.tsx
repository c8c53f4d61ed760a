import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../language/language.ts'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo } from '../../../../tests/test-server.ts'
import { options, started } from '../../../../tests/generator-answers.ts'

const theme = () => screen.findByLabelText('Tema ou link do produto')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const stepNow = () => document.querySelector('[aria-current=step]')?.textContent

async function toLastStep(input: string) {
  await userEvent.type(await theme(), input)
  await press('Avançar')
  await press('Avançar')
}

function stats(some: object) {
  const month = { monthly_limit: 20, monthly_remaining: 12, monthly_reset_at: '2026-12-01T03:00:00.000Z' }
  return { body: { stats: { daily_limit: 1, daily_remaining: 1, daily_reset_at: '2026-11-21T03:00:00.000Z', ...month, ...some } } }
}
/** The calls for the quota carry a timestamp, so that no cache answers. */
function answerWithStats(some: object, more: Parameters<typeof answerWith>[0] = {}) {
  vi.spyOn(Date, 'now').mockReturnValue(1_795_200_480_000)
  return answerWith({ ...options, 'GET /auth/user/stats?t=1795200480000': stats(some), ...more })
}

describe('what was chosen', () => {
  it('is there again, with its step, after a reload', async () => {
    answerWith(options)
    openPage('/generator')
    await userEvent.type(await theme(), 'café especial')
    await userEvent.type(screen.getByLabelText('Contexto'), 'para iniciantes')
    await press('Avançar')

    window.dispatchEvent(new Event('pagehide'))
    cleanup()
    openPage('/generator')

    await waitFor(() => expect(stepNow()).toContain('Estilo'))
    await press('Voltar')
    expect(await theme()).toHaveValue('café especial')
    expect(screen.getByLabelText('Contexto')).toHaveValue('para iniciantes')
    expect(localStorage.getItem('wizardState')).toBeNull()
  })

  it('is there again after a look at another page', async () => {
    answerWith(options)
    const router = openPage('/generator')
    await toLastStep('café especial')

    act(() => router.navigate('/about'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Gerar vídeo' })).toBeNull())
    await waitFor(() => expect(JSON.parse(localStorage.getItem('wizardState') ?? '{}')).toMatchObject({ input: 'café especial', step: 3 }))
    act(() => router.navigate('/generator'))

    expect(await screen.findByRole('button', { name: 'Gerar vídeo' })).toBeVisible()
  })

  it('takes a template from the templates page once, when it is on offer and the plan allows it', async () => {
    answerWith({ ...options, 'GET /auth/me': { body: { ...bia, plan: 'pro' } } })
    localStorage.setItem('token', 'abc')
    localStorage.setItem('user', JSON.stringify({ ...bia, plan: 'pro' }))
    localStorage.setItem('wizardState', JSON.stringify({ input: 'café', step: 2 }))
    localStorage.setItem('selectedTemplate', JSON.stringify({ id: 'feira', name: 'Feira' }))
    openPage('/generator')

    await waitFor(async () => expect(await screen.findByRole('radio', { name: 'Feira' })).toBeChecked())
    expect(localStorage.getItem('selectedTemplate')).toBeNull()
    expect(localStorage.getItem('wizardState')).toBeNull()
  })

  it('does not take one that belongs to Pro on the Free plan, and says why', async () => {
    answerWith(options)
    localStorage.setItem('token', 'abc')
    localStorage.setItem('user', JSON.stringify(bia))
    localStorage.setItem('wizardState', JSON.stringify({ input: 'café', step: 2 }))
    localStorage.setItem('selectedTemplate', JSON.stringify({ id: 'feira' }))
    openPage('/generator')

    expect(await screen.findByText('Recurso Exclusivo do Plano Pro')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Padrão' })).toBeChecked()
    expect(localStorage.getItem('selectedTemplate')).toBeNull()
  })

  it('resets a template that is no longer offered', async () => {
    answerWith(options)
    localStorage.setItem('token', 'abc')
    localStorage.setItem('user', JSON.stringify(bia))
    localStorage.setItem('wizardState', JSON.stringify({ input: 'café', step: 2, template: 'custom_gone' }))
    openPage('/generator')

    await waitFor(async () => expect(await screen.findByRole('radio', { name: 'Padrão' })).toBeChecked())
  })

  it.each(['{', '[]', '7', '{"step":9,"duration":"x","font":[],"input":5}'])('starts empty from the invalid entry %s', async (stored) => {
    answerWith(options)
    localStorage.setItem('wizardState', stored)
    openPage('/generator')

    expect(await theme()).toHaveValue('')
    expect(stepNow()).toContain('Conteúdo')
  })

  it('stays on the page while the storage is full or forbidden', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    answerWith(options)
    const router = openPage('/generator')
    await toLastStep('café especial')

    act(() => router.navigate('/about'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Gerar vídeo' })).toBeNull())
    act(() => router.navigate('/generator'))

    expect(await screen.findByRole('button', { name: 'Gerar vídeo' })).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Resumo' })).getByText('café especial')).toBeVisible()
    full.mockRestore()
  })

  it('stays when the language is switched', async () => {
    answerWith(options)
    openPage('/generator')
    await userEvent.type(await theme(), 'café especial')
    await userEvent.type(screen.getByLabelText('Contexto'), 'sem açúcar')

    act(() => chooseLanguage('en'))

    expect(screen.getByLabelText('Theme or product link')).toHaveValue('café especial')
    expect(screen.getByLabelText('Context')).toHaveValue('sem açúcar')
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible()
  })
})

describe('the language of the narration', () => {
  const english = () => screen.getByRole('radio', { name: 'English' })
  const portuguese = () => screen.getByRole('radio', { name: 'Português' })

  it('is that of the page until one is chosen, which the browser remembers', async () => {
    answerWith(options)
    openPage('/generator')
    await theme()
    expect(portuguese()).toBeChecked()
    act(() => chooseLanguage('en'))
    expect(english()).toBeChecked()

    await userEvent.click(portuguese())
    act(() => chooseLanguage('pt'))
    act(() => chooseLanguage('en'))
    expect(portuguese()).toBeChecked()

    localStorage.removeItem('wizardState')
    cleanup()
    localStorage.removeItem('wizardState')
    openPage('/generator')
    await screen.findByLabelText('Theme or product link')
    expect(portuguese()).toBeChecked()
  })

  it('stays as a draft has it', async () => {
    answerWith(options)
    localStorage.setItem('wizardState', JSON.stringify({ input: 'coffee', language: 'en-US', step: 1 }))
    openPage('/generator')

    await waitFor(async () => expect(await theme()).toHaveValue('coffee'))
    expect(english()).toBeChecked()
  })
})

describe('a theme from the landing page', () => {
  it('comes without the context of an old draft', async () => {
    answerWith(options)
    localStorage.setItem('wizardState', JSON.stringify({ input: 'café', context: 'sem açúcar', step: 2 }))
    openPage('/generator?input=baleias')

    await waitFor(async () => expect(await theme()).toHaveValue('baleias'))
    expect(screen.getByLabelText('Contexto')).toHaveValue('')
  })
})

describe("the browser's back button", () => {
  it('leads to the step before, and forward to the next', async () => {
    answerWith(options)
    const router = openPage('/generator')
    await toLastStep('café')
    await waitFor(() => expect(stepNow()).toContain('Finalizar'))

    act(() => router.navigate(-1))
    await waitFor(() => expect(stepNow()).toContain('Estilo'))
    act(() => router.navigate(-1))
    await waitFor(() => expect(stepNow()).toContain('Conteúdo'))
    expect(await theme()).toHaveValue('café')
    act(() => router.navigate(1))

    await waitFor(() => expect(stepNow()).toContain('Estilo'))
  })

  it('leads from a step that was brought back to the one before it', async () => {
    answerWith(options)
    localStorage.setItem('wizardState', JSON.stringify({ input: 'café', step: 3 }))
    const router = openPage('/generator')
    await waitFor(() => expect(router.state.location.state).toEqual({ wizardStep: 3 }))

    act(() => router.navigate(-1))

    await waitFor(() => expect(stepNow()).toContain('Estilo'))
  })

  it('is not followed by a step that the page had left with Voltar', async () => {
    answerWith(options)
    const router = openPage('/generator')
    await toLastStep('café')
    await press('Voltar')
    await waitFor(() => expect(router.state.location.state).toEqual({ wizardStep: 2 }))

    act(() => router.navigate(-1))

    await waitFor(() => expect(stepNow()).toContain('Conteúdo'))
  })
})

describe('the keyboard', () => {
  it('advances with Enter and starts the next step at its heading', async () => {
    answerWith(options)
    openPage('/generator')

    await userEvent.type(await theme(), 'café{Enter}')

    expect(screen.getByRole('heading', { name: 'Etapa 2 de 3: Estilo' })).toHaveFocus()
  })

  it('does not order a video with Enter in the preview text', async () => {
    const seen = answerWith({ ...options, ...started })
    localStorage.setItem('token', 'abc')
    openPage('/generator')
    await toLastStep('café')

    await userEvent.type(screen.getByLabelText('Texto da prévia'), ' novo{Enter}')

    expect(bodiesTo(seen, '/generate-video')).toEqual([])
    expect(stepNow()).toContain('Finalizar')
  })
})

describe('what is left of the plan', () => {
  const signIn = () => {
    localStorage.setItem('token', 'abc')
    localStorage.setItem('user', JSON.stringify(bia))
  }

  it.each([
    [{ daily_remaining: 1 }, 'Último vídeo grátis de hoje. O próximo libera às 00:00 de amanhã, 21/11 (horário de Brasília).'],
    [{ daily_limit: 10, daily_remaining: 7, monthly_limit: -1, monthly_remaining: -1 }, 'Restam 7 de 10 vídeos hoje.'],
    [{ daily_remaining: 0 }, 'Seu limite de hoje (1) já foi usado. Um novo vídeo libera às 00:00 de amanhã, 21/11 (horário de Brasília).'],
    [{ monthly_remaining: 0 }, 'Seu limite do mês (20) já foi usado. Novos vídeos liberam às 00:00 de 01/12 (horário de Brasília).'],
  ])('%j is told at the first step and before the press', async (some, text) => {
    signIn()
    answerWithStats(some)
    openPage('/generator')

    await waitFor(() => expect(document.body).toHaveTextContent(text))
    await toLastStep('café')
    expect(document.body).toHaveTextContent(text)
    expect(screen.getByRole('button', { name: 'Gerar vídeo' })).toBeVisible()
  })

  it.each([{ daily_remaining: 0 }, { monthly_remaining: 0 }])('bars the order where it is nothing: %j', async (some) => {
    signIn()
    localStorage.setItem('wizardState', JSON.stringify({ input: 'café', step: 3 }))
    const seen = answerWithStats(some, started)
    openPage('/generator')
    const button = await screen.findByRole('button', { name: 'Gerar vídeo' })
    await waitFor(() => expect(button).toBeDisabled())

    await userEvent.click(button)

    expect(button).toHaveAccessibleDescription(/já foi usado/)
    expect(bodiesTo(seen, '/generate-video')).toEqual([])
    await press('Voltar')
    expect(document.body).toHaveTextContent('já foi usado')
  })

  it('is told nowhere else while there is some', async () => {
    signIn()
    localStorage.setItem('wizardState', JSON.stringify({ input: 'café', step: 2 }))
    answerWithStats({ daily_remaining: 1 })
    openPage('/generator')
    await waitFor(() => expect(stepNow()).toContain('Estilo'))
    await press('Voltar')
    await screen.findByText('Último vídeo grátis de hoje.')

    await press('Avançar')

    expect(document.body).not.toHaveTextContent('Último vídeo')
  })

  it('is not told where it is not known', async () => {
    signIn()
    localStorage.setItem('wizardState', JSON.stringify({ input: 'café', step: 3 }))
    answerWithStats({ daily_remaining: 'many' })
    openPage('/generator')

    expect(await screen.findByRole('button', { name: 'Gerar vídeo' })).toBeVisible()
    expect(document.body).not.toHaveTextContent(/NaN|Restam|libera em/)
  })
})

describe('the preview', () => {
  const scene = () => document.querySelector('aside [data-scene]')

  it.each([
    ['bitcoin', 'bitcoin'],
    ['https://www.magazineluiza.com.br/garrafa/p/1', 'Magazine Luiza'],
    ['loja-da-ana.com.br/garrafa', 'loja-da-ana.com.br'],
  ])('of %s shows its own title, %s, and no picture of anything else', async (input, title) => {
    answerWith(options)
    openPage('/generator')
    await userEvent.type(await theme(), input)
    expect(scene()).toHaveAttribute('data-scene', title)

    await press('Avançar')
    await userEvent.click(screen.getByRole('radio', { name: 'Cordel' }))
    await press('Avançar')

    expect(scene()).toHaveAttribute('data-scene', title)
    expect(scene()).toHaveAttribute('data-look', 'cordel')
    expect(scene()?.parentElement?.querySelectorAll('img')).toHaveLength(0)
  })
})

describe('sound samples', () => {
  it('stop each other, and music has none without music', async () => {
    const pause = vi.fn<() => void>()
    vi.stubGlobal(
      'Audio',
      class extends EventTarget {
        volume = 1
        play = async () => {}
        pause = pause
      },
    )
    answerWith(options)
    openPage('/generator')
    await userEvent.type(await theme(), 'café')

    await press('Ouvir Lia')
    await press('Ouvir Caio')
    expect(pause).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Ouvir Lia' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pausar Caio' })).toBeVisible()

    await press('Avançar')
    expect(pause).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('button', { name: 'Ouvir Sem música' })).toBeDisabled()
  })
})
