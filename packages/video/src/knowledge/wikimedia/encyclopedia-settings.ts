import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import ipaddr from 'ipaddr.js'
import type { WikiAddresses } from './wiki-client.ts'

/** How the encyclopedias are asked; plain data, so that it can be sent to another process. */
export type EncyclopediaSettings = {
  /** In the User-Agent: the access policy of Wikimedia asks for an address of the operator. */
  contact: string
  /** With `{language}` where the language belongs. */
  wikipediaUrl: string
  wikidataUrl: string
  /** Where answers are stored; `null`: nowhere. */
  cacheFolder: string | null
}

/** What an operator says of the encyclopedias; each may be absent. */
export type EncyclopediaWishes = {
  isOn: boolean
  contact: string | undefined
  /** Address of the platform, which serves as the contact when it is public. */
  publicUrl: string | undefined
  wikipediaUrl: string
  wikidataUrl: string
  cacheFolder: string | null
}

export const publicEncyclopedias = { wikipediaUrl: 'https://{language}.wikipedia.org', wikidataUrl: 'https://www.wikidata.org' } as const

/**
 * The settings, or `null` when the encyclopedias are not asked: switched off, or without anybody to
 * write to. Servers on this machine need no contact.
 */
export function encyclopediaSettings({ isOn, contact, publicUrl, wikipediaUrl, wikidataUrl, cacheFolder }: EncyclopediaWishes): EncyclopediaSettings | null {
  if (!isOn) return null
  const ownUrl = publicUrl === undefined || isOnThisMachine(publicUrl) ? undefined : publicUrl
  const isLocal = isOnThisMachine(wikipediaUrl) && isOnThisMachine(wikidataUrl)
  const known = contact ?? ownUrl ?? (isLocal ? 'on this machine' : undefined)
  return known === undefined ? null : { contact: known, wikipediaUrl, wikidataUrl, cacheFolder }
}

export function addressesOf({ wikipediaUrl, wikidataUrl }: EncyclopediaSettings): WikiAddresses {
  return { wikipedia: (language: InterfaceLanguage) => wikipediaUrl.replaceAll('{language}', language), wikidata: wikidataUrl }
}

export function isOnThisMachine(address: string): boolean {
  const host = (URL.parse(address.replaceAll('{language}', 'pt'))?.hostname ?? '').replaceAll(/^\[|\]$/g, '')
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback')
}
