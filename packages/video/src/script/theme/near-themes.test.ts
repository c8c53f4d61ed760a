import { expect, test } from 'vitest'
import { knowsTheme, libraryKnowledge } from './library-knowledge.ts'
import { nearThemes } from './near-themes.ts'

test.each([
  ['raças de cachorro para apartamento pequeno', 'pt', 'dogs'],
  ['mercado de trabalho para quem busca emprego', 'pt', 'job-interview'],
  ['best coffee machines in Italy', 'en', 'coffee'],
] as const)('"%s" is near to what shares its words', (theme, language, id) => {
  expect(nearThemes(theme, language)[0]?.id).toBe(id)
})

test.each(['buracos negros', 'zzz', '🔥', ''])('beside "%s" four themes are offered, all of them known', (theme) => {
  const near = nearThemes(theme, 'pt')

  expect(near).toHaveLength(4)
  expect(near.filter(({ topic }) => !knowsTheme(topic, 'pt'))).toEqual([])
})

test('beside a theme that hurts no other theme is offered', () => {
  expect(nearThemes('violência doméstica', 'pt')).toEqual([])
})

test('the library states what it knows as numbered facts with a reference', () => {
  const known = libraryKnowledge('café', 'pt-BR')

  expect(known).toMatchObject({ topic: 'café', named: 'o café' })
  expect(known?.facts[0]).toMatchObject({ id: 'library:coffee:1', reference: { source: 'Relâmpago', title: 'café', url: '' } })
  expect(new Set(known?.facts.map(({ id }) => id)).size).toBe(known?.facts.length)
  expect(libraryKnowledge('guerra da lagosta', 'pt-BR')).toBeNull()
})
