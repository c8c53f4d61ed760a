import type { Page } from '@playwright/test'

/**
 * Expression for the page: the controls that a finger finds too small. Each one is brought to the
 * middle of the window; how far it reaches is asked for pixel by pixel, from its centre along the
 * row and the column. What is drawn small may reach further than its drawing, a label around a
 * control is one target with it, and a neighbour that reaches in makes it smaller.
 *
 * Left out, as WCAG 2.5.5 does: links in the running text of a sentence, and the width of bars on a
 * timeline (`data-width-is-time`), whose ends have sliders of full size in the panel as well.
 */
const smallTargets = `(() => {
  const least = 44
  const pressable = 'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"], [tabindex]:not([tabindex="-1"])'
  const leftOut = ':disabled, [inert] *, [role="tabpanel"], [role="region"]'
  const isDrawn = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2
  }
  const blockOf = (element) => (getComputedStyle(element.parentElement).display === 'inline' ? blockOf(element.parentElement) : element.parentElement)
  const isInSentence = (element) =>
    element.matches('a') && getComputedStyle(element).display === 'inline' && blockOf(element).textContent.trim().length > element.textContent.trim().length + 1
  const found = []
  for (const element of document.querySelectorAll(pressable)) {
    if (element.matches(leftOut) || !element.checkVisibility({ visibilityProperty: true })) continue
    const owners = [element.closest('label'), element, ...(element.labels ?? [])].filter((owner) => owner !== null)
    const target = owners.find(isDrawn)
    if (target === undefined || isInSentence(element)) continue
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = target.getBoundingClientRect()
    const isAt = (x, y) => owners.some((owner) => owner.contains(document.elementFromPoint((left + right) / 2 + x, (top + bottom) / 2 + y)))
    // What a dialog or a sheet covers is not there to be pressed.
    if (!isAt(0, 0)) continue
    const reach = (x, y) => {
      let far = 0
      while (far < least && isAt(x * (far + 1), y * (far + 1))) far += 1
      return far
    }
    // The pixel of the centre counts for both directions.
    const width = element.matches('[data-width-is-time]') ? least : reach(1, 0) + reach(-1, 0) + 1
    const height = reach(0, 1) + reach(0, -1) + 1
    if (width < least || height < least) found.push(\`\${width}x\${height} \${element.tagName.toLowerCase()} "\${element.getAttribute('aria-label') ?? target.textContent.trim().slice(0, 40)}"\`)
  }
  return found
})()`

/** The controls of the page that have less than 44 by 44 CSS px for a finger, with their names. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(smallTargets)
}
