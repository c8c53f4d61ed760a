/** A page that exists; `parameters` are those in its path. */
export type FoundPage = { pattern: string; parameters: Record<string, string> }

/**
 * The page at a path among all paths of the web, where a part such as `:templateId` stands for any
 * text. `null` when there is none.
 */
export function findPage(pagePaths: ReadonlySet<string>, path: string): FoundPage | null {
  if (pagePaths.has(path) && !path.includes('/:')) return { pattern: path, parameters: {} }
  for (const pattern of pagePaths) {
    const parameters = pattern.includes('/:') ? parametersIn(pattern.split('/'), path.split('/')) : null
    if (parameters !== null) return { pattern, parameters }
  }
  return null
}

function parametersIn(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const given = path[index] ?? ''
    if (part.startsWith(':') && given !== '') parameters[part.slice(1)] = given
    else if (part !== given) return null
  }
  return parameters
}
