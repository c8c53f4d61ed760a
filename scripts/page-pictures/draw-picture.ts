import { drawChart } from './draw-chart.ts'
import { drawContrast } from './draw-contrast.ts'
import { drawLanes } from './draw-lanes.ts'
import { drawRing } from './draw-ring.ts'
import { drawRow } from './draw-row.ts'
import { drawScreen } from './draw-screen.ts'
import { drawTimeline } from './draw-timeline.ts'
import type { PagePicture, PictureOf } from './picture-list.ts'
import { newSheet, sizes, type Sheet } from './sheet.ts'

/** Draws one picture of a page, 1600x900. */
export async function drawPagePicture(name: string, picture: PagePicture): Promise<Sheet> {
  const sheet = await newSheet(name, picture, sizes.page)
  switch (picture.kind) {
    case 'cover':
      await drawCover(sheet, picture)
      break
    case 'row':
      await drawRow(sheet, picture)
      break
    case 'timeline':
      await drawTimeline(sheet, picture)
      break
    case 'chart':
      drawChart(sheet, picture)
      break
    case 'screen':
      await drawScreen(sheet, picture)
      break
    case 'ring':
      await drawRing(sheet, picture)
      break
    case 'lanes':
      await drawLanes(sheet, picture)
      break
    case 'contrast':
      await drawContrast(sheet, picture)
      break
  }
  return sheet
}

const around = [
  { x: 345, y: 275, size: 290 },
  { x: 1270, y: 250, size: 265 },
  { x: 1240, y: 670, size: 300 },
  { x: 340, y: 680, size: 255 },
] as const

async function drawCover(sheet: Sheet, { main, around: ids }: PictureOf<'cover'>): Promise<void> {
  for (const [at, id] of ids.entries()) await sheet.sticker(id, around[at] ?? around[0])
  await sheet.sticker(main, { x: 800, y: 455, size: 640 })
}
