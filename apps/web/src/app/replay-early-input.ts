type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What was typed, chosen and pressed before the hydration: a value for each changed field. `stop`
 * removes the listeners.
 */
export type EarlyInput = { pressed: HTMLElement[]; values: Map<Field, string>; stop: () => void }

declare global {
  /** Set by `early-input.ts` on prerendered pages. */
  var earlyInput: EarlyInput | undefined
}

/**
 * Enters a value as typing does. React ignores values that are set through the setter it defines on
 * the element itself.
 */
function setValue(field: Field, value: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Replays early input: first typed and chosen values, then each press in order. */
export async function replayEarlyInput(): Promise<void> {
  const early = globalThis.earlyInput
  if (early === undefined) return
  early.stop()
  globalThis.earlyInput = undefined
  for (const [field, value] of early.values) if (field.isConnected) setValue(field, value)
  for (const element of early.pressed) {
    // What a press changes is drawn before the next.
    await new Promise((resolve) => setTimeout(resolve))
    if (element.isConnected) element.click()
  }
}
