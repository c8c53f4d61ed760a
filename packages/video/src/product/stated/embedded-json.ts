import type { CheerioAPI } from 'cheerio/slim'
import { isNode, listOf, type JsonNode } from './json-ld-nodes.ts'

/**
 * A node with the name under which its parent holds it (a list has its own name for each item) and
 * the currency that the data around it names.
 */
export type StateNode = { node: JsonNode; key: string; currency: unknown }

/** Longer ones are not worth the time of a second try. */
const longestLiteral = 400_000
// The states of large shops have some thousand nodes; a hostile one ends at these bounds.
const limits = { nodes: 20_000, depth: 16, scripts: 60, assignments: 20 }
/** `window.__STATE__ = {` and `self.page = JSON.parse("`, which may stand anywhere in a script. */
const assignment =
  /(?:window|self|globalThis)(?:\.|\[")[\w$]{1,60}(?:"\])?\s{0,4}=\s{0,4}(?=[{[]|JSON\.parse\()|\bdataLayer\.push\((?=\{)|\b(?:var|let|const)\s[\w$]{1,60}\s{0,4}=\s{0,4}(?=[{[])/g

/**
 * Every object in the data that a page brings for its own scripts (JSON blocks and assignments to
 * variables), outer ones first. What is not JSON is skipped; no script is run.
 */
export function stateNodes($: CheerioAPI): StateNode[] {
  const nodes: StateNode[] = []
  const visit = (value: unknown, key: string, depth: number, outer?: unknown): void => {
    if (depth > limits.depth || nodes.length >= limits.nodes) return
    for (const item of listOf(value)) {
      if (!isNode(item)) continue
      const currency = item['currencyCode'] ?? item['currency'] ?? outer
      nodes.push({ node: item, key, currency })
      for (const [name, inner] of Object.entries(item)) if (typeof inner === 'object') visit(inner, name, depth + 1, currency)
    }
  }
  for (const value of statesOf($)) visit(value, '', 0)
  return nodes
}

function statesOf($: CheerioAPI): unknown[] {
  const scripts = $('script:not([src]):not([type*="ld+json"])').toArray().slice(0, limits.scripts)
  return scripts.flatMap((element) => {
    const code = $(element).text()
    if (!/json/i.test($(element).attr('type') ?? '')) return assignedIn(code)
    const value = parsed(code)
    return [$(element).attr('id') === '__NUXT_DATA__' && Array.isArray(value) ? unflattened(value) : value]
  })
}

/** Nuxt writes one list, in which objects name their values by their places. */
function unflattened(values: readonly unknown[]): unknown[] {
  const one = (place: unknown): unknown => (typeof place === 'number' ? values[place] : place)
  const at = (place: unknown): unknown => {
    const value = one(place)
    return Array.isArray(value) ? value.slice(0, limits.assignments).map(one) : value
  }
  return values.filter(isNode).map((node) => Object.fromEntries(Object.entries(node).map(([key, place]) => [key, at(place)])))
}

function assignedIn(code: string): unknown[] {
  const values: unknown[] = []
  for (const { 0: whole, index } of code.matchAll(assignment)) {
    if (values.length >= limits.assignments) break
    const start = index + whole.length
    if (code.startsWith('JSON.parse(', start)) values.push(parsed(parsedText(code.slice(start + 'JSON.parse('.length))))
    else values.push(parsed(balanced(code, start)))
  }
  return values
}

/** The object or list that begins at `start`, up to the bracket that closes it. */
function balanced(code: string, start: number): string {
  let depth = 0
  for (let at = start; at < code.length; at++) {
    const character = code[at]
    if (character === '"' || character === "'") at = endOfString(code, at, character)
    else if (character === '{' || character === '[') depth++
    else if ((character === '}' || character === ']') && --depth === 0) return code.slice(start, at + 1)
  }
  return ''
}

function endOfString(code: string, start: number, quote: string): number {
  let at = start + 1
  while (at < code.length && code[at] !== quote) at += code[at] === '\\' ? 2 : 1
  return at
}

/** The JSON text inside a quoted literal: `"{\"name\":…}"`. */
function parsedText(code: string): string {
  const text = code.startsWith('"') ? parsed(code.slice(0, endOfString(code, 0, '"') + 1)) : ''
  return typeof text === 'string' ? text : ''
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json.length > longestLiteral ? null : parsedLiteral(json)
  }
}

/** A literal of JavaScript that is almost JSON: `{name: 'Copo', isNew: !0, old: undefined,}`. */
function parsedLiteral(code: string): unknown {
  try {
    return JSON.parse(code.replace(literalPart, jsonOf))
  } catch {
    return null
  }
}

/** Strings in either quotes, names, and commas before the end of a list. */
const literalPart = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|!0|!1|[A-Za-z_$][\w$]*(?=\s{0,4}:)|\bundefined\b|,(?=\s{0,20}[}\]])/g

/** What a text in single quotes writes in another way. */
const quoted: Readonly<Record<string, string>> = { '"': String.raw`\"`, [String.raw`\'`]: "'" }

function jsonOf(part: string): string {
  if (part.startsWith('"')) return part
  if (part.startsWith("'")) return `"${part.slice(1, -1).replace(/\\.|"/g, (sign) => quoted[sign] ?? sign)}"`
  const said: Readonly<Record<string, string>> = { '!0': 'true', '!1': 'false', undefined: 'null', ',': '' }
  return said[part] ?? JSON.stringify(part)
}
