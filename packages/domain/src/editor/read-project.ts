import { designLimits, effects, templateCategories, templateLimits, transitions, type EffectId, type TransitionId } from '../catalogue/index.ts'
import { sequenceOf } from '../contracts/transition-sequence.ts'
import { hasTwins } from './arrange-project.ts'
import { totalBounds, transitionBounds } from './editor-bounds.ts'
import type { EditorProject } from './editor-project.ts'

type Fields = Record<string, unknown>

/** A project out of a storage that others can write; `null` when anything of it is wrong. */
export function readProject(given: unknown): EditorProject | null {
  return isProject(given) && isArranged(given) ? given : null
}

function isProject(given: unknown): given is EditorProject {
  return (
    isFields(given) &&
    isText(given['name'], templateLimits.nameCharacters) &&
    isText(given['description'], templateLimits.descriptionCharacters) &&
    (given['format'] === '9:16' || given['format'] === '16:9') &&
    isKey(templateCategories, given['category']) &&
    (given['tags'] === null || isListOf(given['tags'], (tag) => isText(tag, templateLimits.tagCharacters), templateLimits.tags)) &&
    isLook(given['look']) &&
    isNumber(given['totalSeconds'], 0, templateLimits.totalSeconds.max) &&
    isListOf(given['effects'], isEffect, designLimits.effects) &&
    isListOf(given['transitions'], isTransition, designLimits.transitions)
  )
}

function isEffect(given: unknown): boolean {
  if (!isFields(given) || !isKey(effects, given['type'])) return false
  const { id, type, category, enabled, intensity, startTime, endTime, settings } = given
  const hasTimes =
    isNumber(startTime, 0, templateLimits.totalSeconds.max) && isNumber(endTime, startTime, templateLimits.totalSeconds.max) && endTime > startTime
  return isId(id) && category === effects[type as EffectId].category && enabled === true && isNumber(intensity, 0, 100) && hasTimes && isFields(settings)
}

function isTransition(given: unknown): boolean {
  if (!isFields(given) || !isKey(transitions, given['type'])) return false
  const { id, type, category, duration, startTime, settings } = given
  const { min, max } = transitionBounds(type as TransitionId)
  const hasTimes = isNumber(duration, min, max) && isNumber(startTime, 0, templateLimits.totalSeconds.max)
  return isId(id) && category === transitions[type as TransitionId].family && hasTimes && isFields(settings)
}

/** Whether the times follow from each other, and no id names two elements. */
function isArranged(project: EditorProject): boolean {
  const { starts } = sequenceOf(project.transitions.map(({ duration }) => duration))
  const { min, max } = totalBounds(project)
  const elements = [...project.effects, ...project.transitions]
  return (
    project.totalSeconds >= min &&
    project.totalSeconds <= max &&
    project.transitions.every(({ startTime }, index) => startTime === starts[index]) &&
    project.effects.every(({ endTime }) => endTime <= project.totalSeconds) &&
    !hasTwins(project.effects) &&
    new Set(elements.map(({ id }) => id)).size === elements.length
  )
}

function isLook(given: unknown): boolean {
  return (
    isFields(given) &&
    isNumber(given['camera_zoom'], 0, designLimits.largestZoom) &&
    isNumber(given['layer_motion'], 0, 1) &&
    typeof given['caption_pop'] === 'boolean'
  )
}

function isFields(given: unknown): given is Fields {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

function isListOf(given: unknown, isItem: (item: unknown) => boolean, most: number): boolean {
  return Array.isArray(given) && given.length <= most && given.every(isItem)
}

function isKey(table: object, given: unknown): boolean {
  return typeof given === 'string' && Object.hasOwn(table, given)
}

function isId(given: unknown): boolean {
  return isText(given, 100) && given !== ''
}

function isText(given: unknown, most: number): boolean {
  return typeof given === 'string' && given.length <= most
}

function isNumber(given: unknown, least: number, most: number): given is number {
  return typeof given === 'number' && given >= least && given <= most
}
