import type { EquationTerm } from '../../scene-plan/numbers.ts'
import { cueWords } from '../../cues/find-said.ts'
import type { ExplainNumber } from './number-sentence.ts'

const term = String.raw`(?:[\p{L}](?![\p{L}]{2})\p{L}?|\d+(?:[.,]\d+)?|[πΔ√])[\d²³\p{L}²³]{0,4}`
const sign = String.raw`[+\-−×x*/÷]`
const equation = new RegExp(String.raw`(?<![\p{L}\d])(${term}(?:\s?${sign}\s?${term})*\s?=\s?${term}(?:\s?${sign}\s?${term})*)(?![\p{L}\d])`, 'u')
/**
 * Elements of formulas that people know; fewer letters make fewer false formulas ("PS5", "B2B").
 */
const element = '(?:H|C|N|O|Na|Cl|Ca|Fe|Mg|S|Si|Al)'
const formula = new RegExp(String.raw`(?<![\p{L}\d-])((?:${element}(?:[2-9]|1\d)?){2,})(?![\p{L}\d-])`, 'gu')
/** More do not fit in a row. */
const mostTerms = 9

/** A formula whose terms enter as they are said. */
export const explainEquation: ExplainNumber = (sentence) => {
  const terms = equationTerms(sentence.text) ?? formulaTerms(sentence.text)
  return terms === null || terms.length > mostTerms ? null : { kind: 'equation', label: sentence.label, terms }
}

function equationTerms(text: string): EquationTerm[] | null {
  const found = equation.exec(text)
  if (found === null) return null
  const start = cueWords(text.slice(0, found.index)).length
  let letters = 0
  return [...(found[1] ?? '').matchAll(/[+\-−×x*/÷=]|[^\s+\-−×*/÷=]+/gu)].map(({ 0: written, index }) => {
    const at = start + cueWords((found[1] ?? '').slice(0, index)).length - (index > 0 && !/\s$/.test((found[1] ?? '').slice(0, index)) ? 1 : 0)
    letters += 1
    const isSign = /^[+\-−×x*/÷=]$/u.test(written) && letters > 1
    const power = /^(.+?)([²³])$/u.exec(written)
    const above = power?.[2] === '²' ? '2' : power?.[2] === '³' ? '3' : ''
    return { text: power?.[1] ?? written, above, below: '', isSign, at }
  })
}

function formulaTerms(text: string): EquationTerm[] | null {
  for (const found of text.matchAll(formula)) {
    const [written] = found
    // "CO", "NaCl" without a count may be anything in capitals.
    if (!/\d/.test(written)) continue
    const at = cueWords(text.slice(0, found.index)).length
    return [...written.matchAll(new RegExp(String.raw`(${element})(\d*)`, 'gu'))].map(([, letter = '', below = '']) => ({
      text: letter,
      below,
      above: '',
      isSign: false,
      at,
    }))
  }
  return null
}
