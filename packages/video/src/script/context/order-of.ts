import type { VideoLanguage } from '@relampago/domain/catalogue'
import { inAnyLanguage, languageRules } from '../../language/languages.ts'
import type { ContextRules } from '../../language/rules/context-rules.ts'
import { foldText } from '../text/fold-words.ts'
import { detailsOf, type DetailKind } from './details-of.ts'

/**
 * What a part of a person's text is for: to be told (`said` is it, without an order around it;
 * `closes`: the order wants it at the end), to guide the writer, or to steer a program, which is
 * never obeyed. An order that asks for a subject has it in `about`; it is met when the script
 * speaks of it.
 */
export type Reading = { kind: 'statement'; said: string; closes?: boolean } | { kind: 'order'; about: string } | { kind: 'injection' }

type ListName = { [Name in keyof ContextRules]: ContextRules[Name] extends string ? Name : never }[keyof ContextRules]

const any = (name: ListName) => `(?:${inAnyLanguage(({ context }) => context[name])})`
const word = (name: ListName) => String.raw`${any(name)}(?![\p{L}])`
const starting = (pattern: string) => new RegExp(`^${pattern}`, 'u')

/** A few words may stand between a verb and what it is about: "faça um pequeno vídeo". */
const fewWords = String.raw`(?:[\p{L}\d'-]+,? ){0,4}?`
const degree = '(?:bem |mais |muito |super |um pouco |very |more |quite )?'
const tone = String.raw`${degree}${any('tones')}[\p{L}-]*`

const patterns = {
  injection: new RegExp(any('injections'), 'u'),
  audience: starting(any('audience')),
  lead: starting(String.raw`(?:${any('orderLeads')}[ ,:]+)*`),
  guideKey: starting(String.raw`${any('guideKeys')}\s?[:=]\s?`),
  maybeKey: starting(String.raw`${any('maybeKeys')}\s?[:=]\s?`),
  must: starting(String.raw`${any('mustLeads')}\s?:?\s`),
  heading: starting(String.raw`${any('headings')}\s?:\s?`),
  /** A line over a list: "Serviços:". */
  title: /^(?:[\p{L}-]+ ){0,3}[\p{L}-]+\s?:$/u,
  forbidding: starting(any('forbidding')),
  maker: starting(String.raw`${word('makerVerbs')} ${fewWords}${word('videoThings')}`),
  makerManner: starting(String.raw`${word('makerVerbs')} (?:algo |uma coisa |something |it )?(?:${any('manners')}|${tone})`),
  makerNoun: starting(String.raw`${word('makerVerbs')} (?:\p{L}+ ){0,2}?${any('guideNouns')} ${tone}`),
  videoNoun: starting(
    String.raw`(?:o |a |um |the |an? )?${word('videoThings')} (?:deve|precisa|tem que|tem de|should|must|has to|needs to|com (?:ritmo|tom|musica|linguagem)|de \d+ ?s(?:eg\w*|ec\w*)?|para (?:o |a )?(?:instagram|tiktok|reels|stories|youtube)|for (?:instagram|tiktok|reels|youtube))(?![\p{L}])`,
  ),
  guideNoun: starting(String.raw`(?:an? |the |o |a )?${any('guideNouns')},? (?:de |em |in )?(?:${tone}|${any('manners')})`),
  sureNoun: starting(String.raw`(?:an? |the |o |a )?${word('guideKeys')}`),
  audienceNoun: starting(String.raw`(?:o |a |the |meu |nosso |nossa |my |our )?(?:publico|audience|target audience)(?:[- ]alvo)? ${any('audienceKinds')}`),
  bareManner: starting(String.raw`(?:${any('manners')}.*|${tone}(?:(?:,| e| and) ${tone})*)[.!]?$`),
  mention: starting(String.raw`${any('mentionVerbs')}(?:(?<= )|(?![\p{L}-]))[ :]*`),
  guide: starting(String.raw`${any('guideVerbs')}(?![\p{L}-])`),
  manner: starting(any('manners')),
  link: starting(String.raw`${any('mentionLinks')} `),
  video: starting(String.raw`(?:o |a |um |uma |the |an? )?${word('videoThings')}`),
  closing: starting(any('closingVerbs')),
  dictated: new RegExp(
    String.raw`(?:,| e| and) ${any('mentionVerbs')}\s*(?:[^.:;]{0,20}:|que |that )\s*|^${any('mentionVerbs')}\s*${any('screenPlaces')}\s?:\s*`,
    'u',
  ),
  ending: new RegExp(any('screenPlaces'), 'u'),
  screenPlace: new RegExp(String.raw`,? ${any('screenPlaces')}(?=[.!]?$)`, 'u'),
  about: new RegExp(String.raw`(?<![\p{L}])${any('about')} (?:o |a |os |as |the )?`, 'u'),
}

/** Kinds of details that tell a fact from an order; a name alone does not. */
const factKinds = new Set<DetailKind>(['price', 'discount', 'phone', 'e-mail', 'site', 'handle', 'coupon', 'offer', 'hours', 'date', 'place'])
/** Values of "duração" that are no length of a video. */
const longTime = /\d+\s?(?:h(?:oras?|ours?)?|dias?|days?|semanas?|weeks?|meses|months?|anos?|years?|aulas?|classes)(?![\p{L}])/iu

/** Reads one part of a context. Orders are known by their grammar, in whatever language. */
export function readPart(part: string, language: VideoLanguage): Reading {
  const folded = foldText(part)
  if (patterns.injection.test(folded)) return { kind: 'injection' }
  if (patterns.audience.test(folded)) return { kind: 'statement', said: part }
  const lead = patterns.lead.exec(folded)?.[0].length ?? 0
  return readKey(restOf(part, lead), language) ?? readVerb(restOf(part, lead), language) ?? { kind: 'statement', said: part }
}

/** "Público: ...", "importante: ...", "não pode faltar ..."; null for anything else. */
function readKey(part: string, language: VideoLanguage): Reading | null {
  const folded = foldText(part)
  const after = (pattern: RegExp) => restOf(part, pattern.exec(folded)?.[0].length ?? 0)
  if (patterns.guideKey.test(folded)) {
    const value = after(patterns.guideKey)
    return isOffer(value, language) ? { kind: 'statement', said: value } : { kind: 'order', about: '' }
  }
  if (patterns.maybeKey.test(folded)) {
    const value = after(patterns.maybeKey)
    return longTime.test(value) || isOffer(value, language) || isNamed(value, language) ? { kind: 'statement', said: part } : { kind: 'order', about: value }
  }
  if (patterns.title.test(folded) && detailsOf(part, language).length === 0) return { kind: 'order', about: '' }
  const carrier = [patterns.must, patterns.heading].find((pattern) => pattern.test(folded))
  if (carrier === undefined) return null
  // A number alone needs the word in front: "informações: 0800 123 4567".
  return /\p{L}{2}/u.test(after(carrier).replaceAll(/\S*[@.]\S+/gu, '')) ? readCarried(after(carrier), language) : { kind: 'statement', said: part }
}

/** "Público-alvo: R$ 20 para estudantes" states something; "mulheres de 30 anos" does not. */
function isOffer(value: string, language: VideoLanguage): boolean {
  return detailsOf(value, language).some(({ kind }) => ['price', 'phone', 'e-mail', 'site', 'handle', 'coupon', 'offer'].includes(kind))
}

/** "Música: DJ Alok", unlike "música: alegre". */
function isNamed(value: string, language: VideoLanguage): boolean {
  return detailsOf(value, language).some(({ kind, text, from }) => kind === 'name' && from === 0 && text.includes(' '))
}

/** What must not be missing is told, unless it is a manner of telling. */
function readCarried(said: string, language: VideoLanguage): Reading {
  const folded = foldText(said)
  if (said === '' || patterns.bareManner.test(folded) || patterns.video.test(folded)) return { kind: 'order', about: '' }
  return readPart(said, language)
}

/** Orders by their verb or noun; null for anything else. */
function readVerb(part: string, language: VideoLanguage): Reading | null {
  const folded = foldText(part)
  const isOne = (...names: (keyof typeof patterns)[]) => names.some((name) => patterns[name].test(folded))
  if (isOne('forbidding')) return { kind: 'order', about: '' }
  if (isOne('maker', 'makerManner', 'makerNoun', 'videoNoun')) return readMaker(part, language)
  const noun = factsIn(part, language) ? null : readNoun(part, isOne)
  if (noun !== null) return noun
  if (isOne('mention')) return dictatedIn(part) ?? readMention(part, language)
  return isOne('guide') ? readGuide(part) : null
}

/** "Tom descontraído", "público feminino", "bem animado". */
function readNoun(part: string, isOne: (...names: (keyof typeof patterns)[]) => boolean): Reading | null {
  // A name that begins like an order has a capital where an order has none: "Tom Jobim".
  const isName = /^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}/u.test(part)
  if (isOne('guideNoun') && !isName) return { kind: 'order', about: isOne('sureNoun') ? '' : part }
  if (isOne('audienceNoun')) return { kind: 'order', about: '' }
  return isOne('bareManner') ? { kind: 'order', about: part } : null
}

/** "Explique a torra" asks for a subject, "fale com carinho" for none. */
function readGuide(part: string): Reading {
  const dictated = dictatedIn(part)
  if (dictated !== null) return dictated
  const rest = foldText(part).replace(/^\p{L}+ /u, '')
  return { kind: 'order', about: patterns.manner.test(rest) || patterns.maker.test(rest) ? '' : part }
}

/** "Faça um vídeo sobre a promoção de R$ 20": the promotion is a fact. */
function readMaker(part: string, language: VideoLanguage): Reading {
  const dictated = dictatedIn(part)
  if (dictated !== null) return dictated
  const about = patterns.about.exec(foldText(part))
  const subject = about === null ? '' : restOf(part, about.index + about[0].length)
  return subject !== part && factsIn(subject, language) ? { kind: 'statement', said: subject } : { kind: 'order', about: subject }
}

/** "Use uma voz calma e diga no final: Deus te espera." */
function dictatedIn(part: string): Reading | null {
  const found = patterns.dictated.exec(foldText(part))
  if (found === null) return null
  return { kind: 'statement', said: withoutThat(restOf(part, found.index + found[0].length)), closes: patterns.ending.test(found[0]) }
}

/** "Mencione que abrimos aos domingos" has a fact; "fale sobre a torra" has none. */
function readMention(part: string, language: VideoLanguage): Reading {
  const folded = foldText(part)
  const verb = patterns.mention.exec(folded)?.[0].length ?? 0
  const object = restOf(part, verb)
  const linked = patterns.link.exec(foldText(object))?.[0] ?? ''
  const subject = restOf(object, linked.length)
  if (patterns.manner.test(foldText(object)) || patterns.video.test(foldText(object))) return { kind: 'order', about: '' }
  // Words behind a colon are dictated.
  const isClause = /(?:^|\s)(?:que|that)\s$/u.test(linked) || folded.slice(0, verb).includes(':')
  if (!isClause && !factsIn(object, language)) return { kind: 'order', about: subject }
  const place = patterns.screenPlace.exec(foldText(subject))
  const said = place === null ? subject : subject.slice(0, place.index)
  return { kind: 'statement', said: withoutThat(said), closes: patterns.closing.test(folded) }
}

/** The second "que" of "diga que ... e que ..." goes with the first. */
function withoutThat(said: string): string {
  return Object.values(languageRules).reduce((text, { context: { repeatedThat } }) => text.replaceAll(...repeatedThat), said)
}

function factsIn(part: string, language: VideoLanguage): boolean {
  return detailsOf(part, language).some(({ kind }) => factKinds.has(kind))
}

/** Folding keeps the length of composed text; where it does not, nothing is taken off. */
function restOf(part: string, length: number): string {
  return foldText(part).length === part.length ? part.slice(length).trim() : part
}
