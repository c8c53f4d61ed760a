import { describe, expect, it } from 'vitest'
import type { ScriptSentence } from '../../story/script.ts'
import type { Layout } from '../scene-plan/scene-plan.ts'
import { explainPlaces } from './places.ts'

function sentence(text: string): ScriptSentence {
  return { id: text, role: 'body', text, source: { kind: 'structure' }, keywords: [], priority: 1 }
}

/** What is shown, in short: "map BR+PT", "route FR>US", "flag JP", or `null`. */
function shown(
  text: string,
  { language = 'pt-BR', before = [], count = 9 }: { language?: 'pt-BR' | 'en-US'; before?: Layout[]; count?: number } = {},
): string | null {
  const sentences = Array.from({ length: count }, () => sentence(text))
  const layout = explainPlaces({ sentence: sentence(text), sentences, at: before.length, theme: 'x', language, before })
  if (layout === null) return null
  if (layout.kind === 'route') return `route ${layout.from.id}>${layout.to.id}`
  return layout.kind === 'flag' ? `flag ${layout.place.id}` : `map ${layout.places.map(({ id }) => id).join('+')}`
}

describe('a sentence in Portuguese', () => {
  it.each([
    ['No Brasil, o café da manhã leva pão francês.', 'map BR'],
    ['Na França, o queijo vem depois da comida.', 'map FR'],
    ['A batata nasceu nos Andes, no Peru.', 'map PE'],
    ['O Japão é formado por milhares de ilhas.', 'map JP'],
    ['Em Portugal, na Espanha e na Itália, o azeite é antigo.', 'map PT+ES+IT'],
    ['O pão mais velho do mundo foi achado na Jordânia.', 'map JO'],
    ['A capoeira do mestre foi criada no Brasil por africanos.', 'map BR'],
    ['E tem mais: no Japão, o café vem em lata.', 'map JP'],
    ['O acarajé é vendido nas ruas de Salvador, na Bahia.', 'map BR-BA'],
    ['Em Salvador, o acarajé é patrimônio.', 'map city-salvador-br-ba'],
    ['Em Paris, na França, a torre foi montada em dois anos.', 'map city-paris-fr'],
    ['No Acre, o sol nasce mais tarde.', 'map BR-AC'],
    ['No Rio, a areia esquenta cedo.', 'map city-rio-de-janeiro-br-rj'],
    ['O estado de São Paulo tem 645 cidades; no estado de São Paulo chove em janeiro.', 'map BR-SP'],
    ['O tsunami saiu do Chile e chegou ao Japão em um dia.', 'route CL>JP'],
    ['A planta foi trazida da Etiópia e levada para o Iêmen.', 'route ET>YE'],
    ['A bandeira do Brasil tem 27 estrelas.', 'flag BR'],
    ['O hino da França nasceu em uma noite.', 'flag FR'],
    // No flag of today for what was long before it, and none where it cannot be drawn.
    ['O parlamento da Islândia foi fundado no ano 930.', 'map IS'],
    ['A moeda do México chama-se peso.', 'map MX'],
    ['Leões selvagens só existem na África.', 'map continent-africa'],
    ['Na Etiópia, na África, o café cresce sozinho.', 'map ET'],
  ])('shows its place: %s', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  it.each([
    'Asse o peru no forno por três horas.',
    'O Peru de Natal pede tempero forte.',
    'No Natal, a família se reúne.',
    'A Casa Brasil abriu uma loja.',
    'O Banco do Brasil foi fundado em 1808.',
    'Chico Buarque de Holanda compôs a canção.',
    'A castanha-do-pará tem selênio.',
    'A batata inglesa vai bem no purê.',
    'A batata frita leva sal.',
    'Vitória venceu a corrida.',
    'O rio Paraná corre para o sul.',
    'O rio Amazonas tem mais água que qualquer outro.',
    'Descanse no rio Paraná.',
    'O porquinho-da-índia gosta de feno.',
    'Guarde a porcelana da china no armário.',
    'A Baía de Todos os Santos é enorme.',
    'A música Garota de Ipanema tocou na rádio Bahia FM.',
    'Ele leu "Brasil" na capa.',
    'O livro Brasil Paralelo vendeu bem.',
    'Na Vitória do time, choveu.',
    'Use Java no trabalho.',
    'Piranhas não vivem na Europa.',
    // A measure, a setting and a question are about something else.
    'Lá chove mais do que em Londres.',
    'O parque é quase como a cidade de São Paulo.',
    'Tem o tamanho de Portugal.',
    'Soltar balão com fogo é crime no Brasil desde 1998.',
    'Desde 2006, o pão francês é vendido por peso no Brasil.',
    'Um coração de baleia conservado em museu no Canadá pesava 180 quilos.',
    'Quem voou no 14-Bis em Paris?',
    'Em Portugal, na Espanha, na Itália, na França e na Grécia, o azeite é antigo.',
    'O Brasil está na Antártida?',
    'O Brasil produz 40% do café do mundo.',
  ])('shows no place: %s', (text) => {
    expect(shown(text)).toBeNull()
  })
})

describe('a sentence in English', () => {
  it.each([
    ['In Brazil, breakfast comes with bread.', 'map BR'],
    ['Hawaiian pizza, with pineapple, was created in Canada in 1962.', 'map CA'],
    ['Potatoes were first grown in Peru.', 'map PE'],
    ['Coffee houses opened in Turkey in 1554.', 'map TR'],
    ['The dead sea lies between borders in Jordan.', 'map JO'],
    ['Japan is made of thousands of islands.', 'map JP'],
    ['Tea spread across India and China.', 'map IN+CN'],
    ['The tower in Paris, France, took two years.', 'map city-paris-fr'],
    ['The ship carried tea brought from China to England and shipped from India to Brazil.', 'map CN+region-england+IN+BR'],
    ['Cashew trees were carried from Brazil to India.', 'route BR>IN'],
    ["Brazil's flag has 27 stars.", 'flag BR'],
    ['The anthem of France was written in one night.', 'flag FR'],
    ['Acarajé is sold in Salvador.', 'map city-salvador-br-ba'],
  ])('shows its place: %s', (text, expected) => {
    expect(shown(text, { language: 'en-US' })).toBe(expected)
  })

  it.each([
    'Roast the turkey for three hours.',
    'It rains more there than in London.',
    'The park is as big as Portugal.',
    'Since 2006, bread rolls are sold by weight in Brazil.',
    'Who shot the film in Paris?',
    'Turkey sandwiches need mustard.',
    'The protein in Brazil nuts is complete.',
    'Brazil nuts are rich in selenium.',
    'A Panama hat is woven in one piece.',
    'Put the china in the cupboard.',
    'Add one chile pepper.',
    'Michael Jordan scored 38 points.',
    "In Jordan's shoes, nobody would sleep.",
    'New Mexico has white dunes.',
    'Georgia is known for peaches.',
    'Write it in Java or Python.',
    'French fries need salt.',
    'Why is Recife compared to Venice?',
    'Beans are native to the Americas, not to Europe or Africa.',
    'Bank of China opened a branch.',
    'The Paris Olympics were in summer.',
    "China's first emperor joined older walls.",
  ])('shows no place: %s', (text) => {
    expect(shown(text, { language: 'en-US' })).toBeNull()
  })
})

describe('places in a video', () => {
  const brazil: Layout = { kind: 'map', places: [{ id: 'BR', name: 'Brasil' }] }
  const hero: Layout = { kind: 'hero', label: '' }

  it('are not shown twice in the same way', () => {
    expect(shown('No Brasil chove.', { before: [brazil, hero] })).toBeNull()
    expect(shown('Na França chove.', { before: [brazil, hero] })).toBe('map FR')
    expect(shown('O hino do Brasil é longo.', { before: [brazil, hero] })).toBe('flag BR')
  })

  it('do not follow each other', () => {
    expect(shown('Na França chove.', { before: [hero, brazil] })).toBeNull()
  })

  it('are at most a third of its pictures', () => {
    const maps = [...['PT', 'ES'].map((id): Layout => ({ kind: 'map', places: [{ id, name: id }] })), hero]

    expect(shown('No Brasil chove.', { before: maps, count: 6 })).toBeNull()
    expect(shown('No Brasil chove.', { before: maps, count: 9 })).toBe('map BR')
  })

  it('leave the answer to a question about a number to its number', () => {
    const asked = sentence('Quantos anos tem o pão achado na Jordânia?')
    const told = sentence('Um pão com mais de 14 mil anos foi achado na Jordânia.')
    const other = sentence('Onde nasceu o pão?')
    const after = (question: ScriptSentence) =>
      explainPlaces({ sentence: told, sentences: [question, told, told], at: 1, theme: 'x', language: 'pt-BR', before: [] })

    expect(after(asked)).toBeNull()
    expect(after(other)?.kind).toBe('map')
  })

  it('leave a step and a list to their own pictures', () => {
    const step = { ...sentence('No Brasil, escolha o grão.'), onScreen: { step: 2 } }

    expect(explainPlaces({ sentence: step, sentences: [step, step, step], at: 0, theme: 'x', language: 'pt-BR', before: [] })).toBeNull()
  })
})
