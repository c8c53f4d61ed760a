import { describe, expect, it } from 'vitest'
import { videoLanguages } from '@relampago/domain/catalogue'
import type { Knowledge } from '../../story/knowledge.ts'
import type { Script } from '../../story/script.ts'
import type { ProductFacts, Subject } from '../../story/subject.ts'
import { numbersOf } from '../text/fold-words.ts'
import { writeEmbeddedScript } from '../write-embedded-script.ts'
import { postText } from './post-text.ts'

const page = (title: string) => ({ source: 'Wikipédia', title, url: `https://pt.wikipedia.org/wiki/${encodeURIComponent(title)}`, licence: 'CC BY-SA 4.0' })
const volcano: Knowledge = {
  topic: 'Vulcão Pedra Alta',
  named: 'o Vulcão Pedra Alta',
  kind: 'vulcão',
  facts: [
    { id: 'a', say: 'O Vulcão Pedra Alta tem 3.120 metros de altura.', material: '3.120', reference: page('Pedra Alta'), keywords: ['cratera'], interest: 5 },
    { id: 'b', say: 'O Vulcão Pedra Alta entrou em erupção em 1907.', material: '1907', reference: page('Pedra Alta'), keywords: ['erupção'], interest: 9 },
    { id: 'c', say: 'Há um lago na cratera do Vulcão Pedra Alta.', material: '', reference: page('Pedra Alta'), keywords: ['lago'], interest: 7 },
    { id: 'd', say: 'O Vulcão Pedra Alta fica a 40 km do mar.', material: '40', reference: page('Pedra Alta'), keywords: ['mar'], interest: 4 },
  ],
}
const theme = (text: string, context = '', language: Subject['language'] = 'pt-BR'): Subject => ({ kind: 'theme', theme: text, context, language })
const facts: ProductFacts = {
  url: 'https://loja.example/panela',
  name: 'Panela de Pressão Serra 4,5 L',
  brand: 'Serra',
  price: { cents: 18990, currency: 'BRL' },
  listPrice: null,
  installments: null,
  rating: null,
  inStock: true,
  features: ['Trava de segurança', 'Cabo que não esquenta'],
  description: '',
  readFrom: 'json-ld',
  // Already the 23rd in UTC.
  readAt: new Date('2026-11-23T01:30:00Z'),
}
const panela = (language: Subject['language'], given: Partial<ProductFacts> = {}): Subject => ({
  kind: 'product',
  facts: { ...facts, ...given },
  photos: [],
  context: '',
  language,
})

/** The post of a video that says the sentences of a script that `keep` leaves. */
function postOf(subject: Subject, { seed = '1', known = [] as Knowledge[], keep = (text: string): boolean => text !== '' } = {}) {
  const order = { duration: 30, seed } as const
  const script: Script = writeEmbeddedScript(subject, order, known)
  const told = script.sentences.filter(({ text }) => keep(text))
  return { ...postText({ subject, known, order, title: script.title, told }), told }
}

describe('the caption of a theme', () => {
  it('opens with the most interesting fact that is told, without the words that joined it, and names page and licence', () => {
    const { postCaption } = postOf(theme('Vulcão Pedra Alta'), { known: [volcano] })

    expect(postCaption).toMatch(/^O Vulcão Pedra Alta entrou em erupção em 1907\. /)
    expect(postCaption).toMatch(/\n\nFonte: Wikipédia, "Pedra Alta" \(CC BY-SA 4\.0\)$/)
  })

  it('does not announce a fact that was left out', () => {
    const { postCaption, hashtags } = postOf(theme('Vulcão Pedra Alta'), { known: [volcano], keep: (text) => !text.includes('1907') })

    expect(postCaption).not.toContain('1907')
    expect(hashtags).not.toContain('#erupcao')
    expect(postCaption).toMatch(/^Há um lago na cratera/)
  })

  it('names no encyclopedia when none is told', () => {
    expect(postOf(theme('café')).postCaption).not.toMatch(/Fonte/)
  })

  it('asks only once, and names the theme before own words that do not', () => {
    const general = postOf(theme('galáxias espirais')).postCaption
    const own = postOf(theme('aula de violão', 'De segunda a sexta, das 14h às 20h.')).postCaption

    expect(general.match(/\?/g)).toHaveLength(1)
    expect(own).toMatch(/^Aula de violão: de segunda a sexta/i)
  })

  it('repeats the prices, phones, pages and names of the person', () => {
    const context =
      'A marmita sai por R$ 22,50. Peça pelo (84) 99812-4455 ou em marmitadavila.com.br. Siga @marmita.da.vila e escreva para oi@marmitadavila.com.br.'
    const { postCaption } = postOf(theme('marmita da vila', context))

    for (const detail of ['R$ 22,50', '(84) 99812-4455', 'Saiba mais: marmitadavila.com.br', '@marmita.da.vila', 'oi@marmitadavila.com.br'])
      expect(postCaption).toContain(detail)
  })

  it.each([
    'Aberta de 2010-2024, das 8:30 às 18:00.',
    'O prêmio de 15/03/2019 pagou 1.250.000 reais a 300 pessoas.',
    'Chegou em casa.Depois saiu.',
    'Fica na Rua Sete, 01310-100.',
    'CPF 123.456.789-00, cartão 4111 1111 1111 1111.',
    'São 1.250.000.000 de pessoas.',
  ])('takes no date, hour or amount for a contact: %s', (context) => {
    expect(postOf(theme('bairro da serra', context)).postCaption).not.toMatch(/Contato|Saiba mais/)
  })

  it.each(videoLanguages)('asks for no comments under a theme that hurts, and says where help is (%s)', (language) => {
    const { postCaption, firstComment } = postOf(theme(language === 'pt-BR' ? 'prevenção do suicídio' : 'suicide prevention', '', language))

    expect(postCaption).toContain(language === 'pt-BR' ? '188' : '988')
    expect(`${postCaption} ${firstComment}`).not.toMatch(/comentários|comments|responda|answer/i)
  })
})

describe('the title for Shorts', () => {
  it('is a fact that is told, when the first sentence says nothing', () => {
    const titles = ['1', '2', '3', '4', '5', '6'].map((seed) => postOf(theme('Vulcão Pedra Alta'), { seed, known: [volcano] }).shortsTitle)

    for (const title of titles) expect(title).toMatch(/\d|lago/)
    expect(titles.some((title) => /^(?:O Vulcão Pedra Alta (?:tem|entrou|fica)|Há um lago)/.test(title) || title.endsWith('?'))).toBe(true)
  })
})

describe('the hashtags of a theme', () => {
  it('take no name apart, and hold no word twice', () => {
    expect(postOf(theme('buracos negros')).hashtags).not.toContain('#negros')
    for (const seed of ['1', '2', '3', '4']) {
      const { hashtags } = postOf(theme('gatos'), { seed })
      expect(hashtags).toContain('#gatos')
      expect(hashtags).not.toContain('#gato')
    }
  })
})

describe('the first comment', () => {
  it('names each source once with its link, then asks', () => {
    const { firstComment } = postOf(theme('Vulcão Pedra Alta'), { known: [volcano] })

    expect(firstComment.match(/https:\/\/pt\.wikipedia\.org\/wiki\/Pedra%20Alta/g)).toHaveLength(1)
    expect(firstComment).toMatch(/\?(?: [^?]+)?$/)
  })

  it('lists what the facts of the library rest on', () => {
    const { firstComment, told } = postOf(theme('café'))

    const checks = told.flatMap(({ source }) => (source.kind === 'fact' ? [source.check] : []))
    expect(checks.length).toBeGreaterThan(2)
    expect(checks.filter((check) => !firstComment.includes(check))).toEqual([])
  })
})

describe('the post of a product', () => {
  it('gives name and price with the day on which it was seen in Brazil, and what the page says', () => {
    const { postCaption, firstComment, shortsTitle } = postOf(panela('pt-BR'))

    expect(postCaption).toContain('R$ 189,90')
    expect(postCaption).toContain('preço visto em 22/11/2026')
    expect(postCaption).toMatch(/trava de segurança|cabo que não esquenta/i)
    expect(firstComment).toContain('https://loja.example/panela')
    expect(shortsTitle).toMatch(/panela de pressão/i)
  })

  it('states no price that the page does not, and holds no gap', () => {
    const { postCaption, firstComment, shortsTitle } = postOf(panela('pt-BR', { price: null }))

    expect(postCaption).not.toMatch(/R\$|preço visto/)
    expect([postCaption, firstComment, shortsTitle].join(' ')).not.toMatch(/[{}[\]]/)
  })

  it('is the same in English', () => {
    expect(postOf(panela('en-US')).postCaption).toContain('price seen on 11/22/2026')
  })
})

describe('every post', () => {
  const subjects: [Subject, Knowledge[]][] = [
    ...['café', 'como estudar', 'Por que o céu é azul?', 'vida de síndico', '🔥🔥', 'x'.repeat(500), 'Minha loja abre cedo.', 'violência doméstica', 'A?'].map(
      (text): [Subject, Knowledge[]] => [theme(text), []],
    ),
    ...['coffee', 'how to sleep better', 'porcelain repair'].map((text): [Subject, Knowledge[]] => [
      theme(text, 'We open at 9. Call +1 415-555-0132.', 'en-US'),
      [],
    ]),
    [theme('Vulcão Pedra Alta'), [volcano]],
    [panela('pt-BR'), []],
    [panela('en-US', { price: null, features: [], brand: null }), []],
  ]

  it.each(subjects.flatMap(([subject, known]) => ['1', '2', '3', '4'].map((seed) => ({ subject, known, seed }))))(
    'keeps to its limits and to what is told ($seed)',
    ({ subject, known, seed }) => {
      const { postCaption, hashtags, firstComment, shortsTitle, told } = postOf(subject, { seed, known })
      const given = subject.kind === 'theme' ? `${subject.theme} ${subject.context}` : '189,90 189.90 22/11/2026 11/22/2026 4,5'
      const numbers = new Set(numbersOf(`${told.map(({ text }) => text).join(' ')} ${given}`))

      expect(shortsTitle.length).toBeGreaterThan(0)
      expect(shortsTitle.length).toBeLessThanOrEqual(100)
      expect(postCaption.length).toBeLessThanOrEqual(2200)
      expect(firstComment.length).toBeLessThanOrEqual(5000)
      expect(hashtags.length).toBeLessThanOrEqual(6)
      expect(new Set(hashtags).size).toBe(hashtags.length)
      expect(hashtags.filter((tag) => !/^#[\p{L}\p{N}]{2,24}$/u.test(tag))).toEqual([])
      const stated = postCaption.replace(/\(CC[^)]*\)/g, '')
      expect(numbersOf(stated).filter((number) => !numbers.has(number) && !given.includes(number))).toEqual([])
      expect(postText({ subject, known, order: { duration: 30, seed }, title: told[0]?.text ?? '', told })).toMatchObject({
        postCaption,
        hashtags,
        firstComment,
      })
    },
  )
})
