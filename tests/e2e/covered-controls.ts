import type { Page } from '@playwright/test'

/**
 * Expression for the page: the markup of every control that something else covers while it has the
 * focus. Each one is focused in turn, and asked for at its centre, or at the centre of its part in
 * the window when it is larger. A control that is not drawn itself counts with its label.
 */
const coveredControls = `(() => {
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'
  const boxOf = (element) => element.getBoundingClientRect()
  const drawn = (element) => (boxOf(element).width > 2 && boxOf(element).height > 2 ? element : element.labels?.[0])
  const middle = (from, to, most) => (Math.max(0, from) + Math.min(most, to)) / 2
  const covered = []
  for (const element of document.querySelectorAll(focusable)) {
    if (element.matches(':disabled, [inert] *') || !element.checkVisibility({ visibilityProperty: true })) continue
    element.focus()
    if (document.activeElement !== element) continue
    const target = drawn(element)
    // The drawing of a switch or a tile is a sibling inside the same label.
    const owner = element.matches('input') ? (element.closest('label') ?? target) : target
    if (!target) continue
    const { left, right, top, bottom } = boxOf(target)
    const hit = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight))
    if (hit === null || !(owner.contains(hit) || target.contains(hit))) covered.push(element.outerHTML.slice(0, 160) + ' under ' + (hit?.outerHTML.slice(0, 120) ?? 'nothing'))
  }
  return covered
})()`

/** The controls of the page that cannot be seen or pressed while they have the focus. */
export async function findCoveredControls(page: Page): Promise<string[]> {
  // What follows counts as done by keyboard.
  await page.keyboard.press('Tab')
  return page.evaluate<string[]>(coveredControls)
}
