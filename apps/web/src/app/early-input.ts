import type { EarlyInput } from './replay-early-input.ts'

/*
 * A prerendered page is visible before its code has arrived. What users type and press in that time
 * would be lost, and a form would be sent by the browser itself, which reloads the page. This file
 * is a script of its own that runs before the page is drawn.
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
