import type { VideoOrder } from '@relampago/domain/contracts'
import type { ScriptSentence } from '../../story/script.ts'
import type { Subject } from '../../story/subject.ts'
import { cueWords } from '../cues/find-said.ts'
import { backgroundChooser } from '../looks/draw-background.ts'
import { matchIcons } from '../icons/match-icon.ts'
import { iconChooser, type ChosenIcons, type IconWord } from './choose-icon.ts'
import { chooseLayout, type LayoutContext } from './choose-layout.ts'
import { chooseStyle, findDomain } from './choose-style.ts'
import { findCall, findStep } from './on-screen-text.ts'
import { productLayout } from './product-layout.ts'
import { productText } from './product-text.ts'
import type { Layout, LayoutKind, PhotoPlan, ScenePlan } from '../scene-plan/scene-plan.ts'
import type { PhotoSurvey } from './survey-photo.ts'

/** Layouts whose main picture stands by itself in the middle, as on a table. */
const standing: ReadonlySet<LayoutKind> = new Set(['word', 'hero'])

/** Layouts with an empty place where their picture is missing. */
const needsPicture: ReadonlySet<LayoutKind> = new Set(['hero', 'verdict', 'call-to-action'])

/** What of an order decides its pictures. */
export type PictureOrder = Pick<VideoOrder, 'seed' | 'look'>

/** Plans all pictures without drawing: one plan a sentence. Same input and seed, same plans. */
export function planPictures(
  sentences: readonly ScriptSentence[],
  subject: Subject,
  { seed, look: ordered }: PictureOrder,
  photos: readonly PhotoSurvey[],
): ScenePlan[] {
  const { language } = subject
  const theme = subject.kind === 'theme' ? subject.theme : subject.facts.name
  const keywords = sentences.flatMap((sentence) => sentence.keywords)
  const domain = findDomain(theme, keywords, language) ?? (subject.kind === 'product' ? 'shopping' : null)
  const photoHue = photos.find(({ hue }) => hue !== null)?.hue ?? null
  const { scheme, look } = chooseStyle({ theme, language, domain, photoHue, look: ordered }, seed)
  const backgroundOf = backgroundChooser(look, `${seed} ${theme}`)
  const chooseIcon = iconChooser(theme, domain, language)
  // A product is shown as what it is whatever the sentence says of it.
  const productIcon = subject.kind === 'product' ? (matchIcons({ texts: [{ text: asKind(theme), share: 1 }], language })[0]?.id ?? 'package') : null
  const steps = Math.max(0, ...sentences.map((sentence) => sentence.onScreen?.step ?? findStep(sentence.text, language) ?? 0))
  const sharedLabels = labelsOfSeveral(sentences)
  const product = subject.kind === 'product' ? productText(subject.facts, language) : null
  const label = subject.kind === 'product' ? (subject.facts.brand ?? '') : theme

  const before: Layout[] = []
  let shown = 0
  let pictured: string | null = null
  return sentences.map((sentence, at) => {
    const chosen = orQuestionMark(chooseIcon(withCallIcon(sentence, subject)), sentence)
    const previous = before.at(-1)?.kind ?? null
    const explained = { sentences, at, theme, language, before: [...before] }
    const ownLayout: Layout | null = product === null ? null : productLayout(sentence, { product, photos: photos.length, language, shown, previous })
    const context = { theme: label, language, ...iconContext(sentence, chosen, pictured), steps, sharedLabels, previous, explained }
    const wished: Layout = ownLayout ?? chooseLayout(sentence, context)
    const { layout, pictured: picture } = withPicture(wished, chosen, before)
    pictured = picture?.id ?? null
    const photo: PhotoPlan | null = ownLayout === null ? null : photoFor(ownLayout.kind, shown, photos)
    if (layout.kind === 'product-photo' || layout.kind === 'product-detail') shown += 1
    before.push(layout)
    const { icon, companion, extras, said } = shownIcons({ ...chosen, icon: picture }, layout, productIcon)
    const background = backgroundOf(at, standing.has(layout.kind))
    return {
      look,
      scheme,
      background,
      seed: `${seed} ${theme} ${at}`,
      language,
      words: cueWords(sentence.text),
      layout,
      icon,
      companion,
      extras,
      said,
      photo,
    }
  })
}

function labelsOfSeveral(sentences: readonly ScriptSentence[]): ReadonlySet<string> {
  const labels = sentences.map(({ onScreen }) => onScreen?.label ?? '')
  return new Set(labels.filter((text, at) => labels.indexOf(text) !== at))
}

const questionMark = 'red-question-mark'

/** Of a theme without a picture of its own, a question still has one. */
function orQuestionMark(chosen: ChosenIcons, { text }: ScriptSentence): ChosenIcons {
  return chosen.standIn === null && text.trim().endsWith('?') ? { ...chosen, standIn: { id: questionMark, word: null, isNegated: false } } : chosen
}

/** `pictured`: the picture of the scene before. */
function iconContext(
  sentence: ScriptSentence,
  chosen: ChosenIcons,
  pictured: string | null,
): Pick<LayoutContext, 'icon' | 'isNamed' | 'isThemeShown' | 'hasStandIn'> {
  const { icon, standIn } = chosen
  const hasStandIn = standIn !== null && standIn.id !== pictured
  return { icon: icon?.id ?? null, isNamed: isNamed(sentence, chosen), isThemeShown: icon?.id === standIn?.id, hasStandIn }
}

/**
 * Whether the icon is what the sentence says. One that was chosen by hand was chosen for the whole
 * sentence and may show another part of it.
 */
function isNamed({ fixedIcon, whole, text }: ScriptSentence, { icon, confidence }: ChosenIcons): boolean {
  if (icon === null || icon.word !== null || icon.id === fixedIcon) return true
  return confidence === 'shown' && (whole === undefined || whole === text)
}

/** A third scene in type gives way to a picture, and no layout keeps an empty place for one. */
function withPicture(wished: Layout, { icon, standIn }: ChosenIcons, before: readonly Layout[]): { layout: Layout; pictured: IconWord | null } {
  const isThirdOfType = wished.kind === 'word' && before.length > 1 && before.slice(-2).every(({ kind }) => kind === 'word')
  const pictured = isThirdOfType || needsPicture.has(wished.kind) ? (icon ?? standIn) : icon
  return { layout: isThirdOfType && pictured !== null ? { kind: 'hero', label: wished.label ?? '' } : wished, pictured }
}

type ShownIcons = Pick<ScenePlan, 'companion' | 'extras'> & { icon: string | null; said: NonNullable<ScenePlan['said']> }

function shownIcons(chosen: ChosenIcons, layout: Layout, productIcon: string | null): ShownIcons {
  if (productIcon !== null && layout.kind.startsWith('product-'))
    return asIds({ ...chosen, icon: { id: productIcon, word: null, isNegated: false }, companion: null })
  if (layout.kind !== 'phone') return asIds(chosen)
  // The telephone shows what the sentence is about besides telephones.
  const icon = chosen.companion ?? chosen.extras[0] ?? chosen.icon
  return asIds({ ...chosen, icon, companion: null, extras: chosen.extras.filter(({ id }) => id !== icon?.id) })
}

function asIds({ icon, companion, extras }: Omit<ChosenIcons, 'confidence' | 'standIn'>): ShownIcons {
  const all: IconWord[] = [icon, companion, ...extras].filter((one) => one !== null)
  const said = Object.fromEntries(all.flatMap(({ id, word, isNegated }) => (word === null ? [] : [[id, { word, isNegated }]])))
  return { icon: icon?.id ?? null, companion: companion?.id ?? null, extras: extras.map(({ id }) => id), said }
}

/** A closing sentence shows what it asks for. A product shows its own kind instead. */
function withCallIcon(sentence: ScriptSentence, subject: Subject): ScriptSentence {
  if (sentence.role !== 'closing' || sentence.icon !== undefined || sentence.fixedIcon !== undefined || subject.kind === 'product') return sentence
  return { ...sentence, fixedIcon: findCall(sentence, subject.language).icon }
}

/** The first photo shows the offer; the others come in turn. */
function photoFor(kind: LayoutKind, shown: number, photos: readonly PhotoSurvey[]): PhotoPlan | null {
  if (photos.length === 0) return null
  const inTurn = kind === 'product-photo' || kind === 'product-detail' ? shown + (photos.length > 1 ? 1 : 0) : 0
  const photo = photos[inTurn % photos.length]
  if (photo === undefined) return null
  const { hue: _, ...plan } = photo
  return plan
}

/**
 * A product's name with its first word small: shops capitalise it, and "Fone Aurora" would be read
 * as the name of a person.
 */
function asKind(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
