import { bothCountryNames, ownCountries } from './country-names.ts'
import { bothNames, stated, type Items } from './family-text.ts'
import { officialCodes, scriptOf } from './read-cldr.ts'
import { nameOf, readOwn } from './read-own.ts'

/** In more than this many countries, the number is told as well. */
const manyCountries = 10
const families = readOwn('languages') as Record<string, string>
const notes = readOwn('language-notes') as Record<'trait' | 'spoken', Record<string, string>>

/** Languages: family, where official, writing, what they call themselves. */
export function languageItems(): Items {
  return Object.fromEntries(
    Object.keys(families).map((code) => {
      const [pt, en] = [nameOf('language', code, 'pt'), nameOf('language', code, 'en')]
      const names = bothNames([`língua ${feminineOf(pt)}`, pt, feminineOf(pt)], [en], clear.has(code) ? { pt: 'capital' } : { pt: 'kind', en: 'kind' })
      if (clear.has(code)) names.pt = { names: names.pt?.names ?? [] }
      return [code, { ...names, states: statesOf(code) }]
    }),
  )
}

/** Their names mean nothing else. */
const clear = new Set(['hi', 'sw', 'yi', 'fil', 'ur', 'gd'])

function statesOf(code: string) {
  const family = families[code] ?? ''
  const official = Object.keys(ownCountries).filter((country) => officialCodes(country).includes(code))
  const script = scriptOf(code)
  const self = nameOf('language', code, code)
  const [pt = '', en = ''] = family.split('|')
  return stated({
    'own-family': family === 'none' ? '' : `${pt.split(' ').map(plural).join(' ')}|${en}`,
    'own-isolate': family === 'none' ? 'yes' : '',
    'own-official': official.length === 0 ? [] : bigFirst(official).map(bothCountryNames),
    'own-official-count': official.length > manyCountries ? moreThan(official.length) : '',
    'own-trait': notes.trait[code],
    'own-spoken': notes.spoken[code],
    'own-writing': scripts[script],
    'own-right-to-left': ['Arab', 'Hebr'].includes(script) ? 'yes' : '',
    'own-self': /^[\p{Script=Latin}\s'’-]+$/u.test(self) && !['pt', 'en'].includes(code) ? self : '',
  })
}

function bigFirst(countries: readonly string[]): string[] {
  return countries.toSorted((one, other) => (ownCountries[other]?.[1] ?? 0) - (ownCountries[one]?.[1] ?? 0))
}

/** The lists of countries differ by a few: a round number below is right in all. */
function moreThan(count: number): string {
  const round = Math.floor((count - 1) / 10) * 10
  return `mais de ${round} países|more than ${round} countries`
}

function plural(adjective: string): string {
  return adjective.endsWith('a') ? `${adjective}s` : adjective
}

const endings = [
  [/ês$/, 'esa'],
  [/ão$/, 'ã'],
  [/ol$/, 'ola'],
  [/eu$/, 'eia'],
  [/o$/, 'a'],
] as const

/** "língua basca", "língua japonesa"; as it is for other endings. */
function feminineOf(name: string): string {
  const rule = endings.find(([ending]) => ending.test(name))
  return rule === undefined || /[\s-]/.test(name) || invariable.has(name) ? name : name.replace(rule[0], rule[1])
}

const invariable = new Set(['suaíli'])

const scripts: Readonly<Record<string, string>> = {
  Latn: 'o alfabeto latino|the Latin alphabet',
  Cyrl: 'o alfabeto cirílico|the Cyrillic alphabet',
  Arab: 'letras do alfabeto árabe|letters of the Arabic alphabet',
  Grek: 'o alfabeto grego|the Greek alphabet',
  Hebr: 'o alfabeto hebraico|the Hebrew alphabet',
  Armn: 'um alfabeto próprio de 38 letras|an alphabet of its own with 38 letters',
  Geor: 'um alfabeto próprio de 33 letras|an alphabet of its own with 33 letters',
  Deva: 'a escrita devanágari|the Devanagari script',
  Beng: 'a escrita bengali|the Bengali script',
  Taml: 'uma escrita própria, a tâmil|its own Tamil script',
  Telu: 'uma escrita própria, a telugu|its own Telugu script',
  Knda: 'uma escrita própria, a canará|its own Kannada script',
  Mlym: 'uma escrita própria, a malaiala|its own Malayalam script',
  Sinh: 'uma escrita própria, a cingalesa|its own Sinhala script',
  Thai: 'uma escrita própria, a tailandesa|its own Thai script',
  Laoo: 'uma escrita própria, a laosiana|its own Lao script',
  Khmr: 'uma escrita própria, a khmer|its own Khmer script',
  Mymr: 'uma escrita própria, a birmanesa|its own Burmese script',
  Tibt: 'a escrita tibetana|the Tibetan script',
  Ethi: 'a escrita etíope, de sinais silábicos|the Ethiopic script, with signs for syllables',
  Hans: 'caracteres, em vez de um alfabeto|characters instead of an alphabet',
  Jpan: 'três sistemas: hiragana, katakana e kanji|three systems: hiragana, katakana and kanji',
  Kore: 'o hangul, um alfabeto criado no século XV|Hangul, an alphabet created in the 15th century',
}
