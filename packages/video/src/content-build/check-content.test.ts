import { describe, expect, test } from 'vitest'
import { firstSay, found, ofProject, plant, put, textOf } from '../../tests/small-content.ts'
import { contentPlaces } from '../content/sources.ts'
import { checkContent } from './check-content.ts'
import { problemText } from './source/problems.ts'

test('the content of the project keeps every rule', () => {
  const { themes, facts, problems } = checkContent(contentPlaces.content)

  expect(problems.map(problemText)).toEqual([])
  expect(themes).toBeGreaterThanOrEqual(32)
  expect(facts).toBeGreaterThanOrEqual(356)
})

test('a small content without a fault has no problems', () => {
  expect(found()).toEqual([])
})

describe('the form', () => {
  test.each([
    [
      'a missing field',
      "  - check: 'National Coffee Association: What is coffee?'\n    icon: cherries",
      '  - icon: cherries',
      'content/themes/food/coffee.yaml:29: facts[0].check is missing: name where this can be looked up',
    ],
    [
      'an unknown field',
      '    icon: cherries',
      '    icno: cherries',
      'content/themes/food/coffee.yaml:30: facts[0].icno is unknown here: write one of check, icon, first, kinds, year, side, pt, en',
    ],
    ['an unknown domain', 'domain: food', 'domain: foood', 'content/themes/food/coffee.yaml:1: domain is "foood": write one of food, habit,'],
    ['an empty text', 'topic: café', 'topic:', 'content/themes/food/coffee.yaml:4: pt.topic is empty: the theme inside a sentence, without article'],
    [
      'a list in place of a text',
      'topic: café',
      'topic: [café]',
      'content/themes/food/coffee.yaml:4: pt.topic is not a text: the theme inside a sentence, without article',
    ],
    ['a text in place of a list', 'tags: [cafe, cafeespecial, barista, amocafe]', 'tags: cafe', 'pt.tags is not a list: three to five hashtags'],
    ['a wrong mark', 'first: yes', 'first: no', 'content/themes/food/coffee.yaml:31: facts[0].first is not "yes": write `first: yes` or leave it out'],
    ['a tip without its checklist words', '      recap: moer na hora\n', '', 'tips[0].pt.recap is missing: the sentence in 1 to 4 words'],
    ['a colon without quotation marks', firstSay, 'say: O grão: a semente: de uma fruta.', 'content/themes/food/coffee.yaml:33: is not readable here'],
    [
      'a field written twice',
      'topic: café',
      'topic: café\n  topic: cafezinho',
      'content/themes/food/coffee.yaml:5: is not readable here (Map keys must be unique)',
    ],
  ])('%s', (_name, from, to, message) => {
    plant('themes/food/coffee.yaml', from, to)

    expect(found().join('\n')).toContain(message)
  })

  test('everything that is wrong is said at once', () => {
    plant('themes/food/coffee.yaml', 'domain: food', 'domain: foood')
    plant('phrases/pt.yaml', 'nameless: algo novo', 'namless: algo novo')

    expect(found()).toEqual([
      expect.stringMatching(/^content\/phrases\/pt\.yaml:\d+: product\.nameless is missing/),
      expect.stringMatching(/^content\/phrases\/pt\.yaml:\d+: product\.namless is unknown here/),
      expect.stringMatching(/^content\/themes\/food\/coffee\.yaml:1: domain is "foood"/),
    ])
  })

  test.each([
    ['pictures.yaml', 'colours: [[45, 68, 88],', 'colours: [[45, 68, 888],', 'subjects.food.colours[0][2] is not a hue: write a number from 0 to 359'],
    [
      'pictures.yaml',
      'looks: [paper, pop,',
      'looks: [papel, pop,',
      'subjects.food.looks[0] is "papel": write one of mesh, grid, pop, paper, newspaper, neon, swiss, cinema, cordel, retro',
    ],
    ['speech/pt.yaml', 'months: [', 'months: [ignored, ', 'months does not name twelve months'],
    ['phrases/en.yaml', '      - First,\n', '', 'theme.connectives.steps has not three entries'],
    ['actions/food.yaml', 'approach: do', 'approach: does', 'approach is "does": write one of do, know, care'],
    ['actions.yaml', 'care: care', '', 'care is missing: the name of a file in actions/'],
  ])('of %s', (file, from, to, message) => {
    plant(file, from, to)

    expect(found().join('\n')).toContain(message)
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
      '{count} fatos {aboutTopic} para contar a um amigo.',
      '{count} fatos sobre {tema} para contar a um amigo.',
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
    ['sizes.yaml', 'icon: office-building', 'icon: office', '[1].icon is no icon of the pack'],
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
