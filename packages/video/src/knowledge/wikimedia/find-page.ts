import { baseLanguage, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { wordsOf } from '../../script/text/fold-words.ts'
import { upperFirst } from '../../script/text/split-sentences.ts'
import { themeWording } from '../../script/theme/theme-wording.ts'
import type { FactRequest } from '../fact-source.ts'
import { choosePage } from './choose-page.ts'
import { lookUpTitles, readText, searchPages, withViews, type PageCandidate, type Place } from './page-candidate.ts'
import { sameness, samenessOf, splitTitle, toSingular, withoutArticle } from './same-meaning.ts'
import type { FoundPage, WikiAddresses, WikiClient } from './wiki-client.ts'

/** Longer topics tell something and are no name of a page. */
const mostWords = 8

/**
 * The page that a topic means, in the language of the request; `null` when there is none or the
 * meaning is in doubt. Throws what the client throws.
 */
export async function findPage(request: FactRequest, client: WikiClient, addresses: WikiAddresses, signal: AbortSignal): Promise<FoundPage | null> {
  const language = baseLanguage[request.language]
  const topic = nameIn(request, language)
  if (topic === null) return null
  const place = { language, client, addresses, signal }
  const named = await lookUpTitles(titlesOf(topic, language), place)
  const searched = await searchPages(topic, place)
  // The order is that of the search, which knows what readers look for.
  const all = searched.map((page) => {
    const same = named.find(({ title }) => title === page.title)
    return same === undefined ? page : { ...page, redirects: [...page.redirects, ...same.redirects] }
  })
  const candidates = [...all, ...named.filter(({ title }) => !searched.some((page) => page.title === title))]
  const chosen = choosePage(request, topic, await countNamesakes(candidates, topic, place))
  if (chosen === null) return null
  return {
    language,
    title: chosen.title,
    url: `https://${language}.wikipedia.org/wiki/${encodeURIComponent(chosen.title.replaceAll(' ', '_'))}`,
    entityId: chosen.entityId,
    description: chosen.description,
    text: await readText(chosen.title, place),
  }
}

/** Candidates of the same name get their visits. */
async function countNamesakes(candidates: readonly PageCandidate[], topic: string, place: Place): Promise<PageCandidate[]> {
  const isNamesake = ({ title, isDisambiguation }: PageCandidate) =>
    !isDisambiguation && samenessOf(topic, splitTitle(title).base, place.language) > sameness.none
  const namesakes = candidates.filter(isNamesake)
  if (namesakes.length < 2) return [...candidates]
  const counted = await withViews(namesakes, place)
  return candidates.map((page) => counted.find(({ title }) => title === page.title) ?? page)
}

/**
 * The name in a topic, or `null` when it is no name: something to do, or a question that wants more
 * than what a thing is.
 */
function nameIn({ topic, language: spoken }: FactRequest, language: InterfaceLanguage): string | null {
  const asked = topic.trim().replace(/[?!.\s]+$/, '')
  const core = asked.replace(languageRules[language].encyclopedia.plainQuestions, '')
  const count = wordsOf(core).length
  if (count === 0 || count > mostWords || /[|#<>[\]{}]/.test(core)) return null
  if (core === asked && (/\?\s*$/.test(topic) || themeWording(topic, spoken).form !== 'noun')) return null
  return core
}

/** The ways in which a page may be named by what was typed. */
function titlesOf(topic: string, language: InterfaceLanguage): string[] {
  const plain = withoutArticle(topic, language)
  const singular = plain
    .split(' ')
    .map((word) => toSingular(word, language))
    .join(' ')
  const capitals = plain
    .split(' ')
    .map((word) => (word.length > 3 ? upperFirst(word) : word))
    .join(' ')
  return [...new Set([topic, plain, singular, capitals].map(upperFirst))]
}
