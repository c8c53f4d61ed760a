import { describe, expect, test } from 'vitest'
import { baseLanguage, durations, videoLanguages, type VideoLanguage } from '@relampago/domain/catalogue'
import { estimateSeconds } from '../speech/estimate-seconds.ts'
import type { ProductFacts, Subject } from '../story/subject.ts'
import { readTheme, themeNames } from '../content/content.ts'
import { languageShare } from './text/language-share.ts'
import { numbersOf, wordsOf } from './text/fold-words.ts'
import type { Script } from '../story/script.ts'
import { writeEmbeddedScript } from './write-embedded-script.ts'

const seeds = ['1', '2', '3', '4']

function theme(words: string, language: VideoLanguage, context = ''): Subject {
  return { kind: 'theme', theme: words, context, language }
}

const seconds = (script: Script, priority: number) =>
  script.sentences.filter((sentence) => sentence.priority <= priority).reduce((sum, { text }) => sum + estimateSeconds(text, script.language), 0)

/** What holds for every script, whatever it is about: the rule, and the texts that break it. */
const rules: readonly { rule: string; broken: (script: Script, duration: number) => readonly string[] }[] = [
  {
    rule: 'opens with a hook and ends with a closing',
    broken: ({ sentences }) => {
      const roles = sentences.map(({ role }) => role)
      return roles[0] === 'hook' && roles.at(-1) === 'closing' && !roles.slice(1, -1).some((role) => role !== 'body') ? [] : roles
    },
  },
  {
    rule: 'short hook',
    // A person's own first sentence says more than any hook, and opens when time is short.
    broken: ({ sentences }, duration) => longer(sentences.slice(0, 1), sentences[0]?.source.kind === 'context' ? 18 : duration <= 15 ? 7 : 12),
  },
  {
    rule: 'closing of four words in 15 seconds',
    broken: ({ sentences }, duration) =>
      duration > 15
        ? []
        : longer(
            sentences.slice(-1).filter(({ source }) => source.kind === 'structure'),
            4,
          ),
  },
  {
    rule: 'at most 20 words',
    broken: ({ sentences }) =>
      longer(
        sentences.filter(({ source }) => source.kind !== 'context'),
        20,
      ),
  },
  { rule: 'no repeated sentence', broken: ({ sentences }) => sentences.map(({ text }) => text).filter((text, index, texts) => texts.indexOf(text) !== index) },
  {
    rule: 'a whole sentence',
    broken: ({ sentences }) => sentences.map(({ text }) => text).filter((text) => !/^(?:[$\p{Lu}\p{Lo}\d]|[\p{Ll}\d-]+\.com).*[.!?…]$/u.test(text)),
  },
  {
    rule: 'nothing but speech',
    broken: ({ sentences }) =>
      sentences.map(({ text }) => text).filter((text) => /[<>#{}"“”*_]|https?:|www\.|\p{Extended_Pictographic}|undefined|null|NaN| {2}/u.test(text)),
  },
  {
    rule: 'a fact names where it can be looked up',
    broken: ({ sentences }) => sentences.filter(({ source }) => source.kind === 'fact' && source.check === '').map(({ text }) => text),
  },
  {
    rule: 'keywords for a picture',
    broken: ({ sentences }) => sentences.filter(({ keywords, icon }) => keywords.length === 0 && !icon).map(({ text }) => text),
  },
  { rule: 'a title of 1 to 60 characters', broken: ({ title }) => (title !== '' && title.length <= 60 ? [] : [title]) },
  {
    rule: 'three to six hashtags',
    broken: ({ hashtags }) => (hashtags.length >= 3 && hashtags.length <= 6 && hashtags.every((tag) => /^#[\p{L}\p{N}]+$/u.test(tag)) ? [] : hashtags),
  },
  {
    rule: 'a post caption of two to four sentences with a question',
    broken: ({ postCaption }) => {
      const count = postCaption.split(/(?<=[.!?])\s+/).length
      return count >= 2 && count <= 5 && postCaption.includes('?') ? [] : [postCaption]
    },
  },
]

function longer(sentences: Script['sentences'], words: number): string[] {
  return sentences.map(({ text }) => text).filter((text) => wordsOf(text).length > words)
}

function faults(script: Script, duration: number): string[] {
  return rules.flatMap(({ rule, broken }) => broken(script, duration).map((text) => `${rule}: ${text}`))
}

/**
 * Without facts a minute is not padded: the voice may speak more slowly, 130 words a minute instead
 * of 150.
 */
const leastShare = { facts: 0.9, encyclopedia: 0.82, model: 0.9, product: 0.9, structure: 0.82 } as const satisfies Record<Script['writer'], number>

function lengthFaults(script: Script, duration: number): string[] {
  const core = seconds(script, 2)
  const whole = seconds(script, 99)
  if (core < duration * 0.68 || core > duration * 1.0) return [`core of ${core.toFixed(1)} s for ${duration}`]
  if (whole < duration * leastShare[script.writer] || whole > duration * 1.25) return [`whole of ${whole.toFixed(1)} s for ${duration}`]
  return []
}

const themes = themeNames('pt').map(({ id }) => readTheme(id, 'pt'))

describe.each(themes.map(({ id }) => id))('scripts on %s', (id) => {
  test('are whole, speakable, of the right length and in one language, in every length and language', () => {
    const wrong: string[] = []
    for (const language of videoLanguages)
      for (const duration of durations)
        for (const seed of seeds) {
          const script = writeEmbeddedScript(theme(readTheme(id, baseLanguage[language]).topic, language), { duration, seed })
          const label = `${language} ${duration} ${seed}: `
          if (script.writer !== 'facts') wrong.push(`${label}not recognised as ${id}`)
          wrong.push(...[...faults(script, duration), ...lengthFaults(script, duration)].map((fault) => label + fault))
          const own = languageShare(script.sentences.map(({ text }) => text).join(' '), language)
          const other = languageShare(script.sentences.map(({ text }) => text).join(' '), language === 'pt-BR' ? 'en-US' : 'pt-BR')
          if (own < 0.25 || own < other * 2) wrong.push(`${label}language share ${own.toFixed(2)} against ${other.toFixed(2)}`)
        }

    expect(wrong).toEqual([])
  })

  test('hold no number that their facts do not hold', () => {
    const { topic, facts } = readTheme(id, 'pt')
    const known = new Set(facts.flatMap(({ say }) => numbersOf(say)))
    const scripts = seeds.map((seed) => writeEmbeddedScript(theme(topic, 'pt-BR'), { duration: 60, seed }))
    const foreign = scripts.flatMap(({ sentences }) => {
      const counted = sentences.filter(({ onScreen }) => onScreen?.step !== undefined).length
      return sentences.flatMap(({ text }) => numbersOf(text)).filter((number) => !known.has(number) && number !== String(counted))
    })

    expect(foreign).toEqual([])
  })
})

describe('a script on a theme without facts', () => {
  const unknown: readonly (readonly [string, VideoLanguage])[] = [
    ['bolo de cenoura vegano', 'pt-BR'],
    ['viagem para Gramado', 'pt-BR'],
    ['aprender violão', 'pt-BR'],
    ['fotossíntese', 'pt-BR'],
    ['festa de casamento', 'pt-BR'],
    ['aquarismo', 'pt-BR'],
    ['tatuagem', 'pt-BR'],
    ['corrida de rua', 'pt-BR'],
    ['ações da bolsa', 'pt-BR'],
    ['decoração de sala', 'pt-BR'],
    ['photosynthesis', 'en-US'],
    ['wedding party', 'en-US'],
    ['learn guitar', 'en-US'],
    ['stock market', 'en-US'],
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
        wrong.push(...[...faults(script, duration), ...lengthFaults(script, duration)].map((fault) => `${duration} ${seed}: ${fault}`))
      }
    expect(wrong).toEqual([])
  })

  test.each([
    ['remédio para gripe', 'profissional de saúde'],
    ['empréstimo consignado', 'profissional'],
    ['pensão alimentícia', 'advogado'],
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

test('a question of the library is answered by the next sentence', () => {
  for (const { id, topic, facts } of themes)
    for (const seed of seeds) {
      const [hook, next] = writeEmbeddedScript(theme(topic, 'pt-BR'), { duration: 30, seed }).sentences
      if (hook?.source.kind !== 'fact') continue
      const fact = facts.find((one) => one.hook === hook.text || (one.figure !== undefined && hook.text.includes(one.figure) && one.say === next?.text))
      expect([id, next?.text]).toEqual([id, fact?.say])
    }
})

test('the first picture is of the theme, not of the fact that follows', () => {
  const [hook] = writeEmbeddedScript(theme('cachorros', 'pt-BR'), { duration: 15, seed: 'cachorros' }).sentences

  expect(hook?.text).toBe('Pode dar chocolate para cachorro?')
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
          faults(writeEmbeddedScript(product(page, language), { duration, seed }), duration).map((fault) => `${language} ${duration} ${seed}: ${fault}`),
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
          faults(writeEmbeddedScript(theme(words, language, context), { duration, seed: '1' }), duration).map((fault) => `${language} ${duration}: ${fault}`),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })
})
