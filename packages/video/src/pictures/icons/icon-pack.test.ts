import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictureLists } from '../../content/content.ts'
import { pictureSubjects } from '../../content/kinds/kinds.ts'
import { allFixedIcons } from '../scenes/layout-table.ts'
import { callIcons } from '../plan/on-screen-text.ts'
import { iconIds, iconPack, iconSets } from './icon-pack.ts'
import { tellingWords } from './word-forms.ts'

const assets = new URL('../../../../../assets/', import.meta.url)
const languages = [
  ['pt', 'pt-BR'],
  ['en', 'en-US'],
] as const

describe('the icon pack', () => {
  it('stays under two and a half megabytes in the repository', () => {
    const bytes = statSync(new URL('icons/pack.json.br', assets)).size + statSync(new URL('icons/drawings.bin', assets)).size

    expect(bytes).toBeLessThan(2_600_000)
  })

  it('offers a good thousand icons, each once', () => {
    const ids = iconIds()

    expect(ids.length).toBeGreaterThanOrEqual(1300)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has every icon that layouts, subjects and calls to action name', () => {
    const { subjects, general } = pictureLists()
    const named = [...allFixedIcons, ...callIcons, ...general.icons, ...Object.values(subjects).flatMap(({ icons }) => icons)]

    expect(named.filter((id) => !iconPack().has(id))).toEqual([])
  })

  it('can be searched in both languages, by words chosen for each icon', () => {
    const mute = [...iconPack().values()].filter(({ words, label }) => words.pt.length === 0 || words.en.length === 0 || label.pt === '' || label.en === '')

    expect(mute.map(({ id }) => id)).toEqual([])
  })

  it.each(languages)('has no phrase of which a search keeps one word (%s)', (side, language) => {
    const broken = [...iconPack().values()].flatMap(({ id, words }) =>
      words[side].filter((phrase) => phrase.includes('-') && tellingWords(phrase, language).length < 2).map((phrase) => `${id}: ${phrase}`),
    )

    expect(broken).toEqual([])
  })

  it.each(languages)('lets no word stand for more than a few pictures (%s)', (side, language) => {
    const ids = new Map<string, string[]>()
    for (const { id, words } of iconPack().values()) {
      for (const key of new Set(words[side].map((phrase) => tellingWords(phrase, language).join(' ')))) ids.set(key, [...(ids.get(key) ?? []), id])
    }

    expect([...ids].filter(([key, all]) => key !== '' && all.length > 4)).toEqual([])
  })

  it('names the origin and the licence of every set', () => {
    const list = readFileSync(new URL('LICENSES.md', assets), 'utf8')

    for (const set of new Set([...iconPack().values()].map((icon) => icon.set))) {
      expect(iconSets[set].license).not.toBe('')
      expect(list).toContain(`icons/LICENSE-${set}.txt`)
    }
  })

  it('knows the subjects it names', () => {
    const strange = [...iconPack().values()].flatMap(({ pools }) => pools).filter((pool) => !pictureSubjects.includes(pool))

    expect(strange).toEqual([])
  })

  it('holds drawings that are quick to rasterise', () => {
    expect([...iconPack().values()].filter(({ body }) => body.length > 85_000 || body.length === 0)).toEqual([])
  })

  it('has no clocks by the hour and no guns', () => {
    const refused = /^pistol|oclock|-thirty|middle-finger/

    expect(iconIds().filter((id) => refused.test(id))).toEqual([])
  })
})
