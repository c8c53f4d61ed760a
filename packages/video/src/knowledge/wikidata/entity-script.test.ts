import { baseLanguage, videoLanguages } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { checkScript } from '../../script/check-script.ts'
import { knowsTheme } from '../../script/theme/library-knowledge.ts'
import { writeEmbeddedScript } from '../../script/write-embedded-script.ts'
import { wikidataEntities } from '../../../tests/stand-ins/wikidata-entities.ts'
import { told } from '../../../tests/told-entities.ts'

const cases = [...wikidataEntities.values()].flatMap((json) =>
  videoLanguages.flatMap((language) => {
    const known = Object.keys(json.claims).length === 0 ? null : told(json, language)
    return known === null ? [] : [{ known, language, topic: known.topic }]
  }),
)

describe('a script from what Wikidata states', () => {
  it.each(cases)('on $topic in $language keeps every rule of scripts', ({ known, language, topic }) => {
    const subject = { kind: 'theme', theme: topic, context: '', language } as const

    const scripts = ([15, 30, 60] as const).map((duration) => writeEmbeddedScript(subject, { duration, seed: '7' }, [known]))

    expect(scripts.flatMap((script) => checkScript(script, subject, [known]))).toEqual([])
    // What the library knows as well it tells first.
    const isTold = scripts.flatMap(({ sentences }) => sentences).some(({ source }) => source.kind === 'encyclopedia')
    expect(isTold || knowsTheme(topic, baseLanguage[language])).toBe(true)
  })
})
