/** For the `ref` of what takes the focus when it appears. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus()
}
