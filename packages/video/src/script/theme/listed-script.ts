import { languageRules } from '../../language/languages.ts'
import { fillPhrase } from '../phrases/fill-phrase.ts'
import { topicValues } from '../phrases/topic-values.ts'
import { openingsAmong } from './openings-for.ts'
import { offeredOpenings } from '../hooks/offered-openings.ts'
import type { Opening } from './opening.ts'
import { type DraftSentence } from '../drafts/draft-sentence.ts'
import { countedAloud, factSentences } from './fact-sentences.ts'
import { professionalSentence } from './professional-sentence.ts'
import { type RankedFacts } from './rank-facts.ts'
import { type ThemeBrief } from './theme-brief.ts'
import { tellingOrder } from './telling-order.ts'
import type { ToldFact, ToldTheme } from './told-theme.ts'
import { fewestFacts, sureFacts } from './sure-facts.ts'
import { type Written, type Told, type Writing, closingsOf, framed, afterFacts } from './script-frame.ts'
import { listOpenings, promiseOf } from './list-openings.ts'

/**
 * Counted facts, three tips, or what the first sentence leads to and more facts. Of the openings
 * that the theme allows, the best one that leaves time for enough facts. `null` for three tips that
 * do not fit.
 */
export function listed(shape: 'facts' | 'steps', { theme, brief, ranked }: Told): Written | null {
  const wanted = Math.min(fewestFacts[brief.seconds], theme.facts.length)
  let best: (Written & { told: number }) | null = null
  const offered = closingsOf(brief, 'facts', theme).map((closing) => ({
    closing,
    all:
      shape === 'steps'
        ? openingsAmong(promiseOf('steps', theme, brief, { ranked, closing }), theme.topic, brief)
        : listOpenings(theme, brief, { ranked, closing }),
  }))
  for (const good of worthALongClosing(offered[0]?.all ?? [], brief)) {
    for (const { closing, all } of offered) {
      for (const opening of good === null ? all : [good]) {
        const drafts = draftsAfter(opening, { theme, brief, ranked, closing })
        const told = sureFacts(drafts, brief, wanted)
        if (best === null || told > best.told) best = { drafts, openings: offeredOpenings(all, opening), told }
        if (told >= wanted || opening.text === brief.opening) return { drafts, openings: offeredOpenings(all, opening) }
      }
    }
  }
  return best
}

/**
 * Openings that are tried with every closing: one that fits any theme is not. Then all, with each
 * closing.
 */
function worthALongClosing(offered: readonly Opening[], brief: ThemeBrief): (Opening | null)[] {
  const good = offered.filter(
    ({ anchor, promised, source, text }) => anchor !== null || promised.length > 0 || source.kind === 'context' || text === brief.opening,
  )
  return [...good, null]
}

function draftsAfter(opening: Opening, { theme, brief, ranked, closing }: Writing): DraftSentence[] {
  const { anchor, promised, shape } = opening
  const rest: RankedFacts = { facts: ranked.facts.filter((fact) => fact !== anchor), tips: ranked.tips.filter((tip) => tip !== anchor) }
  const ordered = {
    facts: toldOrder(theme, rest.facts, { brief, first: shape === 'facts' ? promised : rest.facts.slice(0, toldForSure[brief.seconds]) }),
    // Tips are counted to three, so exactly three of them belong together.
    tips: toldOrder(theme, rest.tips, { brief, first: shape === 'steps' ? promised : rest.tips.slice(0, countedAloud) }),
  }
  const own = framed(opening, { theme, brief, ranked, closing })
  const facts = factSentences(theme, brief, { ...ordered, ranked: rest, shape, promised: promised.length, anchor })
  const others = own.leavesRoom ? [...facts, ...afterFacts(theme, brief, ordered)] : professionalSentence(brief, theme.professional, 2.5)
  return [own.hook, ...own.drafts, ...kindSentence(brief), ...others, own.closing]
}

/**
 * Before what is true of the wider thing: "O que vale para os cachorros vale também para o poodle."
 */
function kindSentence(brief: ThemeBrief): DraftSentence[] {
  if (brief.found === null || brief.found.kind === null) return []
  const { theme, kind } = brief.found
  const wider = languageRules[brief.speech].nouns.withArticle(theme.topic)
  const text = brief
    .choose('kind')
    .pick(brief.phrases.theme.ofKind.map((phrase) => fillPhrase(phrase, { ...topicValues(kind, brief.speech), theWider: wider })))
  return [{ role: 'body', text, source: { kind: 'structure' }, keywords: brief.topicKeywords, onScreen: { label: brief.screenWord }, rank: 0 }]
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
