import { entityFacts, neededLabels } from './packages/video/src/knowledge/wikidata/entity-facts.ts'
import { readEntity, readLabels } from './packages/video/src/knowledge/wikidata/read-entity.ts'
import { languageRules } from './packages/video/src/language/languages.ts'
import { wikidataEntities } from './packages/video/tests/stand-ins/wikidata-entities.ts'
const only = process.argv[3]?.split(',')
const lang = process.argv[2] as 'pt' | 'en'
let n = 0
for (const [id, json] of wikidataEntities) {
  if (Object.keys(json.claims).length === 0 || (only && !only.includes(id))) continue
  const e = readEntity(json)!
  const ids = neededLabels(e)
  const labels = readLabels({ entities: Object.fromEntries(ids.map((i) => [i, wikidataEntities.get(i)])) }, languageRules[lang].facts.labelLanguages)
  const k = entityFacts(e, labels, { language: lang === 'pt' ? 'pt-BR' : 'en-US', title: '', now: new Date('2026-11-22') })
  console.log(`## ${k?.named} (${k?.kind})`)
  for (const f of k?.facts ?? []) { n++; console.log(` ${f.interest} ${f.say}  [${f.figure ?? ''}] {${f.hook ?? ''}}`) }
}
console.log(n)
