/** The host of a link as typed, with or without its scheme, without `www`; `null`: no link. */
export function linkHost(input: string): string | null {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#:]+\.[^\s/?#:]+)(?=$|[/?#:]\S*$)/i.exec(input.trim())?.[1]
  return host?.toLowerCase() ?? null
}
