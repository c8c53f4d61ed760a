import type { VideoLanguage } from '@relampago/domain/catalogue'
import { pictureLists } from '../../content/content.ts'
import type { PictureSubject } from '../../content/kinds/kinds.ts'
import type { ScriptSentence } from '../../story/script.ts'
import { iconPack } from '../icons/icon-pack.ts'
import { matchIcons, type IconMatch } from '../icons/match-icon.ts'
import { isKinOfTheme } from './kin-of-theme.ts'

/** A picture with the words of the sentence that name it, as written there; `null` when none do. */
export type IconWord = { id: string; word: string | null; isNegated: boolean }
export type ChosenIcons = {
  /** `null`: nothing fits, so the scene shows type alone. */
  icon: IconWord | null
  /** A second one that the sentence names as clearly, or `null`. */
  companion: IconWord | null
  /** Of the same subject; may be empty. */
  extras: IconWord[]
  /** `shown`: the sentence names it. `related`: the theme or the writer's keywords do. */
  confidence: 'shown' | 'related' | 'none'
  /** For layouts that need one: the picture of the theme or of its subject, or `null`. */
  standIn: IconWord | null
}
export type IconChooser = (sentence: ScriptSentence) => ChosenIcons

/** As many as an arrangement has places. */
const extrasWanted = 4
/** From here on the sentence's own picture needs no comparison with that of the theme. */
const clearScore = 0.7
/** From here on a picture is what the theme says. */
const themeScore = 0.72
const minCompanionShare = 0.7
const usedShare = 0.6
/** What only the writer's keywords name; the first says most. */
const keywordShare = 0.8
const keywordStep = 0.05
/** What the rest of a cut sentence names. */
const wholeShare = 0.85
/** From here on the sentence's own picture stands before one chosen by hand. */
const sureScore = 0.8
/** Scenes without a picture that may follow each other while a related one exists. */
const maxBareRun = 2
/** How often the theme's own picture may stand in for one that is missing. */
const maxThemeShows = 3

/** `isElsewhere`: another part of its cut sentence says it. */
type Candidate = IconMatch & { isSaid: boolean; isElsewhere: boolean }
type Memory = { shown: Map<string, number>; previous: string | null; bareRun: number }

/** Chooses sentence by sentence, remembering what was shown: pictures should not repeat. */
export function iconChooser(theme: string, domain: PictureSubject | null, language: VideoLanguage): IconChooser {
  const themeMatches = matchIcons({ texts: [{ text: theme, share: 1 }], language, domain, theme }).filter(({ isNegated }) => !isNegated)
  const themeIcons = themeMatches.filter(({ score }) => score >= themeScore).map(({ id }) => id)
  const { mainOnly, vague, subjects } = pictureLists()
  const unfit = new Set([...mainOnly, ...vague])
  const subjectIcons = domain === null ? [] : subjects[domain].icons.filter((id) => !vague.includes(id))
  const strewn = new Map<string, number>()
  const standIn = [...themeIcons, ...subjectIcons].map((id): IconWord => ({ id, word: null, isNegated: false }))[0] ?? null
  const memory: Memory = { shown: new Map(), previous: null, bareRun: 0 }

  return (sentence) => {
    const candidates = candidatesFor(sentence, { language, domain, theme })
    const { icon, confidence } = mainIcon(sentence, { candidates, themeIcons, subjectIcons, memory })
    const said = candidates.filter(({ isSaid }) => isSaid)
    remember(memory, icon, sentence)

    const others = said.filter(({ id, word, isNegated }) => id !== icon?.id && word !== icon?.word && !isNegated && !pictureLists().mainOnly.includes(id))
    const best = candidates[0]?.score ?? 0
    const companion =
      sentence.role === 'body' && (sentence.icon ?? sentence.fixedIcon) === undefined
        ? others.find(({ score }) => score >= best * minCompanionShare)
        : undefined
    const extras = onePerWord(sentence.role === 'closing' ? [] : others).map(toIconWord)
    const hinted = candidates.filter(({ isSaid }) => !isSaid).map(({ id }) => id)
    const fillers = [...new Set([...themeIcons.slice(0, extrasWanted), ...(icon === null ? [] : hinted)])]
    const taken = new Set([icon?.id, companion?.id, ...extras.map(({ id }) => id)])
    const more = fillers
      .filter((id) => !taken.has(id) && !unfit.has(id))
      // What was strewn before comes last: neighbours would look alike.
      .toSorted((one, other) => (strewn.get(one) ?? 0) - (strewn.get(other) ?? 0))
      .map((id): IconWord => ({ id, word: null, isNegated: false }))
    const strewnNow = [...extras.filter(({ id }) => id !== companion?.id), ...more].slice(0, extrasWanted)
    for (const { id } of strewnNow) strewn.set(id, (strewn.get(id) ?? 0) + 1)
    return { icon, companion: companion === undefined ? null : toIconWord(companion), extras: strewnNow, confidence, standIn }
  }
}

function toIconWord({ id, word, isNegated }: IconMatch): IconWord {
  return { id, word, isNegated }
}

/** Two pictures of one word beside each other say it twice. */
function onePerWord(matches: readonly IconMatch[]): IconMatch[] {
  return matches.filter(({ word }, at) => matches.findIndex((other) => other.word === word) === at)
}

type Search = { language: VideoLanguage; domain: PictureSubject | null; theme: string }

/** What the sentence names, and after it what only the writer's keywords do; best first. */
function candidatesFor({ text, whole = text, keywords }: ScriptSentence, search: Search): Candidate[] {
  const isPerson = (match: IconMatch) => !isKinOfTheme(match, whole, search.theme, search.language)
  const said = matchIcons({ texts: [{ text, share: 1 }], ...search, stressed: keywords }).filter(isPerson)
  const hinted = matchIcons({ texts: keywords.map((keyword, at) => ({ text: keyword, share: Math.max(0.4, keywordShare - keywordStep * at) })), ...search })
  const around =
    whole === text
      ? []
      : matchIcons({ texts: [{ text: whole, share: wholeShare }], ...search, stressed: keywords }).filter((match) => !match.isNegated && isPerson(match))
  // Its call to comment is no reason for a balloon over another part.
  const { vague, backdrops } = pictureLists()
  // A keyword also says what else is on a photo: a map, the sea behind a whale.
  const byId = new Map<string, Candidate>(
    hinted.filter(({ id }) => !vague.includes(id) && !backdrops.includes(id)).map((match) => [match.id, { ...match, isSaid: false, isElsewhere: false }]),
  )
  for (const match of around) {
    const hint = byId.get(match.id)
    const score = Math.max(match.score, hint?.score ?? 0)
    if (!vague.includes(match.id) && !backdrops.includes(match.id)) byId.set(match.id, { ...match, score, isSaid: false, isElsewhere: true })
  }
  for (const match of said) byId.set(match.id, { ...match, isSaid: true, isElsewhere: false })
  return [...byId.values()].toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
}

type MainIcon = Pick<ChosenIcons, 'icon' | 'confidence'>
type Found = {
  candidates: readonly Candidate[]
  themeIcons: readonly string[]
  /** In turn where nothing else is left. */
  subjectIcons: readonly string[]
  memory: Memory
}
const none: MainIcon = { icon: null, confidence: 'none' }

function mainIcon(sentence: ScriptSentence, found: Found): MainIcon {
  return chosenIcon(sentence, found) ?? foundIcon(sentence, found) ?? lastIcon(sentence, found)
}

function isKnown(id: string | undefined): id is string {
  return id !== undefined && iconPack().has(id)
}

/** What was chosen by hand. One that fits any sentence waits until nothing else is found. */
function chosenIcon(sentence: ScriptSentence, { candidates, memory }: Found): MainIcon | null {
  const { icon: named, fixedIcon } = sentence
  if (isKnown(fixedIcon)) return { icon: asSaid(fixedIcon, candidates), confidence: 'shown' }
  if (!isKnown(named) || pictureLists().vague.includes(named)) return null
  const isNamedToo = candidates.some(({ id, isSaid }) => isSaid && id === named)
  // Another part of its sentence says it, and shows it there.
  if (!isNamedToo && candidates.some(({ id, isElsewhere }) => isElsewhere && id === named)) return null
  const sure = isNamedToo ? undefined : (ranked(candidates, memory).find(isSure) ?? ownThing(sentence, { candidates, memory }))
  return sure === undefined ? { icon: asSaid(named, candidates), confidence: 'shown' } : ofCandidate(sure)
}

/** What the sentence names, or its theme does. */
function foundIcon(sentence: ScriptSentence, { candidates, themeIcons, memory }: Found): MainIcon | null {
  const { icon: named, role } = sentence
  const themeIcon = themeIcons.find((id) => id !== memory.previous && !pictureLists().refused.includes(id)) ?? null
  if (role === 'hook' && themeIcon !== null) return ofTheme(themeIcon, candidates)
  // A poster of the theme asks nothing itself: "Responda rápido" over a balloon.
  const fitting = role === 'hook' ? candidates.filter(({ id }) => !pictureLists().vague.includes(id)) : candidates
  const best = bestOf(sentence, { candidates: fitting, memory })
  const timesShown = themeIcon === null ? maxThemeShows : (memory.shown.get(themeIcon) ?? 0)
  const isWornOut = timesShown >= maxThemeShows
  if (best !== undefined && (best.score >= clearScore || isWornOut)) return isNoBetter(best, named, memory) ? ofTheme(named, candidates) : ofCandidate(best)
  return themeIcon === null || (isWornOut && memory.bareRun < maxBareRun) ? null : ofTheme(themeIcon, candidates)
}

function bestOf(sentence: ScriptSentence, found: Pick<Found, 'candidates' | 'memory'>): Candidate | undefined {
  const [first] = ranked(found.candidates, found.memory)
  return first?.isSaid === true ? first : (ownThing(sentence, found) ?? first)
}

/**
 * What a part of a cut sentence names clearly, though it was shown before: a picture of another
 * part, chosen for the whole, says less.
 */
function ownThing({ text, whole = text }: ScriptSentence, { candidates, memory }: Pick<Found, 'candidates' | 'memory'>): Candidate | undefined {
  const { vague } = pictureLists()
  if (whole === text) return undefined
  return candidates.find(({ id, score, isSaid, isNegated }) => isSaid && !isNegated && score >= clearScore && !vague.includes(id) && id !== memory.previous)
}

/** Of two that fit any sentence, the one chosen by hand. */
function isNoBetter({ id }: Candidate, named: string | undefined, { previous }: Memory): named is string {
  return isKnown(named) && named !== previous && pictureLists().vague.includes(id)
}

/** What interrupts a run of scenes in type. */
function lastIcon({ icon: named }: ScriptSentence, { candidates, subjectIcons, memory }: Found): MainIcon {
  if (memory.bareRun < maxBareRun) return none
  const ownIcon = isKnown(named) ? named : subjectIcons.find((id) => id !== memory.previous && !memory.shown.has(id))
  return ownIcon === undefined ? none : ofTheme(ownIcon, candidates)
}

/** What the sentence names beyond doubt. */
function isSure({ id, score, isSaid, isNegated }: Candidate): boolean {
  return isSaid && !isNegated && score >= sureScore && !pictureLists().vague.includes(id)
}

function ofCandidate(best: Candidate): MainIcon {
  return { icon: { ...toIconWord(best), word: best.isSaid ? best.word : null }, confidence: best.isSaid ? 'shown' : 'related' }
}

/**
 * What may be shown now, best first. The same picture twice in a row looks like a scene that did
 * not change.
 */
function ranked(candidates: readonly Candidate[], { shown, previous }: Memory): Candidate[] {
  const allowed = candidates.filter(({ id, isSaid }) => id !== previous && (isSaid || !pictureLists().refused.includes(id)))
  // What another part says is shown there, unless this part says nothing to be seen.
  const saysSomething = allowed.some(({ isSaid, isNegated }) => isSaid && !isNegated)
  return allowed
    .filter(({ isElsewhere }) => !(isElsewhere && saysSomething))
    .map((match) => ({ ...match, score: shown.has(match.id) ? match.score * usedShare : match.score }))
    .toSorted((one, other) => other.score - one.score)
}

function ofTheme(id: string, candidates: readonly Candidate[]): MainIcon {
  const icon = asSaid(id, candidates)
  return { icon, confidence: icon.word === null ? 'related' : 'shown' }
}

/** An icon with the word of the sentence that names it, if one does. */
function asSaid(id: string, candidates: readonly Candidate[]): IconWord {
  const match = candidates.find((candidate) => candidate.id === id && candidate.isSaid)
  return match === undefined ? { id, word: null, isNegated: false } : toIconWord(match)
}

function remember(memory: Memory, icon: IconWord | null, { role }: ScriptSentence) {
  // A hook is set in type with its picture, which may follow it by itself.
  memory.previous = role === 'hook' ? null : (icon?.id ?? null)
  memory.bareRun = icon === null || role === 'hook' ? memory.bareRun + 1 : 0
  if (icon !== null) memory.shown.set(icon.id, (memory.shown.get(icon.id) ?? 0) + 1)
}
