import type { CheerioAPI } from 'cheerio/slim'
import { cleanFeature } from '../wording/product-features.ts'

/** Words in the id, class or heading of the part of a page that tells a product's properties. */
const featureSection = /feature|caracter[ií]stica|destaque|benef[ií]cio|vantage|especifica|descri|detalhe|detail|highlight|about|sobre|bullet|ficha/i
/** Lists of what others say, of ways to go and of things to choose. */
const otherSection =
  /nav|menu|footer|rodape|header|breadcrumb|review|avalia|coment|filter|filtro|social|share|payment|pagamento|shipping|frete|options?|variant|swatch|tabs?-(?:list|nav)/i
const maxLines = 60
const longestName = 30
const nearestParts = 8
/** A list that nothing names is taken for features when so many of its lines could be some. */
const fewestLikely = { lines: 2, share: 0.6 }
const tick = /^\s*[✔✓✅☑►▪•·➤★]/u

type Element = Parameters<CheerioAPI>[0]
type Page = { $: CheerioAPI; /** Those that hold the product's name: what they are called says nothing of a list in them. */ wide: ReadonlySet<unknown> }

/**
 * Bulleted lines in the parts of a page that describe its product, as printed; those under a name
 * or heading that says so come first.
 */
export function listedFeatures($: CheerioAPI): string[] {
  const page: Page = { $, wide: new Set<unknown>([...$('h1').first().parents().toArray(), ...$('html, body').toArray()]) }
  const named: string[] = []
  const bare: string[] = []
  let isAfterHeadline = $('h1').length === 0
  for (const element of $('h1, ul, ol').toArray()) {
    if (named.length + bare.length >= maxLines) break
    if ($(element).is('h1')) isAfterHeadline = true
    else {
      const lines = linesOf(page, element)
      if (isNamed(page, element)) named.push(...lines)
      else if (isAfterHeadline && areLikelyFeatures(lines)) bare.push(...lines)
    }
  }
  return [...named, ...bare, ...tickedLines(page)].slice(0, maxLines)
}

/**
 * The lines of one list; none for a list of links or in a part of the page that is about something
 * else.
 */
function linesOf(page: Page, list: Element): string[] {
  const { $ } = page
  if (otherSection.test(namesAround(page, list))) return []
  // Items that are not closed are found inside others.
  const items = $(list)
    .find('li')
    .filter((_, item) =>
      $(item)
        .closest('ul, ol')
        .is(list as never),
    )
    .toArray()
    .slice(0, maxLines)
  const linked = items.filter((item) => $(item).find('a, input, button').length > 0).length
  return linked > items.length / 2 ? [] : items.map((item) => lineOf($, item))
}

/** "<span>Peso</span><span>1 kg</span>" is "Peso: 1 kg". */
function lineOf($: CheerioAPI, item: Element): string {
  const whole = $(item).find('li').length === 0 ? $(item).text() : $(item).clone().find('li').remove().end().text()
  const [name = '', value = '', ...more] = $(item)
    .children('span, strong, b, div, p')
    .toArray()
    .map((part) => $(part).text().trim())
  const isWhole = `${name}${value}`.replace(/\s+/g, '') === whole.replace(/\s+/g, '')
  const isPair = more.length === 0 && name !== '' && value !== '' && name.length <= longestName && isWhole
  return isPair ? `${name.replace(/\s*:$/, '')}: ${value}` : whole
}

/** Names of a part and of those around it, up to the one that holds the product's name as well. */
function namesAround({ $, wide }: Page, element: Element): string {
  const around = $(element)
    .parents()
    .addBack()
    .toArray()
    .filter((one) => !wide.has(one))
  return around
    .slice(-nearestParts)
    .map((one) => `${$(one).prop('tagName') ?? ''} ${$(one).attr('class') ?? ''} ${$(one).attr('id') ?? ''}`)
    .join(' ')
}

function isNamed(page: Page, list: Element): boolean {
  const heading = page.$(list).prevAll('h1, h2, h3, h4, p, strong').first().text().slice(0, 80)
  return featureSection.test(namesAround(page, list)) || featureSection.test(heading)
}

function areLikelyFeatures(lines: readonly string[]): boolean {
  const likely = lines.filter((line) => cleanFeature(line) !== null).length
  return likely >= fewestLikely.lines && likely >= lines.length * fewestLikely.share
}

/** "✔ Bateria de 40 horas" in a paragraph of lines, as sellers type where a page has no lists. */
function tickedLines(page: Page): string[] {
  const { $ } = page
  const lines: string[] = []
  const ticked = $('p, td, div').filter((_, element) => tick.test(ownText(element)))
  for (const element of ticked.slice(0, maxLines).toArray()) {
    if (lines.length >= maxLines) break
    if (otherSection.test(namesAround(page, element))) continue
    lines.push(...brokenLines(page, element).filter((line) => tick.test(line)))
  }
  return lines
}

/** The lines of a text that is broken by `<br>`. */
function brokenLines({ $ }: Page, element: Element): string[] {
  const lines = ['']
  for (const part of $(element).contents().toArray()) {
    if ($(part).is('br')) lines.push('')
    else lines[lines.length - 1] += $(part).text()
  }
  return lines
}

/** The text in which an element begins, outside its parts. */
function ownText(element: unknown): string {
  const { children = [] } = element as { children?: readonly { type: string; data?: string }[] }
  return children.find(({ type, data = '' }) => type === 'text' && data.trim() !== '')?.data ?? ''
}
