/** A path without a page answers 404, which the browser itself reports as an error. */
export const missingPage = '/no-such-page'
/** The pages that open for a visitor. */
export const paths = [
  '/',
  '/generator',
  '/login',
  '/signup',
  '/check-email',
  '/verify-code',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/pricing',
  '/templates',
  '/favorites',
  '/template-editor',
  '/blog',
  '/help-center',
  '/tutorials',
  '/status',
  '/about',
  '/terms',
  '/privacy',
  '/cookies',
  missingPage,
]
