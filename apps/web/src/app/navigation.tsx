import { Menu, X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useTexts } from '../language/language.ts'
import { useSession } from '../session/session.ts'
import { ButtonLink, IconButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Wordmark } from '../ui/logo.tsx'
import { Avatar } from './avatar.tsx'
import { appTexts } from './app.texts.ts'
import { fetchAhead } from './fetch-code.ts'
import { LanguageButton } from './language-switch.tsx'
import { navigationLinks, wideScreen } from './navigation-links.ts'
import { lazyPart, OptionalPart } from './optional-part.tsx'

// Most visitors to the public pages need neither at once.
const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu)
const loadPhoneMenu = async () => (await import('./phone-menu.tsx')).PhoneMenu
const PhoneMenu = lazyPart(loadPhoneMenu)

function DesktopLinks() {
  const texts = useTexts(appTexts)
  return (
    <nav aria-label={texts.mainNavigation} className="ml-8 hidden self-stretch lg:flex">
      {navigationLinks.map(({ to, text }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) =>
            classNames(
              'relative flex items-center px-4 text-small font-medium transition-colors duration-(--duration-quick) hover:text-ink focus-visible:rounded-md focus-visible:-outline-offset-4',
              isActive ? 'text-ink after:absolute after:inset-x-2 after:bottom-2.5 after:h-0.5 after:bg-ink' : 'text-ink-muted',
            )
          }
        >
          {texts[text]}
        </NavLink>
      ))}
    </nav>
  )
}

function AccountCorner() {
  const texts = useTexts(appTexts)
  const { state } = useSession()
  if (state === 'signedIn')
    return (
      <OptionalPart>
        <AccountMenu />
      </OptionalPart>
    )
  return (
    <>
      <ButtonLink to="/login" look="ghost" size="small" className="max-lg:hidden">
        {texts.login}
      </ButtonLink>
      <ButtonLink to="/signup" look="outline" size="small" className="max-[359px]:hidden min-h-11">
        {texts.signup}
      </ButtonLink>
    </>
  )
}

export function Navigation() {
  const texts = useTexts(appTexts)
  const { pathname } = useLocation()
  const { state } = useSession()
  // The path at which the menu was opened: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === pathname
  const opener = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    setOpenAt(null)
    opener.current?.focus()
  }, [])
  // Fetched before it is opened, so that it also opens offline.
  useEffect(() => (matchMedia(wideScreen).matches ? undefined : fetchAhead(loadPhoneMenu)), [])
  return (
    <header className="sticky top-0 z-40 border-b border-hairline bg-ground">
      <div className="page-width flex h-16 items-center gap-2">
        <Link to="/" className="flex min-h-11 items-center rounded-sm">
          <span className="sr-only">{texts.product}</span>
          <Wordmark />
        </Link>
        <DesktopLinks />
        <div className="ml-auto flex items-center gap-1.5 sm:gap-2">
          <LanguageButton />
          <AccountCorner />
          {state === 'signedIn' ? (
            <Link to="/profile" aria-label={texts.profile} className="flex size-11 items-center justify-center rounded-full lg:hidden">
              <Avatar />
            </Link>
          ) : null}
          <IconButton
            ref={opener}
            label={open ? texts.closeMenu : texts.openMenu}
            aria-expanded={open}
            aria-controls="phone-menu"
            className="-mr-2.5 lg:hidden"
            onClick={() => setOpenAt(open ? null : pathname)}
          >
            {open ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
          </IconButton>
        </div>
      </div>
      <OptionalPart>{open ? <PhoneMenu onClose={close} account={state === 'signedIn' ? <AccountMenu wide /> : null} /> : null}</OptionalPart>
    </header>
  )
}
