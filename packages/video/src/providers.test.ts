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

it('the settings put the voices of a server before eSpeak, without the key in what is stored', () => {
  const server = {
    baseUrl: 'http://127.0.0.1:8880/v1',
    apiKey: 'sk-secret',
    voices: { 'pt-BR-female': { model: 'kokoro', voice: 'pf_dora' } },
    names: 'written',
  } as const
  const { voices } = openProviders({ encyclopedia: null, model: null, voices: server })

  expect(voices.map(({ name, version }) => `${name} ${version}`)).toEqual(['speech-server:pf_dora 1 kokoro 127.0.0.1:8880 written', 'espeak-ng 1'])
  expect(voices.map((voice) => voice.speaks({ language: 'pt-BR', type: 'male' }))).toEqual([false, true])
})

it('the settings put a language model before the embedded writer', () => {
  const model = modelSettings({ baseUrl: 'https://api.example/v1', model: 'large', apiKey: 'sk-secret' })
  const { writers } = openProviders({ encyclopedia: null, model })

  expect(writers.map(({ name }) => name)).toEqual(['model', 'embedded'])
  // Stored with every video and part of the keys of the cache.
  expect(writers.map(({ name, version }) => `${name} ${version}`).join()).not.toContain('secret')
})
