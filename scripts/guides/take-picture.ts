import type { Locator, Page } from '@playwright/test'
import type { Milliseconds, Pixels } from '@relampago/domain/units'
import sharp from 'sharp'

/** A rectangle of the window. */
type Box = { x: Pixels; y: Pixels; width: Pixels; height: Pixels }

export type Shot = {
  /** The picture is cut to these, with a margin. */
  show: readonly Locator[]
  /** The control that the step is about gets a ring. */
  ring?: Locator
  /** At most this much of what is shown, from its upper left corner. */
  height?: Pixels
  width?: Pixels
}

const margin: Pixels = 16
/** Windows up to here are phones: their pictures are as wide as the window. */
const phoneWidth: Pixels = 480
/** Of the file: twice what a page gives a picture. */
const mostWidth: Pixels = 1400
const ringGap: Pixels = 5
/** No control that a guide names takes longer to appear; without it the walk fails. */
const longestWaitMs: Milliseconds = 20_000
/** Messages that come and go are no part of a step. */
const withoutToasts = 'section:has(.life) { visibility: hidden !important }'

async function boxOf(locator: Locator, patienceMs: Milliseconds): Promise<Box> {
  await locator.waitFor({ state: 'visible', timeout: patienceMs })
  const box = await locator.boundingBox()
  if (box === null) throw new Error(`${String(locator)} has no place on the page`)
  return box
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

async function boxesOf(locators: readonly Locator[], patienceMs: Milliseconds): Promise<Box> {
  return around(await Promise.all(locators.map((locator) => boxOf(locator, patienceMs))))
}

/** Brings the middle of what is shown to the middle of the window. */
async function scrollTo(page: Page, { show, ring, height: most = Infinity }: Shot, patienceMs: Milliseconds): Promise<void> {
  for (const locator of ring === undefined ? show : [...show, ring]) {
    // Of parts that scroll by themselves, too.
    await locator.evaluate((element: { scrollIntoView: (how: object) => void }) => element.scrollIntoView({ block: 'nearest' }), null, { timeout: patienceMs })
  }
  const { y, height } = await boxesOf(show, patienceMs)
  await page.evaluate(`scrollBy(0, ${y} + ${Math.min(height, most)} / 2 - innerHeight / 2)`)
}

/** In the page's own colours; the dark edge keeps it visible on yellow. */
async function drawRing(page: Page, { x, y, width, height }: Box): Promise<void> {
  const place = {
    left: `${x - ringGap}px`,
    top: `${y - ringGap}px`,
    width: `${width + 2 * ringGap}px`,
    height: `${height + 2 * ringGap}px`,
  }
  const look = {
    ...place,
    position: 'fixed',
    boxSizing: 'border-box',
    border: '3px solid #ff2d55',
    borderRadius: '14px',
    boxShadow: '0 0 0 3px rgb(13 12 10 / 0.75)',
    pointerEvents: 'none',
    zIndex: '2147483647',
  }
  await page.evaluate(`(() => {
    const ring = document.createElement('div')
    ring.id = 'guide-ring'
    Object.assign(ring.style, ${JSON.stringify(look)})
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
    ;(modal ?? document.body).append(ring)
  })()`)
}

/** What of the window is in the picture. */
function cut(shown: Box, { width = Infinity, height = Infinity }: Shot, window: { width: Pixels; height: Pixels }): Box {
  const isPhone = window.width <= phoneWidth
  const x = isPhone ? 0 : Math.max(0, shown.x - margin)
  const y = Math.max(0, shown.y - margin)
  const right = isPhone ? window.width : Math.min(window.width, shown.x + Math.min(shown.width, width) + margin)
  return { x, y, width: right - x, height: Math.min(window.height, shown.y + Math.min(shown.height, height) + margin) - y }
}

/** One WebP picture of what a step is about. Fails when the page has no such control. */
export async function takePicture(page: Page, shot: Shot, file: string, patienceMs = longestWaitMs): Promise<void> {
  await scrollTo(page, shot, patienceMs)
  await page.evaluate('document.fonts.ready')
  const window = page.viewportSize()
  if (window === null) throw new Error('the window has no size')
  if (shot.ring !== undefined) await drawRing(page, await boxOf(shot.ring, patienceMs))
  try {
    const clip = cut(await boxesOf(shot.show, patienceMs), shot, window)
    const png = await page.screenshot({ clip, animations: 'disabled', style: withoutToasts })
    await sharp(png).resize({ width: mostWidth, withoutEnlargement: true }).webp({ quality: 78, effort: 6 }).toFile(file)
  } finally {
    await page.evaluate("document.getElementById('guide-ring')?.remove()")
  }
}
