import type { CheerioAPI } from 'cheerio/slim'

/** Class and id words of the parts around a product: ways to other pages, and other products. */
const otherPart =
  /(?:^|[\s_-])(?:nav|navbar|menu|footer|rodape|breadcrumbs?|related|relacionad\w*|recommend\w*|recomend\w*|similar\w*|crosssell|upsell|vitrine|shelf|carousel|carrossel|cookies?|newsletter|filters?|filtros?|minicart)(?:$|[\s_-])/i
/** Headings over other products. */
const otherHeading =
  /^(?:veja tamb[ée]m|quem viu|quem comprou|compre junto|produtos? (?:relacionad|similar|recomendad)|voc[êe] tamb[ée]m|voc[êe] pode gostar|aproveite|mais vendidos|related|similar|you may|you might|customers also|frequently bought|recommended|more like this|recently viewed)/i

/** Ends of what people see as a line of its own. */
const blocks = 'p, div, li, td, th, dd, dt, h1, h2, h3, h4, h5, h6, s, del, strike, ins, section, article, br, button, label, figure'
const maxHeadings = 40

/**
 * Leaves of a page what it says of its own product: no code, no navigation, no other products.
 * Changes the page.
 */
export function keepOwnPart($: CheerioAPI): void {
  $('head, script, style, noscript, template, iframe, [hidden]').remove()
  const headline = $('h1').first()
  const aroundHeadline = new Set(headline.parents().toArray())
  const isOwn = (element: Parameters<typeof $>[0]) => aroundHeadline.has(element as never) || $(element).is('h1, html, body, main')

  $('nav, footer, [class], [id]').each((_, element) => {
    const named = `${$(element).attr('class') ?? ''} ${$(element).attr('id') ?? ''}`
    if (!isOwn(element) && ($(element).is('nav, footer') || otherPart.test(named))) $(element).remove()
  })
  const headings = $('h2, h3, h4, strong').filter((_, heading) => otherHeading.test($(heading).text().trim()))
  headings.slice(0, maxHeadings).each((_, heading) => {
    const section = [heading, ...$(heading).parents().toArray()].filter((element) => !isOwn(element)).at(-1)
    // On a page without sections everything after the heading belongs to it.
    if (section === heading) $(heading).nextAll().remove()
    if (section !== undefined) $(section).remove()
  })
  // "R$ 69,90" and a rating in the next block are no number.
  $(blocks).append(' ')
}

/** Text of the page without the gaps of its source, so that distances in it mean something. */
export function visibleText($: CheerioAPI): string {
  return $.root().text().replace(/\s+/g, ' ')
}
