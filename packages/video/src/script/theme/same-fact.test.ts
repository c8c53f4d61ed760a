import { expect, test } from 'vitest'
import { withoutRepeats } from './same-fact.ts'
import type { ToldFact } from './told-theme.ts'

const reference = { source: 'Wikidata', title: '', url: '', licence: '' }
const fact = (say: string, hook?: string): ToldFact => ({
  kind: 'fact',
  say,
  check: '',
  keywords: [],
  isFirst: false,
  source: { kind: 'encyclopedia', factId: say, ...reference },
  ...(hook !== undefined && { hook }),
})
const kept = (topic: string, says: readonly string[], language: 'pt' | 'en') =>
  withoutRepeats(
    says.map((say) => fact(say)),
    topic,
    language,
  ).map(({ say }) => say)

test.each([
  [
    'pt',
    'Monte Everest',
    'O Monte Everest é a montanha mais alta da Terra.',
    'O Monte Everest é a montanha mais alta da Terra acima do nível do mar, com 8.849 metros de altitude.',
  ],
  [
    'pt',
    'Monte Everest',
    'O topo do Monte Everest fica a quase 9 mil metros acima do nível do mar.',
    'O Monte Everest é a montanha mais alta da Terra acima do nível do mar, com 8.849 metros de altitude.',
  ],
  ['pt', 'Oscar Niemeyer', 'Oscar Niemeyer nasceu em 15 de dezembro de 1907.', 'Oscar Niemeyer nasceu no Rio de Janeiro em 15 de dezembro de 1907.'],
  ['pt', 'girafa', 'A girafa chega a 6 metros de altura.', 'A girafa é o animal terrestre mais alto e chega a 5,8 metros de altura.'],
  ['pt', 'Brasília', 'Brasília foi inaugurada em 1960.', 'Brasília foi inaugurada em 21 de abril de 1960 pelo presidente Juscelino Kubitschek.'],
  ['en', 'Eiffel Tower', 'The Eiffel Tower is 330 meters tall.', 'The Eiffel Tower is 330 meters tall, about the same height as an 81-storey building.'],
  ['en', 'Jupiter', 'Jupiter is the largest planet in the Solar System.', 'Jupiter is the fifth planet from the Sun and the largest in the Solar System.'],
  ['en', 'Albert Einstein', 'Albert Einstein was born in Ulm.', 'Albert Einstein was born in Ulm on March 14, 1879.'],
] as const)('%s, %s: "%s" is told by "%s"', (language, topic, short, full) => {
  expect(kept(topic, [short, full], language)).toEqual([full])
  expect(kept(topic, [full, short], language)).toEqual([full])
})

test.each([
  ['pt', 'polvo', 'O polvo tem 3 corações.', 'O polvo tem 8 braços.'],
  ['pt', 'Brasília', 'Brasília foi inaugurada em 1960.', 'Brasília foi declarada patrimônio mundial em 1987.'],
  ['pt', 'Monte Everest', 'A altitude do Monte Everest foi confirmada em 2020 por China e Nepal.', 'O Monte Everest fica no Nepal e na China.'],
  ['pt', 'Pelé', 'Pelé nasceu em 1940.', 'Pelé morreu em 2022.'],
  ['en', 'whale', 'A blue whale weighs 150 tons.', 'A blue whale is 30 meters long.'],
  ['en', 'Venus', 'Venus takes 225 days to go around the Sun.', 'Venus takes 243 days to turn once.'],
] as const)('%s, %s: "%s" and "%s" are two facts', (language, topic, one, other) => {
  expect(kept(topic, [one, other], language)).toEqual([one, other])
})

test('the fuller sentence takes over the question that it answers', () => {
  const facts = [
    fact('A girafa chega a 6 metros de altura.', 'Qual é a altura da girafa?'),
    fact('A girafa é o animal mais alto e chega a 5,8 metros de altura.'),
  ]

  expect(withoutRepeats(facts, 'girafa', 'pt').map(({ hook }) => hook)).toEqual(['Qual é a altura da girafa?'])
})
