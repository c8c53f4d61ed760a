import type { CheerioAPI } from 'cheerio/slim'

/** Words in the id, class or heading of the part of a page that tells a product's properties. */
const featureSection = /feature|caracter[ií]stica|destaque|benef[ií]cio|vantage|especifica|descri|detalhe|detail|highlight|about|sobre|bullet|ficha/i
const otherSection =
  /nav|menu|footer|rodape|header|breadcrumb|related|relacionad|recommend|recomend|similar|review|avalia|coment|carousel|cookie|filter|filtro|social|share/i
const maxLines = 60

/** Bulleted lines in the parts of a page that describe its product, as printed; menus, reviews and other products are left out. */
export function listedFeatures($: CheerioAPI): string[] {
  const lines: string[] = []
  for (const list of $('ul, ol').toArray()) {
    if (lines.length >= maxLines) break
    const names = $(list)
      .parents()
      .addBack()
      .toArray()
      .slice(-8)
      .map((element) => `${$(element).prop('tagName') ?? ''} ${$(element).attr('class') ?? ''} ${$(element).attr('id') ?? ''}`)
      .join(' ')
    if (otherSection.test(names)) continue
    const heading = $(list).prevAll('h1, h2, h3, h4, p, strong').first().text().slice(0, 80)
    if (!featureSection.test(names) && !featureSection.test(heading)) continue
    const items = $(list).children('li').toArray().slice(0, maxLines)
    const linked = items.filter((item) => $(item).find('a').length > 0).length
    if (linked > items.length / 2) continue
    lines.push(...items.filter((item) => !$(item).is('[hidden]')).map((item) => $(item).text()))
  }
  return lines.slice(0, maxLines)
}
