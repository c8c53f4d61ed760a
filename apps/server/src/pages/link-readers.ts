/**
 * Names in the User-Agent of programs that fetch a page to show its title and picture, or to list
 * it. Most accept any format, as programs that ask the API do. From the public descriptions of the
 * networks, messengers and search engines.
 */
const names = [
  'applebot',
  'bingbot',
  'discordbot',
  'embedly',
  'facebookcatalog',
  'facebookexternalhit',
  'facebot',
  'googlebot',
  'linkedinbot',
  'mastodon',
  'meta-externalagent',
  'pinterest',
  'redditbot',
  'skypeuripreview',
  'slackbot',
  'telegrambot',
  'tiktok',
  'twitterbot',
  'viber',
  'vkshare',
  'whatsapp',
]
const pattern = new RegExp(names.join('|'), 'i')

/** Whether a User-Agent names a program that reads pages for others. */
export function isLinkReader(userAgent: string | undefined): boolean {
  return userAgent !== undefined && pattern.test(userAgent.slice(0, 500))
}
