import type { ScriptSentence } from '../../story/script.ts'
import { makeHashtags, mostTags } from '../drafts/make-hashtags.ts'
import { contentWords } from '../text/fold-words.ts'
import type { ThemeBrief } from '../theme/theme-brief.ts'
import { structurePost } from '../theme/write-structure-script.ts'
import { isFact } from './is-fact.ts'
import type { ThemePostRequest } from './post-request.ts'

/** Of its own subject, before the general one. */
const ownTags = { least: 3, most: mostTags - 1 }
/** Beside tags that people chose for the theme, only the strongest words of facts count. */
const wordsBesideChosen = 2

/**
 * The theme, what kind of thing it is, and what the told facts speak of; one tag of any video at
 * the end. Tags of the library and of what the theme belongs to fill up when the facts give too
 * few; the theme is not taken apart, because "black" of "black hole" means something else.
 */
export function themeTags({ told, known }: ThemePostRequest, brief: ThemeBrief): string[] {
  const { wording, phrases, screenWord, care } = brief
  const topic = wording.form === 'question' || wording.topic === '' ? screenWord : wording.topic
  if (care !== null) return makeHashtags([topic, ...phrases.tags.care])
  const facts = told.filter(isFact)
  const kind = facts.some(({ source }) => source.kind === 'encyclopedia') ? (known[0]?.kind ?? '') : ''
  const words = [...new Set(facts.flatMap((fact) => spokenKeyword(fact, brief)))]
  const chosen = facts.some(({ source }) => source.kind === 'fact') ? (brief.found?.theme.tags ?? []) : []
  const said = chosen.length === 0 ? words : [...words.slice(0, wordsBesideChosen), ...chosen]
  const own = makeHashtags(distinct([topic, kind, ...said], brief)).slice(0, ownTags.most)
  const filled = own.length >= ownTags.least ? own : makeHashtags([...own, ...structurePost(brief).tags]).slice(0, ownTags.least)
  return makeHashtags([...filled, brief.choose('tags').pick(phrases.tags.general)])
}

/** Without the plural of what is there: one of "gatos" and "gato". */
function distinct(phrases: readonly string[], { speech }: ThemeBrief): string[] {
  const folded = phrases.map((phrase) => contentWords(phrase, speech).join(' '))
  return phrases.filter((_phrase, index) => folded.indexOf(folded[index] ?? '') === index)
}

/** The strongest word for a picture that the sentence says. */
function spokenKeyword({ keywords, text }: ScriptSentence, { speech }: ThemeBrief): string[] {
  const said = new Set(contentWords(text, speech))
  return keywords.filter((keyword) => contentWords(keyword, speech).every((word) => said.has(word))).slice(0, 1)
}
