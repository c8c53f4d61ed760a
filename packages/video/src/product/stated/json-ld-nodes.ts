export type JsonNode = Readonly<Record<string, unknown>>

// A page of ours to read has a handful of blocks; these bounds keep a hostile one from holding us.
const limits = { nodes: 3000, depth: 8 }

/**
 * Every object in a page's JSON-LD blocks, outer ones first; blocks that are not JSON are skipped.
 * Nodes inside lists of other products are left out.
 */
export function jsonLdNodes(blocks: readonly string[]): JsonNode[] {
  const nodes: JsonNode[] = []
  const visit = (value: unknown, depth: number): void => {
    if (depth > limits.depth || nodes.length >= limits.nodes) return
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1)
    } else if (isNode(value)) {
      nodes.push(value)
      for (const key of containers) visit(value[key], depth + 1)
    }
  }
  for (const block of blocks) visit(parseLeniently(block), 0)
  return nodes
}

/**
 * Only places that hold the page's own product; `isRelatedTo`, `itemListElement` and the like hold
 * others.
 */
const containers = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemOffered', 'about']

export function isNode(value: unknown): value is JsonNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A node's types without their address: `https://schema.org/Product` is `Product`. */
export function typesOf(node: JsonNode): string[] {
  return listOf(node['@type']).flatMap((type) => (typeof type === 'string' ? [type.split(/[/#:]/).at(-1) ?? ''] : []))
}

/** JSON-LD writes one value plain and several as an array. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** Text of a value that is either plain or an object with a `name` or `@value`. */
export function textOf(value: unknown): string {
  const first = listOf(value)[0]
  if (typeof first === 'string') return first
  if (typeof first === 'number') return String(first)
  return isNode(first) ? textOf(first['@value'] ?? first['name']) : ''
}

function parseLeniently(block: string): unknown {
  // Some shops wrap the block in CDATA or a comment, break lines inside strings, or end a list with
  // a comma.
  const json = block.replace(/^\s*(?:\/\*\s*)?(?:<!\[CDATA\[|<!--)(?:\s*\*\/)?|(?:\/\*\s*)?(?:\]\]>|-->)(?:\s*\*\/)?\s*$/g, '').replaceAll(/\p{Cc}/gu, ' ')
  return parsedOrNull(json) ?? parsedOrNull(json.replace(/,(?=\s{0,20}[}\]])/g, ''))
}

function parsedOrNull(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
