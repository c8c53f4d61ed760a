import { describe, expect, it } from 'vitest'
import { durations } from '@relampago/domain/catalogue'
import { readTheme, themeNames } from '../content/content.ts'
import type { Script, ScriptSentence } from '../story/script.ts'
import type { ProductFacts, Subject } from '../story/subject.ts'
import { checkScript } from './check-script.ts'
import { writeEmbeddedScript } from './write-embedded-script.ts'

const theme: Subject = { kind: 'theme', theme: 'café especial', context: 'Abrimos às 6h. O quilo custa R$ 48,90.', language: 'pt-BR' }
const facts: ProductFacts = {
  url: 'https://loja.example/fone',
  name: 'Fone Aurora X2',
  brand: 'Aurora',
  price: { cents: 12_990, currency: 'BRL' },
  listPrice: { cents: 17_990, currency: 'BRL' },
  installments: { count: 10, value: { cents: 1299, currency: 'BRL' } },
  rating: { value: 4.7, reviews: 1312 },
  inStock: true,
  features: ['Bateria de 30 horas', 'Bluetooth 5.3'],
  description: 'Fone sem fio com estojo.',
  readFrom: 'json-ld',
  readAt: new Date('2026-11-20T15:00:00Z'),
}
const product: Subject = { kind: 'product', facts, photos: [], context: '', language: 'pt-BR' }

function sentence(role: ScriptSentence['role'], text: string, source: ScriptSentence['source'] = { kind: 'structure' }): ScriptSentence {
  return { id: text, role, text, source, keywords: [], priority: 1 }
}
const hook = sentence('hook', 'O que faz um café ser especial?')
const closing = sentence('closing', 'Salve este vídeo para depois.')

function script(...body: ScriptSentence[]): Script {
  return {
    title: 'Café especial',
    language: 'pt-BR',
    writer: 'facts',
    sentences: [hook, ...body, closing],
    postCaption: '',
    hashtags: [],
    firstComment: '',
    shortsTitle: '',
    unusedContext: [],
    openings: [],
  }
}
const rulesBroken = (draft: Script, subject: Subject = theme) => checkScript(draft, subject).map(({ rule }) => rule)

describe('a script that may be spoken', () => {
  it('has a hook, sentences from their sources and a closing', () => {
    const own = sentence('body', 'O quilo custa R$ 48,90.', { kind: 'context' })
    const fact = sentence('body', 'O Brasil é o maior produtor de café do mundo há mais de 150 anos.', {
      kind: 'fact',
      themeId: 'coffee',
      check: 'International Coffee Organization and USDA: Coffee, world markets and trade',
    })

    expect(checkScript(script(own, fact), theme)).toEqual([])
  })

  it('may repeat the names of its theme, its source and its other sentences', () => {
    const shop: Subject = { kind: 'theme', theme: 'padaria da Ana', context: 'A padaria da Ana fica na Rua Augusta.', language: 'pt-BR' }
    const place = sentence('body', 'A Padaria da Ana fica na Rua Augusta.', { kind: 'context' })
    const question = sentence('body', 'Já passou pela Augusta hoje?')

    expect(rulesBroken(script(place, question), shop)).toEqual([])
  })

  it('may count its own sentences', () => {
    expect(rulesBroken(script(sentence('body', 'Passo 2: moa na hora.')))).toEqual([])
  })

  it('may say what the page states, as a shop writes it', () => {
    const price = sentence('body', 'De R$ 179,90 por R$ 129,90, em 10 vezes de R$ 12,99.', { kind: 'page', field: 'price' })
    const rating = sentence('body', 'Nota 4,7 em 1.312 avaliações.', { kind: 'page', field: 'rating' })

    expect(rulesBroken(script(price, rating), product)).toEqual([])
  })
})

describe('a script is rejected when', () => {
  const long = 'a '.repeat(400)
  it.each([
    ['its number is not in the source', script(sentence('body', 'O quilo custa R$ 12,00.', { kind: 'context' })), 'number'],
    ['its name is not in the source', script(sentence('body', 'O café da Nestlé abre às 6h.', { kind: 'context' })), 'name'],
    ['its closing names what nothing else does', { ...script(), sentences: [hook, sentence('closing', 'Compre na Loja Pirata.')] }, 'name'],
    ['a fact is not in the library', script(sentence('body', 'Café faz bem.', { kind: 'fact', themeId: 'coffee', check: 'my own opinion' })), 'source'],
    ['a theme has no product page', script(sentence('body', 'Custa pouco.', { kind: 'page', field: 'price' })), 'source'],
    ['it has HTML', script(sentence('body', 'Moa <b>na hora</b>.')), 'markup'],
    ['it has Markdown', script(sentence('body', '**Moa** na hora.')), 'markup'],
    ['a gap was left open', script(sentence('body', 'Tudo sobre {topic}.')), 'markup'],
    ['a sentence is too long', script(sentence('body', long)), 'length'],
    ['a sentence says nothing', script(sentence('body', '…')), 'form'],
    ['it is in another language', { ...script(), language: 'en-US' }, 'language'],
    [
      'it reads as another language',
      script(sentence('body', 'This is what you should know about the beans that are in your cup and how they have been roasted for you.')),
      'language',
    ],
    ['it has two hooks', script(sentence('hook', 'Outra pergunta?')), 'form'],
    ['it has no closing', { ...script(), sentences: [hook] }, 'form'],
    ['it has no title', { ...script(), title: ' ' }, 'form'],
  ] as const)('%s', (_, draft, rule) => {
    expect(rulesBroken(draft as Script)).toContain(rule)
  })

  it('a product sentence names a field that no page has', () => {
    expect(rulesBroken(script(sentence('body', 'É bonito.', { kind: 'page', field: 'beauty' })), product)).toEqual(['source'])
  })
})

describe('a hook that announces a number', () => {
  const counted = (step: number, priority = 1): ScriptSentence => ({
    ...sentence('body', `O café é bom, ${'muito '.repeat(step)}bom.`),
    priority,
    onScreen: { step },
  })
  const announcing = (text: string, ...body: ScriptSentence[]): Script => ({ ...script(), sentences: [sentence('hook', text), ...body, closing] })

  it.each([
    ['3 fatos sobre o café.', [1, 2, 3]],
    ['Conheça três grandes fatos sobre o café.', [1, 2, 3]],
    ['O que vale saber sobre o café?', []],
  ])('is kept by as many counted sentences: %s', (text, steps) => {
    expect(rulesBroken(announcing(text, ...steps.map((step) => counted(step))))).toEqual([])
  })

  it.each([
    ['one is missing', announcing('3 fatos sobre o café.', counted(1), counted(2))],
    ['one may be left out', announcing('3 fatos sobre o café.', counted(1), counted(2), counted(3, 2))],
    ['one is too many', announcing('Duas coisas, 3 passos sobre o café.', counted(1), counted(2), counted(3), counted(4))],
    ['none is counted', announcing('Sete curiosidades sobre o café.', sentence('body', 'O café é bom.'))],
    ['the title announces more', { ...script(counted(1)), title: '5 dicas de café' }],
  ])('is broken when %s', (_, draft) => {
    expect(rulesBroken(draft)).toContain('promise')
  })

  it('a number that the person typed is theirs', () => {
    expect(rulesBroken({ ...script(), title: '5 dicas de café' }, { ...theme, theme: '5 dicas de café' })).toEqual([])
  })
})

describe('the embedded writer', () => {
  it('says no name without a source on any theme of the library', () => {
    const faults = (['pt', 'en'] as const).flatMap((speech) =>
      themeNames(speech).flatMap(({ id }, place) => {
        const subject: Subject = { kind: 'theme', theme: readTheme(id, speech).topic, context: '', language: speech === 'pt' ? 'pt-BR' : 'en-US' }
        const duration = durations[place % durations.length] ?? 30
        return checkScript(writeEmbeddedScript(subject, { duration, seed: `${place % 4}` }), subject)
      }),
    )

    expect(faults).toEqual([])
  }, 360_000)

  const themes = [
    'café especial',
    'dormir melhor',
    'por que o céu é azul?',
    'como trocar um pneu',
    'bitcoin',
    'Flamengo',
    'padaria',
    'ansiedade',
    '3 fatos sobre gatos',
  ]
  const english = ['specialty coffee', 'sleep better', 'why is the sky blue?', 'how to change a tyre', 'bitcoin', 'small business', 'cats']
  const orders = ([15, 30, 60] as const).flatMap((duration) => ['a', 'b', 'c'].map((seed) => ({ duration, seed })))
  const subjects: Subject[] = [
    ...themes.map((name): Subject => ({ kind: 'theme', theme: name, context: '', language: 'pt-BR' })),
    ...themes.map((name): Subject => ({
      kind: 'theme',
      theme: name,
      context: 'Abrimos às 6h. Pão francês a R$ 0,90 na Rua das Flores, 12.',
      language: 'pt-BR',
    })),
    ...english.map((name): Subject => ({ kind: 'theme', theme: name, context: '', language: 'en-US' })),
    product,
    { ...product, language: 'en-US' },
  ]

  it.each(subjects.map((subject) => [subject.kind === 'theme' ? subject.theme : subject.facts.name, subject] as const))(
    'breaks no rule on %s',
    (_, subject) => {
      const faults = orders.flatMap((order) => checkScript(writeEmbeddedScript(subject, order), subject))

      expect(faults).toEqual([])
    },
  )
})

describe('a script on a product is rejected when', () => {
  it.each([
    ['it promises an effect on health', 'Emagrece em poucas semanas.'],
    ['it says an absolute', 'Este é o melhor do mundo.'],
  ])('%s', (_, text) => {
    expect(rulesBroken(script(sentence('body', text, { kind: 'page', field: 'features' })), product)).toEqual(['claim'])
  })

  it('an amount is none of its page, although its number is there', () => {
    expect(rulesBroken(script(sentence('body', 'Hoje por R$ 30.', { kind: 'page', field: 'price' })), product)).toEqual(['number'])
  })

  it('never for what the person promises in their own words', () => {
    const own: Subject = { ...product, context: 'Nosso fone é o melhor do mundo.' }

    expect(rulesBroken(script(sentence('body', 'Nosso fone é o melhor do mundo.', { kind: 'context' })), own)).toEqual([])
  })
})
