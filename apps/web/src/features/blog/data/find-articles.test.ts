import { describe, expect, it } from 'vitest'
import { featuredOf, minutesOf, relatedTo, type Article } from './article-list.ts'
import { categoryOf, findArticles, slugOf } from './find-articles.ts'

const plain: Article = {
  id: 'a',
  title: 'A',
  excerpt: '',
  author: 'Equipe',
  date: '2026-11-01',
  category: 'Tecnologia',
  tags: [],
  image: 'a',
  imageAlt: 'A',
  words: 2900,
}
const captions: Article = { ...plain, id: 'captions', title: 'Legendas que a pessoa lê', excerpt: 'Contraste e ritmo.', tags: ['acessibilidade', 'edição'] }
const stories: Article = { ...plain, id: 'stories', title: 'Histórias curtas', excerpt: 'O fim vem antes.', tags: ['roteiro', 'edição'], category: 'Storytelling' }
const metrics: Article = { ...plain, id: 'metrics', title: 'Métricas', excerpt: 'O que MUDA o vídeo.', tags: ['retenção', 'roteiro'], category: 'Redes Sociais' }
const all = [captions, stories, metrics]
const found = (text: string, category: Parameters<typeof findArticles>[2] = '') => findArticles(all, text, category).map(({ id }) => id)

describe('the search', () => {
  it.each([
    ['a part of a title', 'egend', ['captions']],
    ['a part of an excerpt', 'vem antes', ['stories']],
    ['a part of a tag', 'acessib', ['captions']],
    ['a tag of two articles', 'roteiro', ['stories', 'metrics']],
    ['capitals', 'HISTÓRIAS', ['stories']],
    ['small letters for capitals', 'muda', ['metrics']],
    ['no accents', 'historias', ['stories']],
    ['accents that are not there', 'lendás', []],
    ['accents where there are none', 'légendas', ['captions']],
    ['spaces around it', '  lê ', ['captions']],
    ['nothing', ' ', ['captions', 'stories', 'metrics']],
    ['words of two parts', 'Métricas O que', []],
    ['signs of patterns', '.*', []],
  ])('by %s finds what holds it', (_, text, ids) => {
    expect(found(text)).toEqual(ids)
  })

  it('and the category both count', () => {
    expect(found('roteiro', 'Storytelling')).toEqual(['stories'])
    expect(found('edição', 'Redes Sociais')).toEqual([])
    expect(found('', 'Tecnologia')).toEqual(['captions'])
  })
})

describe('the category of an address', () => {
  it('is written without capitals, accents and spaces', () => {
    expect([slugOf('Automação'), slugOf('Redes Sociais')]).toEqual(['automacao', 'redes-sociais'])
    expect([categoryOf('automacao'), categoryOf('marketing-digital')]).toEqual(['Automação', 'Marketing Digital'])
  })

  it.each([null, undefined, '', 'esportes', 'Automação'])('is all of them for %j', (slug) => {
    expect(categoryOf(slug)).toBe('')
  })
})

describe('of a list', () => {
  it('the first that is marked is featured, or none', () => {
    expect(featuredOf([captions, { ...stories, featured: true }, { ...metrics, featured: true }])?.id).toBe('stories')
    expect(featuredOf(all)).toBeNull()
  })

  it('the nearest are related: by category, by tags, then the newest', () => {
    const newer = { ...plain, id: 'newer', date: '2026-11-20', category: 'Automação' as const }
    const sameCategory = { ...plain, id: 'same', category: 'Storytelling' as const }

    expect(relatedTo(stories, [newer, ...all, sameCategory], 3).map(({ id }) => id)).toEqual(['same', 'captions', 'metrics'])
    expect(relatedTo(stories, [stories], 3)).toEqual([])
  })
})

it.each([
  [2700, 14],
  [2899, 14],
  [2900, 15],
  [20, 1],
])('%i words take %i minutes', (words, minutes) => {
  expect(minutesOf({ words })).toBe(minutes)
})
