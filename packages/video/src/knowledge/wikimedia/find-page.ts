import { baseLanguage, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { foldWord, wordsOf } from '../../script/text/fold-words.ts'
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
  const whole = await findNamed(request, topic, place)
  if (whole !== null) return whole
  const asked = splitAspect(topic, language)
  if (asked === null) return null
  const page = await findNamed({ ...request, topic: asked.name }, asked.name, place)
  return page !== null && speaksOf(page.text, asked.aspect, language) ? page : null
}

/** "o naufrágio do Titanic" in its parts; `null` when it is a name of its own. */
function splitAspect(topic: string, language: InterfaceLanguage): { aspect: string; name: string } | null {
  for (const pattern of languageRules[language].encyclopedia.aspects) {
    const { aspect, name } = pattern.exec(topic)?.groups ?? {}
    if (aspect !== undefined && name !== undefined) return { aspect, name }
  }
  return null
}

/** Every page tells a history; of a sinking only some do. */
function speaksOf(text: string, aspect: string, language: InterfaceLanguage): boolean {
  if (languageRules[language].encyclopedia.anyAspect.test(aspect)) return true
  const wanted = foldWord(aspect, language)
  return wordsOf(text).some((word) => foldWord(word, language) === wanted)
}

async function findNamed(request: FactRequest, topic: string, place: Place): Promise<FoundPage | null> {
  const { language } = place
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
  // "onça pintada" is written with a hyphen or without.
  const joined = wordsOf(plain).length === 2 ? [plain.replace(' ', '-'), singular.replace(' ', '-')] : []
  return [...new Set([topic, plain, singular, capitals, ...joined, plain.replaceAll('-', ' ')].map(upperFirst))]
}
