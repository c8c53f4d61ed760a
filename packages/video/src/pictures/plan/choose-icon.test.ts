import type { VideoLanguage } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import type { ScriptSentence } from '../../story/script.ts'
import { iconChooser } from './choose-icon.ts'
import { findDomain } from './choose-style.ts'
import { strongPhrase } from './strong-phrase.ts'
import { tellingPhrase } from './telling-phrase.ts'

function chooserFor(theme: string, language: VideoLanguage) {
  const choose = iconChooser(theme, findDomain(theme, [], language), language)
  return (text: string, more: Partial<ScriptSentence> = {}) =>
    choose({ id: text, role: 'body', text, source: { kind: 'structure' }, keywords: [], priority: 1, ...more })
}

describe('a word of kin', () => {
  it.each([
    ['pt-BR', 'polvos', 'A mãe polvo morre pouco depois.'],
    ['pt-BR', 'cavalos-marinhos', 'É o pai cavalo-marinho quem fica grávido.'],
    ['en-US', 'octopuses', 'The mother octopus dies soon after.'],
    ['en-US', 'penguins', 'The father of the penguin keeps it warm.'],
  ] as const)('beside the theme is no person: %s, %s', (language, theme, text) => {
    expect(['woman', 'man']).not.toContain(chooserFor(theme, language)(text).icon?.id)
  })

  it.each([
    ['pt-BR', 'café', 'A mãe toma café cedo.', 'woman'],
    ['pt-BR', 'mãe solo', 'A mãe solo cuida de tudo.', 'woman'],
  ] as const)('is a person elsewhere: %s, %s', (language, theme, text, id) => {
    const { icon, companion, extras } = chooserFor(theme, language)(text)

    expect([icon?.id, companion?.id, ...extras.map((extra) => extra.id)]).toContain(id)
  })
})

describe('the picture of a sentence', () => {
  it.each([
    ['pt-BR', 'bananas', 'A casca de banana pode virar adubo.', 'banana', 'banana'],
    ['en-US', 'compost', 'A banana peel can feed your plants.', 'banana', 'banana'],
    ['pt-BR', 'frutas', 'A manga tem muita vitamina A.', 'mango', 'manga'],
    ['pt-BR', 'moda', 'A manga da camisa deve terminar no pulso.', 't-shirt', 'camisa'],
    ['en-US', 'chess', 'Chess', 'chess-pawn', 'Chess'],
    ['en-US', 'Titanic', 'The ship sinks in icy water.', 'ship', 'ship'],
    ['en-US', 'traffic', 'The bus stops at every corner.', 'bus', 'bus'],
    ['en-US', 'doors', 'The door opens with a key.', 'door', 'door'],
    ['en-US', 'coffee', 'Coffee beans are the seeds of a fruit.', 'beans', 'Coffee beans'],
    ['pt-BR', 'natal', 'O Natal é comemorado em 25 de dezembro.', 'christmas-tree', 'Natal'],
    ['pt-BR', 'oceano', 'O maior animal vivo do planeta é a baleia-azul.', 'spouting-whale', 'baleia-azul'],
  ] as const)('%s, %s: %s', (language, theme, text, id, word) => {
    expect(chooserFor(theme, language)(text)).toMatchObject({ icon: { id, word }, confidence: 'shown' })
  })

  it.each([
    ['pt-BR', 'Christian Vulcano', 'Vulcano estudou direito em Roma.'],
    ['en-US', 'Christian Wolf', 'Wolf was born in 1910 in Berlin.'],
    ['pt-BR', 'São Paulo', 'São Paulo tem mais de 11 milhões de habitantes.'],
    ['pt-BR', 'Big Bang', 'A teoria do Big Bang conta como o universo cresceu.'],
    ['en-US', 'the quadratic formula', 'The quadratic formula bears the name of an Indian.'],
    ['en-US', 'getting a tattoo', 'The word tattoo came from Polynesia with Captain Cook in 1769.'],
    ['pt-BR', 'xpto zyx', 'Isso muda tudo, e nada será igual.'],
  ] as const)('is none where no word names a thing: %s, %s: %s', (language, theme, text) => {
    expect(chooserFor(theme, language)(text)).toMatchObject({ icon: null, confidence: 'none' })
  })

  it('is marked where the sentence says that the thing is missing', () => {
    const { icon, extras } = chooserFor('planetas', 'pt-BR')('Mercúrio não tem nenhuma lua.')

    expect(icon).toMatchObject({ word: 'lua', isNegated: true })
    expect(extras.some(({ isNegated }) => isNegated)).toBe(false)
  })

  it('is that of the theme right behind the poster of its hook', () => {
    const choose = chooserFor('xadrez', 'pt-BR')

    expect(choose('Adivinhe:', { role: 'hook' }).icon?.id).toBe('chess-pawn')
    expect(choose('a história do xadrez', { keywords: ['computador'] }).icon?.id).toBe('chess-pawn')
  })

  it('is none of what a keyword only says of the place of a photo', () => {
    expect(chooserFor('xpto zyx', 'pt-BR')('Isso muda tudo.', { keywords: ['mapa'] }).icon).toBeNull()
    expect(chooserFor('xpto zyx', 'pt-BR')('O mapa muda tudo.', { keywords: ['mapa'] }).icon?.id).toBe('world-map')
  })

  it('leaves one chosen by hand to the part of a cut sentence that says it', () => {
    const whole = 'Na praia, o relógio para.'
    const choose = chooserFor('xpto zyx', 'pt-BR')

    expect(choose('Na praia,', { whole, icon: 'watch' }).icon?.id).toBe('beach-with-umbrella')
    expect(choose('o relógio para.', { whole }).icon?.id).toBe('watch')
  })

  it('is that of the theme where the sentence names none, and keeps no word then', () => {
    expect(chooserFor('café', 'pt-BR')('Tudo começou na Etiópia.')).toMatchObject({ icon: { id: 'hot-beverage', word: null }, confidence: 'related' })
  })

  it('gives way to another one after it was shown, but comes back when it is the only one', () => {
    const choose = chooserFor('xpto zyx', 'pt-BR')
    const ids = ['A banana amadurece.', 'A banana e o limão.', 'A banana escurece.'].map((text) => choose(text).icon?.id)

    expect(ids).toEqual(['banana', 'lemon', 'banana'])
  })

  it.each([
    ['what the sentence surely names', 'A palavra vulcão vem de Vulcano.', 'hammer', 'volcano'],
    ['the one chosen by hand where the sentence names nothing', 'Tudo mudou depois disso.', 'hammer', 'hammer'],
    ['the one chosen by hand where the sentence names it as well', 'O vulcão e o martelo.', 'hammer', 'hammer'],
  ])('is %s', (_rule, text, icon, id) => {
    expect(chooserFor('xpto zyx', 'pt-BR')(text, { icon }).icon?.id).toBe(id)
  })

  it('is the one that a user chose, whatever the sentence names', () => {
    expect(chooserFor('vulcões', 'pt-BR')('O vulcão dorme.', { icon: 'volcano', fixedIcon: 'hammer' }).icon?.id).toBe('hammer')
  })

  it('is no question mark where the theme has its own', () => {
    expect(chooserFor('girafas', 'pt-BR')('Por que isso muda?', { icon: 'red-question-mark' }).icon?.id).toBe('giraffe')
  })

  it('is what the rest of a cut sentence names where its part names nothing', () => {
    const { icon, confidence } = chooserFor('xpto zyx', 'pt-BR')('e dura muito mais.', { whole: 'A banana fica na geladeira e dura muito mais.' })

    expect(icon).toMatchObject({ id: 'banana', word: null })
    expect(confidence).toBe('related')
  })

  it('is what a part of a cut sentence names, though it was shown or another one was chosen for the whole', () => {
    const choose = chooserFor('xpto zyx', 'en-US')
    const whole = 'Bananas are older than the wheel.'
    choose('A banana.')
    choose('An apple.')

    expect(choose('Bananas are older', { whole, icon: 'wheel' }).icon).toMatchObject({ id: 'banana', word: 'Bananas' })
  })

  it('stands alone behind a hook that showed it small', () => {
    const choose = chooserFor('giraffes', 'en-US')
    choose('Can you answer 4 questions', { role: 'hook' })

    expect(choose('about giraffes?', { whole: 'Can you answer 4 questions about giraffes?' }).icon?.id).toBe('giraffe')
  })

  it('is missing at most twice in a row while the theme has one', () => {
    const choose = chooserFor('café', 'pt-BR')
    const shown = Array.from({ length: 9 }, () => choose('Tudo começou na Etiópia.').icon !== null)

    expect(shown.map((isShown) => (isShown ? 'x' : '-')).join('')).not.toContain('---')
  })

  it.each(['Compare antes de decidir.', 'Isso vale para todos.', 'Muitos nunca perceberam.'])('is never a general one: %s', (text) => {
    const { icon, extras } = chooserFor('xpto zyx', 'pt-BR')(text)

    expect([icon?.id, ...extras.map(({ id }) => id)].filter((id) => /light-bulb|speech|books|question/.test(id ?? ''))).toEqual([])
  })
})

describe('the words that say more than a picture of something else', () => {
  it.each([
    ['In the Sahara of Egypt,', 'Sahara of Egypt'],
    ['to a finance professional.', 'finance professional'],
    ['and nearly always dies soon after.', null],
    ['Learned something?', null],
    ['a whale.', null],
  ] as const)('%s', (text, phrase) => {
    expect(strongPhrase(text, { theme: 'whales', isThemeShown: true }, 'en-US')).toBe(phrase)
  })

  it('are those of the theme only where its picture is not shown', () => {
    expect(strongPhrase('the Eiffel Tower grow', { theme: 'the Eiffel Tower', isThemeShown: true }, 'en-US')).toBeNull()
    expect(strongPhrase('the Eiffel Tower grow', { theme: 'the Eiffel Tower', isThemeShown: false }, 'en-US')).toBe('Eiffel Tower')
  })
})

describe('the words of a scene without a picture', () => {
  it.each([
    ['pt-BR', 'Era Vargas', 'O voto feminino chegou ao Brasil em 1932, no governo Vargas.', 'voto feminino'],
    ['pt-BR', 'orquídeas', 'Existem mais de 25 mil espécies de orquídea no planeta.', 'espécies de orquídea'],
    ['pt-BR', 'tênis', 'O primeiro torneio de Wimbledon foi disputado em 1877.', 'torneio de Wimbledon'],
    ['pt-BR', 'capivaras', 'e significa comedor de capim.', 'capim'],
    ['en-US', 'crocodiles', 'The largest living reptile is the saltwater crocodile, at up to 20 feet.', 'saltwater crocodile'],
    ['en-US', 'the Olympics', "Brazil's first Olympic gold came in 1920, in shooting.", 'Olympic gold'],
  ] as const)('%s, %s: %s', (language, theme, text, phrase) => {
    expect(tellingPhrase(text, theme, language)).toBe(phrase)
  })

  it.each([
    ['pt-BR', 'Isso muda tudo.'],
    ['pt-BR', 'sobre este tema?'],
    ['pt-BR', 'Qual destas você não sabia?'],
    ['pt-BR', 'guarde este número'],
    ['pt-BR', 'Adivinhe a ligação'],
    ['pt-BR', 'que vem à sua cabeça?'],
    ['pt-BR', 'O que mais você quer saber?'],
    ['pt-BR', 'O que mais tira você do sério?'],
    ['pt-BR', 'eles andam e saltam.'],
    ['pt-BR', 'prontas. Trago perguntas.'],
    ['pt-BR', 'Quem conhece bem o assunto'],
    ['en-US', 'The topic:'],
    ['en-US', 'Learned something?'],
    ['en-US', 'Guess the link'],
    ['en-US', 'Send this to a friend'],
  ] as const)('are none where no noun says something: %s, %s', (language, text) => {
    expect(tellingPhrase(text, 'café', language)).toBeNull()
  })
})
