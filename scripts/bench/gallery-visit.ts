import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page, Route } from '@playwright/test'
import { phone } from './web-visit.ts'

export type GalleryVisit = {
  /** Calls that the first card waits for. */
  callsBeforeCard: number
  /** Share of frames not drawn in time while scrolling: the gallery, and plain boxes. */
  droppedShare: number
  plainDroppedShare: number
}

/** The length of the list that is scrolled: pages that come by themselves. */
const cards = 120
const scrolledPx = 12_000
const pxPerSecond = 2400
/** After this long a card that waits for other calls will not come. */
const patienceMs = 10_000
const still = join(import.meta.dirname, '../../apps/web/src/ui/sample-stills/pt')

/** Plain boxes of the size of cards, in as many columns. */
const plainPage = `<!doctype html><meta name="viewport" content="width=device-width"><style>
  body { margin: 0; background: #0d0c0a } ul { display: grid; grid-template-columns: 1fr 1fr; gap: 24px 12px; padding: 16px; margin: 0; list-style: none }
  li { height: 410px; background: #333 }</style><ul>${'<li></li>'.repeat(cards)}</ul>`

/** The gallery as a person sees it who is signed in, its pictures answered by this process. */
export async function visitGallery(browser: Browser, url: string, token: string): Promise<GalleryVisit> {
  const context = await browser.newContext(phone)
  try {
    await context.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`)
    await answerPictures(context)
    const page = await context.newPage()
    const callsBeforeCard = await countCalls(page, `${url}/templates?tab=public-templates`)
    await loadCards(page)
    await page.evaluate('scrollTo(0, 0)')
    const droppedShare = await scrollShare(browser, page)
    await page.close()
    // Another page: the site's rules for content would forbid its styles.
    const plain = await context.newPage()
    await plain.setContent(plainPage)
    return { callsBeforeCard, droppedShare, plainDroppedShare: await scrollShare(browser, plain) }
  } finally {
    await context.close()
  }
}

async function answerPictures(context: BrowserContext): Promise<void> {
  const picture = await readFile(join(still, 'coffee.avif'))
  await context.route(/\/static\/templates\/.*\.webp/, (route) => route.fulfill({ body: picture, contentType: 'image/avif' }))
}

function isOther({ pathname }: URL): boolean {
  return /^\/(api|auth)\//.test(pathname) && pathname !== '/api/templates'
}

/** Whether the first card needs no call but its list: all others stay without an answer. */
async function countCalls(page: Page, address: string): Promise<number> {
  const held: Route[] = []
  await page.route(isOther, (route) => void held.push(route))
  await page.goto(address)
  const card = page.locator('article').first()
  const alone = await card.waitFor({ timeout: patienceMs }).then(
    () => true,
    () => false,
  )
  await Promise.all(held.map((route) => route.continue()))
  await page.unroute(isOther)
  await card.waitFor()
  return alone ? 1 : 1 + held.length
}

/** Scrolls down until the list is as long as it becomes by itself. */
async function loadCards(page: Page): Promise<void> {
  const articles = page.locator('article')
  for (let shown = await articles.count(); shown < cards; shown = await articles.count()) {
    await articles.last().scrollIntoViewIfNeeded()
    await articles.nth(shown).waitFor({ state: 'attached' })
  }
}

type TraceEvent = { name: string }

/** Share of dropped frames while a finger scrolls, by the compositor's own trace. */
async function scrollShare(browser: Browser, page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const categories = ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame']
  await browser.startTracing(page, { categories })
  const gesture = { x: 195, y: 600, yDistance: -scrolledPx, speed: pxPerSecond, gestureSourceType: 'mouse' } as const
  await session.send('Input.synthesizeScrollGesture', gesture)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const of = (name: string) => traceEvents.filter((event) => event.name === name).length
  const [drawn, dropped] = [of('DrawFrame'), of('DroppedFrame')]
  const scrolled = Number(await page.evaluate('scrollY'))
  if (scrolled < scrolledPx) throw new Error(`the page was scrolled by ${scrolled} px in ${drawn} frames`)
  return dropped / (drawn + dropped)
}
