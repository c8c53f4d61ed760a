import { beforeAll, describe, expect, it } from 'vitest'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { readWikiPages, type WikiPages } from '../../../tests/stand-ins/wiki-pages.ts'
import { wordsOf } from '../../script/text/fold-words.ts'
import type { Knowledge } from '../../story/knowledge.ts'
import { tellFacts } from './tell-facts.ts'

let pages: WikiPages
beforeAll(async () => {
  pages = await readWikiPages()
})

function tell(title: string, text: string, language: InterfaceLanguage = 'pt', description = ''): Knowledge {
  return tellFacts({ language, title, url: 'https://pt.wikipedia.org/wiki/X', entityId: null, description, text }, title)
}
function said(title: string, text: string, language: InterfaceLanguage = 'pt', description = ''): string[] {
  return tell(title, text, language, description).facts.map(({ say }) => say)
}
function onPage(title: string, language: InterfaceLanguage = 'pt'): Knowledge {
  const page = pages[language].find((one) => one.title === title)
  return tell(title, page?.extract ?? '', language, page?.description)
}

describe('sentences of a page', () => {
  it('are the facts worth telling, the strongest first', () => {
    expect(onPage('Baleia-azul')).toMatchObject({
      topic: 'baleia-azul',
      named: 'a baleia-azul',
      kind: 'espécie de mamífero marinho',
      facts: [
        { say: 'Uma baleia-azul adulta pode comer até 4 toneladas de krill por dia.' },
        { say: 'A baleia-azul é o maior animal que já existiu na Terra.', hook: 'Você sabe qual é o maior animal que já existiu na Terra?' },
        { say: 'O coração da baleia-azul pesa perto de 200 quilos.', figure: '200 quilos' },
        { say: 'A baleia-azul é um mamífero marinho da família dos balenopterídeos.' },
        { say: 'A caça comercial da baleia-azul foi proibida em 1966 pela Comissão Internacional da Baleia.', figure: '1966' },
        { say: 'A baleia-azul se alimenta quase só de krill, pequenos crustáceos que filtra com suas barbas.' },
        { say: 'A baleia-azul está ameaçada de extinção.' },
      ],
    })
    expect(onPage('Octopus', 'en').facts.map(({ say, hook }) => hook ?? say)).toContain('How many hearts do octopuses have?')
    expect(onPage('Venice', 'en').facts.map(({ say }) => say)).toContain('The houses of Venice stand on millions of wooden piles driven into the mud.')
  })

  it('never change a word of the source but the subject: they are shortened by deletion alone', () => {
    for (const language of ['pt', 'en'] as const) {
      for (const { title } of pages[language]) {
        const { facts, named } = onPage(title, language)
        for (const { say, material } of facts) {
          const own = new Set(
            wordsOf(`${title} ${named} o a os as um uma de do da dos das the an of nasceu morreu em was born died on`).map((word) =>
              word.toLowerCase().replace(/(?:[’']s|s[’']?)$/, ''),
            ),
          )
          const source = wordsOf(material).map((word) => word.toLowerCase())
          let place = 0
          const foreign = wordsOf(say).filter((word) => {
            if (own.has(word.toLowerCase().replace(/(?:[’']s|s[’']?)$/, ''))) return false
            const found = source.indexOf(word.toLowerCase(), place)
            if (found >= 0) place = found + 1
            return found < 0
          })
          expect(
            foreign.filter((word) => !named.toLowerCase().includes(word.toLowerCase().slice(0, 5))),
            `${say} ← ${material}`,
          ).toEqual([])
        }
      }
    }
  })

  it('have five to twenty words and end with a stop', () => {
    const facts = (['pt', 'en'] as const).flatMap((language) => pages[language].flatMap(({ title }) => onPage(title, language).facts))

    expect(facts.length).toBeGreaterThan(120)
    for (const { say } of facts) {
      expect(say).toMatch(/^[\p{Lu}\d].*\p{L}?[\p{L}\d%]\.$/u)
      expect(say.length).toBeLessThanOrEqual(140)
      expect(say.split(' ').length).toBeGreaterThanOrEqual(5)
      expect(say.split(' ').length).toBeLessThanOrEqual(20)
    }
  })
})

describe('the subject of a sentence', () => {
  const start = 'O tatu é um mamífero da América.'
  it.each([
    ['Ele pode cavar um buraco em poucos minutos.', 'O tatu pode cavar um buraco em poucos minutos.'],
    ['Tem uma carapaça feita de placas de osso.', 'O tatu tem uma carapaça feita de placas de osso.'],
    ['Sua carapaça é feita de placas de osso.', 'A carapaça do tatu é feita de placas de osso.'],
    ['Seus dentes crescem durante a vida inteira.', 'Os dentes do tatu crescem durante a vida inteira.'],
    ['Em 1758, ele foi descrito por um naturalista sueco.', 'Em 1758, o tatu foi descrito por um naturalista sueco.'],
    ['No entanto, ele também come frutas e raízes.', 'O tatu come frutas e raízes.'],
    ['Foi descrito em 1758 por um naturalista sueco.', 'O tatu foi descrito em 1758 por um naturalista sueco.'],
    ['É considerado um dos animais mais antigos do continente.', 'O tatu é considerado um dos animais mais antigos do continente.'],
    ['Vive em campos e matas do Uruguai.', 'O tatu vive em campos e matas do Uruguai.'],
    ['O mamífero vive em campos e matas do Uruguai.', 'O tatu vive em campos e matas do Uruguai.'],
    ['Junto com a preguiça, é um dos animais mais antigos do continente.', 'Junto com a preguiça, o tatu é um dos animais mais antigos do continente.'],
    ['O planeta tem muitos lugares sem nenhum deles.', null],
    ['A espécie vive em campos e matas do Uruguai.', null],
    // The subject stands behind the verb.
    ['Foi encontrado um fóssil muito antigo no Uruguai.', null],
    ['Foi criada em Santos a primeira reserva de animais da região.', null],
    ['Foi aberto em 1990 um parque para a proteção da espécie.', null],
    ['Vive um casal em cada toca durante o inverno.', null],
    ['É conhecida a sua fama de bom cavador no campo.', null],
    ['Ela pode cavar um buraco em poucos minutos.', null],
    ['Eles podem cavar um buraco em poucos minutos.', null],
    ['É possível que viva mais de vinte anos.', null],
    ['O caçador mais temido é o jaguar. Ele come de tudo um pouco.', null],
    ['Isso permite que ele cave buracos muito fundos.', null],
    ['O outro tatu vive bem longe deles, na serra.', null],
  ])('%s', (sentence, expected) => {
    expect(said('Tatu', `${start} ${sentence}`).filter((say) => say !== start)).toEqual(expected === null ? [] : [expected])
  })

  it.each([
    ['São conhecidas mais de 20 espécies no continente.', 'São conhecidas mais de 20 espécies de tatus no continente.'],
    ['São encontrados do México à Argentina, em campos e matas.', 'Os tatus são encontrados do México à Argentina, em campos e matas.'],
    ['Foram levados três deles ao zoológico de Londres.', null],
    ['Encontram-se fósseis em toda a América do Sul.', null],
  ])('in the plural: %s', (sentence, expected) => {
    const plural = 'Os tatus são mamíferos da América.'
    expect(said('Tatu', `${plural} ${sentence}`).filter((say) => say !== plural)).toEqual(expected === null ? [] : [expected])
  })

  it('takes the article that a definition left out', () => {
    expect(
      said('Penicilina', 'Penicilina é um antibiótico muito antigo. Foi descoberta em 1928 por Alexander Fleming. A ação da penicilina foi um acaso.'),
    ).toContain('A penicilina foi descoberta em 1928 por Alexander Fleming.')
  })

  it('of an English sentence is the theme, or nobody is sure', () => {
    const text = 'The heron is a large bird. Its neck is almost as long as its body. It takes two years to grow up. They nest in tall trees near the water.'

    expect(said('Heron', text, 'en').toSorted()).toEqual(['The heron is a large bird.', 'The heron’s neck is almost as long as its body.'])
  })
})

describe('one of many', () => {
  it('is not what a sentence on all of them goes on with', () => {
    const text = 'O buraco negro é uma região do espaço. Buracos negros são invisíveis aos olhos. Tem a massa de milhões de estrelas grandes.'

    expect(said('Buraco negro', text)).not.toContain('Buracos negros tem a massa de milhões de estrelas grandes.')
  })

  it('keeps its article in the sentences behind', () => {
    expect(said('Octopus', 'An octopus is a soft animal of the sea. It has three hearts and blue blood.', 'en')).toContain(
      'An octopus has three hearts and blue blood.',
    )
    expect(said('Buraco negro', 'Um buraco negro é uma região do espaço. Ele pode ter a massa de milhões de estrelas.')).toContain(
      'Um buraco negro pode ter a massa de milhões de estrelas.',
    )
  })
})

describe('numbers', () => {
  it('have the thousands mark of the language, also in the source', () => {
    const [fact] = tell('Aconcágua', 'O Aconcágua é uma montanha da Argentina com 6\u00A0961 metros de altitude e 1\u2009500\u2009000 anos.').facts

    expect(fact).toMatchObject({ say: expect.stringContaining('6.961 metros') as string, figure: '6.961 metros' })
    expect(fact?.material).toContain('1.500.000 anos')
    expect(said('Heron', 'The heron was seen by 12 500 people in 1998 200 miles from here.', 'en')[0]).toContain('12,500 people in 1998 200')
  })
})

describe('a relative of the same last name', () => {
  it('is not the theme', () => {
    const text =
      'Marie Curie foi uma física polonesa. Pierre Curie nasceu em Paris em 1859 e estudou cristais. O prêmio foi dado também a Pierre Curie pelo mesmo trabalho.'

    expect(said('Marie Curie', text, 'pt', 'física polonesa')).toEqual(['Marie Curie foi uma física polonesa.'])
  })
})

describe('a sentence is not told', () => {
  it.each([
    ['ages', 'Atualmente o tatu vive em todos os estados do país.'],
    ['ages', 'O tatu ainda vive em todos os estados do país.'],
    ['leans on another', 'O tatu vive nesses lugares há muitos anos.'],
    ['is about the page', 'O tatu aparece na imagem deste artigo sobre animais.'],
    ['opens a list', 'O tatu come muitas coisas diferentes: formigas e frutas.'],
    ['quotes somebody', 'Um poeta escreveu que o tatu é "o mais lento dos cavaleiros da noite".'],
    ['has another script', 'O tatu chama-se アルマジロ em japonês e em outras línguas.'],
    ['holds a formula', 'O tatu de massa m corre com E = mc² pelo campo aberto.'],
    ['speaks to the reader', 'Compre já o tatu de pelúcia que toda criança quer ter.'],
    ['is too short', 'O tatu cava.'],
    ['asks', 'O tatu é mesmo um animal sem nenhum inimigo natural?'],
  ])('that %s: %s', (_, sentence) => {
    expect(said('Tatu', sentence)).toEqual([])
  })

  it.each([
    'Bia Souza casou-se em 2020 com um colega de time.',
    'Bia Souza tem dois filhos e mora em São Paulo.',
    'Bia Souza foi internada em 2022 por causa de um tumor.',
    'Bia Souza foi acusada de fraude por um antigo sócio.',
    'Bia Souza é católica e frequenta a mesma igreja desde criança.',
  ])('on the private life of a living person: %s', (sentence) => {
    for (const kind of ['nadadora', 'ex-nadadora', 'vencedora de um reality']) {
      const text = `Bia Souza (Recife, 3 de maio de 1990) é uma ${kind} brasileira. ${sentence}`

      expect(said('Bia Souza', text, 'pt', `${kind} brasileira`)).toEqual([`Bia Souza é uma ${kind} brasileira.`])
    }
  })

  it('from sections without statements on the theme', () => {
    const text =
      'O tatu é um mamífero da América.\n\n== Na cultura popular ==\nO tatu foi a mascote da Copa de 2014 no Brasil.\n\n=== Filmes ===\nO tatu aparece em um filme de 2011 sobre a caatinga.\n\n== Biologia ==\nO tatu dorme até 16 horas por dia na toca.'

    expect(said('Tatu', text)).toEqual(['O tatu dorme até 16 horas por dia na toca.', 'O tatu é um mamífero da América.'])
  })
})

describe('a long sentence is cut', () => {
  it.each([
    [
      'O tatu, também conhecido como armadillo nos países vizinhos de língua espanhola e em boa parte da literatura, é um mamífero da América do Sul.',
      'O tatu é um mamífero da América do Sul.',
    ],
    [
      'O tatu cava tocas de até dois metros de profundidade, que depois servem de abrigo a muitos outros animais menores da mesma região seca.',
      'O tatu cava tocas de até dois metros de profundidade.',
    ],
    // What is left would be a list that was cut, or lose a condition or its source.
    ['O tatu come formigas, cupins, que são sua comida preferida durante quase todo o ano, raízes, ovos e pequenos animais mortos que encontra.', null],
    ['O tatu consegue atravessar rios largos andando pelo fundo durante seis minutos, exceto quando a água corre depressa demais ou está muito fria.', null],
    ['O tatu vive mais de trinta anos em cativeiro nos zoológicos da região, segundo um estudo que nunca foi confirmado por outros autores.', null],
  ])('%s', (sentence, expected) => {
    expect(said('Tatu', sentence)).toEqual(expected === null ? [] : [expected])
  })
})
