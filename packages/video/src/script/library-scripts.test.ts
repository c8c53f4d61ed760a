import { describe, expect, test } from 'vitest'
import { baseLanguage, durations, videoLanguages } from '@relampago/domain/catalogue'
import { lengthFaults, scriptFaults } from '../../tests/script-faults.ts'
import { isOffered, readTheme, themeNames } from '../content/content.ts'
import { languageShare } from './text/language-share.ts'
import { numbersOf } from './text/fold-words.ts'
import { writeEmbeddedScript } from './write-embedded-script.ts'

const seeds = ['1', '2', '3', '4']
/** The same whatever other themes there are, so that a new one moves none. */
const turnOf = (id: string) => Array.from(id).reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
const themes = themeNames('pt').map(({ id }) => readTheme(id, 'pt'))

describe('scripts on every theme of the library', () => {
  /** Each theme in each language, in one length and with one seed. */
  const orders = videoLanguages.flatMap((language, shift) =>
    themes
      .filter(({ id }) => isOffered(id, baseLanguage[language]))
      .map(({ id }) => ({
        id,
        language,
        topic: readTheme(id, baseLanguage[language]).topic,
        duration: durations[(turnOf(id) + shift) % durations.length] ?? 30,
        seed: seeds[turnOf(id) % seeds.length] ?? '',
      })),
  )
  const written = orders.map((order) => ({
    ...order,
    script: writeEmbeddedScript({ kind: 'theme', theme: order.topic, context: '', language: order.language }, order),
  }))

  test('are whole, speakable, of the right length and in one language', () => {
    const wrong = written.flatMap(({ id, language, duration, script }) => {
      const own = languageShare(script.sentences.map(({ text }) => text).join(' '), language)
      const other = languageShare(script.sentences.map(({ text }) => text).join(' '), language === 'pt-BR' ? 'en-US' : 'pt-BR')
      const found = [
        ...(script.writer === 'facts' ? [] : ['not recognised']),
        ...scriptFaults(script, duration),
        ...lengthFaults(script, duration),
        ...(own < 0.15 || own < other * 1.5 ? [`language share ${own.toFixed(2)} against ${other.toFixed(2)}`] : []),
      ]
      return found.map((fault) => `${id} ${language} ${duration} ${script.shape?.told ?? ''}: ${fault}`)
    })

    expect(wrong).toEqual([])
  })

  test('hold no number that their facts do not hold', () => {
    const foreign = written.flatMap(({ id, language, script: { sentences } }) => {
      const { facts, question, closings } = readTheme(id, baseLanguage[language])
      const texts = facts.flatMap(({ say, hook = '', myth = '', year = 0 }) => [say, hook, myth, String(Math.abs(year))])
      const known = new Set(numbersOf([...texts, question, ...closings].join(' ')))
      const counted = sentences.filter(({ onScreen }) => onScreen?.step !== undefined).length
      return sentences
        .flatMap(({ text }) => numbersOf(text))
        .filter((number) => !known.has(number) && number !== String(counted))
        .map((number) => `${id} ${language}: ${number}`)
    })

    expect(foreign).toEqual([])
  })
})
