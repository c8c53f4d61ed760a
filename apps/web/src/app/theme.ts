import { useEffect } from 'react'
import { readStored, removeStored, useStored, writeStored } from '../storage/stored-values.ts'

/** `system`: the page follows the setting of the device. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** What is stored as a theme; anything else follows the system. */
function toTheme(stored: string | null): Theme {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Stores the choice in the browser and shows it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') removeStored('theme')
  else writeStored('theme', theme)
  showTheme(theme)
}

/** The page and the bar that phones draw around it. */
function showTheme(theme: Theme): void {
  const page = document.documentElement
  if (theme === 'system') delete page.dataset['theme']
  else page.dataset['theme'] = theme
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { theme: of = '' } = bar.dataset
    bar.media = theme === 'system' ? `(prefers-color-scheme: ${of})` : theme === of ? 'all' : 'not all'
  }
}

export function useTheme(): Theme {
  return toTheme(useStored('theme'))
}

/** Keeps the page in the theme that is stored, also when another tab changes it. */
export function useShownTheme(): void {
  const stored = useStored('theme')
  useEffect(() => {
    // During hydration nothing seems to be stored, and the early script has shown what is.
    if (stored === readStored('theme')) showTheme(toTheme(stored))
  }, [stored])
}
