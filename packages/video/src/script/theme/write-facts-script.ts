import type { ThemeDomain } from '../../content/kinds/kinds.ts'
import { actionsForDomain } from '../actions/choose-actions.ts'
import { frameContext } from '../context/frame-context.ts'
import { topicValues } from '../phrases/topic-values.ts'
import { phraseHook, themeHook } from './choose-hook.ts'
import type { DraftSentence } from '../drafts/draft-sentence.ts'
import { factSentences, isToKnow, type FactsShape } from './fact-sentences.ts'
import { professionalSentence } from './professional-sentence.ts'
import { factWithHook, isHinted, rankFacts, type RankedFacts } from './rank-facts.ts'
import { recapSentence } from './recap-sentence.ts'
import { keywordsOf, type ThemeBrief } from './theme-brief.ts'
import type { ToldFact, ToldTheme } from './told-theme.ts'
import { themeClosing } from './theme-closing.ts'

/** `anchor` is the fact that the first sentence leads to; it is told right after it. */
type Opening = { shape: FactsShape; text: string; anchor: ToldFact | null; source: DraftSentence['source'] }

/** A script from the library: hook, the person's own sentences, facts in a flow, tips, closing. */
export function writeFactsScript(theme: ToldTheme, brief: ThemeBrief): { drafts: DraftSentence[]; told: ToldFact | null } {
  const closing = themeClosing(brief, 'facts', theme)
  const ranked = rankFacts(theme, brief)
  const opening = openScript(theme, brief, ranked)
  const rest: RankedFacts = { facts: without(ranked.facts, opening.anchor), tips: without(ranked.tips, opening.anchor) }
  const ordered = {
    facts: toldOrder(theme, rest.facts, opening.shape === 'threeFacts' ? promised : toldForSure[brief.seconds]),
    // Tips are counted to three, so exactly three of them belong together.
    tips: toldOrder(theme, rest.tips, promised),
  }
  const hook: DraftSentence = {
    role: 'hook',
    text: opening.text,
    source: opening.source,
    // The first picture shows the theme; the next one shows what the script says of it.
    keywords: brief.topicKeywords.length > 0 ? brief.topicKeywords : [...(opening.anchor?.keywords ?? [])],
    onScreen: { word: brief.screenWord },
    rank: 0,
  }
  const own = frameContext(
    brief.context,
    { hook, closing, seconds: brief.seconds, mayReplaceHook: hook.source.kind === 'structure' && brief.care === null },
    {
      language: brief.language,
      seconds: brief.seconds,
      label: brief.screenWord,
      subject: brief.title,
      keywords: (sentence) => [...keywordsOf(sentence, brief.speech), ...brief.topicKeywords],
    },
  )
  const facts = factSentences(theme, brief, { ...ordered, ranked: rest, shape: opening.shape, anchor: opening.anchor })
  const told = opening.anchor ?? (opening.shape === 'steps' ? ordered.tips[0] : ordered.facts[0]) ?? null
  const others = own.leavesRoom ? [...facts, ...afterFacts(theme, brief, ordered)] : professionalSentence(brief, theme.professional, 2.5)
  return { drafts: [own.hook, ...own.drafts, ...others, own.closing], told }
}

function openScript(theme: ToldTheme, brief: ThemeBrief, ranked: RankedFacts): Opening {
  const { form, topic } = brief.wording
  // A question of the library is answered at once, so the person's own sentences cannot stand
  // between the two.
  if (brief.context.spoken.length > 0) {
    return { shape: 'answer', text: themeHook(brief, 'own', theme), anchor: null, source: { kind: form === 'question' ? 'context' : 'structure' } }
  }
  if (form === 'question') return { shape: 'answer', text: themeHook(brief, 'tell', theme), anchor: null, source: { kind: 'context' } }

  const shape = chooseShape(theme, brief)
  const isVerb = form === 'verb'
  // A promise names what its facts are about: the library's coffee, not "café gelado".
  const values = topicValues(theme.topic, brief.speech, theme.named)
  const promise = {
    answer: null,
    threeFacts: ranked.facts.length < promised ? null : phraseHook(brief, ['threeFacts'], values),
    steps: ranked.tips.length < promised ? null : phraseHook(brief, [isVerb ? 'threeStepsVerb' : 'threeTips'], isVerb ? { topic } : values),
  }[shape]
  if (promise !== null) return { shape, text: promise, anchor: null, source: { kind: 'structure' } }
  return answerOpening(theme, brief, ranked)
}

/** How many facts or tips a hook promises. */
const promised = 3

/** Promises of three need their time. */
function chooseShape(theme: ToldTheme, brief: ThemeBrief): FactsShape {
  if (brief.seconds <= 15) return 'answer'
  const choice = brief.choose('shape')
  if (brief.wording.form === 'verb' || brief.wording.wants === 'steps') return choice.pick(['steps', 'steps', 'answer'] as const)
  // Three steps leave no room for the fact that the person asked for.
  if (theme.facts.some((fact) => fact.kind === 'fact' && isHinted(fact, brief))) return choice.pick(['answer', 'answer', 'threeFacts'] as const)
  if (brief.wording.wants === 'facts' || isToKnow(theme, brief)) return choice.pick(['threeFacts', 'answer'] as const)
  return choice.pick(['answer', 'answer', 'answer', 'threeFacts', 'steps'] as const)
}

/** A number with its unit, or a year; "188" alone is a riddle. */
const saysSomething = /\d.*[\p{L}%°]|^(?:R\$|\$)|^\d{4}$/u

/** A question that a sentence of the library answers, or now and then its number alone. */
function answerOpening(theme: ToldTheme, brief: ThemeBrief, ranked: RankedFacts): Opening {
  const figured = ranked.facts.find(({ figure }) => figure !== undefined && saysSomething.test(figure))
  if (figured?.figure !== undefined && brief.choose('figure').index(4) === 0) {
    const values = { figure: figured.figure, ...topicValues(theme.topic, brief.speech, theme.named) }
    const text = phraseHook(brief, ['figure'], values)
    if (text !== null) return { shape: 'answer', text, anchor: figured, source: figured.source }
  }
  const anchor = factWithHook([...ranked.facts, ...ranked.tips], brief)
  if (anchor?.hook === undefined) return { shape: 'answer', text: themeHook(brief, 'tell', theme), anchor: null, source: { kind: 'structure' } }
  return { shape: 'answer', text: anchor.hook, anchor, source: anchor.source }
}

function without(facts: readonly ToldFact[], anchor: ToldFact | null): ToldFact[] {
  return facts.filter((fact) => fact !== anchor)
}

/**
 * How many of the best sentences of a kind a video tells for sure; they are told in the author's
 * order, then the others are.
 */
const toldForSure = { 15: 1, 30: 3, 60: 4 } as const

function toldOrder(theme: ToldTheme, ranked: readonly ToldFact[], sure: number): ToldFact[] {
  const inAuthorsOrder = (facts: readonly ToldFact[]) => facts.toSorted((one, other) => theme.facts.indexOf(one) - theme.facts.indexOf(other))
  return [...inAuthorsOrder(ranked.slice(0, sure)), ...inAuthorsOrder(ranked.slice(sure))]
}

/**
 * What follows the facts: actions of the domain when a minute is long, the checklist, the
 * professional.
 */
function afterFacts(theme: ToldTheme, brief: ThemeBrief, { tips }: RankedFacts): DraftSentence[] {
  const drafts: DraftSentence[] = []
  if (brief.seconds >= 60 && theme.domain !== null) {
    drafts.push(...fillers(theme.domain, brief))
    // The first three tips have the lowest ranks of all tips, so they are told whenever the
    // checklist is.
    const recaps = tips.slice(0, 3).flatMap(({ recap }) => recap ?? [])
    if (recaps.length === 3) drafts.push(recapSentence(brief, recaps, 5.5))
  }
  return [...drafts, ...professionalSentence(brief, theme.professional, 2.5)]
}

/** The last seconds of a minute: actions of what is done, questions on what is to be understood. */
function fillers(domain: ThemeDomain, brief: ThemeBrief): DraftSentence[] {
  const actions = actionsForDomain(domain, brief.speech)
  const lines = actions.approach === 'do' ? actions.extras : brief.phrases.theme.audience.map((line) => ({ ...line, keywords: [] }))
  return brief
    .choose('extras')
    .shuffle(lines)
    .map(({ say, icon, keywords }, index) => ({
      role: 'body',
      text: say,
      source: { kind: 'structure' },
      keywords: [...keywords, ...brief.topicKeywords],
      icon,
      onScreen: { label: brief.screenWord },
      rank: 50 + index,
    }))
}
