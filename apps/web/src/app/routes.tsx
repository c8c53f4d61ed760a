import type { ComponentType } from 'react'
import { Layout } from './layout.tsx'
import type { LoadPage } from './lazy-page.tsx'

/** A page or a layout around several: part of the first script, or loaded when it is opened. */
export type PageRoute = { path?: string; Component?: ComponentType; lazy?: LoadPage; children?: readonly PageRoute[] }

/** Every page, each in a file of its own that is loaded when it is opened. */
export const routes: readonly PageRoute[] = [
  {
    Component: Layout,
    children: [
      { path: '/', lazy: async () => ({ Component: (await import('../features/landing/landing-page.tsx')).LandingPage }) },
      {
        // Pages with server state share one query cache; public pages do not load it.
        lazy: async () => ({ Component: (await import('./query-layout.tsx')).QueryLayout }),
        children: [
          { path: '/generator', lazy: async () => ({ Component: (await import('../features/generator/wizard/generator-page.tsx')).GeneratorPage }) },
          { path: '/pricing', lazy: async () => ({ Component: (await import('../features/plans/plans-page.tsx')).PlansPage }) },
          { path: '/profile', lazy: async () => ({ Component: (await import('../features/profile/profile-page.tsx')).ProfilePage }) },
        ],
      },
      { path: '/templates', lazy: async () => ({ Component: (await import('./soon-page.tsx')).soonPage('templates') }) },
      { path: '/blog', lazy: async () => ({ Component: (await import('./soon-page.tsx')).soonPage('blog') }) },
      { path: '/help-center', lazy: async () => ({ Component: (await import('./soon-page.tsx')).soonPage('help') }) },
      { path: '/tutorials', lazy: async () => ({ Component: (await import('./soon-page.tsx')).soonPage('tutorials') }) },
      { path: '/status', lazy: async () => ({ Component: (await import('./soon-page.tsx')).soonPage('status') }) },
      { path: '/about', lazy: async () => ({ Component: (await import('./soon-page.tsx')).soonPage('about') }) },
      { path: '/terms', lazy: async () => ({ Component: (await import('./soon-page.tsx')).soonPage('terms') }) },
      { path: '/privacy', lazy: async () => ({ Component: (await import('./soon-page.tsx')).soonPage('privacy') }) },
      { path: '/cookies', lazy: async () => ({ Component: (await import('./soon-page.tsx')).soonPage('cookies') }) },
      { path: '/login', lazy: async () => ({ Component: (await import('../features/account/login/login-page.tsx')).LoginPage }) },
      { path: '/signup', lazy: async () => ({ Component: (await import('../features/account/signup/signup-page.tsx')).SignupPage }) },
      { path: '/check-email', lazy: async () => ({ Component: (await import('../features/account/verification/check-email-page.tsx')).CheckEmailPage }) },
      { path: '/verify-code', lazy: async () => ({ Component: (await import('../features/account/verification/verify-code-page.tsx')).VerifyCodePage }) },
      { path: '/verify-email', lazy: async () => ({ Component: (await import('../features/account/verification/verify-email-page.tsx')).VerifyEmailPage }) },
      {
        path: '/forgot-password',
        lazy: async () => ({ Component: (await import('../features/account/recovery/forgot-password-page.tsx')).ForgotPasswordPage }),
      },
      { path: '/reset-password', lazy: async () => ({ Component: (await import('../features/account/recovery/reset-password-page.tsx')).ResetPasswordPage }) },
      // All parts of the interface; only in development.
      ...(import.meta.env.DEV ? [{ path: '/dev/ui', lazy: async () => ({ Component: (await import('../dev/ui-page.tsx')).UiPage }) }] : []),
      { path: '*', lazy: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }) },
    ],
  },
]

/** Pages that are the same for everyone: written as HTML when the site is built. */
export const prerenderedPaths = [
  '/',
  '/generator',
  '/pricing',
  '/profile',
  '/templates',
  '/blog',
  '/help-center',
  '/tutorials',
  '/status',
  '/about',
  '/terms',
  '/privacy',
  '/cookies',
  '/login',
  '/signup',
  '/check-email',
  '/verify-code',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
] as const

/** All paths that are pages; the server answers every other one with 404. */
export const pagePaths: readonly string[] = routes
  .flatMap((route) => route.children ?? [])
  .flatMap((route) => [route, ...(route.children ?? [])])
  .flatMap(({ path }) => (path === undefined || path === '*' ? [] : [path]))
