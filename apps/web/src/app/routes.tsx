import type { RouteObject } from 'react-router'
import { FailedPage } from './failed-page.tsx'
import { Layout } from './layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** Every page, each in a file of its own that is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    errorElement: <FailedPage />,
    children: [
      { path: '/', lazy: async () => ({ Component: (await import('../features/landing/landing-page.tsx')).LandingPage }) },
      {
        // What talks to the server while it is open shares one query cache; public pages do not load it.
        lazy: async () => ({ Component: (await import('./query-layout.tsx')).QueryLayout }),
        children: [{ path: '/generator', lazy: async () => ({ Component: (await import('../features/generator/generator-page.tsx')).GeneratorPage }) }],
      },
      { path: '/pricing', lazy: async () => ({ Component: (await import('../features/plans/plans-page.tsx')).PlansPage }) },
      { path: '/templates', lazy: async () => ({ Component: (await import('./soon-page.tsx')).TemplatesSoonPage }) },
      { path: '/terms', lazy: async () => ({ Component: (await import('./soon-page.tsx')).TermsSoonPage }) },
      { path: '/privacy', lazy: async () => ({ Component: (await import('./soon-page.tsx')).PrivacySoonPage }) },
      { path: '/login', lazy: async () => ({ Component: (await import('../features/account/login-page.tsx')).LoginPage }) },
      { path: '/signup', lazy: async () => ({ Component: (await import('../features/account/signup-page.tsx')).SignupPage }) },
      { path: '/check-email', lazy: async () => ({ Component: (await import('../features/account/check-email-page.tsx')).CheckEmailPage }) },
      { path: '/verify-email', lazy: async () => ({ Component: (await import('../features/account/verify-email-page.tsx')).VerifyEmailPage }) },
      { path: '/verify-code', lazy: async () => ({ Component: (await import('../features/account/verify-code-page.tsx')).VerifyCodePage }) },
      { path: '*', Component: NotFoundPage },
    ],
  },
]

/** Pages that are the same for everyone: written as HTML when the site is built. */
export const prerenderedPaths = ['/', '/generator', '/pricing', '/templates', '/terms', '/privacy', '/login', '/signup'] as const

/** All paths that are pages; the server answers every other one with 404. */
export const pagePaths: readonly string[] = routes
  .flatMap((route) => route.children ?? [])
  .flatMap((route) => [route, ...(route.children ?? [])])
  .flatMap(({ path }) => (path === undefined || path === '*' ? [] : [path]))
