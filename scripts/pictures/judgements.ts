import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describePicture, type PlannedPicture } from './planned-pictures.ts'

/**
 * What readers decided who saw a sentence and what its picture shows: yes, the picture shows it, or
 * no. A line each: key, "yes" or "no", sentence, picture; parted by tabs.
 */
export type Judgements = ReadonlyMap<string, boolean>

/** The same for the same sentence over the same picture, whatever theme it is said for. */
export function judgementKey(picture: PlannedPicture): string {
  return createHash('sha256')
    .update(JSON.stringify([picture.language, picture.sentence, describePicture(picture.plan)]))
    .digest('hex')
    .slice(0, 12)
}

/**
 * All `judgements*.tsv` of a folder, a file per language; none where there is no folder. Throws
 * with the line that is not a judgement.
 */
export function readJudgements(folder: string): Judgements {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder).filter((name) => /^judgements.*\.tsv$/.test(name))
  return new Map(files.toSorted().flatMap((name) => readRows(join(folder, name))))
}

function readRows(file: string): [key: string, shown: boolean][] {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return rows.map((row) => {
    const [key = '', verdict] = row.split('\t')
    if (!/^[0-9a-f]{12}$/.test(key) || (verdict !== 'yes' && verdict !== 'no')) throw new Error(`${file}: not a judgement: ${row}`)
    return [key, verdict === 'yes']
  })
}

/** A line for a reader to decide on. */
export function openJudgement(picture: PlannedPicture): string {
  return [judgementKey(picture), '?', picture.sentence, describePicture(picture.plan)].join('\t')
}
