import { expect, it } from 'vitest'
import { embeddedProviders, openProviders } from './providers.ts'

const encyclopedia = {
  contact: 'ola@videos.example',
  wikipediaUrl: 'https://{language}.wikipedia.org',
  wikidataUrl: 'https://www.wikidata.org',
  cacheFolder: null,
}

it('the settings put encyclopedias before the embedded adapters, and nothing without them', () => {
  const { facts, ...others } = openProviders({ encyclopedia })
  const { facts: _, ...embedded } = embeddedProviders

  expect(facts.map(({ name }) => name)).toContain('wikipedia')
  expect(others).toEqual(embedded)
  expect(openProviders({ encyclopedia: null })).toEqual(embeddedProviders)
})
