import type { EarlyInput } from './replay-early-input.ts'

/*
 * A prerendered page is visible before its code has arrived. What users type and press in that time
 * would be lost, and a form would be sent by the browser itself, which reloads the page. This script
 * is in the page itself and runs before it is drawn.
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
 * The page's code begins to arrive after the first paint, so that it takes no bandwidth and no
 * processor time from what is seen first (docs/decisions/0057). The build puts it into a template.
 */
function startCode(): void {
  const code = document.querySelector<HTMLTemplateElement>('template[data-code]')
  if (code === null) return
  document.head.append(document.importNode(code.content, true))
  code.remove()
}

// A page in the background is not painted. A frame is drawn after its callbacks, before the timer.
if (document.visibilityState === 'hidden') addEventListener('DOMContentLoaded', startCode)
else requestAnimationFrame(() => setTimeout(startCode))
// Should a frame come before the template is read.
addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(startCode)))
