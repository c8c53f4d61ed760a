/** Leaves these pages for another site. */
export function leaveFor(address: string): void {
  location.assign(address)
}
