import type { ThemeDomain } from '../../content/kinds/kinds.ts'
import { actionsForDomain } from '../actions/choose-actions.ts'
import { frameContext } from '../context/frame-context.ts'
import { topicValues } from '../phrases/topic-values.ts'
import { phraseHook, themeHook } from './choose-hook.ts'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import { chooseFacts } from '../drafts/choose-facts.ts'
import { coreShare, sizeScript, tellsFact, type DraftSentence } from '../drafts/draft-sentence.ts'
import { countedAloud, factSentences, isToKnow, type FactsShape } from './fact-sentences.ts'
import { professionalSentence } from './professional-sentence.ts'
import { factsWithHook, isHinted, rankFacts, type RankedFacts } from './rank-facts.ts'
import { recapSentence } from './recap-sentence.ts'
import { keywordsOf, type ThemeBrief } from './theme-brief.ts'
import { tellingOrder } from './telling-order.ts'
import type { ToldFact, ToldTheme } from './told-theme.ts'
import { themeClosing } from './theme-closing.ts'

/**
 * `anchor` is the fact that the first sentence leads to; it is told right after it. `promised` are
 * the facts or tips that it counts.
 */
type Opening = { shape: FactsShape; text: string; anchor: ToldFact | null; promised: readonly ToldFact[]; source: DraftSentence['source'] }

/** Facts and tips that a video of each length tells when so many are known and fit. */
export const fewestFacts = { 15: 3, 30: 4, 60: 7 } as const satisfies Record<ThemeBrief['seconds'], number>

/**
 * A script from the library: hook, the person's own sentences, facts in a flow, tips, closing. Of
 * the openings that the theme allows, in the order of the seed, the first one that leaves time for
 * enough facts.
 */
export function writeFactsScript(theme: ToldTheme, brief: ThemeBrief): { drafts: DraftSentence[] } {
  const ranked = rankFacts(theme, brief)
  const wanted = Math.min(fewestFacts[brief.seconds], theme.facts.length)
  // Where no opening leaves time for enough facts, the closing is as short as in 15 seconds.
  const closings = [brief, { ...brief, seconds: 15 as const }].map((one) => themeClosing(one, 'facts', theme))
  let best: { drafts: DraftSentence[]; told: number } = { drafts: [], told: -1 }
  for (const closing of closings) {
    for (const opening of openings(theme, brief, { ranked, closing })) {
      const drafts = draftsAfter(opening, { theme, brief, ranked, closing })
      const told = sureFacts(drafts, brief, wanted)
      if (told > best.told) best = { drafts, told }
      if (told >= wanted) return { drafts }
    }
  }
  return { drafts: best.drafts }
}

function sureFacts(drafts: readonly DraftSentence[], brief: ThemeBrief, wanted: number): number {
  return sizeScript(drafts, brief.seconds, brief.language, { facts: wanted }).filter((one) => one.priority <= 2 && tellsFact(one)).length
}

type Writing = { theme: ToldTheme; brief: ThemeBrief; ranked: RankedFacts; closing: DraftSentence }

function draftsAfter(opening: Opening, { theme, brief, ranked, closing }: Writing): DraftSentence[] {
  const { anchor, promised, shape } = opening
  const rest: RankedFacts = { facts: ranked.facts.filter((fact) => fact !== anchor), tips: ranked.tips.filter((tip) => tip !== anchor) }
  const ordered = {
    facts: toldOrder(theme, rest.facts, { brief, first: shape === 'facts' ? promised : rest.facts.slice(0, toldForSure[brief.seconds]) }),
    // Tips are counted to three, so exactly three of them belong together.
    tips: toldOrder(theme, rest.tips, { brief, first: shape === 'steps' ? promised : rest.tips.slice(0, countedAloud) }),
  }
  const hook: DraftSentence = {
    role: 'hook',
    text: opening.text,
    source: opening.source,
    // The first picture shows the theme; the next one shows what the script says of it.
    keywords: brief.topicKeywords.length > 0 ? brief.topicKeywords : [...(anchor?.keywords ?? [])],
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
  const facts = factSentences(theme, brief, { ...ordered, ranked: rest, shape, promised: promised.length, anchor })
  const others = own.leavesRoom ? [...facts, ...afterFacts(theme, brief, ordered)] : professionalSentence(brief, theme.professional, 2.5)
  return [own.hook, ...own.drafts, ...others, own.closing]
}

/** Every way to open the script, the one of the seed first. */
function openings(theme: ToldTheme, brief: ThemeBrief, { ranked, closing }: Pick<Writing, 'ranked' | 'closing'>): Opening[] {
  const { form } = brief.wording
  // A question of the library is answered at once, so the person's own sentences cannot stand
  // between the two.
  if (brief.context.spoken.length > 0) {
    return [plainOpening(themeHook(brief, 'own', theme), form === 'question' ? 'context' : 'structure')]
  }
  if (form === 'question') return [plainOpening(themeHook(brief, 'tell', theme), 'context')]
  const byShape = {
    answer: () => answerOpenings(theme, brief, ranked),
    facts: () => promiseOf('facts', theme, brief, { ranked, closing }),
    steps: () => promiseOf('steps', theme, brief, { ranked, closing }),
  } as const satisfies Record<FactsShape, () => Opening[]>
  const shape = chooseShape(theme, brief)
  // In 15 seconds a number is announced only where nothing else opens the script.
  const others: FactsShape[] = brief.seconds <= 15 && theme.domain !== null ? ['answer'] : ['answer', 'facts']
  return [...[shape, ...others.filter((one) => one !== shape)].flatMap((one) => byShape[one]()), plainOpening(themeHook(brief, 'tell', theme), 'structure')]
}

function plainOpening(text: string, kind: 'context' | 'structure'): Opening {
  return { shape: 'answer', text, anchor: null, promised: [], source: { kind } }
}

/** How many facts a first sentence may announce: as many as are told, and never fewer. */
const promises = { 15: [3], 30: [4], 60: [7, 6, 5, 4] } as const satisfies Record<ThemeBrief['seconds'], readonly number[]>

/**
 * A first sentence that announces facts or three steps which are sure to be told; empty when none
 * fits.
 */
function promiseOf(shape: 'facts' | 'steps', theme: ToldTheme, brief: ThemeBrief, { ranked, closing }: Pick<Writing, 'ranked' | 'closing'>): Opening[] {
  const isVerb = brief.wording.form === 'verb'
  const offered = shape === 'facts' ? ranked.facts : ranked.tips
  const counts = shape === 'steps' ? [countedAloud] : offered.length <= countedAloud ? [offered.length] : promises[brief.seconds]
  for (const count of counts) {
    // A promise names what its facts are about: the library's coffee, not "café gelado".
    const values = { ...topicValues(theme.topic, brief.speech, theme.named), count: String(count) }
    const kind = shape === 'facts' ? 'countedFacts' : isVerb ? 'threeStepsVerb' : 'threeTips'
    const text = count < countedAloud ? null : phraseHook(brief, [kind], shape === 'steps' && isVerb ? { topic: brief.wording.topic } : values)
    const promised =
      text === null
        ? null
        : thatFit(offered, count, { brief, around: [text, closing.text, ...professionalSentence(brief, theme.professional, 0).map((one) => one.text)] })
    if (text !== null && promised !== null) return [{ shape, text, anchor: null, promised, source: { kind: 'structure' } }]
  }
  return []
}

/** So many of the facts as fit between the other sentences, the most fitting first. */
function thatFit(offered: readonly ToldFact[], count: number, { brief, around }: { brief: ThemeBrief; around: readonly string[] }): ToldFact[] | null {
  const secondsOf = (text: string) => estimateSeconds(text, brief.language)
  const room = brief.seconds * coreShare - around.reduce((sum, text) => sum + secondsOf(text), 0)
  const candidates = offered.map((fact) => ({ draft: fact, seconds: secondsOf(fact.say) }))
  return chooseFacts(candidates, count, room)?.map(({ draft }) => draft) ?? null
}

/** Promises of three need their time. */
function chooseShape(theme: ToldTheme, brief: ThemeBrief): FactsShape {
  if (brief.seconds <= 15) return 'answer'
  const choice = brief.choose('shape')
  if (brief.wording.form === 'verb' || brief.wording.wants === 'steps') return choice.pick(['steps', 'steps', 'answer'] as const)
  // Three steps leave no room for the fact that the person asked for.
  if (theme.facts.some((fact) => fact.kind === 'fact' && isHinted(fact, brief))) return choice.pick(['answer', 'answer', 'facts'] as const)
  if (brief.wording.wants === 'facts' || isToKnow(theme, brief)) return choice.pick(['facts', 'answer'] as const)
  return choice.pick(['answer', 'answer', 'answer', 'facts', 'steps'] as const)
}

/** A number with its unit, or a year; "188" alone is a riddle. */
const saysSomething = /\d.*[\p{L}%°]|^(?:R\$|\$)|^\d{4}$/u

const mostAnchors = 4

/** Questions that a fact answers, the most fitting first; now and then a number alone. */
function answerOpenings(theme: ToldTheme, brief: ThemeBrief, ranked: RankedFacts): Opening[] {
  const asked = factsWithHook([...ranked.facts, ...ranked.tips], brief)
    .slice(0, mostAnchors)
    .map((anchor): Opening => ({ shape: 'answer', text: anchor.hook, anchor, promised: [], source: anchor.source }))
  const figures = figureOpening(theme, brief, ranked)
  return brief.choose('figure').index(4) === 0 ? [...figures, ...asked] : [...asked, ...figures]
}

function figureOpening(theme: ToldTheme, brief: ThemeBrief, ranked: RankedFacts): Opening[] {
  const anchor = ranked.facts.find(({ figure }) => figure !== undefined && saysSomething.test(figure))
  if (anchor?.figure === undefined) return []
  const kind = /^\d{4}$/u.test(anchor.figure) ? 'year' : 'figure'
  const text = phraseHook(brief, [kind], { figure: anchor.figure, ...topicValues(theme.topic, brief.speech, theme.named) })
  return text === null ? [] : [{ shape: 'answer', text, anchor, promised: [], source: anchor.source }]
}

/**
 * How many of the best sentences of a kind a video tells for sure; they are told in the author's
 * order, then the others are.
 */
const toldForSure = { 15: 1, 30: 3, 60: 4 } as const satisfies Record<ThemeBrief['seconds'], number>

function toldOrder(theme: ToldTheme, ranked: readonly ToldFact[], { brief, first }: { brief: ThemeBrief; first: readonly ToldFact[] }): ToldFact[] {
  const later = ranked.filter((fact) => !first.includes(fact))
  const inOrder = (facts: readonly ToldFact[]) => facts.toSorted((one, other) => theme.facts.indexOf(one) - theme.facts.indexOf(other))
  return [...tellingOrder(theme, inOrder(first), brief.speech), ...tellingOrder(theme, inOrder(later), brief.speech)]
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
