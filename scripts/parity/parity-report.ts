import { effects, transitions } from '@relampago/domain/catalogue'
import type { Likeness, ParityResult } from './compare-cases.ts'
import { playingReasons } from './playing-reasons.ts'
import { worstOf, type Reference } from './still-references.ts'

/** All that was measured. `plain`: a frame without effects, at the size of playing. */
export type Measured = { plain: Likeness | null; results: ParityResult[]; references: Reference[] }
type ReportedId = { kind: ParityResult['kind']; id: string; paused: Likeness; playing: Likeness }

/** Below a plain frame by more than this, a playing effect or transition is called approximate. */
const visibleLoss = 0.02
/** Below this there has to be a reason. */
const farFromVideo = 0.9

/** The worst of each id. */
export function worstPerId({ results }: Pick<Measured, 'results'>): ReportedId[] {
  const ids = new Map<string, ParityResult[]>()
  const order = [...Object.keys(effects), ...Object.keys(transitions)]
  const sorted = results.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
  for (const result of sorted) ids.set(`${result.kind} ${result.id}`, [...(ids.get(`${result.kind} ${result.id}`) ?? []), result])
  return [...ids.values()].flatMap((ofId): ReportedId[] => {
    const [first] = ofId
    if (first === undefined) return []
    const { kind, id } = first
    return [{ kind, id, paused: worstOf(ofId.map(({ paused }) => paused)), playing: worstOf(ofId.flatMap(({ playing }) => playing ?? [])) }]
  })
}

/** Ids that look otherwise while they play than in the video. */
function approximateIds({ plain, ...measured }: Measured, kind: ParityResult['kind']): string[] {
  const least = Math.min(0.995, (plain?.ssim ?? 1) - visibleLoss)
  return worstPerId(measured).flatMap((one) => (one.kind === kind && one.playing.ssim < least ? [one.id] : []))
}

/** The module that the editor reads. */
export function approximateModule(measured: Measured): string {
  const list = (kind: ParityResult['kind']) => {
    const ids = approximateIds(measured, kind).map((id) => `'${id}'`)
    return ids.length > 12 ? `[\n    ${ids.join(',\n    ')},\n  ]` : `[${ids.join(', ')}]`
  }
  return `/**
 * What looks otherwise in a playing preview, which draws small, than in the video; a preview that
 * stands still shows the video's own frame. Written by \`npm run parity\`; docs/parity.md has the
 * numbers.
 */
export const approximateWhilePlaying = {
  effects: ${list('effect')},
  transitions: ${list('transition')},
} as const
`
}

/** docs/parity.md. */
export function parityReport(measured: Measured): string {
  const { plain, references } = measured
  const ids = worstPerId(measured)
  const equal = ids.filter(({ paused }) => paused.ssim === 1 && paused.most === 0).length
  return `# Preview and render

Written by \`npm run parity\`. Each frame is drawn twice: by the render in Node, before it is encoded, and by the product's player in headless Chromium, on pictures that
nothing was developed on (seeded shapes, letters and grain, two layers with soft outlines, a moving camera). Effects at intensity 10, 25, 50, 75 and 90; transitions at progress 0.1, 0.25, 0.4,
0.5, 0.75 and 0.9. Values are the worst of an id: structural similarity of red, green and blue in windows of 8x8, and the largest difference of a value of 0 to 255.

- Paused: the full frame of 1080x1920, as the editor shows it when nothing moves. ${equal} of ${ids.length} ids are equal in every byte.
- Playing: the preview's frame of 360x640 against the render's, scaled down by area. A frame without effects has ${number(plain?.ssim)} there: the picture itself is scaled down before the camera
takes its part, not after. Ids marked \u2248 are more than ${visibleLoss} below that; the editor calls them "aproximado" while they play.

${table(
  'Effects',
  ids.filter(({ kind }) => kind === 'effect'),
  approximateIds(measured, 'effect'),
)}
${table(
  'Transitions',
  ids.filter(({ kind }) => kind === 'transition'),
  approximateIds(measured, 'transition'),
)}
## Far from the video while they play

Each is the render's own frame as soon as it stands still. Below ${farFromVideo} while they play are:

| id | playing SSIM | because |
| --- | ---: | --- |
${farRows(ids)}

## FFmpeg's filters

For information: baked effects against FFmpeg's filter of the same name at intensity 25, 50 and 75, on one picture at half size.

| effect | SSIM | largest difference |
| --- | ---: | ---: |
${references.map(({ id, ssim, most }) => `| ${id} | ${number(ssim)} | ${most} |`).join('\n')}
`
}

function farRows(ids: readonly ReportedId[]): string {
  const far = ids.filter(({ playing }) => playing.ssim < farFromVideo)
  return far.map(({ id, playing }) => `| ${id} | ${number(playing.ssim)} | ${playingReasons[id] ?? 'not known'} |`).join('\n')
}

function table(title: string, ids: readonly ReportedId[], approximate: readonly string[]): string {
  const rows = ids.map(({ id, paused, playing }) => {
    const mark = approximate.includes(id) ? ' \u2248' : ''
    return `| ${id}${mark} | ${number(paused.ssim)} | ${paused.most} | ${number(playing.ssim)} | ${playing.most} |`
  })
  return `## ${title}

| id | paused SSIM | largest difference | playing SSIM | largest difference |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`
}

function number(value: number | undefined): string {
  return value === undefined ? '-' : value.toFixed(4)
}
