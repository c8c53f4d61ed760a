import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../language/language.ts'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo } from '../../../../tests/test-server.ts'
import { options, running, started } from '../../../../tests/generator-answers.ts'

/** Opens the wizard with what was stored of it. */
function openStep(step: number, more: object = {}, answers: Parameters<typeof answerWith>[0] = {}) {
  localStorage.setItem('wizardState', JSON.stringify({ input: 'café', step, ...more }))
  const seen = answerWith({ ...options, ...answers })
  openPage('/generator')
  return seen
}
const radios = (group: HTMLElement) => within(group).getAllByRole<HTMLInputElement>('radio')
const namesIn = (group: HTMLElement) => radios(group).map((radio) => radio.getAttribute('aria-label') ?? radio.closest('label')?.textContent)
const chosenIn = (group: HTMLElement) => namesIn(group)[radios(group).findIndex((radio) => radio.checked)]
const group = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}`) })
const choose = async (inGroup: string, name: string) => userEvent.click(within(await group(inGroup)).getByRole('radio', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Notes which sounds are played. */
function listen(): string[] {
  const played: string[] = []
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      volume = 1
      readonly address: string
      constructor(address: string) {
        super()
        this.address = address
      }
      play = async () => void played.push(this.address)
      pause = () => {}
    },
  )
  return played
}

describe('step 1', () => {
  it('asks for theme, context, duration, language and voice, with the defaults of the specification', async () => {
    openStep(1)

    expect(await screen.findByLabelText('Tema ou link do produto')).toHaveAttribute('maxlength', '500')
    expect(screen.getByLabelText('Contexto')).toHaveAttribute('maxlength', '5000')
    for (const [name, offered, chosen] of [
      ['Duração', ['15 s', '30 s', '60 s'], '30 s'],
      ['Idioma', ['Português', 'English'], 'Português'],
      ['Voz', ['Lia, Feminina', 'Caio, Masculina'], 'Lia, Feminina'],
    ] as const) {
      expect(namesIn(await group(name))).toEqual(offered)
      expect(chosenIn(await group(name))).toBe(chosen)
    }
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled()
  })

  it('offers a form of the script for a theme, automatic at first, and sends the one that was chosen', async () => {
    localStorage.setItem('token', 'abc')
    localStorage.setItem('user', JSON.stringify(bia))
    const seen = openStep(1, {}, { ...started, 'GET /video-progress/t1': { body: running } })
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Formato do roteiro' })

    expect([...field.options].map(({ text }) => text)).toEqual([
      'Automático',
      'Lista de fatos',
      'Passo a passo',
      'Mito ou verdade',
      'Perguntas e respostas',
      'Linha do tempo',
      'Comparação',
      'Quiz',
      'Número que impressiona',
    ])
    expect(field).toHaveDisplayValue('Automático')
    await userEvent.selectOptions(field, 'Quiz')

    expect(screen.getByText(/contamos no que ficar melhor e avisamos/)).toBeVisible()
    await press('Avançar')
    await press('Avançar')
    expect(await screen.findByText(/^30 s · Quiz · Português · /)).toBeVisible()
    await press('Gerar vídeo')

    await screen.findByRole('heading', { name: 'Café especial' })
    expect(bodiesTo(seen, '/generate-video')).toEqual([expect.objectContaining({ shape: 'quiz' })])
  })

  it('offers no form of the script for a product', async () => {
    openStep(1, { input: 'https://www.amazon.com.br/dp/1' })

    expect(await screen.findByLabelText('Tema ou link do produto')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Formato do roteiro' })).toBeNull()
  })

  it('plays the sample of the voice in the language of the video', async () => {
    const played = listen()
    openStep(1)

    await group('Voz')
    await press('Ouvir Lia')
    await choose('Idioma', 'English')
    await userEvent.click(screen.getAllByRole('button', { name: /^Ouvir / })[1] as HTMLElement)

    expect(played).toEqual(['/static/assets/audio_previews/pt-BR-female.mp3', '/static/assets/audio_previews/en-US-male.mp3'])
  })

  it('cuts a theme that came in the address to what can be sent', async () => {
    answerWith(options)
    openPage(`/generator?input=${'x'.repeat(700)}`)

    await waitFor(async () => expect(await screen.findByLabelText('Tema ou link do produto')).toHaveValue('x'.repeat(500)))
  })
})

describe('step 2', () => {
  it('offers templates, fonts, colours and music, with the defaults of the specification', async () => {
    openStep(2, { input: 'https://www.amazon.com.br/dp/1' })

    expect(namesIn(await group('Template'))).toHaveLength(3)
    expect(namesIn(await group('Fonte da legenda'))).toHaveLength(12)
    expect(namesIn(await group('Música'))).toHaveLength(7)
    const chosen = await Promise.all(
      ['Template', 'Fonte da legenda', 'Cor do texto', 'Cor do contorno', 'Cor do karaokê', 'Música'].map(async (name) => chosenIn(await group(name))),
    )
    expect(chosen).toEqual(['Padrão', 'Anton', 'Branco', 'Preto', 'Vermelho-rosa', 'Corporativa, Limpa, confiante'])
  })

  it('offers the looks of the pictures, automatic at first, by keyboard too, and sends the one that was chosen', async () => {
    localStorage.setItem('token', 'abc')
    localStorage.setItem('user', JSON.stringify(bia))
    const seen = openStep(2, {}, { ...started, 'GET /video-progress/t1': { body: running } })
    const tiles = await group('Visual das imagens')

    expect(namesIn(tiles)).toEqual([
      'Automático, Combina com o tema',
      'Estúdio',
      'Digital',
      'Quadrinhos',
      'Papel recortado',
      'Jornal',
      'Neon',
      'Cartaz',
      'Cinema',
      'Cordel',
      'TV retrô',
    ])
    expect(chosenIn(tiles)).toBe('Automático, Combina com o tema')
    within(tiles).getByRole('radio', { name: 'Cordel' }).focus()
    await userEvent.keyboard(' ')
    expect(chosenIn(tiles)).toBe('Cordel')

    await press('Avançar')
    expect(screen.getByText(/Cordel · /)).toBeVisible()
    await press('Gerar vídeo')
    await waitFor(() => expect(bodiesTo(seen, '/generate-video')[0]).toMatchObject({ look: 'cordel' }))
  })

  it('restores a look that was chosen, and names it in English', async () => {
    chooseLanguage('en')
    openStep(2, { look: 'retro' })

    expect(chosenIn(await group('Look of the pictures'))).toBe('Retro TV')
    expect(namesIn(await group('Look of the pictures')).slice(0, 5)).toEqual(['Automatic, Suits the theme', 'Studio', 'Digital', 'Comics', 'Cut paper'])
  })

  it('takes font sizes from 24 to 200 in steps of 2, and recommends 80 to 120', async () => {
    openStep(2)
    const size = await screen.findByRole('spinbutton', { name: 'Tamanho da fonte' })

    for (const field of [size, screen.getByRole('slider', { name: 'Tamanho da fonte' })])
      for (const [name, value] of Object.entries({ min: '24', max: '200', step: '2' })) expect(field).toHaveAttribute(name, value)
    expect(screen.getByText('Entre 80 e 120 dá pra ler de longe.')).toBeVisible()
    await userEvent.clear(size)
    await userEvent.type(size, '121{Enter}')
    expect(screen.getByText('O recomendado fica entre 80 e 120.')).toBeVisible()
    await userEvent.clear(size)
    await userEvent.type(size, '999{Enter}')
    expect(size).toHaveValue(200)
    expect(screen.getByRole('button', { name: 'Tamanho da fonte: Aumentar' })).toBeDisabled()
  })

  it('takes music volumes from 0 to 1 in steps of 0.01, and recommends 10 to 15%', async () => {
    openStep(2)
    const volume = await screen.findByRole('slider', { name: 'Volume da música' })

    for (const [name, value] of Object.entries({ min: '0', max: '1', step: '0.01' })) expect(volume).toHaveAttribute(name, value)
    expect(volume).toHaveValue('0.12')
    expect(screen.getByText('De 10% a 15% a voz fica na frente.')).toBeVisible()
  })

  it('plays the sample of each track, and none for no music', async () => {
    const played = listen()
    openStep(2)

    await group('Música')
    for (const play of screen.getAllByRole('button', { name: /^Ouvir / })) await userEvent.click(play)

    expect(played).toEqual(
      ['corporate', 'upbeat', 'cinematic', 'ambient', 'electronic', 'mystery'].map((track) => `/static/assets/music/${track}_background.mp3`),
    )
  })
})

describe('step 3', () => {
  it('previews a text of your own, which is not sent', async () => {
    localStorage.setItem('token', 'abc')
    localStorage.setItem('user', JSON.stringify(bia))
    const seen = openStep(3, {}, { ...started, 'GET /video-progress/t1': { body: running } })

    const text = await screen.findByLabelText('Texto da prévia')
    await userEvent.clear(text)
    await userEvent.type(text, 'Minha frase')
    expect(screen.getAllByText('Prévia da legenda: Minha frase')[0]).toBeInTheDocument()
    await press('Gerar vídeo')

    await screen.findByRole('heading', { name: 'Café especial' })
    expect(JSON.stringify(bodiesTo(seen, '/generate-video'))).not.toContain('Minha frase')
  })

  it.each([
    ['Mudar Conteúdo', 'Etapa 1 de 3: Conteúdo'],
    ['Mudar Estilo', 'Etapa 2 de 3: Estilo'],
    ['Mudar Música', 'Etapa 2 de 3: Estilo'],
  ])('%s leads to the step of that choice', async (button, heading) => {
    openStep(3)
    await screen.findByRole('button', { name: button })

    await press(button)

    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument()
  })
})

describe('the side panel', () => {
  it('sums up type, music, duration and language of what is chosen', async () => {
    openStep(2, { input: 'https://www.amazon.com.br/dp/1', duration: 60, language: 'en-US' })
    await choose('Música', 'Mistério, Grave, em suspenso')

    const panel = within(screen.getByRole('complementary', { name: 'Prévia e resumo', hidden: true }))
    expect(panel.getAllByRole('definition', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['Produto', 'Mistério', '60 s', 'English (US)'])
    expect(panel.getByText('Prévia da legenda: Sua ideia vira vídeo num relâmpago')).toBeInTheDocument()
  })
})

describe('every choice', () => {
  it('arrives in the order as it was made', async () => {
    localStorage.setItem('token', 'abc')
    localStorage.setItem('user', JSON.stringify(bia))
    const seen = openStep(1, { input: '' }, { ...started, 'GET /video-progress/t1': { body: running } })

    await userEvent.type(await screen.findByLabelText('Tema ou link do produto'), ' https://www.amazon.com.br/dp/1 ')
    await userEvent.type(screen.getByLabelText('Contexto'), 'presente de Natal')
    await choose('Duração', '60 s')
    await choose('Idioma', 'English')
    await userEvent.click(within(await group('Voz')).getAllByRole('radio')[1] as HTMLElement)
    await press('Avançar')
    await choose('Template', 'Dinâmico')
    await choose('Estilo da legenda', 'Caixa na palavra')
    await choose('Fonte da legenda', 'Lora')
    await choose('Cor do texto', 'Amarelo')
    await choose('Cor do contorno', 'Vinho')
    await choose('Cor do karaokê', 'Ciano')
    await choose('Música', 'Sem música, Só a narração')
    fireEvent.change(screen.getByRole('slider', { name: 'Tamanho da fonte' }), { target: { value: '96' } })
    fireEvent.change(screen.getByRole('slider', { name: 'Volume da música' }), { target: { value: '0.3' } })
    await userEvent.click(screen.getByRole('switch', { name: 'Efeitos sonoros' }))
    await press('Avançar')
    await press('Gerar vídeo')

    await screen.findByRole('heading', { name: 'Café especial' })
    expect(bodiesTo(seen, '/generate-video')).toEqual([
      {
        input: 'https://www.amazon.com.br/dp/1',
        context: 'presente de Natal',
        duration: 60,
        language: 'en-US',
        voice: 'male',
        font: 'lora',
        fontSize: 96,
        textColor: '#FFE14D',
        outlineColor: '#7A0F22',
        karaokeColor: '#22D3EE',
        captionStyle: 'box',
        template: 'dynamic',
        music: 'none',
        musicVolume: 0.3,
        soundEffects: false,
      },
    ])
  })
})

describe('in English', () => {
  it('the steps read in English, while the video keeps its own language', async () => {
    chooseLanguage('en')
    openStep(1)

    expect(await screen.findByText('Theme video')).toBeVisible()
    expect(chosenIn(await group('Language'))).toBe('Português')
    await press('Next')
    expect(await group('Caption font')).toBeVisible()
    await press('Next')
    expect(screen.getByRole('radio', { name: '1:1, Coming soon' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Generate video' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Back' })).toBeEnabled()
  })
})
