import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { phrases, pictureLists } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'
import type { ScriptSentence } from '../../story/script.ts'
import { matchIcons } from '../icons/match-icon.ts'
import { countLabel, findCall, findFigure, findStep, posterLines, splitFigure } from './on-screen-text.ts'
import type { Layout, Tile } from './scene-plan.ts'

export type LayoutContext = {
  theme: string
  language: VideoLanguage
  icon: string
  /** How many steps the script counts. */
  steps: number
  /** Labels that several sentences carry: they name the video, not the step. */
  sharedLabels: ReadonlySet<string>
  /** The layout before this one. */
  previous: Layout['kind'] | null
}

const longestLabel = 30

/** How to show a sentence, by what it means; the writer's own wishes (`onScreen`) come first. */
export function chooseLayout(sentence: ScriptSentence, context: LayoutContext): Layout {
  return wishedLayout(sentence, context) ?? layoutByRole(sentence, context) ?? layoutByWords(sentence, context)
}

function wordsOf(language: VideoLanguage) {
  return phrases(baseLanguage[language]).pictures
}

function wishedLayout(
  { onScreen: wish = {}, role, ...sentence }: ScriptSentence,
  { theme, language, steps, sharedLabels, previous }: LayoutContext,
): Layout | null {
  const { items, step, figure, word } = wish
  if (items !== undefined && items.length >= 2) return { kind: 'checklist', title: wish.label ?? word ?? wordsOf(language).list, items }
  if (role === 'closing') return null
  if (step !== undefined)
    return {
      kind: 'card',
      step,
      steps: Math.max(step, steps),
      caption: ownLabel(wish.label ?? word, sharedLabels) ?? countLabel({ ...sentence, onScreen: wish }, step, language),
    }
  if (role === 'hook') return null
  if (figure !== undefined) return figureLayout(figure, previous, { label: labelOf({ ...sentence, role, onScreen: wish }, theme), language })
  return word === undefined ? null : { kind: 'word', lines: posterLines(word, language), label: null }
}

/** Of two numbers in a row the second one is a poster, which looks different. */
function figureLayout(figure: string, previous: LayoutContext['previous'], { label, language }: { label: string; language: VideoLanguage }): Layout {
  return previous === 'figure' ? { kind: 'word', lines: posterLines(figure, language), label } : { kind: 'figure', ...splitFigure(figure, language), label }
}

function layoutByRole(sentence: ScriptSentence, { theme, language }: LayoutContext): Layout | null {
  const wish = sentence.onScreen ?? {}
  if (sentence.role === 'closing') return { kind: 'call-to-action', text: findCall(sentence.text, language).text }
  if (sentence.role === 'hook') return { kind: 'word', lines: posterLines(wish.word ?? hookWord(sentence, theme), language), label: wish.label ?? null }
  return null
}

function layoutByWords(sentence: ScriptSentence, { theme, language, icon, steps, previous, sharedLabels }: LayoutContext): Layout {
  const label = labelOf(sentence, theme)
  const step = findStep(sentence.text, language)
  if (step !== null)
    return {
      kind: 'card',
      step,
      steps: Math.max(step, steps),
      caption: ownLabel(sentence.onScreen?.label, sharedLabels) ?? countLabel(sentence, step, language),
    }
  const figure = findFigure(sentence.text, language)
  if (figure !== null && previous !== 'figure') return { kind: 'figure', ...figure, label }
  const tiles = findTiles(sentence.text, language)
  if (tiles.length >= 2) return { kind: 'tiles', tiles, label }
  if (pictureLists().onPhone.includes(icon) && previous !== 'phone') return { kind: 'phone', label }
  return { kind: 'hero', label }
}

function ownLabel(label: string | undefined, shared: ReadonlySet<string>): string | null {
  return label === undefined || shared.has(label) ? null : label
}

/**
 * The words over a picture: the writer's, else the theme when it is short, else the first keyword.
 */
function labelOf(sentence: ScriptSentence, theme: string): string {
  return [sentence.onScreen?.label, theme, ...sentence.keywords].find((text) => text !== undefined && text.length <= longestLabel) ?? ''
}

const longestHookWord = 40
function hookWord(sentence: ScriptSentence, theme: string): string {
  return theme.length <= longestHookWord ? theme : (sentence.keywords[0] ?? theme)
}

/** Things in a row, "aroma, sabor e acidez", when each has its own picture: two to four. */
function findTiles(text: string, language: VideoLanguage): Tile[] {
  const { conjunctions } = languageRules[baseLanguage[language]]
  const item = String.raw`[\p{L}-]{3,}`
  const list = new RegExp(String.raw`(${item}(?:,\s+${item})+,?\s+(?:${conjunctions})\s+${item})(?![\p{L}])`, 'iu').exec(text)?.[1]
  if (list === undefined) return []
  const tiles: Tile[] = []
  for (const word of list.split(new RegExp(String.raw`,\s+(?:(?:${conjunctions})\s+)?|\s+(?:${conjunctions})\s+`, 'iu'))) {
    const icon = matchIcons({ texts: [{ text: word, share: 1 }], language }).find(({ id }) => !tiles.some((tile) => tile.icon === id))?.id
    if (icon !== undefined) tiles.push({ icon, text: word })
  }
  return tiles.slice(0, 4)
}
