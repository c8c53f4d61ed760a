import type { Marked, MarkedToken, Token, Tokens } from 'marked'
import { LineCounter, parseDocument } from 'yaml'
import { withFixedSpaces } from './fixed-spaces.ts'
import { pageMarked, type PageHtmlOptions } from './page-html.ts'
import { linesOfTokens } from './token-lines.ts'

type ReadSection = { id: string; title: string; html: string }
/** `line`: 1 is the first of the file. */
type PageProblem = { line: number; message: string }
export type ReadPageText = {
  data: Record<string, unknown>
  words: number
  intro: string
  sections: ReadSection[]
  /** Of all headings, with their lines. */
  anchors: ReadonlyMap<string, number>
  links: readonly { line: number; href: string }[]
  problems: PageProblem[]
}
export type PageContext = Pick<PageHtmlOptions, 'language' | 'picture'> & { figures: Readonly<Record<string, string>> }

/**
 * Reads one page: YAML between two lines of `---`, then Markdown. Each `## heading` begins a
 * section; what stands before the first is the introduction. `{{name}}` stands for a figure.
 */
export function readPageText(source: string, { language, picture, figures }: PageContext): ReadPageText {
  const problems: PageProblem[] = []
  const { data, body, firstLine } = splitHead(fillFigures(source.replaceAll('\r\n', '\n'), figures, problems), problems)
  const anchors = new Map<string, number>()
  const links: { line: number; href: string }[] = []
  let lines: ReadonlyMap<Token, number> = new Map()
  const lineOf = (token: Token) => lines.get(token) ?? firstLine
  const report = (token: Token, message: string) => {
    const line = lineOf(token)
    // A line with several tags has one fault.
    if (!problems.some((known) => known.line === line && known.message === message)) problems.push({ line, message })
  }
  const anchorOf = (heading: Tokens.Heading) => {
    const anchor = anchorOfTitle(heading.text)
    const earlier = anchors.get(anchor)
    if (anchor === '') report(heading, `the heading "${heading.text}" has no letters for an anchor`)
    if (earlier !== undefined)
      report(heading, `the heading "${heading.text}" has the same anchor #${anchor} as the one in line ${earlier}: word it differently`)
    else anchors.set(anchor, lineOf(heading))
    return anchor
  }

  const marked = pageMarked({ language, picture, report, anchorOf })
  const tokens = marked.lexer(body)
  lines = linesOfTokens(tokens, body, firstLine)
  void marked.walkTokens(tokens, (token) => {
    const one = token as MarkedToken
    if (one.type === 'link') links.push({ line: lineOf(one), href: one.href })
    if (one.type === 'text' && one.tokens === undefined) one.text = withFixedSpaces(one.text)
    if (one.type === 'list_item' && one.task) report(one, 'boxes to tick are not read here: write a list without [ ]')
  })
  checkLevels(tokens, report)
  return { data, words: countWords(body), ...partsOf(tokens, marked, anchorOf), anchors, links, problems }
}

function fillFigures(source: string, figures: Readonly<Record<string, string>>, problems: PageProblem[]): string {
  return source.replaceAll(/\{\{\s*([^{}\n]*?)\s*\}\}/g, (_, name: string, at: number) => {
    const figure = figures[name]
    const known = Object.keys(figures).join(', ')
    if (figure === undefined)
      problems.push({ line: lineAt(source, at), message: `no figure is called "${name}": write one of ${known}, or add it to apps/web/page-text/figures.ts` })
    return figure ?? ''
  })
}

function splitHead(source: string, problems: PageProblem[]): { data: Record<string, unknown>; body: string; firstLine: number } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (head === undefined || body === undefined) {
    problems.push({ line: 1, message: 'begins with a line of ---, YAML and another line of ---' })
    return { data: {}, body: source, firstLine: 1 }
  }
  const counter = new LineCounter()
  const document = parseDocument(head, { lineCounter: counter })
  for (const error of document.errors) problems.push({ line: 1 + counter.linePos(error.pos[0]).line, message: error.message.split('\n')[0] ?? '' })
  const data = document.errors.length === 0 ? (document.toJS() as unknown) : {}
  const isMap = typeof data === 'object' && data !== null && !Array.isArray(data)
  if (!isMap) problems.push({ line: 2, message: 'between the lines of --- there is one `name: value` a line' })
  return { data: isMap ? (data as Record<string, unknown>) : {}, body, firstLine: lineAt(source, source.length - body.length) }
}

/** Only `##` and `###`: the page itself has the first heading, and no level is left out. */
function checkLevels(tokens: readonly Token[], report: PageHtmlOptions['report']): void {
  let isInSection = false
  for (const token of tokens as MarkedToken[]) {
    if (token.type !== 'heading') continue
    if (token.depth === 2) isInSection = true
    else if (token.depth !== 3) report(token, `"${token.text}" is a heading of level ${token.depth}: only ## and ### are read here`)
    else if (!isInSection) report(token, `"${token.text}" stands before the first section: begin one with ## above it`)
    if (token.tokens.some(({ type }) => type !== 'text')) report(token, `"${token.text}" has marks of Markdown in it: headings are plain text`)
  }
}

function partsOf(tokens: readonly Token[], marked: Marked, anchorOf: (heading: Tokens.Heading) => string): Pick<ReadPageText, 'intro' | 'sections'> {
  const starts = tokens.flatMap((token, index) => ((token as MarkedToken).type === 'heading' && (token as Tokens.Heading).depth === 2 ? index : []))
  const html = (from: number, to: number | undefined) => marked.parser(tokens.slice(from, to)).trim()
  const intro = html(0, starts[0])
  const sections = starts.map((start, index) => {
    const heading = tokens[start] as Tokens.Heading
    // The anchor first: those of the headings below are compared with it.
    return { id: anchorOf(heading), title: withFixedSpaces(heading.text.trim()), html: html(start + 1, starts[index + 1]) }
  })
  return { intro, sections }
}

function anchorOfTitle(title: string): string {
  const letters = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}

/** Words as they are read, without addresses, texts of pictures and signs of Markdown. */
function countWords(markdown: string): number {
  const read = markdown.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '').replaceAll(/\]\([^)]*\)/g, ']')
  return read.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’-]*/gu)?.length ?? 0
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}
