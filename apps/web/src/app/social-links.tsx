import { useSyncExternalStore } from 'react'
import { useTexts } from '../language/language.ts'
import { appTexts } from './app.texts.ts'

/** Networks by their hosts. Any other is named by its host. */
const networks: Readonly<Record<string, string>> = {
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'x.com': 'X',
  'facebook.com': 'Facebook',
  'linkedin.com': 'LinkedIn',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'bsky.app': 'Bluesky',
  'whatsapp.com': 'WhatsApp',
  'github.com': 'GitHub',
}
const never = () => () => {}
/** A setting of the server, which it writes into every page. */
const setting = () => document.querySelector<HTMLMetaElement>('meta[name="social"]')?.content ?? ''

function networkOf(address: string): string {
  const { hostname } = new URL(address)
  const host = hostname.replace(/^www\./, '')
  return networks[host] ?? host
}

/** The profiles of the platform on social networks; nothing where the operator has set none. */
export function SocialLinks() {
  const texts = useTexts(appTexts)
  // A prerendered page has no settings.
  const links = useSyncExternalStore(never, setting, () => '')
  if (links === '') return null
  return (
    <nav aria-label={texts.footerSocial} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {links.split(' ').map((address) => (
          <li key={address}>
            <a
              href={address}
              target="_blank"
              rel="me noreferrer"
              className="inline-flex min-h-11 items-center rounded-full border border-hairline bg-surface-1 px-4 text-small transition-colors duration-(--duration-quick) hover:bg-surface-quiet"
            >
              {networkOf(address)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
