import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ScriptSentence } from '../../story/script.ts'
import type { ProductFacts, Subject } from '../../story/subject.ts'
import { findDomain } from './choose-style.ts'
import { findCall, findFigure, findLeadIcon, findStep, posterLines, splitFigure } from './on-screen-text.ts'
import { planPictures } from './plan-pictures.ts'
import { moneyText, productText } from './product-text.ts'
import { surveyPhoto, type PhotoSurvey } from './survey-photo.ts'

function sentence(text: string, more: Partial<ScriptSentence> = {}): ScriptSentence {
  return { id: text, role: 'body', text, source: { kind: 'structure' }, keywords: [], priority: 1, ...more }
}
function themed(theme: string): Subject {
  return { kind: 'theme', theme, context: '', language: 'pt-BR' }
}
const script = [
  sentence('Por onde começar?', { role: 'hook' }),
  sentence('Primeiro, marque um horário.'),
  sentence('Segundo, deixe o quarto escuro.'),
  sentence('Adultos dormem de 7 a 9 horas por noite.'),
  sentence('Conta o aroma, o sabor e a acidez: aroma, sabor e acidez.'),
  sentence('Seu cliente está no celular.', { keywords: ['celular'] }),
  sentence('Beba água.'),
  sentence('Para lembrar.', { onScreen: { items: ['Horário fixo', 'Quarto escuro'] } }),
  sentence('Comente aqui e salve este vídeo.', { role: 'closing' }),
]
const facts: ProductFacts = {
  url: 'https://loja.example',
  name: 'Fone Aurora X2',
  brand: 'Aurora',
  price: { cents: 12_990, currency: 'BRL' },
  listPrice: { cents: 17_990, currency: 'BRL' },
  installments: { count: 3, value: { cents: 4330, currency: 'BRL' } },
  rating: { value: 4.7, reviews: 1834 },
  inStock: true,
  features: [],
  description: '',
  readFrom: 'json-ld',
  readAt: new Date('2026-11-20T15:00:00Z'),
}
const photo: PhotoSurvey = { file: 'one.jpg', url: 'https://loja.example/1.jpg', width: 900, height: 900, border: null, isCutOut: false, hue: null }

describe('the plan of the pictures', () => {
  it('shows each sentence by its meaning', () => {
    const kinds = planPictures(script, themed('dormir melhor'), { seed: 'one' }, []).map(({ layout }) => layout.kind)

    expect(kinds).toEqual(['word', 'card', 'card', 'clock', 'tiles', 'phone', 'hero', 'checklist', 'call-to-action'])
  })

  it('sets no three scenes in a row in type where a picture is left', () => {
    const bare = ['Por onde começar?', 'Isso muda tudo.', 'Nada será igual.', 'Isso muda tudo.', 'Nada será igual.', 'Isso muda tudo.'].map((text, at) =>
      sentence(text, at === 0 ? { role: 'hook' } : {}),
    )
    const plans = planPictures(bare, themed('dormir melhor'), { seed: 'one' }, [])

    expect(plans.map(({ layout }) => (layout.kind === 'word' ? 'x' : '-')).join('')).not.toContain('xxx')
  })

  it('never leaves the place of a verdict empty', () => {
    const verdicts = ['Isso muda tudo.', 'Nada será igual.'].map((text) => sentence(text, { onScreen: { verdict: 'truth' } }))
    const plans = planPictures(verdicts, themed('café'), { seed: 'one' }, [])

    expect(plans[1]).toMatchObject({ layout: { kind: 'verdict' }, icon: expect.any(String) as string })
  })

  it('keeps one palette and one look, whose backgrounds take turns', () => {
    const plans = planPictures(script, themed('café especial'), { seed: 'one' }, [])

    expect(new Set(plans.map(({ scheme }) => JSON.stringify(scheme))).size).toBe(1)
    expect(new Set(plans.map(({ look }) => look)).size).toBe(1)
    expect(new Set(plans.slice(0, 3).map(({ background }) => background.name)).size).toBe(3)
    expect(plans[3]?.background.name).toBe(plans[0]?.background.name)
  })

  it('has the look that the order names, whatever the subject', () => {
    const plans = planPictures(script, themed('café especial'), { seed: 'one', look: 'neon' }, [])

    expect(plans.map(({ look }) => look)).toEqual(script.map(() => 'neon'))
  })

  it('gives the same subject other looks with other seeds', () => {
    const looks = Array.from({ length: 24 }, (_, seed) => planPictures(script.slice(0, 1), themed('café especial'), { seed: `s${seed}` }, [])[0]?.look)

    expect(new Set(looks).size).toBeGreaterThanOrEqual(5)
  })

  it.each([
    ['por que o mar é salgado', 'pt-BR', 200, 250],
    ['the deepest ocean', 'en-US', 200, 250],
    ['como nasce um vulcão', 'pt-BR', 15, 50],
    ['animais da floresta', 'pt-BR', 120, 170],
    ['insônia', 'pt-BR', 250, 300],
    ['café especial', 'pt-BR', 40, 65],
    ['how to save money', 'en-US', 140, 175],
    ['guardar dinheiro', 'pt-BR', 140, 175],
    ['amor à distância', 'pt-BR', 0, 30],
  ] as const)('colours "%s" (%s) by what it names', (theme, language, from, to) => {
    const subject: Subject = { kind: 'theme', theme, context: '', language }
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const hue = planPictures(script.slice(0, 1), subject, { seed }, [])[0]?.scheme.hue ?? -1
      expect(hue).toBeGreaterThanOrEqual(from)
      expect(hue).toBeLessThanOrEqual(to)
    }
  })

  it('is the same for the same seed, and differs between seeds', () => {
    const planWith = (seed: string) => JSON.stringify(planPictures(script, themed('café especial'), { seed }, []))

    expect(planWith('one')).toBe(planWith('one'))
    expect(new Set(['one', 'two', 'three', 'four', 'five'].map(planWith)).size).toBe(5)
  })

  it('never shows the same picture in two scenes that follow each other', () => {
    const trip = ['Compare o preço da passagem.', 'A passagem mais barata nem sempre inclui a mala.', 'Compre a passagem cedo.'].map((text) =>
      sentence(text, { keywords: ['passagem', 'avião'] }),
    )
    const icons = planPictures(trip, themed('viagem para Gramado'), { seed: 'one' }, []).map(({ icon }) => icon)

    expect(icons[1]).not.toBe(icons[0])
    expect(icons[2]).not.toBe(icons[1])
  })

  it('shows each number of a row in a way of its own', () => {
    const figures = ['80 pontos', '5 horas', '90 graus'].map((figure) => sentence(`São ${figure}.`, { onScreen: { figure } }))
    const kinds = planPictures(figures, themed('café'), { seed: 'one' }, []).map(({ layout }) => layout.kind)

    expect(kinds).toEqual(['count', 'clock', 'figure'])
  })

  it('sets in type what a part names rather than what was chosen for the whole sentence', () => {
    const whole = 'In the Sahara of Egypt, a valley is full of fossil whales.'
    const cut = [sentence('The Sahara is dry.'), sentence('In the Sahara of Egypt,', { whole, icon: 'spouting-whale' })]
    const [, part] = planPictures(cut, { kind: 'theme', theme: 'Sahara desert', context: '', language: 'en-US' }, { seed: 'one' }, [])
    const [uncut] = planPictures(
      [sentence(whole, { icon: 'spouting-whale' })],
      { kind: 'theme', theme: 'Sahara desert', context: '', language: 'en-US' },
      { seed: 'one' },
      [],
    )

    expect(part?.layout).toMatchObject({ kind: 'word', lines: ['SAHARA', 'OF EGYPT'] })
    expect(uncut?.icon).toBe('spouting-whale')
  })

  it('shows no refusal over a sentence that refuses nothing', () => {
    const steps = [sentence('Quanto falta e em quantos meses?', { keywords: ['erros', 'quem', 'investe'] })]

    expect(planPictures(steps, themed('erros de quem investe'), { seed: 'one' }, [])[0]?.icon ?? '').not.toMatch(/thumbs-down|cross-mark|prohibited/)
  })

  it('does not show the same picture twice while others fit', () => {
    const plans = planPictures(script.slice(1, 7), themed('dormir melhor'), { seed: 'one' }, [])

    expect(new Set(plans.map(({ icon }) => icon)).size).toBe(plans.length)
  })

  it("takes the writer's icon over the words", () => {
    const [plan] = planPictures([sentence('Beba água.', { icon: 'candle' })], themed('dormir'), { seed: 'one' }, [])

    expect(plan?.icon).toBe('candle')
  })

  it('leaves an unknown icon to the words', () => {
    const [plan] = planPictures([sentence('Beba café.', { icon: 'no-such-icon' })], themed('dormir'), { seed: 'one' }, [])

    expect(plan?.icon).toBe('hot-beverage')
  })

  it('alternates the views of a product and shows price and rating when they are spoken of', () => {
    const page = (field: string, text: string) => sentence(text, { source: { kind: 'page', field } })
    const sentences = [
      sentence('Aurora X2 com 28% de desconto.', { role: 'hook' }),
      page('features', 'Cancelamento de ruído.'),
      page('features', 'Dobrável.'),
      page('rating', 'Nota 4,7.'),
      page('price', 'Sai por R$ 129,90.'),
      sentence('Confira no link.', { role: 'closing' }),
    ]

    const plans = planPictures(sentences, { kind: 'product', facts, photos: [], context: '', language: 'pt-BR' }, { seed: 'one' }, [photo])

    expect(plans.map(({ layout }) => layout.kind)).toEqual([
      'product-card',
      'product-photo',
      'product-detail',
      'product-rating',
      'product-price',
      'product-call',
    ])
    expect(plans.every((plan) => plan.photo?.file === 'one.jpg')).toBe(true)
  })

  it("lets what a buyer should ask take turns with the product's only photo", () => {
    const asked = ['Tem foto de quem já comprou?', 'Qual é o prazo de entrega?', 'Dá para trocar se não servir?']
    const sentences = [sentence('Procurando um fone?', { role: 'hook' }), ...asked.map((text) => sentence(text))]

    const plans = planPictures(sentences, { kind: 'product', facts, photos: [], context: '', language: 'pt-BR' }, { seed: 'one' }, [photo])

    expect(plans.map(({ layout }) => layout.kind)).toEqual(['product-card', 'product-photo', 'hero', 'product-detail'])
  })

  it('shows a product without photos as its kind', () => {
    const [hook] = planPictures(
      [sentence('Procurando um fone?', { role: 'hook' })],
      { kind: 'product', facts, photos: [], context: '', language: 'pt-BR' },
      { seed: 'one' },
      [],
    )

    expect(hook).toMatchObject({ icon: 'headphone', photo: null, layout: { kind: 'product-card' } })
  })
})

describe('the subject of a theme', () => {
  it.each([
    ['café especial', 'food'],
    ['dormir melhor', 'sleep'],
    ['marketing digital', 'marketing'],
    ['finanças pessoais', 'money'],
    ['viagem barata', 'travel'],
    ['adestramento de cachorro', 'pets'],
    ['treino em casa', 'fitness'],
    ['estudar para o enem', 'study'],
    ['inteligência artificial', 'technology'],
    ['maquiagem simples', 'beauty'],
    ['faxina rápida', 'home'],
    ['buracos negros e galáxias', 'science'],
    ['futebol feminino', 'sports'],
    ['aprender violão', 'music'],
  ])('%s is %s', (theme, domain) => {
    expect(findDomain(theme, [], 'pt-BR')).toBe(domain)
  })

  it('is open when the words name nothing', () => {
    expect(findDomain('xpto zyx', [], 'pt-BR')).toBeNull()
  })
})

describe('the type in a picture', () => {
  it.each([
    ['São 80 pontos ou mais', '80', 'pontos'],
    ['Custa R$ 14,90 hoje', 'R$ 14,90', null],
    ['Cai 12,5% no mês', '12,5%', null],
    ['De 7 a 9 horas por noite', '7 a 9', 'horas'],
    ['O termo surgiu em 1974', '1974', null],
  ])('finds the figure of "%s"', (text, figure, unit) => {
    expect(findFigure(text, 'pt-BR')).toMatchObject({ figure, unit })
  })

  it.each(['Tenho 3 dicas', 'Nada de números'])('finds none in "%s"', (text) => {
    expect(findFigure(text, 'pt-BR')).toBeNull()
  })

  it('turns a percentage into a share', () => {
    expect(splitFigure('70%', 'pt-BR')).toEqual({ figure: '70%', unit: null, share: 0.7 })
    expect(splitFigure('300%', 'pt-BR').share).toBeNull()
    expect(splitFigure('10 g', 'pt-BR')).toEqual({ figure: '10', unit: 'gramas', share: null })
    expect(splitFigure('30L', 'en-US').unit).toBe('liters')
    expect(splitFigure('28 mil graus', 'pt-BR')).toMatchObject({ figure: '28 mil', unit: 'graus' })
    expect(splitFigure('180 ml', 'pt-BR').unit).toBe('ml')
  })

  it.each([
    ['café', ['CAFÉ']],
    ['café especial ☕', ['CAFÉ', 'ESPECIAL']],
    ['como economizar dinheiro na viagem de avião', ['COMO ECONOMIZAR', 'DINHEIRO NA', 'VIAGEM DE AVIÃO']],
  ])('sets "%s" in even lines', (text, lines) => {
    expect(posterLines(text, 'pt-BR')).toEqual(lines)
  })

  it('cuts a very long theme at a word', () => {
    const lines = posterLines('palavra '.repeat(40), 'pt-BR')

    expect(lines.length).toBeLessThanOrEqual(3)
    expect(lines.join(' ').length).toBeLessThanOrEqual(48)
  })

  it('asks for what is asked for first', () => {
    expect(findCall({ text: 'Comente aqui e salve este vídeo.' }, 'pt-BR').text).toBe('Comente aqui')
    expect(findCall({ text: 'Save this video and share it.' }, 'en-US').text).toBe('Save this video')
    expect(findCall({ text: 'Até a próxima.' }, 'pt-BR').text).toBe('Gostou? Salve!')
    expect(findCall({ text: 'de uma capivara.', whole: 'Mande para quem tem a calma de uma capivara.' }, 'pt-BR').text).toBe('Compartilhe')
  })

  it('asks at the end of a cut sentence for what its beginning asked for', () => {
    const whole = 'Send this to someone who loves planets.'

    expect(findCall({ text: 'who loves planets.', whole }, 'en-US')).toMatchObject({ text: 'Share it', icon: 'incoming-envelope' })
    expect(findLeadIcon('Send this to someone', 'en-US')).toBe('outbox-tray')
    expect(findLeadIcon('Learned something?', 'en-US')).toBeNull()
  })

  it('counts steps', () => {
    expect(findStep('Terceiro, anote.', 'pt-BR')).toBe(3)
    expect(findStep('Anote em terceiro.', 'pt-BR')).toBeNull()
  })
})

describe('the text of a product', () => {
  it('writes money as people of the language do', () => {
    expect(moneyText({ cents: 1_299_990, currency: 'BRL' }, 'pt-BR')).toBe('R$ 12.999,90')
    expect(moneyText({ cents: 129_990, currency: 'USD' }, 'en-US')).toBe('$1,299.90')
  })

  it('shows a discount only with two prices', () => {
    expect(productText(facts, 'pt-BR')).toMatchObject({ discount: '-27%', listPrice: 'de R$ 179,90', pricedOn: 'preço em 20/11/2026' })
    expect(productText({ ...facts, listPrice: null }, 'pt-BR')).toMatchObject({ discount: null, listPrice: null })
    expect(productText({ ...facts, listPrice: { cents: 9990, currency: 'BRL' } }, 'pt-BR')).toMatchObject({ discount: null, listPrice: null })
    expect(productText({ ...facts, listPrice: { cents: 17_990, currency: 'USD' } }, 'pt-BR')).toMatchObject({ discount: null, listPrice: null })
  })
})

describe('a look at a photo', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'photos-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function survey(name: string, background: { r: number; g: number; b: number; alpha: number }) {
    const file = join(folder, `${name}.png`)
    const thing = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#2244CC' } })
      .png()
      .toBuffer()
    await sharp({ create: { width: 600, height: 500, channels: 4, background } })
      .composite([{ input: thing }])
      .png()
      .toFile(file)
    return surveyPhoto({ file, width: 600, height: 500, url: 'x' })
  }

  it('knows a studio shot by its plain border', async () => {
    expect(await survey('white', { r: 250, g: 250, b: 250, alpha: 1 })).toMatchObject({ width: 600, height: 500, border: 'rgb(250,250,250)', isCutOut: false })
  })

  it('knows a cut-out by its transparent border', async () => {
    expect(await survey('clear', { r: 0, g: 0, b: 0, alpha: 0 })).toMatchObject({ border: null, isCutOut: true })
  })

  it('takes the colour of the product', async () => {
    const { hue } = await survey('blue', { r: 255, g: 255, b: 255, alpha: 1 })

    expect(hue).toBeGreaterThanOrEqual(240)
    expect(hue).toBeLessThanOrEqual(280)
  })
})
