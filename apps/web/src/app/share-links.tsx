import { useSyncExternalStore } from 'react'
import { useTexts } from '../language/language.ts'
import { appTexts } from './app.texts.ts'

/** Networks that visitors have accounts at. Each opens with a text and this address filled in. */
const networks = [
  { name: 'WhatsApp', address: (text: string, url: string) => `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}`.trim() })}` },
  { name: 'X', address: (text: string, url: string) => `https://x.com/intent/post?${new URLSearchParams({ text, url })}` },
  { name: 'Facebook', address: (_: string, url: string) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}` },
] as const
const never = () => () => {}

export function ShareLinks() {
  const texts = useTexts(appTexts)
  // A prerendered page does not know its host.
  const url = useSyncExternalStore(
    never,
    () => `${location.origin}/`,
    () => '',
  )
  return (
    <nav aria-label={texts.footerShare} className="mt-4">
      <p aria-hidden className="text-small font-semibold text-ink-muted">
        {texts.footerShare}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {networks.map(({ name, address }) => (
          <li key={name}>
            <a
              href={address(texts.shareText, url)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center rounded-full border border-hairline bg-surface-1 px-4 text-small transition-colors duration-(--duration-quick) hover:bg-surface-2"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
