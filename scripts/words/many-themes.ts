import type { PlantedTheme } from '../../packages/video/tests/planted-content.ts'

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'zo', 'bra', 'cri', 'tro', 'ple', 'nho', 'lha']

/** A word that no other number gives. */
function wordOf(number: number): string {
  const digits = [number % 20, Math.floor(number / 20) % 20, Math.floor(number / 400) % 20, (number * 7) % 20]
  return digits.map((digit) => syllables[digit]).join('')
}

/** Themes as large as real ones: ten names and fourteen sentences in each of two languages. */
export function manyThemes(count: number): PlantedTheme[] {
  return Array.from({ length: count }, (_, theme) => {
    const names = (of: string) =>
      Array.from({ length: 10 }, (_name, name) => (name % 3 === 0 ? `${wordOf(theme * 10 + name)}${of}` : `${wordOf(theme * 10 + name)}${of} ${wordOf(name)}`))
    const says = (of: string) =>
      Array.from(
        { length: 8 },
        (_say, say) => `Quem vê ${wordOf(theme * 90 + say)} ${of} conta ${wordOf(theme * 31 + say * 7)} e ${wordOf(theme + say)} depois.`,
      )
    return { id: `theme-${theme}`, domain: 'nature', pt: names(''), en: names('s'), sayPt: says('cedo'), sayEn: says('early') }
  })
}
