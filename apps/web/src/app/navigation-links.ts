/** The pages of the top navigation, in order; `text` is their name in `app.texts.ts`. */
export const navigationLinks = [
  { to: '/', text: 'home' },
  { to: '/generator', text: 'generator' },
  { to: '/templates', text: 'templates' },
  { to: '/pricing', text: 'pricing' },
] as const

/** From here on the links stand in the header; below, in the phone menu. */
export const wideScreen = '(width >= 64rem)'
