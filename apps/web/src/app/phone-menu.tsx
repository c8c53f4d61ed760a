import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { NavLink } from 'react-router'
import { useTexts } from '../language/language.ts'
import { ButtonLink } from '../ui/button.tsx'
import { appTexts } from './app.texts.ts'
import { LanguageChoice } from './language-switch.tsx'
import { navigationLinks, wideScreen } from './navigation-links.ts'
import { ThemeChoice } from './theme-choice.tsx'

const behind = 'main, footer, a[href="#content"]'

/**
 * Makes everything but the header inert while the menu covers it, and moves the focus into the
 * menu. Escape and a wide screen close it.
 */
function useCovering(menu: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    const wide = matchMedia(wideScreen)
    const covered = [...document.querySelectorAll<HTMLElement>(behind)]
    for (const element of covered) element.inert = true
    document.documentElement.style.overflow = 'hidden'
    document.addEventListener('keydown', closeOnEscape)
    wide.addEventListener('change', onClose)
    return () => {
      for (const element of covered) element.inert = false
      document.documentElement.style.overflow = ''
      document.removeEventListener('keydown', closeOnEscape)
      wide.removeEventListener('change', onClose)
    }
  }, [onClose])
  useEffect(() => menu.current?.querySelector('a')?.focus(), [menu])
}

/**
 * The menu under 1024 px: it covers the page under the header. `account` is shown to signed-in
 * users; visitors get login and sign-up instead.
 */
export function PhoneMenu({ account, onClose }: { account: ReactNode; onClose: () => void }) {
  const texts = useTexts(appTexts)
  const menu = useRef<HTMLDivElement>(null)
  useCovering(menu, onClose)
  return (
    <div
      ref={menu}
      id="phone-menu"
      className="page-width fixed inset-x-0 top-[calc(4rem+1px)] bottom-0 flex animate-arrive flex-col overflow-y-auto bg-ground pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <nav aria-label={texts.mainNavigation}>
        {navigationLinks.map(({ to, text }) => (
          <NavLink key={to} to={to} end onClick={onClose} className="type-display flex min-h-20 items-center justify-between border-b border-hairline">
            {({ isActive }) => (
              <>
                {texts[text]}
                {isActive ? <span aria-hidden className="h-2 w-9 -skew-x-24 bg-action-line" /> : <ChevronRight aria-hidden className="size-5 text-ink-muted" />}
              </>
            )}
          </NavLink>
        ))}
      </nav>
      <div className="mt-6 mb-8 flex flex-col gap-3">
        <LanguageChoice />
        <ThemeChoice />
      </div>
      <div className="mt-auto flex gap-3">
        {account ?? (
          <>
            <ButtonLink to="/login" look="outline" className="flex-1" onClick={onClose}>
              {texts.login}
            </ButtonLink>
            <ButtonLink to="/signup" look="primary" className="flex-1" onClick={onClose}>
              {texts.signup}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  )
}
