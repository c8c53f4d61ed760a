import { publishAndUse, templateEditor } from './template-walks.ts'
import type { Visit, WindowName } from './visit.ts'
import { firstVideo, productLink, reviewAndShare, styleAndCaptions } from './wizard-walks.ts'

type Walk = { window: WindowName; isSignedIn: boolean; go: (visit: Visit) => Promise<void> }

/** How each guide's pictures are taken, by the id of the guide. `shop`: a shop of our own. */
export function guideWalks(shop: string) {
  const productPages = { pt: `${shop}/item/aurora-x2`, en: `${shop}/item/aurora-x2-en` }
  return {
    'first-video': { window: 'phone', isSignedIn: true, go: firstVideo },
    'product-link': { window: 'phone', isSignedIn: true, go: productLink(({ language }) => productPages[language]) },
    'style-captions': { window: 'phone', isSignedIn: false, go: styleAndCaptions },
    'template-editor': { window: 'desktop', isSignedIn: true, go: templateEditor },
    'publish-and-use': { window: 'desktop', isSignedIn: true, go: publishAndUse },
    'review-and-share': { window: 'phone', isSignedIn: true, go: reviewAndShare },
  } as const satisfies Record<string, Walk>
}
