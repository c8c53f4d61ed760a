import type { ScriptOrder } from '@relampago/domain/contracts'
import type { Knowledge } from '../../story/knowledge.ts'
import type { Subject } from '../../story/subject.ts'
import { tellContext } from '../context/tell-context.ts'
import { figureOf } from '../text/figure-of.ts'
import { wordsOf } from '../text/fold-words.ts'
import { mostHookWords, themeHook } from '../theme/choose-hook.ts'
import { rankFacts } from '../theme/rank-facts.ts'
import { keywordsOf, themeBrief, type ThemeBrief } from '../theme/theme-brief.ts'
import { toldTheme, type ToldFact } from '../theme/told-theme.ts'
import type { GivenFact, ModelMaterial } from './model-material.ts'

/** More than a video tells, so that the model can choose. */
const mostFacts = { 15: 6, 30: 10, 60: 16 } as const
/** Share of the length that the person's own sentences may fill. */
const contextShare = 0.8

/** What is known on a theme, the person's own sentences first; `null` for a theme that hurts. */
export function themeFacts(subject: Extract<Subject, { kind: 'theme' }>, known: readonly Knowledge[], order: ScriptOrder): ModelMaterial | null {
  const brief = themeBrief(subject, order, known)
  if (brief.care !== null) return null
  const theme = toldTheme(brief, known)
  const ranked = theme === null ? { facts: [], tips: [] } : rankFacts(theme, brief)
  const told = [...ranked.facts, ...ranked.tips].slice(0, mostFacts[brief.seconds]).map(givenFact)
  const own = ownFacts(brief, brief.title)
  const professional = brief.phrases.theme.professional
  const lines = new Set(Object.values(professional).flatMap(({ say }) => say))
  return {
    theme: [subject.theme, theme?.topic ?? ''].join(' '),
    facts: [...own.facts, ...told],
    wishes: own.wishes,
    hook: (first) => openingOf(brief, first),
    fixed: ({ sentences }) => sentences.filter(({ text }) => lines.has(text)),
  }
}

function givenFact({ say, source, keywords, icon, figure, hook }: ToldFact): GivenFact {
  return { text: say, mustBeSaid: false, source, keywords: [...keywords], icon, figure: figure ?? figureOf(say), hook }
}

/** The question that the first sentence answers, or one that promises nothing but the theme. */
function openingOf(brief: ThemeBrief, first: GivenFact | undefined) {
  const isQuestion = brief.wording.form === 'question'
  const { hook, source } = first ?? {}
  if (!isQuestion && hook !== undefined && source !== undefined && wordsOf(hook).length <= mostHookWords(brief.seconds)) return { text: hook, source }
  const text = themeHook(brief, brief.context.spoken.length > 0 ? 'own' : 'noun')
  const kind = isQuestion ? 'context' : 'structure'
  return { text, source: { kind } } as const
}

/** The person's sentences that fit, and what they ask of the writer. */
export function ownFacts(brief: Pick<ThemeBrief, 'context' | 'language' | 'seconds' | 'speech' | 'topicKeywords'>, subject: string) {
  const { parts } = brief.context
  const place = { language: brief.language, seconds: brief.seconds, room: brief.seconds * contextShare, label: '', subject }
  const keywords = (sentence: string) => [...keywordsOf(sentence, brief.speech), ...brief.topicKeywords]
  const { drafts } = tellContext(brief.context, { ...place, keywords }, '')
  const facts = drafts.map(({ text, rank, keywords: words, source }): GivenFact => ({
    text,
    mustBeSaid: rank === 0,
    source,
    keywords: words,
    figure: figureOf(text),
  }))
  return { facts, wishes: parts.filter(({ kind }) => kind === 'order').map(({ written }) => written) }
}
