import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import type { Problem } from './problems.ts'

/**
 * Where something stands in a file: names of fields and positions in lists, from the outside in.
 */
export type FieldPath = readonly PropertyKey[]

/** A file of the content as it was written, with the line of every field. */
export type SourceFile = {
  /** What is wrong with a field; its path stands in front of the message. */
  problem(path: FieldPath, message: string): Problem
  /** The value as its schema reads it, or `null` and what is wrong with its form. */
  read<Value>(schema: z.ZodType<Value>): { value: Value | null; problems: Problem[] }
}

/** Opens a file such as "themes/food/coffee.yaml". */
export function openSource(folder: string, name: string): SourceFile {
  const onDisk = join(folder, name)
  const lines = new LineCounter()
  // Every scalar is a text: "188", "no" and "1884" need no quotation marks.
  const document = parseDocument(existsSync(onDisk) ? readFileSync(onDisk, 'utf8') : '', { schema: 'failsafe', lineCounter: lines, prettyErrors: false })
  const file = `content/${name}`
  const lineAt = (offset: number) => lines.linePos(offset).line

  const problem = (path: FieldPath, message: string): Problem => ({
    file,
    line: lineAt(offsetOf(document, path)),
    message: `${pathText(path)} ${message}`.trim(),
  })
  const ofForm = (issue: z.core.$ZodIssue): Problem[] =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => problem([...issue.path, key], issue.message)) : [problem(issue.path, issue.message)]

  return {
    problem,
    read(schema) {
      const broken = document.errors.map(({ message, pos }) => ({
        file,
        line: lineAt(pos[0]),
        message: `is not readable here (${message}): put a text with ": ", " #" or a sign in front into quotation marks, and mind the indents`,
      }))
      if (!existsSync(onDisk)) return { value: null, problems: [problem([], 'is missing: every language and list has its file')] }
      if (broken.length > 0) return { value: null, problems: broken }
      const result = schema.safeParse(document.toJS())
      return result.success ? { value: result.data, problems: [] } : { value: null, problems: result.error.issues.flatMap(ofForm) }
    },
  }
}

/** `facts[2].pt.say` */
function pathText(path: FieldPath): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`)).join('')
}

/** Where a field begins, or what should hold it when it is missing. */
function offsetOf(document: Document, path: FieldPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = startOf(document, path.slice(0, length))
    if (offset !== null) return offset
  }
  return 0
}

/** Of the key, for a field of a table; of the value, for an entry of a list. */
function startOf(document: Document, path: FieldPath): number | null {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  if (isMap(parent)) {
    const key = parent.items.map((pair) => pair.key).find((one) => isScalar(one) && one.value === path.at(-1))
    return isScalar(key) ? (key.range?.[0] ?? null) : null
  }
  const node = document.getIn(path, true)
  return isNode(node) ? (node.range?.[0] ?? null) : null
}
