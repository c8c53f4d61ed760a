/**
 * The theme or link that an address of the wizard brings, or `null`: `input` from our own pages;
 * `url`, `text` and `title` from another app that shares something with the installed one (share
 * target of the manifest). Android puts links into the text, with words around them.
 */
export function inputInAddress(parameters: URLSearchParams): string | null {
  const own = parameters.get('input')
  if (own !== null) return own
  const shared = ['url', 'text', 'title'].map((name) => parameters.get(name)?.trim() ?? '')
  const link = shared.map((value) => /https?:\/\/\S+/i.exec(value)?.[0]).find((found) => found !== undefined)
  return link ?? shared.find((value) => value !== '') ?? null
}
