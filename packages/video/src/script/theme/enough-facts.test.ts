import { durations } from '@relampago/domain/catalogue'
import { describe, expect, test } from 'vitest'
import type { Knowledge } from '../../story/knowledge.ts'
import type { Script } from '../../story/script.ts'
import { checkScript } from '../check-script.ts'
import { tellsFact } from '../drafts/draft-sentence.ts'
import { writeEmbeddedScript } from '../write-embedded-script.ts'

const seeds = Array.from({ length: 8 }, (_item, index) => String(index))
const reference = { source: 'Wikipédia', title: 'Farol', url: 'https://example.org', licence: 'CC BY-SA 4.0' }

function knowledge(says: readonly string[]): Knowledge {
  const facts = says.map((say, index) => ({ id: `f${index}`, say, material: say, reference, keywords: ['farol'], interest: 8 - index / 2 }))
  return { topic: 'farol', named: 'o farol', kind: '', facts }
}

const long = (word: string) =>
  `O farol guarda uma ${word} antiga que veio de muito longe em um navio de madeira e que ainda hoje chama a atenção de quem passa pela costa.`
const lighthouse = [
  ...['lente', 'escada', 'lanterna', 'cúpula'].map(long),
  'O farol tem paredes grossas de pedra.',
  'A luz do farol gira a noite toda.',
  'O farol avisa os navios do perigo.',
  'O farol fica na ponta da praia.',
  'Um faroleiro cuidava do farol.',
  'O farol funciona com energia do sol.',
  'Aves pousam no alto do farol.',
  'O farol é pintado de branco.',
]

const sureFacts = ({ sentences }: Script) => sentences.filter((one) => one.priority <= 2 && tellsFact(one)).length

describe.each(durations)('a video of %i s', (duration) => {
  const fewest = { 15: 3, 30: 4, 60: 7 }[duration]

  test(`tells ${fewest} facts for sure when short ones are known beside long ones`, () => {
    for (const seed of seeds) {
      const subject = { kind: 'theme', theme: 'farol', context: '', language: 'pt-BR' } as const
      const known = [knowledge(lighthouse)]
      const script = writeEmbeddedScript(subject, { duration, seed }, known)

      expect({ seed, enough: sureFacts(script) >= fewest, faults: checkScript(script, subject, known) }).toEqual({ seed, enough: true, faults: [] })
    }
  })

  test.each(['café', 'gatos', 'sono', 'juros compostos', 'cachorros'])('tells as many of the library on "%s"', (theme) => {
    for (const seed of seeds) {
      const subject = { kind: 'theme', theme, context: '', language: 'pt-BR' } as const
      const list = writeEmbeddedScript(subject, { duration, seed, shape: 'facts' })
      const script = writeEmbeddedScript(subject, { duration, seed })

      // Two in 15 seconds where three do not fit.
      expect(sureFacts(list)).toBeGreaterThanOrEqual(duration === 15 ? 2 : fewest)
      // A minute of questions and answers tells six.
      const least = { 15: 2, 30: 4, 60: 6 }[duration]
      expect({ seed, enough: sureFacts(script) >= least, faults: checkScript(script, subject) }).toEqual({ seed, enough: true, faults: [] })
    }
  })
})

test('what the first sentence announces is told, whatever the narrator leaves out', () => {
  for (const duration of durations) {
    for (const seed of seeds) {
      const subject = { kind: 'theme', theme: 'farol', context: '', language: 'pt-BR' } as const
      const known = [knowledge(lighthouse)]
      const script = writeEmbeddedScript(subject, { duration, seed }, known)
      const least = { ...script, sentences: script.sentences.filter(({ priority }) => priority === 1) }

      expect(checkScript(least, subject, known).filter(({ rule }) => rule === 'promise')).toEqual([])
    }
  }
})

test('a single long fact is told for sure also in 15 seconds', () => {
  const subject = { kind: 'theme', theme: 'farol', context: '', language: 'pt-BR' } as const

  for (const seed of seeds) expect(sureFacts(writeEmbeddedScript(subject, { duration: 15, seed }, [knowledge([long('lente')])]))).toBe(1)
})
