import { Link } from 'react-router'
import { useTexts } from '../language/language.ts'
import { Wordmark } from '../ui/logo.tsx'
import { appTexts } from './app.texts.ts'
import { navigationLinks } from './navigation-links.ts'
import { SocialLinks } from './social-links.tsx'
import { ThemeChoice } from './theme-choice.tsx'

type Texts = typeof appTexts.pt
/** Keys of the texts without parameters. */
type PlainText = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts]
type FooterLink = { to: string; text: PlainText }

const columns: readonly { title: PlainText; links: readonly FooterLink[] }[] = [
  { title: 'footerProduct', links: navigationLinks.filter((link) => link.text !== 'home') },
  {
    title: 'footerCompany',
    links: [
      { to: '/about', text: 'about' },
      { to: '/blog', text: 'blog' },
    ],
  },
  {
    title: 'footerSupport',
    links: [
      { to: '/help-center', text: 'help' },
      { to: '/tutorials', text: 'tutorials' },
      { to: '/status', text: 'status' },
    ],
  },
]
const legal: readonly FooterLink[] = [
  { to: '/terms', text: 'terms' },
  { to: '/privacy', text: 'privacy' },
  { to: '/cookies', text: 'cookies' },
]

function Links({ links }: { links: readonly FooterLink[] }) {
  const texts = useTexts(appTexts)
  return links.map(({ to, text }) => (
    <li key={to}>
      <Link to={to} className="touch-target inline-flex min-h-11 items-center text-small hover:underline lg:pointer-fine:min-h-9">
        {texts[text]}
      </Link>
    </li>
  ))
}

/**
 * The product's name, wider than the page and cut by its lower edge: decoration, so it is drawn and
 * not written.
 */
function FooterWord() {
  return (
    <div
      aria-hidden
      className="mt-6 flex h-[clamp(3rem,16.5vw,22rem)] justify-center overflow-hidden select-none forced-colors:hidden before:font-display before:text-[clamp(5.2rem,27vw,36rem)] before:leading-[0.95] before:font-extrabold before:tracking-[-0.03em] before:whitespace-nowrap before:text-surface-2/70 before:content-['relâmpago'] before:[font-stretch:75%]"
    />
  )
}

export function Footer() {
  const texts = useTexts(appTexts)
  return (
    <footer className="border-t border-hairline">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-8 pt-10 sm:grid-cols-3 lg:grid-cols-[1.8fr_1fr_1fr_1fr] lg:pt-14">
        <div className="col-span-full lg:col-span-1">
          <Wordmark />
          <p className="mt-4 max-w-56 text-small text-ink-muted">{texts.footerTagline}</p>
          <SocialLinks />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-labelledby={title}>
            <h2 id={title} className="text-small font-semibold text-ink-muted">
              {texts[title]}
            </h2>
            <ul className="mt-2">
              <Links links={links} />
            </ul>
          </nav>
        ))}
        <div className="col-span-full mt-4 flex flex-wrap items-center gap-x-6 border-t border-hairline pt-4 text-small text-ink-faint">
          <p className="min-h-11 content-center">{texts.copyright(2026)}</p>
          <nav aria-label={texts.footerLegal}>
            <ul className="flex gap-x-6">
              <Links links={legal} />
            </ul>
          </nav>
          <div className="ml-auto py-2 max-sm:w-full">
            <ThemeChoice />
          </div>
        </div>
      </div>
      <FooterWord />
    </footer>
  )
}
