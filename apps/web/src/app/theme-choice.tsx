import { Monitor, Moon, Sun } from 'lucide-react'
import { useTexts } from '../language/language.ts'
import { Segmented } from '../ui/radio-group.tsx'
import { appTexts } from './app.texts.ts'
import { chooseTheme, themes, useTheme } from './theme.ts'

const icons = { system: Monitor, light: Sun, dark: Moon } as const

/** Light, dark, or as the device is set. */
export function ThemeChoice() {
  const texts = useTexts(appTexts)
  const options = themes.map((value) => {
    const Icon = icons[value]
    const label = (
      <span className="flex items-center gap-1.5">
        <Icon aria-hidden className="size-4" />
        {texts.themes[value]}
      </span>
    )
    return { value, label }
  })
  return <Segmented label={texts.theme} hideLabel options={options} value={useTheme()} onChange={chooseTheme} />
}
