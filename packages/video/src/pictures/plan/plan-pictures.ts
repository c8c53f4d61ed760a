import type { ScriptSentence } from '../../story/script.ts'
import type { Subject } from '../../story/subject.ts'
import { chooseBackground } from '../backgrounds/draw-background.ts'
import { matchIcons } from '../icons/match-icon.ts'
import { iconChooser, type ChosenIcons } from './choose-icon.ts'
import { chooseLayout } from './choose-layout.ts'
import { chooseStyle, findDomain } from './choose-style.ts'
import { findCall, findStep } from './on-screen-text.ts'
import { productLayout } from './product-layout.ts'
import { productText } from './product-text.ts'
import type { Layout, LayoutKind, PhotoPlan, ScenePlan } from './scene-plan.ts'
import type { PhotoSurvey } from './survey-photo.ts'

/** Layouts whose main picture stands by itself in the middle, as on a table. */
const standing: ReadonlySet<LayoutKind> = new Set(['word', 'hero'])

/** Plans all pictures without drawing: one plan a sentence. Same input and seed, same plans. */
export function planPictures(sentences: readonly ScriptSentence[], subject: Subject, seed: string, photos: readonly PhotoSurvey[]): ScenePlan[] {
  const { language } = subject
  const theme = subject.kind === 'theme' ? subject.theme : subject.facts.name
  const keywords = sentences.flatMap((sentence) => sentence.keywords)
  const domain = findDomain(theme, keywords, language) ?? (subject.kind === 'product' ? 'shopping' : null)
  const style = chooseStyle(domain, seed, photos.find(({ hue }) => hue !== null)?.hue ?? null)
  const chooseIcon = iconChooser(theme, domain, language, seed)
  // A product is shown as what it is whatever the sentence says of it.
  const productIcon = subject.kind === 'product' ? (matchIcons({ texts: [{ text: theme, share: 1 }], language })[0]?.id ?? 'package') : null
  const steps = Math.max(0, ...sentences.map((sentence) => sentence.onScreen?.step ?? findStep(sentence.text, language) ?? 0))
  const labels = sentences.map((sentence) => sentence.onScreen?.label ?? '')
  const sharedLabels = new Set(labels.filter((text, at) => labels.indexOf(text) !== at))
  const product = subject.kind === 'product' ? productText(subject.facts, language) : null
  const label = subject.kind === 'product' ? (subject.facts.brand ?? '') : theme

  let previous: Layout['kind'] | null = null
  let shown = 0
  return sentences.map((sentence, at) => {
    const chosen = chooseIcon(withCallIcon(sentence, subject))
    const ownLayout: Layout | null = product === null ? null : productLayout(sentence, { product, photos: photos.length, language, shown, previous })
    const layout: Layout = ownLayout ?? chooseLayout(sentence, { theme: label, language, icon: chosen.icon, steps, sharedLabels, previous })
    const photo: PhotoPlan | null = ownLayout === null ? null : photoFor(ownLayout.kind, shown, photos)
    if (layout.kind === 'product-photo' || layout.kind === 'product-detail') shown += 1
    previous = layout.kind
    const look = style.looks[at % 2 === 0 ? 0 : 1]
    const { icon, companion, extras } = shownIcons(chosen, layout, productIcon)
    const hasPedestal = standing.has(layout.kind)
    const background = chooseBackground(look, `${seed} ${theme} ${look}`, hasPedestal)
    return { look, scheme: style.scheme, background, seed: `${seed} ${theme} ${at}`, language, layout, icon, companion, extras, photo }
  })
}

function shownIcons(chosen: ChosenIcons, layout: Layout, productIcon: string | null): ChosenIcons {
  if (productIcon !== null && layout.kind.startsWith('product-')) return { ...chosen, icon: productIcon, companion: null }
  if (layout.kind !== 'phone') return chosen
  // The telephone shows what the sentence is about besides telephones.
  const icon = chosen.companion ?? chosen.extras[0] ?? chosen.icon
  return { icon, companion: null, extras: chosen.extras.filter((id) => id !== icon) }
}

/** A closing sentence shows what it asks for. A product shows its own kind instead. */
function withCallIcon(sentence: ScriptSentence, subject: Subject): ScriptSentence {
  if (sentence.role !== 'closing' || sentence.icon !== undefined || subject.kind === 'product') return sentence
  return { ...sentence, icon: findCall(sentence.text, subject.language).icon }
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
