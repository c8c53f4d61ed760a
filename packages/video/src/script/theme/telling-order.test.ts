import { expect, test } from 'vitest'
import { tellingOrder } from './telling-order.ts'
import type { ToldFact, ToldTheme } from './told-theme.ts'

const fact = (say: string): ToldFact => ({ kind: 'fact', say, check: '', keywords: [], isFirst: false, source: { kind: 'structure' } })
const order = (topic: string, says: readonly string[], language: 'pt' | 'en') => {
  const facts = says.map(fact)
  const theme: ToldTheme = { domain: null, topic, named: topic, facts, steps: [], question: '', closings: [], tags: [], writer: 'encyclopedia' }
  return tellingOrder(theme, facts, language).map(({ say }) => say)
}

test('a life is told from what the person was through the works, and does not end with the death', () => {
  const [death, work, birth, definition, style] = [
    'Tarsila do Amaral morreu em São Paulo em 1973.',
    'Tarsila pintou o Abaporu em 1928.',
    'Tarsila do Amaral nasceu em Capivari em 1886.',
    'Tarsila do Amaral foi uma pintora brasileira.',
    'Tarsila usava cores fortes.',
  ]

  expect(order('Tarsila do Amaral', [death, work, birth, definition, style], 'pt')).toEqual([definition, birth, work, death, style])
  expect(order('Tarsila do Amaral', [death, birth], 'pt')).toEqual([birth, death])
})

test('a definition may give the full name first', () => {
  const [death, definition] = ['Lampião foi morto em Sergipe.', 'Virgulino Ferreira da Silva, conhecido como Lampião, foi um cangaceiro brasileiro.']

  expect(order('Lampião', [death, definition], 'pt')).toEqual([definition, death])
})

test('undated facts keep their places between ascending years', () => {
  const says = ['The bridge is painted orange.', 'It opened again in 1989.', 'A million cars cross it each day.', 'The bridge was built in 1933.']

  expect(order('Bay Bridge', says, 'en')).toEqual([says[0], says[3], says[2], says[1]])
})
