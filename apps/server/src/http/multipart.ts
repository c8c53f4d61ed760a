import { AppError } from '@relampago/domain/contracts'

/** No form of ours has more. */
const mostParts = 20
const longestHeader = 4096
const blankLine = '\r\n\r\n'

/**
 * The fields of a multipart form, texts and files; of several with one name the last counts. Texts
 * and files are read where they are in the body: a file is copied once. Throws `invalid_body`.
 */
export function readMultipart(body: Buffer, contentType: string): Record<string, string | File> {
  const boundary = /boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  const name = boundary?.[1] ?? boundary?.[2]
  if (name === undefined) throw new AppError('invalid_body')
  const fields = partsOf(body, `--${name}`).map((part) => readPart(part))
  // `Object.fromEntries` takes `__proto__` for a name like any other.
  return Object.fromEntries(fields)
}

/** What is between the delimiters. */
function partsOf(body: Buffer, delimiter: string): Buffer[] {
  const parts: Buffer[] = []
  const isDelimited = body.subarray(0, delimiter.length).toString('latin1') === delimiter
  for (let at = isDelimited ? delimiter.length : -1; ;) {
    if (at < 0 || parts.length > mostParts) throw new AppError('invalid_body')
    const mark = body.subarray(at, at + 2).toString('latin1')
    if (mark === '--') return parts
    const end = body.indexOf(`\r\n${delimiter}`, at)
    if (mark !== '\r\n' || end < 0) throw new AppError('invalid_body')
    parts.push(body.subarray(at + 2, end))
    at = end + 2 + delimiter.length
  }
}

function readPart(part: Buffer): [string, string | File] {
  const headerEnd = part.subarray(0, longestHeader).indexOf(blankLine)
  const header = part.subarray(0, Math.max(0, headerEnd)).toString('utf8')
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(header)?.[1] ?? ''
  const name = parameter(disposition, 'name')
  if (headerEnd < 0 || name === null) throw new AppError('invalid_body')
  const content = part.subarray(headerEnd + blankLine.length)
  const fileName = parameter(disposition, 'filename')
  return [name, fileName === null ? content.toString('utf8') : new File([content], fileName)]
}

/** A parameter in quotes; browsers write quotes and line breaks in it as percent signs do. */
function parameter(disposition: string, name: string): string | null {
  const value = new RegExp(`(?:^|;)\\s*${name}="([^"]*)"`, 'i').exec(disposition)?.[1]
  return value?.replaceAll(/%(22|0D|0A)/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))) ?? null
}
