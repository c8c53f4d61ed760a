import { durations, shapeIds, type ShapeId, type VideoDuration } from '@relampago/domain/catalogue'
import { describe, expect, it, test } from 'vitest'
import { shapedBrief, shapedTheme } from '../../../tests/shaped-theme.ts'
import { chooseSentences } from '../../speech/fit-narration.ts'
import { defaultPause, estimateSeconds, estimateSpeech } from '../../speech/estimate-seconds.ts'
import type { ScriptSentence } from '../../story/script.ts'
import { sizeScript } from '../drafts/draft-sentence.ts'
import { isFact } from '../post/is-fact.ts'
import { writeFactsScript } from '../theme/write-facts-script.ts'
import { shapes } from './shapes.ts'

const seeds = Array.from({ length: 25 }, (_item, index) => `seed ${index}`)
const theme = shapedTheme()

type Written = { shape: ShapeId; duration: VideoDuration; seed: string; sentences: ScriptSentence[] }

function write(shape: ShapeId, duration: VideoDuration, seed = 'a', from = theme): Written {
  const { drafts, shape: told } = writeFactsScript(from, shapedBrief({ duration, seed, shape }), shapes)
  return { shape: told, duration, seed, sentences: sizeScript(drafts, duration, 'pt-BR') }
}

/** In every length and with every seed. */
function everyScript(shape: ShapeId): Written[] {
  return durations.flatMap((duration) => seeds.map((seed) => write(shape, duration, seed)))
}

const textsOf = ({ sentences }: Pick<Written, 'sentences'>) => sentences.map(({ text }) => text)
const bodies = ({ sentences }: Pick<Written, 'sentences'>) => sentences.filter(({ role }) => role === 'body')

/** What a voice of the usual pace says. */
function spoken({ sentences, duration }: Written, room = duration - 1.25): ScriptSentence[] {
  const timed = sentences.map((sentence) => ({ ...sentence, ...estimateSpeech(sentence.text, 'pt-BR') }))
  return chooseSentences(timed, room).flatMap((index) => sentences[index] ?? [])
}

describe.each(shapeIds)('a script in the shape %s', (shape) => {
  test('is told as ordered in every length, and its indispensable sentences fit', () => {
    for (const script of everyScript(shape)) {
      const surely = script.sentences.filter(({ priority }) => priority === 1)
      const speech = surely.reduce((sum, { text }) => sum + estimateSeconds(text, 'pt-BR', 172), 0)
      const pauses = surely.reduce((sum, { pauseAfter = defaultPause }) => sum + pauseAfter - defaultPause, 0)

      expect([script.duration, script.seed, script.shape]).toEqual([script.duration, script.seed, shape])
      expect(speech + pauses).toBeLessThanOrEqual(script.duration - 1.25)
    }
  })

  test('keeps what belongs together, however little time there is', () => {
    for (const script of everyScript(shape)) {
      for (const room of [script.duration - 1.25, script.duration * 0.7, script.duration * 0.5]) {
        const said = spoken(script, room)
        for (const { group } of said.filter((one) => one.group !== undefined)) {
          const whole = script.sentences.filter((one) => one.group === group).map((one) => one.id)
          expect([script.seed, ...said.filter((one) => one.group === group).map((one) => one.id)]).toEqual([script.seed, ...whole])
        }
      }
    }
  })
})

describe('steps', () => {
  const says = theme.steps.map(({ say }) => say.toLowerCase())
  const placeOf = (text: string) => says.findIndex((say) => text.toLowerCase().endsWith(say))

  it('are told all but the optional ones, in their order, and counted truly', () => {
    for (const script of everyScript('steps').filter(({ duration }) => duration > 15)) {
      const steps = bodies(script).filter(({ part }) => part === 'step')
      const places = steps.map(({ text }) => placeOf(text))

      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect([0, 1, 2, 4].every((place) => places.includes(place))).toBe(true)
      expect(steps.map(({ onScreen }) => onScreen?.step)).toEqual(steps.map((_step, index) => index + 1))
      const announced = /(\d) passos/.exec(textsOf(script)[0] ?? '')?.[1]
      expect(Number(announced ?? steps.length)).toBe(steps.length)
    }
  })

  it('are named in their order where time is too short to tell them', () => {
    const long = theme.steps.map((step) => ({ ...step, say: `${step.say.slice(0, -1)} com muito cuidado e com toda a calma.` }))
    const { sentences } = write('steps', 15, 'a', shapedTheme({ steps: long }))
    const items = sentences.flatMap(({ onScreen }) => onScreen?.items ?? [])

    expect(sentences[0]?.text).toMatch(/^Como acender um farol\?/)
    expect(items.map((item) => item.toLowerCase())).toEqual(['limpar a lente', 'encher o tanque', 'acender a lâmpada', 'apagar de manhã'])
  })

  it('give way to another shape where they can be neither told nor named', () => {
    const long = theme.steps.map(({ recap: _recap, ...step }) => ({
      ...step,
      say: `${step.say.slice(0, -1)} com muito cuidado e com toda a calma do mundo inteiro.`,
    }))

    expect(write('steps', 15, 'a', shapedTheme({ steps: long })).shape).toBe('facts')
  })

  it('never stand among the facts of another shape', () => {
    for (const shape of shapeIds.filter((one) => one !== 'steps'))
      for (const script of everyScript(shape)) expect(textsOf(script).filter((text) => placeOf(text) >= 0)).toEqual([])
  })
})

describe('myths', () => {
  it('are said as what others believe, and the truth follows at once', () => {
    for (const script of everyScript('myths')) {
      const { sentences } = script
      const myths = sentences.filter(({ part }) => part === 'myth')

      expect(myths.length).toBeGreaterThan(0)
      for (const myth of myths) {
        const truth = sentences[sentences.indexOf(myth) + 1]
        const fact = theme.facts.find(({ myth: said = '-' }) => myth.text.toLowerCase().endsWith(said.toLowerCase()))
        expect(myth.text).toMatch(/^(?:Mito:|Dizem que|Muita gente acredita que) /)
        expect(truth?.text.toLowerCase()).toContain(fact?.say.toLowerCase())
        expect([myth.onScreen?.verdict, truth?.onScreen?.verdict]).toEqual(['myth', 'truth'])
        expect(myth.source).toEqual(truth?.source)
      }
    }
  })

  it('are quoted by nobody', () => {
    for (const script of [...everyScript('myths'), ...everyScript('quiz'), ...everyScript('steps')])
      expect(script.sentences.filter((one) => one.part !== undefined && isFact(one))).toEqual([])
  })
})

describe('a quiz', () => {
  it('asks, lets the audience think, and answers with the right one of three', () => {
    for (const script of everyScript('quiz')) {
      const { sentences } = script
      const questions = sentences.filter(({ part }) => part === 'question')
      const least = { 15: 1, 30: 3, 60: 4 }[script.duration]

      expect(questions.length).toBeGreaterThanOrEqual(least)
      for (const question of questions) {
        const answer = sentences[sentences.indexOf(question) + 1]
        const { texts = ['', '', ''], right = 0 } = question.onScreen?.quiz ?? {}
        expect(question.pauseAfter).toBeGreaterThan(2)
        expect(new Set(texts).size).toBe(3)
        expect(answer?.text.toLowerCase()).toContain(texts[right]?.toLowerCase())
        expect([question.onScreen?.quiz?.isOpen, answer?.onScreen?.quiz]).toEqual([true, { ...question.onScreen?.quiz, isOpen: false }])
      }
    }
  })

  it('has the right answer in each place', () => {
    const places = everyScript('quiz').flatMap(({ sentences }) => sentences.flatMap(({ onScreen }) => onScreen?.quiz?.right ?? []))

    expect(new Set(places)).toEqual(new Set([0, 1, 2]))
  })
})

describe('a story', () => {
  it('goes from the earliest year to the latest, with each year big', () => {
    const order = theme.facts.filter(({ year }) => year !== undefined).toSorted((one, other) => (one.year ?? 0) - (other.year ?? 0))

    for (const script of everyScript('story')) {
      const dated = bodies(script).filter(({ priority, source }) => priority === 1 && source.kind === 'fact')
      const places = dated.map(({ text }) => order.findIndex(({ say }) => text.toLowerCase().endsWith(say.toLowerCase())))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(dated.map(({ onScreen }) => onScreen?.figure)).toEqual(
        places.map((place) => ((order[place]?.year ?? 0) < 0 ? '280 a.C.' : String(order[place]?.year))),
      )
    }
  })

  it('puts no year to a sentence that does not say it: what holds today is of no year', () => {
    for (const script of everyScript('story'))
      expect(script.sentences.filter(({ text, onScreen }) => onScreen?.figure === '1900' || /1900/.test(text))).toEqual([])
  })
})

test('a comparison tells both sides by turns, each under its name', () => {
  for (const script of everyScript('comparison')) {
    const paired = bodies(script).filter(({ group }) => group !== undefined)

    expect(paired.length % 2).toBe(0)
    expect(paired.map(({ onScreen }) => onScreen?.label)).toEqual(paired.map((_one, index) => (index % 2 === 0 ? 'Farol antigo' : 'Farol novo')))
    expect(textsOf(script)[0]).toMatch(/^Farol antigo ou farol novo: /)
  }
})

test('a striking number comes first, and at once what it is', () => {
  for (const script of everyScript('number')) {
    expect(textsOf(script)[0]).toMatch(/^100 metros/)
    expect(textsOf(script)[1]).toBe('O farol de Alexandria tinha cerca de 100 metros de altura.')
  }
})

test('questions are each answered at once', () => {
  for (const script of everyScript('questions')) {
    const asked = script.sentences.filter(({ text }) => theme.facts.some(({ hook }) => hook === text))

    expect(asked.length).toBeGreaterThanOrEqual({ 15: 2, 30: 3, 60: 4 }[script.duration])
    for (const { text, id } of asked) {
      const answer = script.sentences[script.sentences.findIndex((one) => one.id === id) + 1]
      expect(answer?.text).toBe(theme.facts.find(({ hook }) => hook === text)?.say)
    }
  }
})

describe('without an order for a shape', () => {
  const told = (typed: string, from = theme, seed = 'a') => writeFactsScript(from, shapedBrief({ duration: 60, seed }, typed), shapes).shape

  test.each([
    ['mitos e verdades sobre faróis', 'myths'],
    ['mitos dos faróis', 'myths'],
    ['quiz sobre faróis', 'quiz'],
    ['história dos faróis', 'story'],
    ['perguntas e respostas sobre faróis', 'questions'],
    ['números dos faróis', 'number'],
    ['como acender um farol', 'steps'],
    ['passo a passo para acender um farol', 'steps'],
  ])('"%s" is told as %s', (typed, shape) => {
    expect(told(typed)).toBe(shape)
  })

  it('ten seeds of a theme give at least three shapes', () => {
    const { sides: _sides, ...open } = theme
    const toldShapes = seeds.slice(0, 10).map((seed) => told('faróis', open, seed))

    expect(new Set(toldShapes).size).toBeGreaterThanOrEqual(3)
  })

  it('a question is answered at once, and the own words come first', () => {
    for (const seed of seeds) expect(told('Por que o farol gira?', theme, seed)).toBe('facts')
    const { shape } = writeFactsScript(theme, shapedBrief({ duration: 60, seed: 'a' }, 'faróis', 'O nosso farol abre aos domingos para visitas.'), shapes)
    expect(shape).toBe('facts')
  })
})

test.each([
  ['myths', 'questions'],
  ['quiz', 'questions'],
  ['story', 'number'],
  ['comparison', 'facts'],
] as const)('a theme that cannot carry %s is told as %s', (shape, instead) => {
  const { sides: _sides, ...open } = theme
  const plain = open.facts.map(({ myth: _myth, quiz: _quiz, year: _year, ...fact }) => ({ ...fact, say: fact.say.replace(/\b\d{4}\b/g, 'outro tempo') }))

  expect(write(shape, 30, 'a', { ...open, facts: plain }).shape).toBe(instead)
})

test('a theme that is a story by its name is not announced as the story of a story', () => {
  for (const seed of seeds.slice(0, 8)) {
    const [first] = textsOf(write('story', 30, seed, shapedTheme({ topic: 'história dos faróis', named: 'a história dos faróis' })))

    expect(first).toMatch(/^História dos faróis/)
  }
})

test('a grave theme is told as facts or as a story, whatever was ordered, and its numbers and beliefs are no riddle', () => {
  const grave = shapedTheme({ isGrave: true })

  const scripts = shapeIds.flatMap((shape) => durations.flatMap((duration) => seeds.map((seed) => write(shape, duration, seed, grave))))

  expect([...new Set(scripts.map(({ shape }) => shape))].toSorted()).toEqual(['facts', 'story'])
  const first = [...new Set(scripts.flatMap((script) => textsOf(script).slice(0, 1)))]
  expect(first.filter((text) => /adivinhe|você sabe|guarde este número|100 metros|40 quilômetros|\bNero\b|era baixo/i.test(text))).toEqual([])
})
