type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was typed, chosen and pressed on a page before its code took over: a value for each field that was changed. `stop` ends the listening. */
export type EarlyInput = { pressed: HTMLElement[]; values: Map<Field, string>; stop: () => void }

declare global {
  /** Set by `early-input.ts` on pages that were written at build time. */
  var earlyInput: EarlyInput | undefined
}

/** Enters a value as typing does. React hears only of values that did not pass through the setter that it put on the element itself. */
function enter(field: Field, value: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Lets the page's code do now what it was not yet there for: first what was typed and chosen, then each press, one after the other. */
export async function replayEarlyInput(): Promise<void> {
  const early = globalThis.earlyInput
  if (early === undefined) return
  early.stop()
  globalThis.earlyInput = undefined
  for (const [field, value] of early.values) if (field.isConnected) enter(field, value)
  for (const element of early.pressed) {
    // What a press changes is drawn before the next.
    await new Promise((resolve) => setTimeout(resolve))
    if (element.isConnected) element.click()
  }
}
