import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Coloured parts of a flag, and the part of their plane that it is: left, top, width, height. */
export type Flag = { box: number[]; parts: { d: string; fill: string }[] }

/** Parts from back to front; groups, paths, circles and ellipses is all that the drawings have. */
export function flagOf(folder: string, code: string): Flag {
  const text = readFileSync(join(folder, `country-flag-icons/3x2/${code}.svg`), 'utf8')
  const box = (valueOf(text, 'viewBox') ?? '').split(' ').map(Number)
  if (box.length !== 4) throw new Error(`The flag ${code} has no size`)
  const parts: Flag['parts'] = []
  const fills = ['#000']
  for (const [tag, close, name = '', empty] of text.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (name === 'g' && close !== '') fills.pop()
    if (name === 'svg' || close !== '') continue
    const fill = valueOf(tag, 'fill') ?? String(fills.at(-1))
    if (name === 'g' && empty === '') fills.push(fill)
    if (name !== 'g' && fill !== 'none') parts.push({ d: pathOf(name, tag), fill })
  }
  return { box, parts }
}

function valueOf(tag: string, key: string): string | undefined {
  return new RegExp(String.raw`\s${key}="([^"]*)"`).exec(tag)?.[1]
}

function pathOf(name: string, tag: string): string {
  const path = valueOf(tag, 'd')
  if (path !== undefined) return path
  if (name !== 'circle' && name !== 'ellipse') throw new Error(`A part ${name} of a flag cannot be read`)
  const [x = 0, y = 0] = ['cx', 'cy'].map((key) => Number(valueOf(tag, key)))
  const [rx = 0, ry = 0] = ['rx', 'ry'].map((key) => Number(valueOf(tag, key) ?? valueOf(tag, 'r')))
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}
