import { describe, expect, it } from 'vitest'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { tellFacts } from './tell-facts.ts'

type Page = { language: InterfaceLanguage; title: string; description: string; start: string }

/** What a page tells besides its definition. */
function saidBehind({ language, title, description, start }: Page, sentences: string): string[] {
  const page = { language, title, url: 'https://pt.wikipedia.org/wiki/X', entityId: null, description, text: `${start} ${sentences}` }
  return tellFacts(page, title)
    .facts.map(({ say }) => say)
    .filter((say) => say !== start.replace(/ \([^()]*\)/, ''))
}

const capybara: Page = { language: 'pt', title: 'Capivara', description: 'espécie de roedor', start: 'A capivara é o maior roedor do mundo.' }
const liner: Page = { language: 'pt', title: 'Titanic', description: 'transatlântico britânico', start: 'O Titanic foi um transatlântico britânico de luxo.' }
const poet: Page = {
  language: 'pt',
  title: 'Rui Prado',
  description: 'poeta brasileiro',
  start: 'Rui Prado (Recife, 3 de maio de 1990) é um poeta brasileiro.',
}

describe('a Portuguese sentence that is not certainly on the theme is dropped', () => {
  it.each([
    // The subject is another thing, behind or before the verb.
    'Existem muitos parques naturais na mesma região do país.',
    'Nasceu em 1990 um filhote muito raro no zoológico.',
    'Surgiu então uma nova teoria sobre os roedores.',
    'Terminou em 1980 a caça a vários animais da região.',
    'Em 1975, nasceu o primeiro filhote do zoológico de Recife.',
    'Em 1822, terminou a guerra entre os dois países.',
    'No inverno, aparecem muitos animais na beira do rio.',
    'Restam poucos exemplares nas matas do litoral norte.',
    'Participaram do estudo cerca de duzentos animais jovens.',
    'Vendeu-se a carne em todos os mercados da cidade.',
    'Conhecem-se muitos casos de ataque na mesma região.',
    'Faz muito calor nos meses de verão do Pantanal.',
    'É no inverno que os rios do Pantanal secam.',
    // The noun was brought in by a sentence before.
    'Um jacaré atacou o bando. O macho pesava mais de cem quilos.',
    'Uma onça teve uma cria em 2010. A fêmea vive até hoje no parque.',
    'O jaguar come peixes e aves. A pele tem manchas escuras e claras.',
    'Carlos Chagas estudou o animal em 1908. A descoberta foi publicada em Paris.',
    'Há um parque na região. O fundador recebeu um prêmio em 1990.',
    'O peixe-boi vive nos mesmos rios. Ele pesa mais de 400 quilos.',
    // Nouns that are no part of it.
    'O governo proibiu a caça comercial em todo o país.',
    'O país tem muitos rios e lagos de água doce.',
    'O mundo perdeu metade dos animais selvagens em cinquenta anos.',
    'A polícia prendeu dois caçadores perto do parque nacional.',
    // Cut lists, ageing words, other sentences.
    'A pele dele é usada em bolsas, cintos, ...',
    'O consumo de carne ainda cresce em vários estados.',
    'A população atual é de cerca de dois milhões.',
    'O nome também aparece nesta página sobre animais.',
    'Isso faz com que o pelo seque mais depressa.',
    'O corpo desta ave é menor do que parece.',
    'Por isso, os dentes deles crescem sem parar.',
  ])('capybara: %s', (sentences) => {
    expect(saidBehind(capybara, sentences)).toEqual([])
  })

  it.each([
    'O Olympic foi lançado em 1910. O navio bateu em um cruzador em 1911.',
    'Um cargueiro passou por perto. O navio não ouviu os pedidos de ajuda.',
    'A companhia White Star faliu. O capitão foi preso em Londres.',
    'A viagem foi paga por uma família rica do Canadá.',
    'Ela custou sete milhões de libras na época.',
  ])('liner: %s', (sentences) => {
    expect(saidBehind(liner, sentences)).toEqual([])
  })

  it.each([
    'Casou-se em 2015 com uma atriz da televisão.',
    'Namorou por três anos uma cantora muito conhecida.',
    'A mãe trabalhou como cozinheira em um hotel.',
    'Em 2019, foi acusado de plágio por outro poeta.',
    'O irmão publicou um romance premiado em 2012.',
  ])('poet: %s', (sentences) => {
    expect(saidBehind(poet, sentences)).toEqual([])
  })
})

const heron: Page = { language: 'en', title: 'Heron', description: 'bird', start: 'The heron is a large bird of the water.' }

describe('an English sentence that is not certainly on the theme is dropped', () => {
  it.each([
    'It takes two years for a chick to grow up.',
    'It is known that many fish live in the lake.',
    'They nest in tall trees close to the water.',
    'The government banned the hunt in the whole country.',
    'The world lost half of all its wild animals.',
    'The police arrested two hunters near the park.',
    'An eagle attacked the group. The male weighed nine pounds.',
    'A stork had three chicks in 2010. The female lives in the park.',
    'The crane eats frogs and fish. Its legs are longer than those.',
    'John Audubon saw one in 1834. The discovery was published in Paris.',
    'The currently known population is about two million birds.',
    'The diet still changes from one country to the next.',
    'This makes the feathers dry much faster than others.',
    'The name is shown in the table on this page.',
    'The neck bones of these birds are hollow and light.',
    'However, the eggs of both were found in 1990.',
    'There are many parks in the region of the lake.',
    'He was the first to photograph one in flight.',
    'Feathers from storks were sold on the same market.',
    'The tallest bird at the time was the moa.',
  ])('heron: %s', (sentences) => {
    expect(saidBehind(heron, sentences)).toEqual([])
  })
})
