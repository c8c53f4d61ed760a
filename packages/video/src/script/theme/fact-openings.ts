import type { OpeningStyle } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { canJoin } from '../phrases/join-sentence.ts'
import { topicValues } from '../phrases/topic-values.ts'
import { spokenQuantity } from './spoken-quantity.ts'
import type { RankedFacts } from './rank-facts.ts'
import type { ThemeBrief } from './theme-brief.ts'
import type { ToldFact, ToldTheme } from './told-theme.ts'
import type { Candidate } from './opening.ts'
import { wordedHooks } from './worded-hooks.ts'

/** What most viewers remember is no story. */
const latestStory = 1999

/**
 * What each fact offers to open with: its question, the same put to the viewer, its number, its
 * year, the belief that it corrects. Tips offer their questions. Of a grave theme only questions
 * open: its dead are no riddle.
 */
export function factOpenings(theme: ToldTheme, brief: ThemeBrief, { facts, tips }: RankedFacts): Candidate[] {
  if (theme.isGrave === true) return facts.flatMap(questionOf)
  const asked = [...facts, ...tips].flatMap((fact) => [...questionOf(fact), ...viewerQuestions(fact, brief)])
  const stated = facts.flatMap((fact) => [...beliefs(fact, brief, theme), ...numbers(fact, brief, theme), ...years(fact, brief, theme)])
  return [...asked, ...stated]
}

function leadingTo(anchor: ToldFact, style: OpeningStyle, texts: readonly string[]): Candidate[] {
  return texts.map((text) => ({ style, text, anchor, promised: [], shape: 'answer', source: anchor.source }))
}

function questionOf(fact: ToldFact): Candidate[] {
  return fact.hook === undefined ? [] : leadingTo(fact, 'question', [fact.hook])
}

function viewerQuestions(fact: ToldFact, brief: ThemeBrief): Candidate[] {
  const { hook } = fact
  const { staysAfterKnow, asking } = languageRules[brief.speech].hooks
  if (hook === undefined || /[:?].*\?$/u.test(hook)) return []
  const isSmall = new RegExp(String.raw`^(?:${asking})(?!\p{L})`, 'iu').test(hook) || canJoin(hook, brief.speech)
  if (!isSmall) return []
  const question = hook.charAt(0).toLowerCase() + hook.slice(1)
  return leadingTo(fact, 'you', wordedHooks(brief, staysAfterKnow(hook) ? ['known', 'guess'] : ['guess'], { question }))
}

function beliefs(fact: ToldFact, brief: ThemeBrief, theme: ToldTheme): Candidate[] {
  const denied = languageRules[brief.speech].hooks.denied(fact.say, theme.topic)
  const believed = fact.myth?.replace(/[.!]+$/, '')
  return [
    ...(denied === null ? [] : leadingTo(fact, 'contradiction', [denied])),
    ...(believed === undefined ? [] : leadingTo(fact, 'contradiction', wordedHooks(brief, ['belief'], { belief: believed }))),
  ]
}

function numbers(fact: ToldFact, brief: ThemeBrief, theme: ToldTheme): Candidate[] {
  const figure = spokenQuantity(fact, brief.speech)
  if (figure === null) return []
  return leadingTo(fact, 'number', wordedHooks(brief, ['figure'], { figure, ...topicValues(theme.topic, brief.speech, theme.named) }))
}

function years(fact: ToldFact, brief: ThemeBrief, theme: ToldTheme): Candidate[] {
  const { hooks, theme: rules } = languageRules[brief.speech]
  const [, figure = ''] = new RegExp(String.raw`(?<!\p{L})(?:${hooks.beforeYear}) ([12]\d{3})(?![\d.,%°]\d|\d|s\b|\s?\p{Lu})`, 'iu').exec(fact.say) ?? []
  const isDeath = new RegExp(String.raw`(?<!\p{L})(?:${rules.deaths})(?!\p{L})`, 'iu').test(fact.say)
  if (figure === '' || Number(figure) > latestStory || isDeath) return []
  return leadingTo(fact, 'story', wordedHooks(brief, ['year'], { figure, ...topicValues(theme.topic, brief.speech, theme.named) }))
}
