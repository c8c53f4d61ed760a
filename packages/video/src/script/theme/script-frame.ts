import type { ScriptOpening } from '@relampago/domain/contracts'
import type { ThemeDomain } from '../../content/kinds/kinds.ts'
import { actionsForDomain } from '../actions/choose-actions.ts'
import type { FramedContext } from '../context/frame-context.ts'
import { frameOwnWords } from './frame-own-words.ts'
import type { Opening } from './opening.ts'
import { type DraftSentence } from '../drafts/draft-sentence.ts'
import type { OnScreen } from '../../story/script.ts'
import { professionalSentence } from './professional-sentence.ts'
import { type RankedFacts } from './rank-facts.ts'
import { recapSentence } from './recap-sentence.ts'
import type { ThemeBrief } from './theme-brief.ts'
import type { ToldTheme } from './told-theme.ts'
import { themeClosing } from './theme-closing.ts'

/** A script before its length has been weighed, with the first sentences it could have had. */
export type Written = { drafts: DraftSentence[]; openings: ScriptOpening[] }

/** A theme with its brief. */
export type Told = { theme: ToldTheme; brief: ThemeBrief; ranked: RankedFacts }
/** The same with its closing. */
export type Writing = Told & { closing: DraftSentence }

/** Where the usual closing leaves too little time, it is as short as in 15 seconds. */
export function closingsOf(brief: ThemeBrief, kind: Parameters<typeof themeClosing>[1], theme: ToldTheme): DraftSentence[] {
  return [brief, { ...brief, seconds: 15 as const }].map((one) => themeClosing(one, kind, theme))
}

/** The first sentence, the person's own ones and the closing. */
export function framed(opening: Pick<Opening, 'text' | 'source' | 'anchor'> & { onScreen?: OnScreen }, { brief, closing }: Writing): FramedContext {
  const { anchor } = opening
  const hook: DraftSentence = {
    role: 'hook',
    text: opening.text,
    source: opening.source,
    // The first picture shows the theme; the next one shows what the script says of it.
    keywords: brief.topicKeywords.length > 0 ? brief.topicKeywords : [...(anchor?.keywords ?? [])],
    onScreen: { word: brief.screenWord, ...opening.onScreen },
    rank: 0,
  }
  return frameOwnWords(brief, hook, closing)
}

/**
 * What follows the facts: actions of the domain when a minute is long, the checklist, the
 * professional.
 */
export function afterFacts(theme: ToldTheme, brief: ThemeBrief, { tips }: RankedFacts): DraftSentence[] {
  const drafts: DraftSentence[] = []
  const isFewFor30 = brief.seconds === 30 && theme.facts.length < plentyFor30
  if (theme.domain !== null && (brief.seconds >= 60 || isFewFor30)) drafts.push(...fillers(theme, theme.domain, brief))
  if (theme.domain !== null && brief.seconds >= 60) {
    // The first three tips have the lowest ranks of all tips, so they are told whenever the
    // checklist is.
    const recaps = tips.slice(0, 3).flatMap(({ recap }) => recap ?? [])
    if (recaps.length === 3) drafts.push(recapSentence(brief, recaps, 5.5))
  }
  return [...drafts, ...professionalSentence(brief, theme.professional, 2.5)]
}

/** With fewer facts the last seconds of 30 may stay empty. */
const plentyFor30 = 7

/** The last seconds: actions of what is done, questions on what is to be understood. */
function fillers({ steps }: ToldTheme, domain: ThemeDomain, brief: ThemeBrief): DraftSentence[] {
  const actions = actionsForDomain(domain, brief.speech)
  // Actions of a whole domain would stand beside steps to something else.
  const extras = actions.approach === 'do' && steps.length === 0 ? actions.extras : []
  const audience = brief.phrases.theme.audience.map((line) => ({ ...line, keywords: [] }))
  const choice = brief.choose('extras')
  return [...choice.shuffle(extras), ...choice.shuffle(audience)].map(({ say, icon, keywords }, index) => ({
    role: 'body',
    text: say,
    source: { kind: 'structure' },
    keywords: [...keywords, ...brief.topicKeywords],
    icon,
    onScreen: { label: brief.screenWord },
    rank: 50 + index,
  }))
}
