import { describe, expect, it } from 'vitest'
import { favoriteFigures, figuresOf } from './template-figures.ts'

describe('figures of own templates', () => {
  it('are counts, the sum of downloads and their average', () => {
    const templates = [
      { downloads: 3, status: 'published', is_premium: true },
      { downloads: 4, status: 'draft', is_premium: false },
      { downloads: 0, status: 'published', is_premium: false },
    ] as const

    expect(figuresOf(templates)).toEqual({ total: 3, public: 2, premium: 1, downloads: 7, averageDownloads: 2.3 })
    expect(figuresOf([])).toEqual({ total: 0, public: 0, premium: 0, downloads: 0, averageDownloads: 0 })
  })

  it('of favourites count their likes and categories', () => {
    expect(
      favoriteFigures([
        { likes: 2, category: 'offer' },
        { likes: 5, category: 'tip' },
        { likes: 1, category: 'offer' },
      ]),
    ).toEqual({ favorites: 3, likes: 8, categories: 2 })
  })
})
