import { Marked, type MarkedToken, type Parser, type Token, type Tokens } from 'marked'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { withFixedSpaces } from './fixed-spaces.ts'
import type { PictureSize } from './webp-size.ts'

/** A picture of a text; `address` is what stands in its HTML. */
type PagePicture = PictureSize & { address: string }
export type PageHtmlOptions = {
  language: InterfaceLanguage
  /** The picture of a name, or why there is none. */
  picture: (name: string) => PagePicture | string
  anchorOf: (heading: Tokens.Heading) => string
  report: (token: Token, message: string) => void
}

const tableLabels = { pt: 'Tabela', en: 'Table' } as const satisfies Record<InterfaceLanguage, string>
/** Addresses of our own that are no pages: the server answers them itself, or they are files. */
const withoutPage = /^\/(?:api|static|docs|dev)(?:[/?#]|$)|^[^?#]*\.[a-z0-9]+(?:[?#]|$)/i

/** The reader of Markdown for one page; what a page must not hold is reported. */
export function pageMarked({ language, picture, anchorOf, report }: PageHtmlOptions): Marked {
  function figureOf(image: Tokens.Image): string {
    const { href, text, title } = image
    if (text.trim() === '') report(image, `the picture ${href} has no text for those who do not see it: write ![what it shows](${href})`)
    const found = picture(href)
    if (typeof found === 'string') {
      report(image, found)
      return ''
    }
    const caption = title ? `<figcaption>${escapeText(withFixedSpaces(title))}</figcaption>` : ''
    const size = `width="${found.width}" height="${found.height}"`
    return `<figure><img src="${found.address}" ${size} loading="lazy" decoding="async" alt="${escapeText(text)}">${caption}</figure>\n`
  }

  return new Marked({
    gfm: true,
    renderer: {
      heading(heading) {
        return `<h${heading.depth} id="${anchorOf(heading)}">${this.parser.parseInline(heading.tokens)}</h${heading.depth}>\n`
      },
      html(token) {
        report(token, 'HTML is not read here: write Markdown')
        return ''
      },
      checkbox() {
        return ''
      },
      image(image) {
        report(image, `the picture ${image.href} is inside a line: put it into a paragraph of its own`)
        return ''
      },
      paragraph({ tokens }) {
        const [first] = tokens as MarkedToken[]
        if (tokens.length === 1 && first?.type === 'image') return figureOf(first)
        return `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
      link(link) {
        const attributes = linkAttributes(link.href)
        if (attributes === null) report(link, `the address ${link.href} begins with none of /, #, https:// and mailto:`)
        return `<a href="${escapeText(link.href)}"${attributes ?? ''}>${this.parser.parseInline(link.tokens)}</a>`
      },
      blockquote({ tokens }) {
        const body = this.parser.parse(tokens)
        return isCallout(tokens) ? `<div class="callout" role="note">\n${body}</div>\n` : `<blockquote>\n${body}</blockquote>\n`
      },
      table(table) {
        return tableHtml(table, language, this.parser)
      },
    },
  })
}

function tableHtml({ header, rows }: Tokens.Table, language: InterfaceLanguage, parser: Parser): string {
  const cell = (kind: string, { tokens, align }: Tokens.TableCell) => {
    // The corner above the names of rows names nothing.
    const shown = tokens.length === 0 ? 'td' : kind
    return `<${shown}${alignClass(align)}>${parser.parseInline(tokens)}</${shown.slice(0, 2)}>`
  }
  const cells = (kind: string, row: readonly Tokens.TableCell[]) => `<tr>${row.map((one) => cell(kind, one)).join('')}</tr>`
  const names = header.map(({ tokens }) => parser.parseInline(tokens, parser.textRenderer)).filter((name) => name !== '')
  // Focusable: where it scrolls, the keyboard must reach what is hidden.
  return (
    `<div class="table-scroll" role="group" tabindex="0" aria-label="${tableLabels[language]}: ${names.join(', ')}"><table>\n` +
    `<thead>${cells('th scope="col"', header)}</thead>\n<tbody>${rows.map((row) => cells('td', row)).join('\n')}</tbody>\n</table></div>\n`
  )
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A quote that begins with bold words is a note: "> **Dica.** ..." */
function isCallout(tokens: readonly Token[]): boolean {
  const [first] = tokens as MarkedToken[]
  return first?.type === 'paragraph' && first.tokens[0]?.type === 'strong'
}

/** `null` for an address that a page must not name. */
function linkAttributes(href: string): string | null {
  if (href.startsWith('#') || href.startsWith('mailto:')) return ''
  if (href.startsWith('https://')) return ' rel="noopener"'
  if (!/^\/(?!\/)/.test(href)) return null
  return withoutPage.test(href) ? ' rel="external"' : ''
}

function alignClass(align: Tokens.TableCell['align']): string {
  return align === 'right' || align === 'center' ? ` class="align-${align}"` : ''
}
