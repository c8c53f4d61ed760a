import { Link } from 'react-router'
import { useTexts } from '../language/language.ts'
import { Wordmark } from '../ui/logo.tsx'
import { appTexts } from './app.texts.ts'
import { navigationLinks } from './navigation-links.ts'

export function Footer() {
  const texts = useTexts(appTexts)
  return (
    <footer className="border-t border-hairline">
      <div className="page-width flex flex-wrap justify-between gap-x-10 gap-y-8 py-10 lg:py-14">
        <div className="max-w-56 flex-1">
          <Wordmark />
          <p className="mt-4 text-small text-ink-muted">{texts.footerTagline}</p>
        </div>
        <nav aria-labelledby="footer-product" className="min-w-28">
          <h2 id="footer-product" className="text-small font-semibold text-ink-muted">
            {texts.footerProduct}
          </h2>
          <ul className="mt-2">
            {navigationLinks.slice(1).map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center text-small hover:underline">
                  {texts[text]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="w-full border-t border-hairline pt-6 text-small text-ink-faint">{texts.copyright(2026)}</p>
      </div>
    </footer>
  )
}
