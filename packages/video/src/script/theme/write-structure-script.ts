import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import { actionsForWords } from '../actions/index.ts'
import type { ActionLine, ActionStep, DomainActions } from '../actions/domain-actions.ts'
import { phraseHook, themeHook } from './choose-hook.ts'
import { contextSentences } from '../context-sentences.ts'
import type { DraftSentence } from '../draft-sentence.ts'
import { joinSentence } from '../phrases/join-sentence.ts'
import { bridges, connectives } from '../phrases/theme-phrases.ts'
import { professionalSentence } from './professional-sentence.ts'
import { recapSentence } from './recap-sentence.ts'
import { keywordsOf, type ThemeBrief } from './theme-brief.ts'
import { themeClosing } from './theme-closing.ts'

export type StructureScript = { drafts: DraftSentence[]; actions: DomainActions }

/** Share of the length that the person's own sentences may fill beside hook and closing. */
const contextShare = 0.95

/**
 * A script on a theme of which no facts are known: the person's own sentences, then questions and actions. It says nothing about
 * the world that the person did not say.
 */
export function writeStructureScript(brief: ThemeBrief): StructureScript {
  const actions = actionsForWords([brief.wording.topic || brief.title, ...brief.context.hints].join(' '), brief.speech)
  const closing = themeClosing(brief, 'steps', actions)
  const own = openContext(brief, closing)
  const hook = own.hook ?? structureHook(brief, own.drafts.length === 0, actions)
  const body =
    brief.seconds <= 15 ? shortBody(brief, actions) : stepBody(brief, actions, { promised: /\b3\b/.test(hook.text), hasContext: own.drafts.length > 0 })
  return { drafts: [hook, ...own.drafts, ...body, closing], actions }
}

/** The person's own sentences; a short question among them that comes first is the hook. */
function openContext(brief: ThemeBrief, closing: DraftSentence): { hook: DraftSentence | null; drafts: DraftSentence[] } {
  const hookSeconds = 2.5
  const room = brief.seconds * contextShare - hookSeconds - estimateSeconds(closing.text, brief.language)
  const keywords = (sentence: string) => [...keywordsOf(sentence, brief.speech), ...brief.topicKeywords]
  const drafts = contextSentences(brief.context.spoken, { language: brief.language, room, label: brief.screenWord, keywords })
  const first = drafts[0]
  if (first === undefined || !first.text.endsWith('?') || first.text.split(' ').length > 12) return { hook: null, drafts }
  return { hook: { ...first, role: 'hook', onScreen: { word: brief.screenWord } }, drafts: drafts.slice(1) }
}

function structureHook(brief: ThemeBrief, mayPromise: boolean, actions: DomainActions): DraftSentence {
  const { form, topic } = brief.wording
  const text = (mayPromise ? promiseHook(brief) : null) ?? themeHook(brief)
  const icon = brief.topicKeywords.length === 0 ? actions.extras[0]?.icon : undefined
  return {
    role: 'hook',
    text,
    source: form === 'question' && text === topic ? { kind: 'context' } : { kind: 'structure' },
    keywords: [...brief.topicKeywords, ...(actions.steps[0]?.[0]?.keywords[brief.speech] ?? [])],
    ...(icon !== undefined && { icon }),
    onScreen: { word: brief.screenWord },
    rank: 0,
  }
}

/** "São 3 passos" in about half of the videos long enough to keep it. */
function promiseHook(brief: ThemeBrief): string | null {
  const { form, topic } = brief.wording
  if (brief.seconds <= 15 || form === 'question' || topic === '' || brief.choose('promise').index(2) === 0) return null
  return phraseHook(brief, [form === 'verb' ? 'threeStepsVerb' : 'threeTips'], { topic })
}

/** One variant of each step. */
function chooseSteps(brief: ThemeBrief, actions: DomainActions): ActionStep[] {
  return actions.steps.map((variants, index) => brief.choose(`step ${index}`).pick(variants))
}

function lineDraft(brief: ThemeBrief, line: Pick<ActionLine, 'icon' | 'keywords'>, text: string, rank: number): DraftSentence {
  return {
    role: 'body',
    text,
    source: { kind: 'structure' },
    keywords: [...line.keywords[brief.speech], ...brief.topicKeywords],
    icon: line.icon,
    onScreen: { label: brief.screenWord },
    rank,
  }
}

function shortBody(brief: ThemeBrief, actions: DomainActions): DraftSentence[] {
  return chooseSteps(brief, actions).map((step, index) => lineDraft(brief, step, step.say[brief.speech], index + 1))
}

function stepBody(brief: ThemeBrief, actions: DomainActions, given: { promised: boolean; hasContext: boolean }): DraftSentence[] {
  const { speech } = brief
  const steps = chooseSteps(brief, actions)
  const bodies = steps.flatMap((step, index) => [
    {
      ...lineDraft(brief, step, joinSentence(connectives.steps[speech][index] ?? '', step.say[speech]), given.promised ? 0 : 2 + index),
      onScreen: { step: index + 1, label: brief.screenWord },
    },
    lineDraft(brief, step, step.more[speech], 10 + index),
  ])
  const extras = brief
    .choose('extras')
    .shuffle(actions.extras)
    .map((extra, index) => lineDraft(brief, extra, extra.say[speech], 20 + index))
  const bridge = given.hasContext ? [plainDraft(brief, brief.choose('bridge').pick(bridges[speech]), 1)] : []
  const recap =
    brief.seconds >= 60
      ? [
          recapSentence(
            brief,
            steps.map((step) => step.recap),
            15,
          ),
        ]
      : []
  return [...bridge, ...bodies, ...extras, ...recap, ...professionalSentence(brief, actions.domain === 'pets' ? 'pets' : actions.professional, 9)]
}

function plainDraft(brief: ThemeBrief, text: string, rank: number): DraftSentence {
  return { role: 'body', text, source: { kind: 'structure' }, keywords: brief.topicKeywords, onScreen: { label: brief.screenWord }, rank }
}
