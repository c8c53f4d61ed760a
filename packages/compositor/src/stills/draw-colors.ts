import type { RgbaPixels } from '../pixels.ts'
import { colorTable, recolored, recoloredExactly, type ColorTable } from './color-table.ts'
import type { ColorDrawing } from './colors/color-drawing.ts'

type Step = { value: number; drawing: ColorDrawing }

/** Tables of chains, the last used last: layers and pictures mostly share their effects. */
export type ColorTables = { run: readonly Step[]; table: ColorTable }[]

/** One table takes about a megabyte. */
const tablesAtMost = 4

/** The picture after a chain of effects of colour; transparency stays. */
export function drawColors(tables: ColorTables, pixels: RgbaPixels, run: readonly Step[]): RgbaPixels {
  let drawn = pixels
  let smooth: Step[] = []
  const drawSmooth = () => {
    if (smooth.length > 0) drawn = recolored(tableOf(tables, smooth), drawn)
    smooth = []
  }
  for (const step of run) {
    const change = step.drawing.change(step.value)
    if (change === null) continue
    if (step.drawing.isStepped !== true) {
      smooth.push(step)
      continue
    }
    drawSmooth()
    drawn = recoloredExactly(change, drawn)
  }
  drawSmooth()
  return drawn
}

function tableOf(tables: ColorTables, run: readonly Step[]): ColorTable {
  const at = tables.findIndex((known) => isSameRun(known.run, run))
  const [known] = at === -1 ? [] : tables.splice(at, 1)
  const used = known ?? { run, table: colorTable(run.flatMap(({ value, drawing }) => drawing.change(value) ?? [])) }
  tables.push(used)
  if (tables.length > tablesAtMost) tables.shift()
  return used.table
}

function isSameRun(one: readonly Step[], other: readonly Step[]): boolean {
  return one.length === other.length && one.every(({ value, drawing }, at) => value === other[at]?.value && drawing === other[at].drawing)
}
