import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { Globe } from 'lucide-react'
import { chooseLanguage, useLanguage, useTexts } from '../language/language.ts'
import { Segmented } from '../ui/segmented.tsx'
import { appTexts } from './app.texts.ts'

const languageNames = [
  { value: 'pt', label: 'Português', lang: 'pt-BR' },
  { value: 'en', label: 'English', lang: 'en' },
] as const satisfies readonly { value: InterfaceLanguage; label: string; lang: string }[]

/** Turns to the other language; in the header of large screens. */
export function LanguageButton() {
  const texts = useTexts(appTexts)
  const language = useLanguage()
  const other = language === 'pt' ? 'en' : 'pt'
  return (
    <button
      type="button"
      lang={other === 'pt' ? 'pt-BR' : 'en'}
      onClick={() => chooseLanguage(other)}
      className="hidden min-h-11 items-center gap-2 rounded-md px-3 text-small font-medium text-ink-muted hover:text-ink lg:flex"
    >
      <Globe aria-hidden className="size-4" />
      <span className="sr-only">{texts.switchLanguage}</span>
      <span aria-hidden>{texts.otherLanguage}</span>
    </button>
  )
}

export function LanguageChoice() {
  const texts = useTexts(appTexts)
  return <Segmented label={texts.language} hideLabel options={languageNames} value={useLanguage()} onChange={chooseLanguage} />
}
