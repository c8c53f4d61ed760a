import { topicValues } from '../phrases/topic-values.ts'
import { wordedHooks } from './worded-hooks.ts'
import { openingsFor } from './openings-for.ts'
import type { Candidate, Opening } from './opening.ts'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import { chooseFacts } from '../drafts/choose-facts.ts'
import { coreShare } from '../drafts/draft-sentence.ts'
import { countedAloud } from './fact-sentences.ts'
import { professionalSentence } from './professional-sentence.ts'
import { type ThemeBrief } from './theme-brief.ts'
import type { ToldFact, ToldTheme } from './told-theme.ts'
import { type Writing } from './script-frame.ts'

/** Every way to open the script, the best first. */
export function listOpenings(theme: ToldTheme, brief: ThemeBrief, { ranked, closing }: Pick<Writing, 'ranked' | 'closing'>): Opening[] {
  // In 15 seconds a number is announced only where nothing else opens the script.
  const shapes: ('facts' | 'steps')[] = brief.seconds > 15 ? ['facts', 'steps'] : theme.domain === null ? ['facts'] : []
  return openingsFor({ theme, brief, ranked, promises: shapes.flatMap((shape) => promiseOf(shape, theme, brief, { ranked, closing })) })
}

/** How many facts a first sentence may announce: as many as are told, and never fewer. */
const promises = { 15: [3], 30: [4], 60: [7, 6, 5, 4] } as const satisfies Record<ThemeBrief['seconds'], readonly number[]>

/**
 * A first sentence that announces facts or three steps which are sure to be told; empty when none
 * fits.
 */
export function promiseOf(
  shape: 'facts' | 'steps',
  theme: ToldTheme,
  brief: ThemeBrief,
  { ranked, closing }: Pick<Writing, 'ranked' | 'closing'>,
): Candidate[] {
  const isVerb = brief.wording.form === 'verb'
  const offered = shape === 'facts' ? ranked.facts : ranked.tips
  const counts = shape === 'steps' ? [countedAloud] : offered.length <= countedAloud ? [offered.length] : promises[brief.seconds]
  const offers = counts.flatMap((count): Candidate[] => {
    // A promise names what its facts are about: the library's coffee, not "café gelado".
    const values = { ...topicValues(theme.topic, brief.speech, theme.named), count: String(count) }
    const kind = shape === 'facts' ? 'countedFacts' : isVerb ? 'threeStepsVerb' : 'threeTips'
    const texts = count < countedAloud ? [] : wordedHooks(brief, [kind], shape === 'steps' && isVerb ? { topic: brief.wording.topic } : values)
    return texts.flatMap((text) => {
      const around = [text, closing.text, ...professionalSentence(brief, theme.professional, 0).map((one) => one.text)]
      const promised = thatFit(offered, count, { brief, around })
      return promised === null ? [] : [{ style: 'promise', shape, text, anchor: null, promised, source: { kind: 'structure' } } as const]
    })
  })
  // As many as are told; another number only where a person chose it.
  const [first] = offers
  return brief.opening === null ? offers.filter(({ promised }) => promised.length === first?.promised.length) : offers
}

/** So many of the facts as fit between the other sentences, the most fitting first. */
function thatFit(offered: readonly ToldFact[], count: number, { brief, around }: { brief: ThemeBrief; around: readonly string[] }): ToldFact[] | null {
  const secondsOf = (text: string) => estimateSeconds(text, brief.language)
  const room = brief.seconds * coreShare - around.reduce((sum, text) => sum + secondsOf(text), 0)
  const candidates = offered.map((fact) => ({ draft: fact, seconds: secondsOf(fact.say) }))
  return chooseFacts(candidates, count, room)?.map(({ draft }) => draft) ?? null
}
