import { describe, expect, it } from 'vitest'
import { scoreOpening, type Judged } from './score-opening.ts'

const coffee = { speech: 'pt', topic: 'café', answer: 'O grão de café é a semente de uma fruta.', things: ['fruta', 'semente'], isGeneric: false } as const

function scoreOf(text: string, over: Partial<Judged> = {}): number {
  return scoreOpening({ ...coffee, text, style: 'question', ...over })
}

describe('of two openings the better one', () => {
  it.each([
    ['names a thing that can be filmed', 'De que fruta vem o café?', 'De onde vem o café?', {}],
    ['holds a number', 'Por que 80 pontos fazem um café?', 'Por que pontos fazem um café?', {}],
    ['opens with a number to wonder at', '400 dedos. Estou falando do café.', '4 dedos. Estou falando do café.', { style: 'number' }],
    ['opens with millions', '4 milhões de sacas. Estou falando do café.', '4 dedos de uma mão. Estou falando do café.', { style: 'number' }],
    ['opens with a share', '4% do mundo. Estou falando do café.', '4 do mundo. Estou falando do café.', { style: 'number' }],
    ['names someone or somewhere', 'Por que a Etiópia ama café?', 'Por que a gente ama café?', {}],
    ['speaks to the viewer', 'Você sabe de onde vem o café?', 'Alguém sabe de onde vem o café?', {}],
    ['is not longer than eight words', 'De onde vem o café?', 'De onde é que vem afinal de contas todo o café?', {}],
    ['does not begin with the topic and a colon', 'De onde vem o café?', 'Café: de onde vem?', {}],
    ['does not give its answer away', 'De onde vem o grão?', 'O grão é a semente de uma fruta?', { things: [] }],
  ] as const)('%s', (_rule, better, worse, over) => {
    expect(scoreOf(better, over)).toBeGreaterThan(scoreOf(worse, over))
  })

  it.each([
    ['is about the word that the person added', { isHinted: true }, {}],
    ['is of the kind that the theme asks for', { isAsked: true }, {}],
    ['is what the person asked', { isTyped: true }, { isHinted: true, isAsked: true }],
    ['is of the fact that its author would tell first', { isAuthorsFirst: true }, {}],
    ['leads to something', {}, { isGeneric: true }],
    ['contradicts a belief', { style: 'contradiction' }, {}],
    ['asks instead of announcing', {}, { style: 'promise' }],
  ] as const)('%s', (_rule, better, worse) => {
    expect(scoreOf('De onde vem o café?', better)).toBeGreaterThan(scoreOf('De onde vem o café?', worse))
  })
})
