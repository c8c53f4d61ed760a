import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { providerSettings } from './provider-settings.ts'

function contactWith(variables: Record<string, string>): string | null {
  return providerSettings(readEnv({ DATA_DIR: '/data', ...variables })).encyclopedia?.contact ?? null
}
const standIn = { WIKIPEDIA_URL: 'http://127.0.0.1:4000/{language}', WIKIDATA_URL: 'http://localhost:4000/wikidata' }

describe('the encyclopedias', () => {
  it.each<[string, string | null, Record<string, string>]>([
    ['are not asked without an address to write to', null, {}],
    ['are asked with the contact of the operator', 'ola@videos.example', { CONTACT: 'ola@videos.example' }],
    ['are asked with the address of a public platform', 'https://videos.example', { PUBLIC_URL: 'https://videos.example', ALLOW_SANDBOX_PAYMENT: '1' }],
    ['are not asked with the address of this machine', null, { PUBLIC_URL: 'http://localhost:3000' }],
    ['are not asked when switched off', null, { CONTACT: 'ola@videos.example', ENCYCLOPEDIA: 'off' }],
    ['on this machine need no contact', 'on this machine', standIn],
    ['need one when only one of them is on this machine', null, { WIKIPEDIA_URL: standIn.WIKIPEDIA_URL }],
  ])('%s', (_, contact, variables) => {
    expect(contactWith(variables)).toBe(contact)
  })

  it('keep what they answered beside the other caches', () => {
    expect(providerSettings(readEnv({ DATA_DIR: '/data', CONTACT: 'https://videos.example' })).encyclopedia).toEqual({
      contact: 'https://videos.example',
      wikipediaUrl: 'https://{language}.wikipedia.org',
      wikidataUrl: 'https://www.wikidata.org',
      cacheFolder: '/data/work/cache/encyclopedia',
    })
  })

  it.each([
    { CONTACT: 'nobody' },
    { CONTACT: 'a@b.example) evil (' },
    { CONTACT: 'olá@vídeos.example' },
    { ENCYCLOPEDIA: 'yes' },
    { WIKIPEDIA_URL: 'wikipedia' },
    { WIKIDATA_URL: 'file:///etc' },
  ])('refuse %o', (variables) => {
    expect(() => readEnv(variables)).toThrow(Object.keys(variables)[0])
  })
})
