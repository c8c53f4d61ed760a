import type { Browser, Page } from '@playwright/test'
import type { Milliseconds } from '@relampago/domain/units'

/** Time that the thread of the page computes, whatever else the machine does meanwhile. */
export type EditorDrag = {
  /** The longest task while the slider is dragged. */
  longestTaskMs: Milliseconds
  /** Script for each step of the drag, and for each frame that is drawn while the preview plays. */
  dragScriptMs: Milliseconds
  playScriptMs: Milliseconds
}

/** Of different kinds: colour, area, geometry and one with a memory. */
const effects = ['Matiz', 'Vinheta', 'Desfoque gaussiano', 'Rotação', 'Rastro de luz', 'Negativo']
const steps = 90

/** What a thread did; durations in microseconds, `tdur` without what other threads took. */
type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }
type Work = { longestTaskMs: Milliseconds; scriptMs: Milliseconds }

/** Counts the frames of the page from here on. */
const countFrames = `(() => {
  window.drawnFrames = 0
  const next = () => {
    window.drawnFrames += 1
    requestAnimationFrame(next)
  }
  next()
})()`

/** The intensity of one of six effects is dragged to and fro in the editor on a desktop. */
export async function dragInEditor(browser: Browser, url: string): Promise<EditorDrag> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/template-editor`)
    for (const name of effects) await addEffect(page, name)
    await page.getByText('Quadro exato').waitFor()
    await page.evaluate(countFrames)
    const dragged = await traced(browser, page, () => dragSlider(page))
    const before = await drawnFrames(page)
    const played = await traced(browser, page, () => play(page))
    const frames = (await drawnFrames(page)) - before
    return { longestTaskMs: dragged.longestTaskMs, dragScriptMs: dragged.scriptMs / steps, playScriptMs: played.scriptMs / Math.max(1, frames) }
  } finally {
    await context.close()
  }
}

async function addEffect(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('heading', { name }).waitFor()
}

async function dragSlider(page: Page): Promise<void> {
  const box = await page.getByRole('slider', { name: 'Intensidade' }).boundingBox()
  if (box === null) throw new Error('the editor shows no slider')
  const at = (step: number) => box.x + box.width * (0.5 + 0.4 * Math.sin((step / steps) * 4 * Math.PI))
  const y = box.y + box.height / 2
  await page.mouse.move(at(0), y)
  await page.mouse.down()
  for (let step = 1; step <= steps; step++) await page.mouse.move(at(step), y)
  await page.mouse.up()
}

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tocar', exact: true }).click()
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 3000))')
  await page.getByRole('button', { name: 'Pausar', exact: true }).click()
}

function drawnFrames(page: Page): Promise<number> {
  return page.evaluate<number>('drawnFrames')
}

/** What the thread of the page did during `work`. */
async function traced(browser: Browser, page: Page, work: () => Promise<void>): Promise<Work> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const mains = new Set(traceEvents.flatMap(({ name, pid, tid, args }) => (name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [])))
  const spent = (wanted: string) => traceEvents.flatMap(({ name, pid, tid, tdur = 0 }) => (name === wanted && mains.has(`${pid} ${tid}`) ? [tdur / 1000] : []))
  const tasks = spent('RunTask')
  if (tasks.length === 0) throw new Error('the trace has no tasks of the page')
  return { longestTaskMs: Math.max(...tasks), scriptMs: spent('FunctionCall').reduce((sum, one) => sum + one, 0) }
}
