import type { EarlyInput } from './replay-early-input.ts'

/*
 * A prerendered page is visible before its code has arrived. What users type and press in that time
 * would be lost, and a form would be sent by the browser itself, which reloads the page. This
 * script is in the page itself and runs before it is drawn.
 */

/** Elements without effect until the page's code runs; links work without it. */
const pressable = 'button, label, input[type="radio"], input[type="checkbox"]'
const listeners = new AbortController()
const early: EarlyInput = { pressed: [], values: new Map(), stop: () => listeners.abort() }
const everywhere = { capture: true, signal: listeners.signal }

addEventListener(
  'click',
  (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
    if (element === null) return
    event.preventDefault()
    // React handles events from the start of the hydration: the press would count twice.
    event.stopPropagation()
    // Nothing visible happens, so users press again.
    if (early.pressed.at(-1) !== element) early.pressed.push(element)
  },
  everywhere,
)
addEventListener('submit', (event) => event.preventDefault(), everywhere)
addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
      early.values.set(target, target.value)
  },
  everywhere,
)
globalThis.earlyInput = early

// A page that lacks one of its scripts is never hydrated: `part-missing.tsx` says so.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && (document.documentElement.dataset['part'] = 'missing'), everywhere)

/*
 * The page's code is fetched once the page has been painted with the picture that comes first, so
 * that it takes no bandwidth and no processor time from what is seen (docs/decisions/0057). The
 * build puts it into a template.
 */
function fetchCode(): void {
  const code = document.querySelector<HTMLTemplateElement>('template[data-code]')
  if (code === null) return
  document.head.append(document.importNode(code.content, true))
  code.remove()
}

/** Calls back when the next frame has been drawn; at once in a hidden page, which draws none. */
function afterFrame(then: () => void): void {
  // A frame is drawn between its callbacks and the timer.
  if (document.visibilityState === 'hidden') then()
  else requestAnimationFrame(() => setTimeout(then))
}

async function fetchCodeAfterPaint(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  // A picture that is late or missing keeps nothing waiting.
  await Promise.race([picture?.decode().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, pictureWaitMs))])
  afterFrame(fetchCode)
}

const pictureWaitMs = 500
addEventListener('DOMContentLoaded', () => afterFrame(() => void fetchCodeAfterPaint()))
