import { useTexts } from '../language/language.ts'
import { Segmented } from '../ui/radio-group.tsx'
import { appTexts } from './app.texts.ts'
import { chooseTheme, themes, useTheme } from './theme.ts'

/** Light, dark, or as the device is set. */
export function ThemeChoice() {
  const texts = useTexts(appTexts)
  const options = themes.map((value) => ({ value, label: texts.themes[value] }))
  return <Segmented label={texts.theme} hideLabel options={options} value={useTheme()} onChange={chooseTheme} />
}
