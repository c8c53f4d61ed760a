import { describe, expect, test } from 'vitest'
import { firstSay, found, ofProject, plant, put, roastSay, textOf } from '../../tests/small-content.ts'

describe('a fact', () => {
  test.each([
    ['has a source long enough to find it', "check: 'National Coffee Association: What is coffee?'", 'check: NCA', 'facts[0].check is too short to look it up'],
    ['shows an icon that there is', 'icon: cherries', 'icon: cherry', 'facts[0].icon is no icon of the pack'],
    ['begins with a capital', firstSay, 'say: o grão de café é a semente de uma fruta.', 'facts[0].pt.say begins with a small letter'],
    ['ends with a stop', firstSay, 'say: O grão de café é a semente de uma fruta!', 'facts[0].pt.say ends with "!": end with .'],
    ['holds no sign that nobody can say', firstSay, 'say: "O grão de café é a \\"semente\\" de uma fruta."', 'facts[0].pt.say holds "'],
    ['has at least 5 words', firstSay, 'say: O grão é semente.', 'facts[0].pt.say has 4 words: write 5 to 17'],
    [
      'has at most 17 words',
      firstSay,
      'say: O grão de café é a semente de uma fruta parecida com a cereja que cresce bem ali.',
      'facts[0].pt.say has 18 words: write 5 to 17',
    ],
    [
      'has at most 100 characters',
      firstSay,
      'say: O grão de café é tradicionalmente considerado a extraordinária semente de uma fruta parecida com uma.',
      'facts[0].pt.say has 101 characters: write at most 100',
    ],
    ['takes at most 9 seconds to say', firstSay, 'say: O grão de café custava R$ 987.654,99 por 123.456 kg em 31/12/1987.', 'facts[0].pt.say takes 1'],
    [
      'stands alone',
      firstSay,
      'say: Ele é a semente de uma fruta parecida com a cereja.',
      'facts[0].pt.say begins with "ele", which needs the sentence before',
    ],
    ['does not age and can be looked up', firstSay, 'say: Estudos mostram que o grão de café é uma semente.', 'facts[0].pt.say holds "estudos mostram"'],
    ['is answered by no statement', 'hook: De onde vem o grão de café?', 'hook: O grão vem de uma fruta.', 'facts[0].pt.hook ends with ".": end with ?'],
    [
      'has a short hook',
      'hook: De onde vem o grão de café?',
      'hook: Você sabe mesmo de onde é que vem o grão de café de todo dia?',
      'facts[0].pt.hook has 15 words: write 3 to 12',
    ],
    [
      'keeps the number of its hook',
      'hook: De onde vem o grão de café?',
      'hook: Quantos são 7 grãos?',
      'facts[0].pt.hook holds 7, which its sentence does not say',
    ],
    ['shows a short figure', 'figure: 150 anos', 'figure: mais de 150 anos', 'facts[1].pt.figure has 16 characters: write at most 12'],
    ['shows a number', 'figure: 150 anos', 'figure: anos', 'facts[1].pt.figure holds no number'],
    ['keeps the number of its figure', 'figure: 150 anos', 'figure: 151 anos', 'facts[1].pt.figure holds 151, which its sentence does not say'],
    ['gives pictures two keywords', 'keywords: [cereja, fruta, semente, grão de café]', 'keywords: [cereja]', 'facts[0].pt.keywords has one entry'],
    ['has a checklist entry without a comma', 'recap: moer na hora', 'recap: moer, na hora', 'tips[0].pt.recap begins with a capital or holds a comma'],
    ['has a checklist entry of few words', 'recap: moer na hora', 'recap: moer só na hora de usar', 'tips[0].pt.recap has 6 words: write 1 to 5'],
    ['has a short checklist entry', 'recap: moer na hora', 'recap: moer imediatamente na preparação', 'tips[0].pt.recap has 32 characters: write at most 28'],
    ['keeps the number of its checklist entry', 'recap: moer na hora', 'recap: moer 3 vezes', 'tips[0].pt.recap holds 3, which its sentence does not say'],
  ])('%s', (_name, from, to, message) => {
    plant('themes/food/coffee.yaml', from, to)

    expect(found()).toEqual([expect.stringContaining(message)])
  })
})

describe('a theme', () => {
  test.each([
    ['has names in small letters', 'names: [\n    café,', 'names: [\n    Café,', 'pt.names[0] has a capital: write café'],
    ['is shut out by phrases in small letters', 'unless: [café da manhã', 'unless: [Café da manhã', 'pt.unless[0] has a capital: write café da manhã'],
    ['is recognised by its topic', 'topic: café', 'topic: chá', 'pt.topic is not recognised by any of its names'],
    ['has a topic that can be said', 'topic: coffee', "topic: 'coffee #1'", 'en.topic holds #'],
    ['asks the audience', 'question: Você toma café com açúcar ou puro?', 'question: Conte como você toma café.', 'pt.question ends with ".": end with ?'],
    ['asks shortly', 'question: Você toma café com açúcar ou puro?', 'question: Com açúcar?', 'pt.question has 2 words: write 4 to 12'],
    [
      'closes shortly',
      '- Mande para quem não vive sem um cafezinho.',
      '- Mande este vídeo agora mesmo para quem você sabe que não vive sem um cafezinho.',
      'pt.closings[0] has 15 words: write 3 to 12',
    ],
    ['has hashtags of letters and digits', 'tags: [cafe, cafeespecial', "tags: ['#cafe', cafeespecial", 'pt.tags[0] is no hashtag'],
    ['has three hashtags', 'tags: [cafe, cafeespecial, barista, amocafe]', 'tags: [cafe, barista]', 'pt.tags has 2 entries: give 3 to 5'],
    ['has a name once', 'cafezinho, torra de café', 'barista, torra de café', '"barista" is a name of this theme already'],
    ['says each sentence once', roastSay, 'say: Guarde o café em pote fechado, longe de luz, calor e umidade.', 'twice: keep it once (pt)'],
  ])('%s', (_name, from, to, message) => {
    plant('themes/food/coffee.yaml', from, to)

    expect(found()).toEqual([expect.stringContaining(message)])
  })

  test('shares no file name with a theme of another area', () => {
    put('themes/work/coffee.yaml', ofProject('themes/home/cleaning.yaml'))

    expect(found()).toEqual([expect.stringMatching(/^content\/themes\/work\/coffee\.yaml:1: has the name of another theme, coffee: rename the file/)])
  })

  test('does not say what was struck', () => {
    put('struck/food.yaml', `- { theme: coffee, said: '${firstSay.replace('say: ', '')}', why: nobody knows }`)

    expect(found()).toEqual([expect.stringContaining('facts[0].pt.say was struck (nobody knows): leave it out')])
  })

  test.each([
    ['a task stands beside steps', 'topic: café', 'topic: café\n  task: fazer café', 'pt.task stands beside steps and nowhere else'],
    ['kinds need facts that are true of them', 'topic: café', 'topic: café\n  kinds: [arábica]', 'pt.kinds needs at least 4 facts with `kinds: yes`'],
    ['a quiz has both sides', 'hook: De onde vem o grão de café?', 'hook: De onde vem o grão de café?\n      answer: fruta', 'facts[0].pt.answer stands alone'],
    [
      'a right answer stands in the sentence',
      'hook: De onde vem o grão de café?',
      'hook: De onde vem o grão de café?\n      answer: raiz\n      wrong: [folha, flor]',
      'facts[0].pt.answer does not stand in the sentence',
    ],
    [
      'a wrong answer does not',
      'hook: De onde vem o grão de café?',
      'hook: De onde vem o grão de café?\n      answer: fruta\n      wrong: [folha, semente]',
      'facts[0].pt.wrong "semente" stands in the sentence',
    ],
    [
      'a myth is a statement',
      'hook: De onde vem o grão de café?',
      'hook: De onde vem o grão de café?\n      myth: Café é uma raiz?',
      'facts[0].pt.myth ends with "?"',
    ],
    ['a year is a number', 'first: yes', 'first: yes\n    year: antigo', 'facts[0].year is not a year'],
  ])('%s', (_name, from, to, message) => {
    plant('themes/food/coffee.yaml', from, to)

    expect(found()).toEqual([expect.stringContaining(message)])
  })

  test('shares no name with another', () => {
    put('themes/food/sleep.yaml', ofProject('themes/health/sleep.yaml').replace('names: [', 'names: [ barista, '))

    expect(found()).toEqual([expect.stringMatching(/^content\/themes\/food\/sleep\.yaml:\d+: pt\.names\[0\] "barista" is a name of the theme coffee too/)])
  })

  test('has a file name of small letters', () => {
    put('themes/food/My Coffee.yaml', textOf('themes/food/coffee.yaml'))
    put('themes/food/coffee.yaml', null)

    expect(found()).toEqual([expect.stringContaining('has a name with other than small letters, digits and hyphens: rename the file')])
  })

  test('that lacks a language is not wrong, but is not offered in it', () => {
    const text = textOf('themes/food/coffee.yaml')
    const portuguese = text.replace(/\nen:\n(?: {2}.*\n)+/, '\n').replaceAll(/ {4}en:\n(?: {6}.*\n)+/g, '')
    expect(portuguese).not.toContain('en:')
    put('themes/food/coffee.yaml', portuguese)

    expect(found()).toEqual([])
  })

  test('that is offered in no language is wrong', () => {
    const text = textOf('themes/food/coffee.yaml')
    put('themes/food/coffee.yaml', text.replaceAll(/\n(?:pt|en):\n(?: {2}.*\n)+/g, '\n'))

    expect(found()).toEqual([expect.stringContaining('is offered in no language: add pt: or en:')])
  })

  test('has enough to tell for a minute', () => {
    const text = textOf('themes/food/coffee.yaml')
    const entries = (kind: string, count: number) =>
      text
        .slice(text.indexOf(`\n${kind}:`))
        .split('\n\n')
        .slice(0, count)
        .join('\n\n')
    put('themes/food/coffee.yaml', `${text.slice(0, text.indexOf('\nfacts:'))}${entries('facts', 1)}\n${entries('tips', 1)}\n`)

    expect(
      found()
        .filter((problem) => problem.endsWith('(pt)'))
        .map((problem) => problem.replace(/^.*?: /, '')),
    ).toEqual([
      'facts has 1 entries: tell at least 5 facts (pt)',
      'facts has 2 entries with tips and steps: tell at least 8 (pt)',
      'facts has 1 hooks: give at least 2 (pt)',
      'facts has 128 characters to say with the tips: a minute needs more than 480 (pt)',
      'tips has 1 entries: give at least 3 tips, or none (pt)',
    ])
  })

  test('has a hook for 15 seconds', () => {
    const text = textOf('themes/food/coffee.yaml')
    const long = text.replaceAll(/hook: (.*)\?/g, 'hook: Quem aqui sabe de verdade me dizer isto agora?')
    put('themes/food/coffee.yaml', long)

    expect(found()).toEqual([expect.stringContaining('no hook of at most 7 words: 15 seconds need one (pt)'), expect.stringContaining('need one (en)')])
  })
})
