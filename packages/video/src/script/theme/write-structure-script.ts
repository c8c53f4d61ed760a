import type { ActionLine, Actions, ActionStep } from '../../content/schema/actions.ts'
import type { PicturedLine } from '../../content/schema/phrases.ts'
import { inAnyLanguage } from '../../language/languages.ts'
import { actionsForCare, actionsThatFit } from '../actions/choose-actions.ts'
import { mostHookWords, phraseHook, themeHook } from './choose-hook.ts'
import { offeredOpenings } from '../hooks/offered-openings.ts'
import { openingsAmong } from './openings-for.ts'
import type { Candidate, Opening } from './opening.ts'
import { ownOpenings, plainOpenings } from './plain-openings.ts'
import type { ScriptOpening } from '@relampago/domain/contracts'
import type { FramedContext } from '../context/frame-context.ts'
import type { DraftSentence } from '../drafts/draft-sentence.ts'
import { wordsOf } from '../text/fold-words.ts'
import { joinSentence } from '../phrases/join-sentence.ts'
import { topicValues } from '../phrases/topic-values.ts'
import { frameOwnWords } from './frame-own-words.ts'
import { helplineSentence } from './helpline-sentence.ts'
import { openQuestions } from './open-questions.ts'
import { professionalSentence } from './professional-sentence.ts'
import { recapSentence } from './recap-sentence.ts'
import { keywordsOf, type ThemeBrief } from './theme-brief.ts'
import { themeClosing } from './theme-closing.ts'

/** What the text to post asks for. */
type StructurePost = Pick<Actions, 'approach' | 'question' | 'tags'>

/**
 * A script on a theme of which no facts are known: the person's own sentences with questions to the
 * audience; actions, when they fit the whole of something to do; else questions alone. It says
 * nothing about the world that the person did not say.
 */
export function writeStructureScript(brief: ThemeBrief): { drafts: DraftSentence[]; openings: ScriptOpening[] } {
  const openings = structureOpenings(brief)
  return { drafts: structureDrafts(brief, openings[0]), openings: offeredOpenings(openings, openings[0]) }
}

function structureDrafts(brief: ThemeBrief, opening: Opening | undefined): DraftSentence[] {
  const actions = actionsOf(brief)
  const hasContext = brief.context.spoken.length > 0
  const post = actions ?? openPost(brief)
  const own = openContext(
    brief,
    structureHook(brief, opening, actions),
    themeClosing(brief, hasContext ? 'plain' : actions === null ? (brief.guarded === null ? 'open' : 'guarded') : 'steps', post),
  )
  const { hook, closing } = own
  if (!own.leavesRoom && brief.care === null) return [hook, ...own.drafts, closing]

  const body = bodyOf(brief, actions, hook)
  const help = helplineSentence(brief)
  if (brief.care === 'crisis') return [hook, ...help, ...own.drafts, ...body, closing]
  // A theme that is a sentence was said by the hook; what follows speaks to the audience all the
  // same.
  const saysOwn = own.drafts.length > 0 || (hook.source.kind === 'context' && !hook.text.endsWith('?'))
  if (!saysOwn || brief.care !== null) return [hook, ...own.drafts, ...body, ...help, closing]

  return [hook, ...own.drafts, ...audienceBody(brief), closing]
}

/** What a post about a theme of which nothing is known asks for. */
export function structurePost(brief: ThemeBrief): StructurePost {
  return actionsOf(brief) ?? openPost(brief)
}

/** `null`: nothing fits. A theme that hurts always has its own. */
function actionsOf({ care, wording, context, speech }: ThemeBrief): Actions | null {
  if (care !== null) return actionsForCare(speech)
  const isToDo = wording.form === 'verb' || (wording.form === 'noun' && wording.wants === 'steps')
  return isToDo && context.spoken.length === 0 ? actionsThatFit(wording.topic, speech) : null
}

function openPost(brief: ThemeBrief): StructurePost {
  const { questions, tags } = brief.phrases.theme.unknown
  const isTold = brief.context.spoken.length > 0
  return { approach: 'know', question: isTold ? brief.phrases.post.ownQuestion : brief.choose('question').pick(questions), tags: [...tags] }
}

function bodyOf(brief: ThemeBrief, actions: Actions | null, hook: DraftSentence): DraftSentence[] {
  if (actions === null) return openQuestions(brief)
  return brief.seconds <= 15 ? shortBody(brief, actions) : stepBody(brief, actions, /\b3\b/.test(hook.text))
}

/** What is said around the person's own sentences. */
function audienceBody(brief: ThemeBrief): DraftSentence[] {
  const { customers, audience: lines } = brief.phrases.theme
  const audience = (firstRank: number) => audienceDrafts(brief, lines, firstRank).filter(({ rank }) => rank < firstRank + audienceLinesAtMost)
  // Buyers weigh and ask; guests and families do not.
  const buyers = brief.context.sells ? audienceDrafts(brief, customers, 1).filter(({ rank }) => rank <= buyerLinesAtMost) : []
  if (speaksOfOneself(brief.context.spoken) || brief.context.invites) return [...buyers, ...audience(10)]
  const questions = openQuestions(brief).slice(1)
  return [...audience(1), ...questions.map((draft) => ({ ...draft, rank: draft.rank + 20 }))]
}

/** Questions to buyers between the person's words and those to everybody. */
const buyerLinesAtMost = 2

/** More of them in a row sound like begging. */
const audienceLinesAtMost = 3

const ownership = new RegExp(String.raw`(?:^|\s)(?:${inAnyLanguage(({ context }) => context.ownership)})\b`, 'iu')

function speaksOfOneself(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => ownership.test(sentence))
}

function audienceDrafts(brief: ThemeBrief, lines: readonly PicturedLine[], firstRank: number): DraftSentence[] {
  // Told in the table's order, in which questions and requests take turns; chance decides which are
  // left out.
  const ranks = brief.choose('audience').shuffle(lines.map((_line, index) => index))
  return lines.map((line, index) => ({
    role: 'body',
    text: line.say,
    source: { kind: 'structure' },
    keywords: brief.topicKeywords,
    icon: line.icon,
    onScreen: { label: brief.screenWord },
    rank: firstRank + (ranks[index] ?? index),
  }))
}

/** The person's own sentences; a short question among them that comes first is the hook. */
function openContext(brief: ThemeBrief, hook: DraftSentence, closing: DraftSentence): FramedContext {
  const own = frameOwnWords(brief, hook, closing)
  const first = own.hook === hook ? own.drafts[0] : undefined
  const isShort = first !== undefined && wordsOf(first.text).length <= mostHookWords(brief.seconds)
  // A theme that is itself a sentence opens with it; beside a theme only a question does.
  if (first === undefined || !isShort || !(first.text.endsWith('?') || brief.wording.topic === '')) return own
  return { ...own, hook: { ...first, role: 'hook', onScreen: { word: brief.screenWord }, rank: 0 }, drafts: own.drafts.slice(1) }
}

/** Every way to open a script that states nothing, the best first. */
function structureOpenings(brief: ThemeBrief): Opening[] {
  const actions = actionsOf(brief)
  const hasContext = brief.context.spoken.length > 0
  const promise = hasContext || actions?.approach !== 'do' ? null : promiseHook(brief)
  const promised: Candidate = { style: 'promise', text: promise ?? '', anchor: null, promised: [], shape: 'steps', source: { kind: 'structure' } }
  const plain = hasContext ? ownOpenings(brief) : plainOpenings(brief, undefined, actions === null ? 'know' : 'noun')
  return openingsAmong(promise === null ? plain : [promised, ...plain], brief.nounTopic, brief)
}

function structureHook(brief: ThemeBrief, opening: Opening | undefined, actions: Actions | null): DraftSentence {
  const { text, source } = opening ?? { text: themeHook(brief), source: { kind: 'structure' as const } }
  const icon = hookIcon(brief, actions)
  return {
    role: 'hook',
    text,
    source,
    keywords: [...brief.topicKeywords, ...(actions?.steps[0]?.[0]?.keywords ?? [])],
    ...(icon !== null && { icon }),
    onScreen: { word: brief.screenWord },
    rank: 0,
  }
}

/** What the theme's own words cannot choose, or must not. */
function hookIcon(brief: ThemeBrief, actions: Actions | null): string | null {
  if (brief.care !== null) return 'heart-hands'
  return brief.topicKeywords.length === 0 ? (actions?.extras[0]?.icon ?? 'speech-balloon') : null
}

/** "São 3 passos" in about half of the videos long enough to keep it. */
function promiseHook(brief: ThemeBrief): string | null {
  const { form, topic } = brief.wording
  if (brief.seconds <= 15 || form === 'question' || topic === '' || /\d/.test(topic) || brief.choose('promise').index(2) === 0) return null
  return phraseHook(brief, [form === 'verb' ? 'threeStepsVerb' : 'threeTips'], topicValues(topic, brief.speech))
}

/** One variant of each step. */
function chooseSteps(brief: ThemeBrief, actions: Actions): ActionStep[] {
  return actions.steps.map((variants, index) => brief.choose(`step ${index}`).pick(variants))
}

function lineDraft(brief: ThemeBrief, line: Pick<ActionLine, 'icon' | 'keywords'>, text: string, rank: number): DraftSentence {
  return {
    role: 'body',
    text,
    source: { kind: 'structure' },
    keywords: [...line.keywords, ...brief.topicKeywords],
    icon: line.icon,
    onScreen: { label: brief.screenWord },
    rank,
  }
}

/**
 * The second sentence on a step: without the step's own icon, so that it brings a picture of its
 * own.
 */
function moreDraft(brief: ThemeBrief, step: ActionStep, rank: number): DraftSentence {
  const { icon: _shown, ...draft } = lineDraft(brief, step, step.more, rank)
  return { ...draft, keywords: [...keywordsOf(draft.text, brief.speech), ...draft.keywords] }
}

/** Two or three steps without numbers; the other variants stand by in case they are shorter. */
function shortBody(brief: ThemeBrief, actions: Actions): DraftSentence[] {
  const steps = chooseSteps(brief, actions)
  const others = actions.steps.flat().filter((step) => !steps.includes(step))
  return [...steps, ...others].map((step, index) => lineDraft(brief, step, step.say, index + 1))
}

function stepBody(brief: ThemeBrief, actions: Actions, isPromised: boolean): DraftSentence[] {
  const { connectives } = brief.phrases.theme
  const steps = chooseSteps(brief, actions)
  const bodies = steps.flatMap((step, index) => [
    {
      ...lineDraft(brief, step, joinSentence(connectives.steps[index] ?? '', step.say), isPromised ? 0 : 2 + index),
      onScreen: { step: index + 1, label: brief.screenWord },
    },
    moreDraft(brief, step, 10 + index),
  ])
  const extras = brief
    .choose('extras')
    .shuffle(actions.extras)
    .map((extra, index) => lineDraft(brief, extra, extra.say, 20 + index))
  const professional = professionalSentence(brief, brief.care === 'violence' ? undefined : actions.professional, 9)
  if (brief.seconds < 60) return [...bodies, ...extras, ...professional]

  const others = actions.steps.flat().filter((step) => !steps.includes(step))
  const more = others.flatMap((step, index) => [lineDraft(brief, step, step.say, 30 + index * 2), moreDraft(brief, step, 31 + index * 2)])
  const recaps = steps.map((step) => step.recap)
  return [...bodies, ...extras, ...more, recapSentence(brief, recaps, 15), ...professional]
}
