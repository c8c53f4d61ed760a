import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { phrases, pictureLists } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'
import type { ScriptSentence } from '../../story/script.ts'
import { explain } from '../explain/explain.ts'
import { countLabel, labelOf, longestLabel } from '../labels/labels.ts'
import type { Explained } from '../scene-plan/explained.ts'
import { matchIcons } from '../icons/match-icon.ts'
import { findCall, findFigure, findStep, posterLines, splitFigure } from './on-screen-text.ts'
import type { Layout, Tile } from '../scene-plan/scene-plan.ts'
import { strongPhrase } from './strong-phrase.ts'
import { tellingPhrase } from './telling-phrase.ts'

export type LayoutContext = {
  theme: string
  language: VideoLanguage
  /** `null`: nothing fits, so type alone is shown. */
  icon: string | null
  /** Whether the sentence itself names that icon. */
  isNamed: boolean
  /** Whether it is the picture of the theme. */
  isThemeShown: boolean
  /** How many steps the script counts. */
  steps: number
  /** Labels that several sentences carry: they name the video, not the step. */
  sharedLabels: ReadonlySet<string>
  /** Whether a picture of the theme, not shown just now, can stand in for one that is missing. */
  hasStandIn: boolean
  /** The layout before this one. */
  previous: Layout['kind'] | null
  explained: Omit<Explained, 'sentence'>
}

/** How to show a sentence, by what it means; the writer's own wishes (`onScreen`) come first. */
export function chooseLayout(sentence: ScriptSentence, context: LayoutContext): Layout {
  return (
    shapeLayout(sentence, context) ??
    explain({ ...context.explained, sentence }) ??
    wishedLayout(sentence, context) ??
    layoutByRole(sentence, context) ??
    layoutByWords(sentence, context)
  )
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
  if (role === 'closing' || (role === 'hook' && figure === undefined)) return null
  if (step !== undefined)
    return {
      kind: 'card',
      step,
      steps: Math.max(step, steps),
      caption: ownLabel(wish.label ?? word, sharedLabels) ?? countLabel({ ...sentence, onScreen: wish }, step, language),
    }
  if (figure !== undefined) return figureLayout(figure, previous, { label: labelOf({ ...sentence, role, onScreen: wish }, theme), language })
  return word === undefined ? null : { kind: 'word', lines: posterLines(word, language), label: null }
}

/** Pictures that belong to a shape of script. */
function shapeLayout(sentence: ScriptSentence, { theme, language }: Pick<LayoutContext, 'theme' | 'language'>): Layout | null {
  const { verdict, quiz, versus } = sentence.onScreen ?? {}
  const { myth, truth, or } = wordsOf(language)
  if (verdict !== undefined)
    return { kind: 'verdict', isTrue: verdict === 'truth', stamp: verdict === 'truth' ? truth : myth, label: theme.length <= longestLabel ? theme : '' }
  if (quiz !== undefined) {
    const pause = quiz.isOpen ? (sentence.pauseAfter ?? null) : null
    return { kind: 'quiz', question: quiz.question, options: quiz.texts, right: quiz.isOpen ? null : quiz.right, pause }
  }
  if (versus === undefined) return null
  const icons = versus.flatMap((text) => matchIcons({ texts: [{ text, share: 1 }], language })[0]?.id ?? [])
  return { kind: 'versus', one: versus[0], other: versus[1], joint: or, icons: icons.length === 2 ? icons : [] }
}

/** Of two numbers in a row the second one is a poster, which looks different. */
function figureLayout(figure: string, previous: LayoutContext['previous'], { label, language }: { label: string; language: VideoLanguage }): Layout {
  return previous === 'figure' ? { kind: 'word', lines: posterLines(figure, language), label } : { kind: 'figure', ...splitFigure(figure, language), label }
}

function layoutByRole(sentence: ScriptSentence, { theme, language }: LayoutContext): Layout | null {
  const wish = sentence.onScreen ?? {}
  if (sentence.role === 'closing') return { kind: 'call-to-action', text: findCall(sentence, language).text }
  if (sentence.role === 'hook') return { kind: 'word', lines: posterLines(wish.word ?? hookWord(sentence, theme), language), label: wish.label ?? null }
  return null
}

function layoutByWords(
  sentence: ScriptSentence,
  { theme, language, icon, isNamed, isThemeShown, steps, previous, sharedLabels, hasStandIn, explained }: LayoutContext,
): Layout {
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
  if (icon === null) {
    const phrase = tellingPhrase(sentence.text, theme, language)
    return phrase === null && hasStandIn ? { kind: 'hero', label } : { kind: 'word', lines: posterLines(phrase ?? theme, language), label }
  }
  const strong = isNamed || previous === 'word' ? null : strongPhrase(sentence.text, { theme: explained.theme, isThemeShown }, language)
  if (strong !== null) return { kind: 'word', lines: posterLines(strong, language), label }
  if (pictureLists().onPhone.includes(icon) && previous !== 'phone') return { kind: 'phone', label }
  return { kind: 'hero', label }
}

function ownLabel(label: string | undefined, shared: ReadonlySet<string>): string | null {
  return label === undefined || shared.has(label) ? null : label
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
