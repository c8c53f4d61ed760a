import type { ComponentType } from 'react'
import { articleIds } from '../features/blog/articles.ts'
import { Layout } from './layout.tsx'
import type { LoadPage } from './lazy-page.tsx'

/** A page or a layout around several: part of the first script, or loaded when it is opened. */
export type PageRoute = {
  path?: string
  Component?: ComponentType
  lazy?: LoadPage
  children?: readonly PageRoute[]
  /** What is shown at addresses that are none: the server answers them with 404. */
  isMissing?: true
}

const legalPages = ['about', 'terms', 'privacy', 'cookies'] as const

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
          { path: '/my-templates', lazy: async () => ({ Component: (await import('../features/templates/own/my-templates-page.tsx')).MyTemplatesPage }) },
          { path: '/templates/:templateId', lazy: async () => ({ Component: (await import('../features/templates/page/template-page.tsx')).TemplatePage }) },
          { path: '/templates', lazy: async () => ({ Component: (await import('../features/templates/gallery/templates-page.tsx')).TemplatesPage }) },
          { path: '/template-editor', lazy: async () => ({ Component: (await import('../features/editor/page/editor-page.tsx')).EditorPage }) },
          { path: '/favorites', lazy: async () => ({ Component: (await import('../features/templates/favorites/favorites-page.tsx')).FavoritesPage }) },
        ],
      },
      { path: '/blog', lazy: async () => ({ Component: (await import('../features/blog/blog-page.tsx')).BlogPage }) },
      ...articleIds.map((id) => ({ path: `/blog/${id}`, lazy: async () => (await import('../features/blog/article-page.tsx')).loadArticlePage(id) })),
      { path: '/blog/:articleId', isMissing: true, lazy: async () => ({ Component: (await import('../features/blog/article-page.tsx')).ArticleMissingPage }) },
      { path: '/help-center', lazy: async () => (await import('../features/help/help-page.tsx')).loadHelpPage() },
      { path: '/tutorials', lazy: async () => (await import('../features/tutorials/tutorials-page.tsx')).loadTutorialsPage() },
      { path: '/status', lazy: async () => (await import('../features/status/status-page.tsx')).loadStatusPage() },
      ...legalPages.map((name) => ({ path: `/${name}`, lazy: async () => (await import('../features/legal/legal-page.tsx')).loadLegalPage(name) })),
      { path: '/offline', lazy: async () => ({ Component: (await import('./offline-page.tsx')).OfflinePage }) },
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
      { path: '*', isMissing: true, lazy: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }) },
    ],
  },
]

/** Pages that are the same for everyone: written as HTML when the site is built. */
export const prerenderedPaths: readonly string[] = [
  '/',
  '/generator',
  '/pricing',
  '/profile',
  '/templates',
  '/my-templates',
  '/favorites',
  '/template-editor',
  '/blog',
  ...articleIds.map((id) => `/blog/${id}`),
  '/help-center',
  '/tutorials',
  '/status',
  '/about',
  '/terms',
  '/privacy',
  '/cookies',
  '/offline',
  '/login',
  '/signup',
  '/check-email',
  '/verify-code',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
]

/** All paths that are pages; the server answers every other one with 404. */
export const pagePaths: readonly string[] = routes
  .flatMap((route) => route.children ?? [])
  .flatMap((route) => [route, ...(route.children ?? [])])
  .flatMap(({ path, isMissing }) => (path === undefined || isMissing ? [] : [path]))
