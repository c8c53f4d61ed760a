import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'

/** Attributes whose words people see or hear. */
const spokenAttributes = ['title', 'placeholder', 'alt', 'aria-label', 'aria-valuetext', 'aria-roledescription', 'label']
/** Names that are the same in both languages; the wordmark is drawn in parts. */
const names = new Set(['TikTok', 'Reels', 'Shorts', 'Pro', 'rel', 'mpago', 'relâmpago'])

type Node = { type: string; [field: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/**
 * Words that an element holds itself: its text, literals in braces, and what is spoken of it. Units
 * and numbers are no words.
 */
function wordsOf(node: Node): string[] {
  if (node.type === 'JSXText') return [String(node['value'])]
  if (node.type === 'JSXExpressionContainer' && isNode(node['expression']) && node['expression'].type === 'Literal')
    return [node['expression']['value']].filter((value) => typeof value === 'string')
  if (node.type !== 'JSXAttribute' || !isNode(node['name']) || !spokenAttributes.includes(String(node['name']['name']))) return []
  return isNode(node['value']) && node['value'].type === 'Literal' ? [String(node['value']['value'])] : []
}

function walk(node: Node, found: string[]): string[] {
  found.push(...wordsOf(node))
  // A literal attribute value in braces belongs to code, unless it is one of the spoken ones above.
  if (node.type === 'JSXAttribute') return isNode(node['value']) && node['value'].type !== 'JSXExpressionContainer' ? found : walkInto(node['value'], found)
  for (const value of Object.values(node)) walkInto(value, found)
  return found
}

function walkInto(value: unknown, found: string[]): string[] {
  if (Array.isArray(value)) for (const item of value) walkInto(item, found)
  else if (isNode(value)) {
    const inner = value.type === 'JSXExpressionContainer' && isNode(value['expression']) && value['expression'].type === 'Literal' ? null : value
    if (inner !== null) walk(inner, found)
    else found.push(...wordsOf(value))
  }
  return found
}

/** Words of a source that stand outside the text files. */
function strayWords(source: string): string[] {
  const words = walk(parseAst(source, { lang: 'tsx' }) as unknown as Node, [])
  return words.map((word) => word.trim()).filter((word) => /\p{L}{3,}/u.test(word) && !names.has(word))
}

describe('the texts of the interface', () => {
  const root = join(import.meta.dirname, '../apps/web/src')
  const files = globSync('**/*.tsx', { cwd: root }).filter((file) => !/\.test\.tsx$|^dev\//.test(file))

  it('stand in the text files alone, so that both languages have them', () => {
    const stray = files.flatMap((file) => strayWords(readFileSync(join(root, file), 'utf8')).map((word) => `${file}: ${word}`))

    expect(stray).toEqual([])
    expect(files.length).toBeGreaterThan(80)
  })

  it('are found where they are planted', () => {
    expect(strayWords('const a = <p title="Uma dica">Texto solto<b>{"entre chaves"}</b></p>').toSorted()).toEqual(
      ['Texto solto', 'Uma dica', 'entre chaves'].toSorted(),
    )
    expect(strayWords('const a = <p className="flex grow">{texts.page} 12 s</p>')).toEqual([])
  })
})
