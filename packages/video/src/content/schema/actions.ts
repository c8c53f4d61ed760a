import type { z } from 'zod'
import { fields, list, oneOf, perLanguage, text } from './fields.ts'
import { professionals, themeDomains, type Professional, type ThemeDomain } from '../kinds/kinds.ts'

const say = text('a question or an action of at most 14 words')
const keywords = list(text('a word'), 'things a camera could film')
const icon = text('the name of an icon, as hot-beverage')

const step = fields({
  icon,
  ...perLanguage(fields({ say, more: text('a second sentence on the same step'), recap: text('the step in 1 to 4 words'), keywords })),
})
const extra = fields({ icon, ...perLanguage(fields({ say, keywords })) })
const actionTexts = fields({
  words: list(text('a word or its beginning'), 'words that show the subject').optional(),
  fits: list(text('something to do'), 'what the steps are steps of, as "organizar o quarto"').optional(),
  question: text('a question for the comments'),
  tags: list(text('a hashtag without #'), 'at least three hashtags'),
})

/** A file of `content/actions`: what can be said honestly about any theme of a kind. */
export const actionsFile = fields({
  approach: oneOf(['do', 'know', 'care']),
  professional: oneOf(professionals).optional(),
  ...perLanguage(actionTexts),
  steps: list(list(step, 'at least one variant of the step'), 'three steps').optional(),
  extras: list(extra, 'what is said after the steps').optional(),
})
export type ActionsFile = z.infer<typeof actionsFile>

const fileName = text('the name of a file in actions/')

/** `content/actions.yaml`: which file of actions a theme gets. */
export const actionChoices = fields({
  domains: fields(Object.fromEntries(themeDomains.map((domain) => [domain, fileName])) as Record<ThemeDomain, typeof fileName>),
  recognised: list(fileName, 'files in order of precedence'),
  care: fileName,
})
export type ActionChoices = z.infer<typeof actionChoices>

/**
 * A question or an action. It states nothing about the world, so it is true for every theme of its
 * kind.
 */
export type ActionLine = { say: string; icon: string; keywords: string[] }
export type ActionStep = ActionLine & {
  /** A second sentence on the same step, for longer videos. */
  more: string
  /** For the checklist at the end. */
  recap: string
}

/** The actions of a kind, in one language. */
export type Actions = {
  /** Name of the file. */
  id: string
  /** Whether its themes are mostly things to do or things to understand, or hurt. */
  approach: ActionsFile['approach']
  professional?: Professional
  /** First, second, third step; one variant of each is spoken. */
  steps: ActionStep[][]
  /** Said after the steps when there is time. */
  extras: ActionLine[]
  question: string
  tags: string[]
}

/**
 * What recognises a kind of action: whole words when they end in a vowel or "s" or have three
 * letters, otherwise beginnings.
 */
export type ActionWords = {
  id: string
  words: string[]
  /** What the steps are steps of; small letters, with accents. */
  fits: string[]
}
