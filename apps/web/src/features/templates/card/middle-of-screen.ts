type Follow = (isInMiddle: boolean) => void

const followers = new Map<Element, Follow>()
let observer: IntersectionObserver | null = null

/** A line across the middle of the screen: the row of cards that it crosses is being looked at. */
function theObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver((entries) => entries.forEach(({ target, isIntersecting }) => followers.get(target)?.(isIntersecting)), {
    rootMargin: '-50% 0px -50% 0px',
  })
  return observer
}

/**
 * Follows whether an element is in the middle of the screen; one observer for all. Returns how to
 * stop.
 */
export function followMiddle(element: Element, follow: Follow): () => void {
  followers.set(element, follow)
  theObserver().observe(element)
  return () => {
    followers.delete(element)
    theObserver().unobserve(element)
  }
}
