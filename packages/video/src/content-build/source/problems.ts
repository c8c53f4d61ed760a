/** What is wrong in a file of the content, and how it is mended. */
export type Problem = {
  /** From the root of the repository. */
  file: string
  /** 1 is the first. */
  line: number
  message: string
}

/**
 * As an editor or a terminal opens it: "content/themes/food/coffee.yaml:14: facts[2].check is
 * missing: name where..."
 */
export function problemText({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`
}

export function byPlace(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1
  return one.line - other.line
}
