/**
 * Start of the public addresses in what the build of the web writes. The server, which alone knows
 * them, puts `PUBLIC_URL` in its place.
 */
export const builtAddress = 'https://public-url.invalid'
/** Files of the build, besides its pages, that hold such addresses. */
export const filesWithAddresses: readonly string[] = ['sitemap.xml', 'robots.txt', 'blog/feed.xml']
