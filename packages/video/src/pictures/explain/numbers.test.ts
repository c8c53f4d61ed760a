import type { VideoLanguage } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import type { OnScreen, ScriptSentence } from '../../story/script.ts'
import type { Layout } from '../scene-plan/scene-plan.ts'
import { honestTimes } from './numbers/compare-size.ts'
import { explainNumbers } from './numbers.ts'

function explained(texts: readonly string[], language: VideoLanguage, onScreen?: OnScreen) {
  const sentences = texts.map((text): ScriptSentence => ({
    id: text,
    role: 'body',
    text,
    source: { kind: 'structure' },
    keywords: [],
    priority: 1,
    ...(onScreen !== undefined && { onScreen }),
  }))
  const before: Layout[] = []
  for (const [at, sentence] of sentences.entries()) {
    const layout = explainNumbers({ sentence, sentences, at, theme: 'tema', language, before: [...before] })
    if (at === sentences.length - 1) return layout
    before.push(layout ?? { kind: 'hero', label: '' })
  }
  return null
}

describe('a sentence with a number', () => {
  it.each([
    ['O Everest tem 8849 metros de altura.', { kind: 'count', figure: '8.849', unit: 'metros', at: 3 }],
    ['O corpo adulto tem 206 ossos.', { kind: 'count', figure: '206', unit: 'ossos' }],
    ['Cerca de 2,3 milhões de blocos de pedra formam a pirâmide.', { kind: 'count', figure: '2,3 milhões', unit: 'blocos de pedra', lead: 'Cerca de' }],
    ['Mais de 70 % do corpo é água.', { kind: 'share', figure: '70%', share: 0.7, lead: 'Mais de' }],
    ['Um terço da população vive na costa.', { kind: 'share', share: 1 / 3 }],
    ['Três em cada dez pessoas sonham em cores.', { kind: 'share', parts: { part: 3, whole: 10, arePeople: true } }],
    ['A sala tem 5 metros, o quarto 4 metros e a varanda 2 metros.', { kind: 'bars', bars: [{ name: 'sala' }, { name: 'quarto' }, { name: 'varanda' }] }],
    [
      'A cidade foi de 2 milhões de habitantes em 1990 para 8 milhões de habitantes em 2020.',
      {
        kind: 'line',
        points: [
          { year: 1990, figure: '2' },
          { year: 2020, figure: '8' },
        ],
      },
    ],
    [
      'O analfabetismo caiu de 40% para 12% entre 1990 e 2020.',
      {
        kind: 'line',
        points: [
          { year: 1990, figure: '40%' },
          { year: 2020, figure: '12%' },
        ],
      },
    ],
    ['O rio ficou 30% mais largo.', { kind: 'count', figure: '30%' }],
    ['O novo modelo saiu 30% mais barato.', { kind: 'count', figure: '30%' }],
    ['O Natal é em 25 de dezembro.', { kind: 'day', day: '25', month: 'dezembro', year: null }],
    ['A estátua foi inaugurada em 1931.', { kind: 'dates', years: [{ year: 1931, at: 5 }] }],
    ['O curso caiu de R$ 200 por R$ 120 hoje.', { kind: 'price', was: 'R$ 200', now: 'R$ 120', off: '-40%' }],
    ['O filme tem nota 9 no site.', { kind: 'stars', stars: 4.5, of: '10' }],
    ['A água ferve a 100 graus ao nível do mar.', { kind: 'thermometer', figure: '100°' }],
    ['No freezer faz 18 °C negativos.', { kind: 'thermometer', figure: '-18°C' }],
    ['O ovo tem 6 gramas de proteína.', { kind: 'scale', figure: '6', unit: 'gramas' }],
    ['Adultos dormem de 7 a 9 horas por noite.', { kind: 'clock', figure: '7 a 9', turn: 0.75 }],
    ['A loja abre às 10h30 todo dia.', { kind: 'time-of-day', hour: 10, minute: 30 }],
    ['O guepardo chega a 110 km/h na corrida.', { kind: 'speed', figure: '110', unit: 'km/h' }],
    ['Einstein escreveu E = mc² numa carta.', { kind: 'equation', terms: [{ text: 'E' }, { text: '=' }, { text: 'mc', above: '2' }] }],
    ['A fórmula da água é H2O.', { kind: 'equation', terms: [{ text: 'H', below: '2' }, { text: 'O' }] }],
  ])('is shown by what it means: %s', (text, layout) => {
    expect(explained([text], 'pt-BR')).toMatchObject(layout)
  })

  it.each([
    ['Everest is 8849 meters tall.', { kind: 'count', figure: '8,849', unit: 'meters' }],
    ['More than 500 million people watched the landing.', { kind: 'count', figure: '500 million', unit: 'people', lead: 'More than' }],
    ['One in four adults sleeps badly.', { kind: 'share', parts: { part: 1, whole: 4, arePeople: true } }],
    ['Two thirds of the planet is water.', { kind: 'share', share: 2 / 3 }],
    [
      'The share of farmers fell from 40% to 12% between 1990 and 2020.',
      {
        kind: 'line',
        points: [
          { year: 1990, figure: '40%' },
          { year: 2020, figure: '12%' },
        ],
      },
    ],
    ['The river is 30% wider.', { kind: 'count', figure: '30%' }],
    ['Independence Day is July 4.', { kind: 'day', day: '4', month: 'July' }],
    ['The statue was dedicated on October 28, 1886.', { kind: 'day', day: '28', year: '1886' }],
    ['Water boils at 212 °F.', { kind: 'thermometer', figure: '212°F' }],
    ['The city went from 2 million people in 1990 to 8 million people in 2020.', { kind: 'line' }],
    ['The course fell from $200 to $120.', { kind: 'price', off: '-40%' }],
    ['The shop opens at 10:30 every day.', { kind: 'time-of-day', hour: 10, minute: 30 }],
  ])('is shown by what it means: %s', (text, layout) => {
    expect(explained([text], 'en-US')).toMatchObject(layout)
  })

  it.each([
    ['Ligue 188 a qualquer hora.', 'pt-BR'],
    ['A Copa de 1970 foi no México.', 'pt-BR'],
    ['Ele morreu aos 46, em casa.', 'pt-BR'],
    ['Um gato dorme muito.', 'pt-BR'],
    ['No século 18 os navios mudaram.', 'pt-BR'],
    ['A coruja gira a cabeça 270 graus.', 'pt-BR'],
    ['A dioneia fecha em um décimo de segundo.', 'pt-BR'],
    ['O PS5 e o COVID-19 mudaram tudo.', 'pt-BR'],
    ['Ficou em 2º lugar e na 3ª rodada.', 'pt-BR'],
    ['The Apollo 11 crew was put in quarantine.', 'en-US'],
    ['He took up boxing at 12, after a theft.', 'en-US'],
    ['The first half was dull.', 'en-US'],
    ['In the 1990s everything changed.', 'en-US'],
  ] as const)('is left alone where the number means nothing to show: %s', (text, language) => {
    expect(explained([text], language)).toBeNull()
  })

  it('takes the whole of a part for no time of day', () => {
    expect(explained(['Rios do planalto alimentam 8 das 12 grandes regiões.'], 'pt-BR')?.kind).not.toBe('time-of-day')
    expect(explained(['A loja abre das 12 às 18 horas.'], 'pt-BR')?.kind).toBe('time-of-day')
  })

  it('shows the number that its writer chose', () => {
    const text = 'Mandela saiu da prisão em 1990, depois de 27 anos.'

    expect(explained([text], 'pt-BR', { figure: '27 anos' })).toMatchObject({ kind: 'count', figure: '27' })
    expect(explained([text], 'pt-BR', { figure: '1990' })).toMatchObject({ kind: 'dates', years: [{ year: 1990 }] })
  })

  it('puts a year on the line of the years before it', () => {
    const layout = explained(['A obra começou em 1887.', 'A torre abriu em 1889.'], 'pt-BR')

    expect(layout).toMatchObject({
      kind: 'dates',
      years: [
        { year: 1887, at: null },
        { year: 1889, at: 4 },
      ],
    })
  })

  it('counts up to the figure and ends before it', () => {
    const layout = explained(['Tem 206 ossos.'], 'pt-BR')

    expect(layout?.kind === 'count' ? layout.rolled : []).toEqual(['72', '128', '165', '187', '200'])
  })
})

describe('a size to compare with', () => {
  it.each([
    ['O Everest tem 8.849 metros de altura.', 'cerca de 27 Torres Eiffel'],
    ['O barco pesa 42 toneladas.', null],
    ['O satélite voa a 400 quilômetros de altitude.', null],
    ['A trilha tem 400 quilômetros.', 'cerca de 9 maratonas'],
    ['O parque tem 71.400 m² de gramado.', 'cerca de 10 campos de futebol'],
    ['O tanque guarda 25 milhões de litros.', 'cerca de 10 piscinas olímpicas'],
    ['O campo de futebol tem 7.140 m² de grama.', 'cerca de 27 quadras de tênis'],
    ['A formiga mede 2 milímetros de comprimento.', null],
  ])('is of the same kind and easy to imagine: %s', (text, told) => {
    const layout = explained([text], 'pt-BR')
    const comparison = layout?.kind === 'count' ? layout.comparison : null

    expect(comparison === null ? null : `${comparison.times} ${comparison.name}`).toBe(told)
  })

  it('is rounded to what can be meant', () => {
    expect([2.24, 6.6, 14.4, 232.9, 871].map(honestTimes)).toEqual([2, 7, 14, 230, 870])
  })
})
