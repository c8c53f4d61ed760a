import type { Browser, Page } from '@playwright/test'
import { locales, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { takePicture, type Shot } from './take-picture.ts'

/** A person of one language at one window, who takes the pictures of a guide. */
export type Visit = {
  page: Page
  language: InterfaceLanguage
  /** Opens a page of the platform. */
  open: (path: string) => Promise<void>
  take: (name: string, shot: Shot) => Promise<void>
}

export type Place = {
  browser: Browser
  url: string
  token: string | null
  language: InterfaceLanguage
  /** Of the pictures. */
  out: string
  onPicture: (file: string) => void
}

/** Higher than a phone's, so that what belongs to a step is in the window at once. */
export const windows = { phone: { width: 390, height: 1240 }, desktop: { width: 1440, height: 900 } } as const
export type WindowName = keyof typeof windows

/** Walks through a guide in a browser of its own, signed in where there is a token. */
export async function visit(place: Place, window: WindowName, walk: (visit: Visit) => Promise<void>): Promise<void> {
  const { browser, url, token, language, out, onPicture } = place
  await mkdir(out, { recursive: true })
  const context = await browser.newContext({
    viewport: windows[window],
    deviceScaleFactor: 2,
    locale: locales[language],
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    hasTouch: window === 'phone',
    // The style that hides messages in a picture is none of the page's files.
    bypassCSP: true,
  })
  context.setDefaultTimeout(20_000)
  try {
    if (token !== null) await context.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`)
    const page = await context.newPage()
    await walk({
      page,
      language,
      open: async (path) => void (await page.goto(`${url}${path}`)),
      async take(name, shot) {
        const file = `${name}.${language}.webp`
        await takePicture(page, shot, join(out, file))
        onPicture(file)
      },
    })
  } finally {
    await context.close()
  }
}
