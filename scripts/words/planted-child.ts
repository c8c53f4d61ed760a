// Finds the rows that are given on standard input in the library of the folder that is given. Its
// last line is a list of JSON: the name of the theme of each row, or "none".
import { text } from 'node:stream/consumers'
import { useContent } from '../../packages/video/src/content/content.ts'
import { openContent } from '../../packages/video/src/content/open-content.ts'
import type { ContentPlaces } from '../../packages/video/src/content/sources.ts'
import { findTheme } from '../../packages/video/src/script/theme/find-theme.ts'
import { themeWording } from '../../packages/video/src/script/theme/theme-wording.ts'
import type { PlantedRow } from '../../packages/video/tests/planted-content.ts'

const { places, rows } = JSON.parse(await text(process.stdin)) as { places: ContentPlaces; rows: PlantedRow[] }
useContent(openContent(places))
const found = rows.map(({ typed, language }) => {
  const { topic, title } = themeWording(typed, language)
  return findTheme(topic || title, language)?.theme.id ?? 'none'
})
console.log(JSON.stringify(found))
