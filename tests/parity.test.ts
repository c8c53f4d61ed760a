import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { effects, transitions } from '@relampago/domain/catalogue'
import { approximateWhilePlaying } from '@relampago/domain/editor'

type Row = { id: string; isApproximate: boolean; paused: number; playing: number }
type Kind = 'effects' | 'transitions'

/** The rows of a table of docs/parity.md. */
function rowsOf(text: string, title: string): Row[] {
  const [, table = ''] = text.split(`## ${title}\n`)
  const rows = table.split('\n## ')[0]?.matchAll(/^\| (\w+)( \u2248)? \| ([\d.]+) \| \d+ \| ([\d.]+) \| \d+ \|$/gm) ?? []
  return [...rows].map(([, id = '', mark, paused, playing]) => ({ id, isApproximate: mark !== undefined, paused: Number(paused), playing: Number(playing) }))
}

describe.each([
  { kind: 'effects', ids: Object.keys(effects) },
  { kind: 'transitions', ids: Object.keys(transitions) },
] as const)('the measured preview of $kind', ({ kind, ids }) => {
  let text = ''
  let rows: Row[] = []
  beforeAll(async () => {
    text = await readFile(join(import.meta.dirname, '../docs/parity.md'), 'utf8')
    rows = rowsOf(text, titles[kind])
  })

  it('has a row for each of the catalogue', () => {
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted())
  })

  it('is the frame of the render wherever nothing moves', () => {
    expect(rows.filter(({ paused }) => paused < 0.995)).toEqual([])
  })

  it('is called approximate in the editor where it looks otherwise while it plays', () => {
    expect(rows.filter(({ isApproximate }) => isApproximate).map(({ id }) => id)).toEqual(approximateWhilePlaying[kind])
  })

  it('has a reason for each that is far from the video while it plays', () => {
    const [, reasons = ''] = text.split('## Far from the video while they play\n')

    expect(rows.filter(({ id, playing }) => playing < 0.9 && !reasons.includes(`| ${id} |`))).toEqual([])
    expect(reasons).not.toContain('not known')
  })
})

const titles: Record<Kind, string> = { effects: 'Effects', transitions: 'Transitions' }
