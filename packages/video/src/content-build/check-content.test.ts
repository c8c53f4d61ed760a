import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contentPlaces } from '../content/sources.ts'
import { checkContent } from './check-content.ts'
import { problemText } from './source/problems.ts'
import { openSource } from './source/source-file.ts'

test('the content of the project keeps every rule', () => {
  const { themes, facts, problems } = checkContent(contentPlaces.content)

  expect(problems.map(problemText)).toEqual([])
  expect(themes).toBeGreaterThanOrEqual(32)
  expect(facts).toBeGreaterThanOrEqual(356)
})

/** A small content in a folder of its own: one theme and two files of actions stand for all. */
let folder: string
const changed = new Map<string, string | null>()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'relampago-content-'))
  const kept = /^(?:phrases|speech|names|words|themes\/coffee|actions\/(?:food|care)|pictures|encyclopedia)\b/
  for (const name of readdirSync(contentPlaces.content, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.yaml') && kept.test(name)) cpSync(join(contentPlaces.content, name), join(folder, name))
  writeFileSync(join(folder, 'actions.yaml'), smallChoices)
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => {
  for (const [file, text] of changed) {
    if (text === null) rmSync(join(folder, file))
    else writeFileSync(join(folder, file), text)
  }
  changed.clear()
})

const domains = [
  'food',
  'habit',
  'health',
  'fitness',
  'beauty',
  'business',
  'money',
  'technology',
  'study',
  'home',
  'travel',
  'pets',
  'nature',
  'culture',
  'family',
]
const smallChoices = `domains: { ${domains.map((domain) => `${domain}: food`).join(', ')} }\nrecognised: [food]\ncare: care\n`

/** Writes a file of the small content, or removes it; until the end of the test. */
function put(file: string, text: string | null): void {
  const path = join(folder, file)
  if (!changed.has(file)) changed.set(file, existsSync(path) ? readFileSync(path, 'utf8') : null)
  if (text === null) rmSync(path)
  else writeFileSync(path, text)
}

function textOf(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}

function ofProject(file: string): string {
  return readFileSync(join(contentPlaces.content, file), 'utf8')
}

/** Replaces a text that stands in a file. */
function plant(file: string, from: string, to: string): void {
  expect(textOf(file)).toContain(from)
  put(file, textOf(file).replace(from, to))
}

/** Files that no test changes are parsed once. */
const opened = new Map<string, ReturnType<typeof openSource>>()
function openOnce(from: string, name: string): ReturnType<typeof openSource> {
  const key = `${name} ${existsSync(join(from, name)) ? readFileSync(join(from, name), 'utf8') : ''}`
  const file = opened.get(key) ?? openSource(from, name)
  opened.set(key, file)
  return file
}

const found = () => checkContent(folder, openOnce).problems.map(problemText)

test('a small content without a fault has no problems', () => {
  expect(found()).toEqual([])
})

const firstSay = 'say: O grão de café é a semente de uma fruta parecida com a cereja.'
const roastSay = 'say: Moa o café só na hora de preparar, porque o aroma se perde rápido.'

describe('the form', () => {
  test.each([
    [
      'a missing field',
      "  - check: 'National Coffee Association: What is coffee?'\n    icon: cherries",
      '  - icon: cherries',
      'content/themes/coffee.yaml:29: facts[0].check is missing: name where this can be looked up',
    ],
    [
      'an unknown field',
      '    icon: cherries',
      '    icno: cherries',
      'content/themes/coffee.yaml:30: facts[0].icno is unknown here: write one of check, icon, first, pt, en',
    ],
    ['an unknown domain', 'domain: food', 'domain: foood', 'content/themes/coffee.yaml:1: domain is "foood": write one of food, habit,'],
    ['an empty text', 'topic: café', 'topic:', 'content/themes/coffee.yaml:4: pt.topic is empty: the theme inside a sentence, without article'],
    [
      'a list in place of a text',
      'topic: café',
      'topic: [café]',
      'content/themes/coffee.yaml:4: pt.topic is not a text: the theme inside a sentence, without article',
    ],
    ['a text in place of a list', 'tags: [cafe, cafeespecial, barista, amocafe]', 'tags: cafe', 'pt.tags is not a list: three to five hashtags'],
    ['a wrong mark', 'first: yes', 'first: no', 'content/themes/coffee.yaml:31: facts[0].first is not "yes": write `first: yes` or leave it out'],
    ['a tip without its checklist words', '      recap: moer na hora\n', '', 'tips[0].pt.recap is missing: the tip in 1 to 4 words'],
    ['a colon without quotation marks', firstSay, 'say: O grão: a semente: de uma fruta.', 'content/themes/coffee.yaml:33: is not readable here'],
    ['a field written twice', 'topic: café', 'topic: café\n  topic: cafezinho', 'content/themes/coffee.yaml:5: is not readable here (Map keys must be unique)'],
  ])('%s', (_name, from, to, message) => {
    plant('themes/coffee.yaml', from, to)

    expect(found().join('\n')).toContain(message)
  })

  test('everything that is wrong is said at once', () => {
    plant('themes/coffee.yaml', 'domain: food', 'domain: foood')
    plant('phrases/pt.yaml', 'nameless: algo novo', 'namless: algo novo')

    expect(found()).toEqual([
      expect.stringMatching(/^content\/phrases\/pt\.yaml:\d+: product\.nameless is missing/),
      expect.stringMatching(/^content\/phrases\/pt\.yaml:\d+: product\.namless is unknown here/),
      expect.stringMatching(/^content\/themes\/coffee\.yaml:1: domain is "foood"/),
    ])
  })

  test.each([
    ['pictures.yaml', 'colours: [[45, 68, 88],', 'colours: [[45, 68, 888],', 'subjects.food.colours[0][2] is not a hue: write a number from 0 to 359'],
    ['pictures.yaml', 'looks: [[mesh, paper],', 'looks: [[mesh],', 'subjects.food.looks[0] has not two looks: write two that alternate'],
    ['speech/pt.yaml', 'months: [', 'months: [ignored, ', 'months does not name twelve months'],
    ['phrases/en.yaml', '      - First,\n', '', 'theme.connectives.steps has not three entries'],
    ['actions/food.yaml', 'approach: do', 'approach: does', 'approach is "does": write one of do, know, care'],
    ['actions.yaml', 'care: care', '', 'care is missing: the name of a file in actions/'],
  ])('of %s', (file, from, to, message) => {
    plant(file, from, to)

    expect(found().join('\n')).toContain(message)
  })
})

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
    plant('themes/coffee.yaml', from, to)

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
    plant('themes/coffee.yaml', from, to)

    expect(found()).toEqual([expect.stringContaining(message)])
  })

  test('shares no name with another', () => {
    put('themes/sleep.yaml', ofProject('themes/sleep.yaml').replace('names: [', 'names: [ barista, '))

    expect(found()).toEqual([expect.stringMatching(/^content\/themes\/sleep\.yaml:\d+: pt\.names\[0\] "barista" is a name of themes\/coffee\.yaml too/)])
  })

  test('has a file name of small letters', () => {
    put('themes/My Coffee.yaml', textOf('themes/coffee.yaml'))
    put('themes/coffee.yaml', null)

    expect(found()).toEqual([expect.stringContaining('has a name with other than small letters, digits and hyphens: rename the file')])
  })

  test('that lacks a language is not wrong, but is not offered in it', () => {
    const text = textOf('themes/coffee.yaml')
    const portuguese = text.replace(/\nen:\n(?: {2}.*\n)+/, '\n').replaceAll(/ {4}en:\n(?: {6}.*\n)+/g, '')
    expect(portuguese).not.toContain('en:')
    put('themes/coffee.yaml', portuguese)

    expect(found()).toEqual([])
  })

  test('that is offered in no language is wrong', () => {
    const text = textOf('themes/coffee.yaml')
    put('themes/coffee.yaml', text.replaceAll(/\n(?:pt|en):\n(?: {2}.*\n)+/g, '\n'))

    expect(found()).toEqual([expect.stringContaining('is offered in no language: add pt: or en:')])
  })

  test('has enough to tell for a minute', () => {
    const text = textOf('themes/coffee.yaml')
    const entries = (kind: string, count: number) =>
      text
        .slice(text.indexOf(`\n${kind}:`))
        .split('\n\n')
        .slice(0, count)
        .join('\n\n')
    put('themes/coffee.yaml', `${text.slice(0, text.indexOf('\nfacts:'))}${entries('facts', 1)}\n${entries('tips', 1)}\n`)

    expect(
      found()
        .filter((problem) => problem.endsWith('(pt)'))
        .map((problem) => problem.replace(/^.*?: /, '')),
    ).toEqual([
      'facts has 1 entries: tell at least 5 facts (pt)',
      'facts has 1 hooks: give at least 2 (pt)',
      'facts has 128 characters to say with the tips: a minute needs more than 480 (pt)',
      'tips has 1 entries: give at least 3 tips (pt)',
    ])
  })

  test('has a hook for 15 seconds', () => {
    const text = textOf('themes/coffee.yaml')
    const long = text.replaceAll(/hook: (.*)\?/g, 'hook: Quem aqui sabe de verdade me dizer isto agora?')
    put('themes/coffee.yaml', long)

    expect(found()).toEqual([expect.stringContaining('no hook of at most 7 words: 15 seconds need one (pt)'), expect.stringContaining('need one (en)')])
  })
})

describe('actions', () => {
  test.each([
    [
      'are sentences',
      'say: Separe tudo na bancada antes de começar.',
      'say: separe tudo na bancada antes de começar.',
      'steps[0][1].pt.say begins with a small letter',
    ],
    [
      'are short',
      'say: Separe tudo na bancada antes de começar.',
      'say: Separe tudo o que você vai usar na bancada bem antes de começar a fazer.',
      'steps[0][1].pt.say has 15 words: write 3 to 14',
    ],
    [
      'state nothing',
      'say: Separe tudo na bancada antes de começar.',
      'say: Separe 9 coisas na bancada antes de começar.',
      'steps[0][1].pt.say holds a number',
    ],
    [
      'state nothing in the second sentence either',
      'more: Assim nada falta no meio do caminho.',
      'more: Assim 9 coisas não faltam.',
      'steps[0][1].pt.more holds a number',
    ],
    ['have a short checklist entry', 'recap: separar tudo antes', 'recap: separar tudo, antes', 'steps[0][1].pt.recap begins with a capital or holds a comma'],
    ['show an icon that there is', '- icon: fork-and-knife-with-plate', '- icon: fork', 'steps[0][1].icon is no icon of the pack'],
    ['have folded words', 'sushi, feijoada', 'sushi, pão', 'pt.words[1] is not folded: write pao'],
    ['ask', 'question: Você faria em casa ou prefere comprar pronto?', 'question: Você faria em casa.', 'pt.question ends with ".": end with ?'],
    ['have three hashtags', 'tags: [comida, receitas, cozinha]', 'tags: [comida]', 'pt.tags has fewer than three entries'],
    ['have hashtags without accents', 'tags: [comida, receitas, cozinha]', 'tags: [comida, receitas, pão]', 'pt.tags[2] is no hashtag'],
  ])('%s', (_name, from, to, message) => {
    plant('actions/food.yaml', from, to)

    expect(found()).toEqual([expect.stringContaining(message)])
  })

  test('are there in every language, with three steps', () => {
    const text = textOf('actions/care.yaml')
    const cut = text.replace(/\nen:\n(?: {2}.*\n)+/, '\n').replace(/\n {2}# Third step\n(?: {2}.*\n)+/, '\n')
    put('actions/care.yaml', cut)

    expect(found()).toEqual([
      expect.stringContaining('content/actions/care.yaml:1: lacks en: a theme of any kind has to get its actions in every language'),
      expect.stringContaining('steps has 2 entries: there are three steps'),
    ])
  })

  test('are chosen by names of files, and each file is chosen somewhere', () => {
    plant('actions.yaml', 'recognised: [food]', 'recognised: [foods]')
    put('actions/pets.yaml', ofProject('actions/pets.yaml'))

    expect(found()).toEqual([
      expect.stringContaining('recognised[0] names actions/foods.yaml, which is not there: write one of care, food, pets'),
      expect.stringContaining('content/actions/pets.yaml:1: is not named in content/actions.yaml: add it to recognised'),
    ])
  })
})

describe('phrases and lists', () => {
  test.each([
    [
      'phrases/pt.yaml',
      '{count} fatos {aboutTopic} para guardar.',
      '{count} fatos sobre {tema} para guardar.',
      'theme.hooks.countedFacts[0] has the gap {tema}: write one of {topic}',
    ],
    ['phrases/pt.yaml', '- Salve este vídeo.', '- Salve {topic}.', 'theme.closings.short[0] has the gap {topic}: nothing is filled in here'],
    ['phrases/pt.yaml', '- Salve este vídeo.', '- Salve este vídeo para depois.', 'theme.closings.short[0] has 5 words: write 1 to 4'],
    ['phrases/pt.yaml', "- 'E tem mais:'", '- E tem mais', 'theme.connectives.fact[0] ends without ":" or ","'],
    ['phrases/pt.yaml', "- 'Antes de comprar, pergunte:'", '- Antes de comprar', 'product.questionBridges[0] ends without ":" or ","'],
    ['phrases/pt.yaml', 'icon: stethoscope', 'icon: doctor', 'theme.professional.health.icon is no icon of the pack'],
    ['phrases/en.yaml', 'general: [tips,', "general: ['#tips',", 'tags.general[0] is no hashtag'],
    ['phrases/pt.yaml', 'O que você sabe {aboutTopic}?', 'O que você sabe sobre {topic}?', 'has an article or a preposition before {topic}'],
    ['words/pt.yaml', 'plain: [\n  como, dica,', 'plain: [\n  como, díca,', 'plain[1] is not folded: write dica'],
    ['words/en.yaml', 'works: [song, lyric', 'works: [song, song', 'works[1] "song" stands here twice: keep it once'],
    ['speech/en.yaml', '  z: zee\n', '', 'letters lacks z: say how it is called'],
    ['speech/pt.yaml', 'spelled: [\n  IA,', 'spelled: [\n  ENEM, IA,', 'said.ENEM is spelled as well: keep it in one of the two lists'],
    ['speech/pt.yaml', 'spelled: [\n  IA,', 'spelled: [\n  IRPF, IA,', 'spelled[0] IRPF is spelled without being listed: leave it out'],
    ['speech/pt.yaml', 'said:\n', 'said:\n  SUS: sus\n', 'said.SUS is said as it is written and changes nothing: leave it out'],
    ['speech/pt.yaml', 'ENEM: enêm', 'ENEM: Enem 2', 'said.ENEM "Enem 2" holds a digit, a capital or a sign: spell it in small letters'],
    ['names/pt.yaml', 'Netflix: néti flícs', 'Netflix: netflix', 'names.streaming.Netflix is said as it is written and changes nothing: leave it out'],
    [
      'names/pt.yaml',
      'Netflix: néti flícs',
      'Netflix: NET flícs',
      'names.streaming.Netflix "NET flícs" holds a digit, a capital or a sign: spell it in small letters',
    ],
    ['names/pt.yaml', 'Netflix: néti flícs', 'Netflix: néti 5', 'names.streaming.Netflix "néti 5" holds a digit'],
    [
      'names/pt.yaml',
      'Netflix: néti flícs',
      'Netflix: new flícs google',
      'names.streaming.Netflix is said with "google", which is a name itself: spell it in another way',
    ],
    ['names/pt.yaml', '    Disney: dísnei', '    netflix: flícs\n    Disney: dísnei', 'names.streaming.netflix stands in streaming as Netflix: keep it once'],
    [
      'names/pt.yaml',
      '    Disney: dísnei',
      '    Blush: blâch\n    Disney: dísnei',
      'names.streaming.Blush stands in the file of speech, too: keep it in one of the two',
    ],
    [
      'names/pt.yaml',
      'Prime Video: práimi vídiou',
      'Prime Video: práimivídiou',
      'names.streaming.Prime Video has 2 words and is said in 1: say each with one, with hyphens inside',
    ],
    [
      'names/pt.yaml',
      '    Disney: dísnei',
      '    John Beyoncé: djón bionçê\n    Disney: dísnei',
      'names.streaming.John Beyoncé changes nothing, because each of its words is said so by itself: leave it out',
    ],
    ['names/pt.yaml', 'alsoWords: [', 'alsoWords: [Netflux, ', 'alsoWords has Netflux, which is no name above: write it as it stands there'],
    ['speech/pt.yaml', '  sr.: senhor', '  Sr.: senhor', 'abbreviations.Sr. has a capital: write sr.'],
    ['pictures.yaml', 'icons: [shallow-pan-of-food', 'icons: [pan', 'subjects.food.icons[0] is no icon of the pack'],
    ['pictures.yaml', 'refused: [cross-mark', 'refused: [cross', 'refused[0] is no icon of the pack'],
  ])('of %s', (file, from, to, message) => {
    plant(file, from, to)

    expect(found()).toEqual([expect.stringContaining(message)])
  })
})

test('a file that is missing and one that nothing reads are named', () => {
  put('pictures.yaml', null)
  put('phrases/fr.yaml', textOf('phrases/pt.yaml'))

  expect(found()).toEqual([
    expect.stringContaining('content/phrases/fr.yaml:1: is read by nothing'),
    expect.stringContaining('content/pictures.yaml:1: is missing: every language and list has its file'),
  ])
})
