import { interfaceLanguages, languageTags } from '@relampago/domain/catalogue'
import { Globe } from 'lucide-react'
import { chooseLanguage, useLanguage, useTexts } from '../language/language.ts'
import { Segmented } from '../ui/radio-group.tsx'
import { appTexts } from './app.texts.ts'

/** Each language by its own name. */
const languageNames = interfaceLanguages.map((value) => ({ value, label: appTexts[value].thisLanguage, lang: languageTags[value] }))

/** Switches to the next language, named in that language; in the header of large screens. */
export function LanguageButton() {
  const language = useLanguage()
  const next = interfaceLanguages[(interfaceLanguages.indexOf(language) + 1) % interfaceLanguages.length] ?? language
  const texts = appTexts[next]
  return (
    <button
      type="button"
      lang={languageTags[next]}
      onClick={() => chooseLanguage(next)}
      className="hidden min-h-11 items-center gap-2 rounded-md px-3 text-small font-medium text-ink-muted hover:text-ink lg:flex"
    >
      <Globe aria-hidden className="size-4" />
      <span className="sr-only">{texts.switchHere}</span>
      <span aria-hidden>{texts.languageCode}</span>
    </button>
  )
}

export function LanguageChoice() {
  const texts = useTexts(appTexts)
  return <Segmented label={texts.language} hideLabel options={languageNames} value={useLanguage()} onChange={chooseLanguage} />
}
