import { describe, expect, test } from 'vitest'
import { durations, videoLanguages, type VideoLanguage } from '@relampago/domain/catalogue'
import { lengthFaults, scriptFaults } from '../../tests/script-faults.ts'
import type { ProductFacts, Subject } from '../story/subject.ts'
import { readTheme, themeNames } from '../content/content.ts'
import { numbersOf } from './text/fold-words.ts'
import type { Script } from '../story/script.ts'
import { writeEmbeddedScript } from './write-embedded-script.ts'

const seeds = ['1', '2', '3', '4']
const themes = themeNames('pt').map(({ id }) => readTheme(id, 'pt'))

function theme(words: string, language: VideoLanguage, context = ''): Subject {
  return { kind: 'theme', theme: words, context, language }
}

describe('a script on a theme without facts', () => {
  const unknown: readonly (readonly [string, VideoLanguage])[] = [
    ['bolo de cenoura vegano', 'pt-BR'],
    ['viagem para Gramado', 'pt-BR'],
    ['aprender cavaquinho', 'pt-BR'],
    ['clorofila do espinafre', 'pt-BR'],
    ['lembrancinha de noivado', 'pt-BR'],
    ['aquarismo marinho', 'pt-BR'],
    ['tatuagem de henna', 'pt-BR'],
    ['corrida de rua à noite', 'pt-BR'],
    ['debêntures incentivadas', 'pt-BR'],
    ['reforma de lavabo', 'pt-BR'],
    ['chlorophyll in spinach', 'en-US'],
    ['wedding party', 'en-US'],
    ['learn cello', 'en-US'],
    ['bond market', 'en-US'],
    ['hiking with kids', 'en-US'],
  ]

  test.each(unknown)('%s (%s) asks and proposes, and states nothing', (words, language) => {
    const wrong: string[] = []
    for (const duration of durations)
      for (const seed of seeds) {
        const script = writeEmbeddedScript(theme(words, language), { duration, seed })
        expect(script.writer).toBe('structure')
        expect(new Set(script.sentences.map(({ source }) => source.kind))).toEqual(new Set(['structure']))
        expect(script.sentences.flatMap(({ text }) => numbersOf(text)).filter((number) => number !== '3')).toEqual([])
        wrong.push(...[...scriptFaults(script, duration), ...lengthFaults(script, duration)].map((fault) => `${duration} ${seed}: ${fault}`))
      }
    expect(wrong).toEqual([])
  })

  test.each([
    ['remédio para gripe', 'profissional de saúde'],
    ['financiamento de moto', 'profissional'],
    ['ação de despejo', 'advogado'],
  ])('on %s sends people to a professional and asks nobody else to answer', (words, professional) => {
    for (const duration of [30, 60] as const) {
      const texts = writeEmbeddedScript(theme(words, 'pt-BR'), { duration, seed: '1' }).sentences.map(({ text }) => text)

      expect(texts.filter((text) => text.includes(professional))).toHaveLength(1)
      expect(texts.filter((text) => /nos comentários/.test(text))).toEqual([])
    }
  })

  test('counts three steps when it promises three', () => {
    const promising = Array.from({ length: 30 }, (_item, seed) =>
      writeEmbeddedScript(theme('planejar uma festa', 'pt-BR'), { duration: 30, seed: String(seed) }),
    ).filter(({ sentences }) => /\b3\b/.test(sentences[0]?.text ?? ''))

    expect(promising.length).toBeGreaterThan(3)
    for (const { sentences } of promising)
      expect(sentences.filter(({ priority }) => priority === 1).map(({ onScreen }) => onScreen?.step ?? 0)).toEqual([0, 1, 2, 3, 0])
  })
})

test('a question of the library is answered by the next sentence, which also holds every number of the first', () => {
  const told = themes.flatMap(({ id, topic, facts }, place) => {
    const script = writeEmbeddedScript(theme(topic, 'pt-BR'), { duration: 30, seed: seeds[place % seeds.length] ?? '' })
    return script.sentences[0]?.source.kind === 'fact' ? [{ id, facts, ...script }] : []
  })
  expect(told.length).toBeGreaterThan(themes.length / 3)
  for (const { id, facts, sentences, openings } of told) {
    const [hook = '', next = ''] = sentences.map(({ text }) => text)
    const asked = facts.find((one) => one.hook !== undefined && hook.endsWith(one.hook.slice(1)))
    const following = facts.find(({ say }) => say === next)
    const counted = sentences.filter(({ onScreen }) => onScreen?.step !== undefined).length
    const kept = [...numbersOf(`${next} ${following?.myth ?? ''} ${asked?.hook ?? ''}`), String(counted)]

    expect([id, next]).toEqual([id, asked?.say ?? next])
    expect([id, next]).toEqual([id, openings[0]?.answer ?? next])
    expect([id, numbersOf(hook).filter((number) => !kept.includes(number))]).toEqual([id, []])
  }
})

test('the first picture is of the theme, not of the fact that follows', () => {
  const [hook] = writeEmbeddedScript(theme('cachorros', 'pt-BR'), { duration: 15, seed: 'cachorros', shape: 'facts' }).sentences

  expect(hook?.source.kind).toBe('fact')
  expect(hook?.icon).toBeUndefined()
  expect(hook?.keywords).toEqual(['cachorros'])
})

test('the title keeps the words of the person, and their specific fact is told', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const script = writeEmbeddedScript(theme('café especial', 'pt-BR'), { duration: 30, seed: String(seed) })

    expect(script.title).toBe('Café especial')
    expect([seed, script.sentences.some(({ text, priority }) => text.includes('80 pontos') && priority <= 2)]).toEqual([seed, true])
    expect(script.hashtags[0]).toBe('#cafeespecial')
  }
})

test('the same seed gives the same script; ten seeds give several hooks and several closings', () => {
  const scripts = Array.from({ length: 10 }, (_item, seed) => writeEmbeddedScript(theme('dormir melhor', 'pt-BR'), { duration: 30, seed: String(seed) }))

  expect(writeEmbeddedScript(theme('dormir melhor', 'pt-BR'), { duration: 30, seed: '3' })).toEqual(scripts[3])
  expect(new Set(scripts.map(({ sentences }) => sentences[0]?.text)).size).toBeGreaterThanOrEqual(4)
  expect(new Set(scripts.map(({ sentences }) => sentences.at(-1)?.text)).size).toBeGreaterThanOrEqual(4)
})

const facts: ProductFacts = {
  url: 'https://loja.example/p/1',
  name: 'Fone de Ouvido Bluetooth Aurora X2 Original - Cancelamento de Ruído | Frete Grátis',
  brand: 'Aurora',
  price: { cents: 12990, currency: 'BRL' },
  listPrice: { cents: 17990, currency: 'BRL' },
  installments: { count: 3, value: { cents: 4330, currency: 'BRL' } },
  rating: { value: 4.7, reviews: 1834 },
  inStock: true,
  features: ['Cancelamento ativo de ruído com 3 níveis', 'Bateria de até 40 horas', 'Resistente à água IPX4', 'Bluetooth 5.3', 'Cor: preto'],
  description: 'O Aurora X2 combina conforto e som limpo para o dia inteiro.',
  readFrom: 'json-ld',
  readAt: new Date('2026-11-20T12:00:00Z'),
}
const bare: ProductFacts = {
  ...facts,
  name: 'Garrafa térmica inox 1 litro',
  brand: null,
  price: null,
  listPrice: null,
  installments: null,
  rating: null,
  inStock: null,
  features: [],
  description: '',
}
const product = (page: ProductFacts, language: VideoLanguage = 'pt-BR', context = ''): Subject => ({
  kind: 'product',
  facts: page,
  photos: [],
  context,
  language,
})
const spoken = (script: Script) => script.sentences.map(({ text }) => text).join(' ')

describe('a script on a product', () => {
  test('a number of the features is not told again by the description', () => {
    const description = 'A bateria dura até 40 horas com uma carga. O Aurora X2 dobra e cabe no bolso.'
    const script = writeEmbeddedScript(product({ ...facts, features: ['Bateria: até 40 horas'], description }), { duration: 60, seed: '1' })

    expect(spoken(script)).toContain('bateria de até 40 horas.')
    expect(spoken(script)).toContain('dobra e cabe no bolso.')
    expect(spoken(script)).not.toContain('A bateria dura')
  })

  const pages: readonly (readonly [string, ProductFacts])[] = [
    ['with everything', facts],
    ['without a former price', { ...facts, listPrice: null }],
    ['without features', { ...facts, features: [], description: '' }],
    ['with a name alone', bare],
    ['with name and price', { ...bare, price: facts.price }],
    ['with a shouted name', { ...bare, name: '🔥 TÊNIS DE CORRIDA MASCULINO <b>OFERTA</b> 🔥' }],
    ['with an empty name', { ...bare, name: '' }],
  ]

  test.each(pages)('%s is whole and speakable in every length and language', (_label, page) => {
    const wrong = videoLanguages.flatMap((language) =>
      durations.flatMap((duration) =>
        seeds.flatMap((seed) =>
          scriptFaults(writeEmbeddedScript(product(page, language), { duration, seed }), duration).map((fault) => `${language} ${duration} ${seed}: ${fault}`),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('says only numbers of the page, and the reduction that follows from them', () => {
    const known = new Set([...numbersOf(JSON.stringify([facts.name, facts.features])), '129,90', '179,90', '43,30', '4,7', '1.834', '5', '27'])
    const numbers = durations.flatMap((duration) => seeds.flatMap((seed) => numbersOf(spoken(writeEmbeddedScript(product(facts), { duration, seed })))))

    expect(numbers.filter((number) => !known.has(number))).toEqual([])
  })

  test('says price, reduction and rating when the page has them, and never otherwise', () => {
    const full = spoken(writeEmbeddedScript(product(facts), { duration: 60, seed: '1' }))
    const empty = spoken(writeEmbeddedScript(product(bare), { duration: 60, seed: '1' }))

    for (const part of ['R$ 129,90', 'R$ 179,90', '27%', '4,7', '3x de R$ 43,30', 'bateria de até 40 horas']) expect(full).toContain(part)
    expect(empty).not.toMatch(/R\$|%|\d[.,]\d|estrela|oferta|barat/)
    expect(empty).toContain('?')
  })

  test('a poor rating and a small reduction are not spoken', () => {
    const text = spoken(
      writeEmbeddedScript(product({ ...facts, rating: { value: 3.1, reviews: 900 }, listPrice: { cents: 13500, currency: 'BRL' } }), {
        duration: 60,
        seed: '2',
      }),
    )

    expect(text).not.toMatch(/3,1|900|desconto|R\$ 135/)
  })

  test('what is out of stock is said to be, and nobody is sent to buy it', () => {
    const { sentences } = writeEmbeddedScript(product({ ...facts, inStock: false }), { duration: 30, seed: '1' })

    expect(sentences.some(({ text }) => text.includes('sem estoque'))).toBe(true)
    expect(sentences.at(-1)?.text).toBe('Salve este vídeo e acompanhe pelo link.')
  })

  test('a name that the hook has said is not said again, whatever its capitals', () => {
    const { sentences } = writeEmbeddedScript(product({ ...bare, name: 'Kit 3 Panos de Prato' }), { duration: 60, seed: '1' })

    expect(sentences.filter(({ text }) => /panos de prato/i.test(text))).toHaveLength(1)
  })

  test('the description speaks for a page that lists nothing', () => {
    const page = { ...facts, features: [], description: 'Cafeteira de alumínio para fogão a gás ou elétrico.' }

    expect(spoken(writeEmbeddedScript(product(page), { duration: 30, seed: '1' }))).toContain('Cafeteira de alumínio')
  })

  test('praise of the page is not repeated', () => {
    const text = spoken(
      writeEmbeddedScript(
        product({ ...facts, features: ['O MELHOR DO MERCADO', 'Som incrível para todos'], description: 'Ele é perfeito para você e sua família.' }),
        {
          duration: 60,
          seed: '1',
        },
      ),
    )

    expect(text).not.toMatch(/melhor|incrível|perfeito/i)
  })
})

describe('whatever a person types', () => {
  const odd = [
    '',
    '   ',
    '🔥🔥🔥',
    '?!?!',
    '😀 café 😀 especial 😀',
    '<script>alert(1)</script>',
    '<b>dormir</b> bem',
    '"dormir melhor"',
    'https://exemplo.com/video',
    'PROMOÇÃO IMPERDÍVEL DE NATAL COM TUDO EM DOBRO PARA VOCÊ E SUA FAMÍLIA',
    'مرحبا بالعالم',
    'שלום עולם',
    '咖啡',
    'a'.repeat(500),
    'palavra '.repeat(62),
    'Isto é um tema muito comprido que conta uma história inteira. '.repeat(8),
    '\u202Ecafé\u202C',
    '{topic} {figure}',
    '$& $1 \\1',
    '-----',
    '1 2 3',
    'Café: o que é? Quem faz? Onde?',
    "L'Oréal d'água",
  ]

  test.each(odd)('"%.40s" gives a whole script', (words) => {
    const wrong = videoLanguages.flatMap((language) =>
      durations.flatMap((duration) =>
        ['', `${words}. ${words}`, 'Veja https://x.example/a <b>agora</b> 🔥 o bolo de três andares.\n\n- item'].flatMap((context) =>
          scriptFaults(writeEmbeddedScript(theme(words, language, context), { duration, seed: '1' }), duration).map(
            (fault) => `${language} ${duration}: ${fault}`,
          ),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })
})
