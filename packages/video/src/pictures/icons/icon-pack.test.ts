import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictureLists } from '../../content/content.ts'
import { pictureSubjects } from '../../content/kinds/kinds.ts'
import { allFixedIcons } from '../layouts/layouts.ts'
import { callIcons } from '../plan/on-screen-text.ts'
import { iconIds, iconPack } from './icon-pack.ts'

describe('the icon pack', () => {
  it('stays under a megabyte and a half in the repository', () => {
    expect(statSync(new URL('../../../../../assets/icons/pack.json.br', import.meta.url)).size).toBeLessThan(1_500_000)
  })

  it('offers several hundred icons, each once', () => {
    const ids = iconIds()

    expect(ids.length).toBeGreaterThanOrEqual(400)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has every icon that layouts, subjects and calls to action name', () => {
    const { subjects, general } = pictureLists()
    const named = [...allFixedIcons, ...callIcons, ...general.icons, ...Object.values(subjects).flatMap(({ icons }) => icons)]

    expect(named.filter((id) => !iconPack().has(id))).toEqual([])
  })

  it('can be searched in both languages', () => {
    const mute = [...iconPack().values()].filter(
      ({ words, tags, label }) => words.pt.length + tags.pt.length === 0 || words.en.length + tags.en.length === 0 || label.pt === '' || label.en === '',
    )

    expect(mute.map(({ id }) => id)).toEqual([])
  })

  it('knows the subjects it names', () => {
    const strange = [...iconPack().values()].flatMap(({ pools }) => pools).filter((pool) => !pictureSubjects.includes(pool))

    expect(strange).toEqual([])
  })

  it('holds drawings that are quick to rasterise', () => {
    expect([...iconPack().values()].filter(({ body }) => body.length > 60_000 || body.length === 0)).toEqual([])
  })

  it('shows no weapons, religion, flags, ranks or clocks by the hour', () => {
    const refused = /pistol|dagger|sword|bomb|knife$|church|mosque|cross$|prayer|flag|medal|oclock|-thirty|cigarette|coffin|skull/

    expect(iconIds().filter((id) => refused.test(id) && id !== 'fork-and-knife')).toEqual([])
  })
})
