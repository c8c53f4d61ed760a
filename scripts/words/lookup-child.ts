// What it costs to find themes in the library of the folder that is given: the first time, with
// everything that it reads, and afterwards. Its last line is one object of JSON.
import { openContent } from '../../packages/video/src/content/open-content.ts'
import type { ContentPlaces } from '../../packages/video/src/content/sources.ts'
import { useContent } from '../../packages/video/src/content/content.ts'
import { findTheme } from '../../packages/video/src/script/theme/find-theme.ts'
import { nearThemes } from '../../packages/video/src/script/theme/near-themes.ts'

const { places, inputs } = JSON.parse(process.argv[2] ?? '') as { places: ContentPlaces; inputs: string[] }
const megabytes = () => {
  globalThis.gc?.()
  return process.memoryUsage().rss / 1e6
}

/** CPU milliseconds of this process. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const start = costOf(() => useContent(openContent(places)))
const before = megabytes()
const first = costOf(() => findTheme(inputs[0] ?? '', 'pt-BR'))
const each = inputs.map((input) => costOf(() => findTheme(input, 'pt-BR')))
const near = costOf(() => nearThemes(inputs[0] ?? '', 'pt'))
console.log(
  JSON.stringify({
    start,
    first,
    most: Math.max(...each),
    usual: each.toSorted((one, other) => one - other)[Math.floor(each.length / 2)],
    near,
    memory: megabytes() - before,
  }),
)
