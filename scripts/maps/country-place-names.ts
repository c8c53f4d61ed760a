import { countryName, countryNotes } from '../families/country-names.ts'

/**
 * Names that mean something else as often: "Granada" and "Geórgia" are places elsewhere, "Georgia"
 * is an American state, "Jersey" a shirt.
 */
const unclear = new Set(['Granada', 'Geórgia', 'Georgia', 'Dominica', 'Congo', 'Guiné', 'Guinea'])

/** The usual name first, then those that people also say. */
export function countryNames(code: string): { pt: string[]; en: string[] } {
  const names = (language: 'pt' | 'en') =>
    [countryName(code, language), ...(countryNotes.also[language][code] ?? [])].filter((name, at, all) => !unclear.has(name) && all.indexOf(name) === at)
  return { pt: names('pt'), en: names('en') }
}
