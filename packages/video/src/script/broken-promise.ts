import { baseLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../language/languages.ts'
import type { Script } from '../story/script.ts'
import type { Subject } from '../story/subject.ts'
import { foldText } from './text/fold-words.ts'

/**
 * What a hook or a title announces and the script does not keep: "3 fatos" asks for three sentences
 * that are counted and never left out, or for the answer that counts them: "Quais são os 4 passos
 * da venda?" A person's own words may count what they like.
 */
export function brokenPromise({ title, language, sentences }: Script, subject: Subject): string | null {
  const own = subject.kind === 'theme' ? promisedIn(`${subject.theme} ${subject.context}`, language) : []
  const hook = sentences.find(({ role, source }) => role === 'hook' && source.kind !== 'context')
  const answered = promisedIn(sentences[1]?.text ?? '', language)
  const asked = promisedIn(hook?.text ?? '', language).filter((count) => !answered.includes(count))
  const announced = [...promisedIn(title, language), ...asked].filter((count) => !own.includes(count))
  const counted = sentences.filter(({ onScreen }) => onScreen?.step !== undefined)
  const kept = counted.filter(({ priority, onScreen }, index) => priority === 1 && onScreen?.step === index + 1).length
  const broken = announced.find((count) => count !== kept || count !== counted.length)
  return broken === undefined ? null : `${broken} are announced, ${counted.length} are counted, ${kept} of them are always told`
}

/** Numbers of things that a text announces. */
function promisedIn(text: string, language: Script['language']): number[] {
  const { things, numbers } = languageRules[baseLanguage[language]].theme.promises
  const pattern = new RegExp(String.raw`\b(\d{1,2}|${numbers.join('|')}) (?:\p{L}+ )?(?:${things})\b`, 'gu')
  return [...foldText(text).matchAll(pattern)].flatMap(([, count = '']) => {
    const number = /^\d/.test(count) ? Number(count) : numbers.indexOf(count) + 2
    return number >= 2 ? [number] : []
  })
}
