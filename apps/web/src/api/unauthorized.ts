/** Apart from the calls, so that a page can say what happens without loading them. */
let onUnauthorized: (text: string) => void = () => {}

/** Sets what happens on a 401 that no caller asked to handle; `text` tells the person about it. */
export function whenUnauthorized(action: (text: string) => void): void {
  onUnauthorized = action
}

export function unauthorized(text: string): void {
  onUnauthorized(text)
}
