import { customTemplateId, customTemplatePrefix, type VideoLanguage } from '../catalogue/index.ts'
import { readWizardForm, voiceOf, wizardDefaults, type WizardForm } from './wizard-form.ts'

/** 1 content, 2 style, 3 finalize. */
export const wizardSteps = [1, 2, 3] as const
export type WizardStep = (typeof wizardSteps)[number]

export type Wizard = {
  step: WizardStep
  form: WizardForm
  /** Why the wizard did not advance, until the user fixes it. */
  problem: 'input_missing' | null
}

export type WizardAction =
  | { type: 'change'; change: Partial<Omit<WizardForm, 'selectedVoice'>> }
  /** By function: a photo is stored while others are placed. */
  | { type: 'media'; change: (media: WizardForm['media']) => WizardForm['media'] }
  /** A theme or link that was typed on another page: a new subject, unless it is the same one. */
  | { type: 'arrive'; input: string }
  /** The language of the narration where none was chosen. */
  | { type: 'narrate'; language: VideoLanguage }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'go'; step: WizardStep }
  /** The browser's own back or forward: as far as the form allows, and without a complaint. */
  | { type: 'travel'; step: WizardStep }
  /** Asks whether the video may be generated; goes back to the field that is missing. */
  | { type: 'check' }
  | { type: 'restore'; wizard: Wizard }

export const firstWizard: Wizard = { step: 1, form: wizardDefaults, problem: null }

const firstForm = (language: VideoLanguage) => ({ ...wizardDefaults, language, selectedVoice: voiceOf(language, wizardDefaults.voice) })
const firstWizards: Readonly<Record<VideoLanguage, Wizard>> = { 'pt-BR': firstWizard, 'en-US': { ...firstWizard, form: firstForm('en-US') } }

/** The wizard before anything was done in it: the same object each time. */
export function firstWizardIn(language: VideoLanguage): Wizard {
  return firstWizards[language]
}

/** Whether nothing was done in the wizard yet. */
export function isUntouched(wizard: Wizard): boolean {
  return Object.values(firstWizards).includes(wizard)
}

export function isInputMissing(form: WizardForm): boolean {
  return form.input.trim() === ''
}

/** An opening belongs to what it opens: another theme, context, language or length has its own. */
function asksForAnother(before: WizardForm, form: WizardForm): boolean {
  return (['input', 'context', 'language', 'duration'] as const).some((field) => form[field] !== before[field])
}

function changed(wizard: Wizard, change: Partial<WizardForm>): Wizard {
  const form = { ...wizard.form, ...change }
  if (change.opening === undefined && asksForAnother(wizard.form, form)) form.opening = ''
  if (change.variationOf === undefined && (form.template !== wizard.form.template || form.input !== wizard.form.input)) form.variationOf = ''
  form.selectedVoice = voiceOf(form.language, form.voice)
  return { ...wizard, form, problem: isInputMissing(form) ? wizard.problem : null }
}

function narrated(wizard: Wizard, language: VideoLanguage): Wizard {
  if (wizard.form.language === language) return wizard
  return isUntouched(wizard) ? firstWizardIn(language) : changed(wizard, { language })
}

function arrived(wizard: Wizard, input: string): Wizard {
  const isSame = input.trim() === wizard.form.input.trim()
  // Facts on another subject would be spoken in the video about this one.
  return { ...changed(wizard, { input, ...(!isSame && { context: '', opening: '', variationOf: '', media: [] }) }), step: 1 }
}

/** Steps run from 1 to 3 and no further; the first one is not left without a theme or link. */
export function moveWizard(wizard: Wizard, action: WizardAction): Wizard {
  switch (action.type) {
    case 'change':
      return changed(wizard, action.change)
    case 'media':
      return changed(wizard, { media: action.change(wizard.form.media) })
    case 'arrive':
      return arrived(wizard, action.input)
    case 'narrate':
      return narrated(wizard, action.language)
    case 'restore':
      return action.wizard
    case 'back':
      return { ...wizard, step: wizard.step === 3 ? 2 : 1 }
    case 'next':
      return moveTo(wizard, wizard.step === 1 ? 2 : 3)
    case 'travel':
      return isInputMissing(wizard.form) ? { ...wizard, step: 1 } : { ...wizard, step: action.step }
    case 'go':
      return moveTo(wizard, action.step)
    case 'check':
      return moveTo(wizard, wizard.step)
  }
}

function moveTo(wizard: Wizard, step: WizardStep): Wizard {
  if (isInputMissing(wizard.form)) return { ...wizard, step: 1, problem: 'input_missing' }
  return { ...wizard, step, problem: null }
}

/** As stored under `wizardState`: the form's own fields and `step` beside them. */
export function writeSavedWizard(wizard: Wizard): string {
  return JSON.stringify({ ...wizard.form, step: wizard.step })
}

/**
 * An object out of storage. Storage belongs to the visitor: what they broke there is as good as
 * absent.
 */
function parseStored(stored: string | null): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null')
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null
  } catch {
    return null
  }
}

/** The wizard that was stored, or `null` when there is none or it cannot be read. */
export function readSavedWizard(stored: string | null): Wizard | null {
  const saved = parseStored(stored)
  if (saved === null) return null
  const step = wizardSteps.find((one) => saved['step'] === one) ?? 1
  const form = readWizardForm(saved)
  return { step: isInputMissing(form) ? 1 : step, form, problem: null }
}

/** Id, as orders name it, of the template that the templates page stored as JSON; else `null`. */
export function readSelectedTemplate(stored: string | null): string | null {
  const id = parseStored(stored)?.['id']
  if (typeof id !== 'string' || id === '') return null
  return id.startsWith(customTemplatePrefix) ? id : customTemplateId(id)
}
