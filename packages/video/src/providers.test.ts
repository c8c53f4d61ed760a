import { expect, it } from 'vitest'
import { embeddedProviders, openProviders } from './providers.ts'
import { modelSettings } from './script/model/model-settings.ts'

const encyclopedia = {
  contact: 'ola@videos.example',
  wikipediaUrl: 'https://{language}.wikipedia.org',
  wikidataUrl: 'https://www.wikidata.org',
  cacheFolder: null,
}

it('the settings put encyclopedias before the embedded adapters, and nothing without them', () => {
  const { facts, ...others } = openProviders({ encyclopedia, model: null })
  const { facts: _, ...embedded } = embeddedProviders

  expect(facts.map(({ name }) => name)).toContain('wikipedia')
  expect(others).toEqual(embedded)
  expect(openProviders({ encyclopedia: null, model: null })).toEqual(embeddedProviders)
})

it('the settings put a language model before the embedded writer', () => {
  const model = modelSettings({ baseUrl: 'https://api.example/v1', model: 'large', apiKey: 'sk-secret' })
  const { writers } = openProviders({ encyclopedia: null, model })

  expect(writers.map(({ name }) => name)).toEqual(['model', 'embedded'])
  // Stored with every video and part of the keys of the cache.
  expect(writers.map(({ name, version }) => `${name} ${version}`).join()).not.toContain('secret')
})
