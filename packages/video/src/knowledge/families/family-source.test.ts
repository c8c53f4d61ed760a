import { videoLanguages, type VideoLanguage } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { factContract } from '../../../tests/contracts/fact-contract.ts'
import { familyOf } from '../../content/content.ts'
import { numbersOf, wordsOf } from '../../script/text/fold-words.ts'
import { familyFacts } from './family-entity.ts'
import { familyKnowledge, familySource } from './family-source.ts'

factContract(familySource, [
  { topic: 'Uruguai', context: '', language: 'pt-BR' },
  { topic: 'nautical mile', context: '', language: 'en-US' },
])

const sayings = (theme: string, language: VideoLanguage) => familyKnowledge(theme, language)?.facts.map(({ say }) => say) ?? []

describe('a theme of a family', () => {
  it.each<[theme: string, language: VideoLanguage, topic: string]>([
    ['Uruguai', 'pt-BR', 'Uruguai'],
    ['curiosidades sobre a Lituânia', 'pt-BR', 'Lituânia'],
    ['lituania', 'pt-BR', 'Lituânia'],
    ['Sergipe', 'pt-BR', 'Sergipe'],
    ['o estado de Sergipe', 'pt-BR', 'Sergipe'],
    ['Campinas', 'pt-BR', 'Campinas'],
    ['cidade de Natal', 'pt-BR', 'Natal'],
    ['hélio', 'pt-BR', 'hélio'],
    ['tungstênio', 'pt-BR', 'tungstênio'],
    ['elemento mercúrio', 'pt-BR', 'mercúrio'],
    ['Mercúrio', 'pt-BR', 'Mercúrio'],
    ['planeta mercúrio', 'pt-BR', 'Mercúrio'],
    ['Titã (lua)', 'pt-BR', 'Titã'],
    ['língua basca', 'pt-BR', 'língua basca'],
    ['idioma japonês', 'pt-BR', 'língua japonesa'],
    ['milha náutica', 'pt-BR', 'milha náutica'],
    ['Peru', 'pt-BR', 'Peru'],
    ['Acre', 'pt-BR', 'Acre'],
    ['Holanda', 'pt-BR', 'Países Baixos'],
    ['the Basque language', 'en-US', 'Basque'],
    ['Turkey', 'en-US', 'Turkey'],
    ['Netherlands', 'en-US', 'Netherlands'],
    ['facts about Bolivia', 'en-US', 'Bolivia'],
    ['element lead', 'en-US', 'lead'],
    ['tungsten', 'en-US', 'tungsten'],
  ])('typed as "%s" in %s is %s', (theme, language, topic) => {
    expect(familyKnowledge(theme, language)?.topic).toBe(topic)
  })

  it.each<[theme: string, language: VideoLanguage]>([
    ['peru', 'pt-BR'],
    ['receita de peru', 'pt-BR'],
    ['mercúrio', 'pt-BR'],
    ['Freddie Mercury', 'pt-BR'],
    ['camarões', 'pt-BR'],
    ['Natal', 'pt-BR'],
    ['Geórgia', 'pt-BR'],
    ['rádio', 'pt-BR'],
    ['índio', 'pt-BR'],
    ['Titã', 'pt-BR'],
    ['Europa', 'pt-BR'],
    ['onça', 'pt-BR'],
    ['Libra', 'pt-BR'],
    ['acre', 'pt-BR'],
    ['basco', 'pt-BR'],
    ['o alemão', 'pt-BR'],
    ['Santos', 'pt-BR'],
    ['cascavel', 'pt-BR'],
    ['Vitória', 'pt-BR'],
    ['Rio Paraná', 'pt-BR'],
    ['rio Amazonas', 'pt-BR'],
    ['Guerra do Paraguai', 'pt-BR'],
    ['economia do Japão', 'pt-BR'],
    ['Uruguai e Argentina', 'pt-BR'],
    ['suicídio', 'pt-BR'],
    ['elemento surpresa', 'pt-BR'],
    ['língua presa', 'pt-BR'],
    ['lua cheia', 'pt-BR'],
    ['unidade de terapia intensiva', 'pt-BR'],
    ['turkey', 'en-US'],
    ['china plates', 'en-US'],
    ['chile', 'en-US'],
    ['Jordan', 'en-US'],
    ['Georgia', 'en-US'],
    ['lead', 'en-US'],
    ['iron', 'en-US'],
    ['pound', 'en-US'],
    ['Pluto', 'en-US'],
    ['constructor', 'en-US'],
  ])('is not "%s" in %s', (theme, language) => {
    expect(familyKnowledge(theme, language)).toBeNull()
  })
})

describe('what is told', () => {
  it.each<[theme: string, language: VideoLanguage, say: string | RegExp]>([
    ['Uruguai', 'pt-BR', 'A capital do Uruguai é Montevidéu.'],
    ['Portugal', 'pt-BR', 'Portugal só faz fronteira com um país: a Espanha.'],
    ['Bolívia', 'pt-BR', /saída para o mar|metro de litoral/],
    ['Japão', 'pt-BR', /lado esquerdo|mão esquerda/],
    ['Austrália', 'pt-BR', 'A capital da Austrália é Camberra.'],
    ['Croácia', 'pt-BR', 'O euro virou a moeda da Croácia em 2023.'],
    ['Alemanha', 'pt-BR', 'A Alemanha faz fronteira com 9 países.'],
    ['Suíça', 'pt-BR', /alemão.*francês|francês.*alemão/],
    ['Canada', 'en-US', 'Canada has a land border with just one country: the United States.'],
    ['Rio Grande do Norte', 'pt-BR', 'Quem nasce no Rio Grande do Norte é potiguar.'],
    ['Espírito Santo', 'pt-BR', 'A capital do Espírito Santo é Vitória.'],
    ['Minas Gerais', 'pt-BR', 'Minas Gerais se divide em 853 municípios.'],
    ['Manaus', 'pt-BR', 'O DDD de Manaus é 92.'],
    ['ouro', 'pt-BR', 'Na tabela periódica, o símbolo do ouro é Au.'],
    ['tungstênio', 'pt-BR', 'O tungstênio derrete a mais de 3.400 °C.'],
    ['elemento mercúrio', 'pt-BR', 'Em temperatura ambiente, o mercúrio é um líquido.'],
    ['lítio', 'pt-BR', 'O lítio é um metal tão leve que flutua na água.'],
    ['lua Titã', 'pt-BR', 'Titã gira ao redor de Saturno.'],
    ['língua basca', 'pt-BR', 'A língua basca não tem parentesco comprovado com nenhuma outra língua viva.'],
    ['língua árabe', 'pt-BR', 'A língua árabe é escrita da direita para a esquerda.'],
    ['língua húngara', 'pt-BR', 'Quem fala a língua húngara chama o próprio idioma de magyar.'],
    ['polegada', 'pt-BR', 'A polegada equivale a exatamente 2,54 centímetros.'],
    ['nautical mile', 'en-US', 'The nautical mile equals exactly 1,852 meters.'],
  ])('on %s in %s is true: %s', (theme, language, say) => {
    const said = sayings(theme, language)

    expect(said.filter((one) => (typeof say === 'string' ? one === say : say.test(one)))).not.toEqual([])
  })
})

const families = ['countries', 'states', 'cities', 'elements', 'languages', 'worlds', 'moons', 'units'].map(familyOf)
const items = families.flatMap((family) => Object.entries(family.items).map(([key, item]) => ({ family, key, item })))

describe.each(videoLanguages)('in %s', (language) => {
  it('every sentence on every thing can be said and holds only numbers that are stated', () => {
    for (const { family, key, item } of items) {
      const names = item[language === 'pt-BR' ? 'pt' : 'en'] ?? { names: [] }
      const known = familyFacts({ family, key, item, names }, language)
      for (const { say, hook = 'Pergunta?', material, figure = '', reference } of known?.facts ?? []) {
        expect(say).toMatch(/^[\p{Lu}\p{N}].*[^.]\.$/u)
        expect(say).not.toMatch(/[{}<>|"\\]|undefined|NaN|null| por os? | de [oa] [a-z]/)
        expect(wordsOf(say).length).toBeLessThanOrEqual(20)
        expect(numbersOf(material)).toEqual(expect.arrayContaining(numbersOf(say)))
        expect(hook).toMatch(/\?$/)
        expect(figure.length).toBeLessThanOrEqual(12)
        expect(reference.licence).not.toBe('')
      }
    }
  })
})
