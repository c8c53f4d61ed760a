import type { EarlyInput } from './replay-early-input.ts'

/*
 * A page that was written at build time is seen before its code has arrived. What people type and press in that time would be lost, and a form
 * would be sent by the browser itself, which reloads the page. This file is a script of its own that runs before the page is drawn.
 */

/** What has no effect of its own without the page's code; links work without it. */
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
    // React answers events from the moment it starts to take the page over: it would press once more.
    event.stopPropagation()
    // Nothing is seen to happen, so people press again.
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

// Without all of its scripts the page never takes over: it says so, in `part-missing.tsx`.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && (document.documentElement.dataset['part'] = 'missing'), everywhere)
