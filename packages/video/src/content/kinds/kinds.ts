// Without the schemas, which need a parser: these are read at every start.

/**
 * What kind of life a theme belongs to: it chooses the actions, the questions and the pictures
 * around the facts.
 */
export const themeDomains = [
  'food',
  'habit',
  'health',
  'fitness',
  'beauty',
  'business',
  'money',
  'technology',
  'study',
  'home',
  'travel',
  'pets',
  'nature',
  'culture',
  'family',
] as const
export type ThemeDomain = (typeof themeDomains)[number]

/** The two things of a theme that compares. */
export const comparedSides = ['one', 'other'] as const
export type ComparedSide = (typeof comparedSides)[number]

/** To whom a script sends people; each kind has its sentences among the phrases. */
export const professionals = ['health', 'money', 'law', 'pets'] as const
export type Professional = (typeof professionals)[number]

/**
 * Why a theme asks for care: the user may be about to hurt themselves, is hurt by another, or is
 * ill or grieving.
 */
export const careKinds = ['crisis', 'violence', 'illness'] as const
export type Care = (typeof careKinds)[number]

/** What a closing sentence asks the audience to do. */
export const callKinds = ['save', 'link', 'comment', 'share', 'follow', 'like'] as const
export type CallKind = (typeof callKinds)[number]

/** What a person may ask of a theme besides the theme itself. */
export const askedParts = ['history', 'benefits', 'harms', 'myths', 'steps', 'work'] as const
export type AskedPart = (typeof askedParts)[number]
/** What may stand around the name of a theme that is wider than what was typed. */
export const widerParts = ['frames', 'ranks', 'verbs', 'asides', 'settings', 'purposes', 'people', 'fragile', 'ends', 'degrees', 'turns'] as const
export type WiderPart = (typeof widerParts)[number]
/** What the first words of a question ask for. */
export const questionKinds = ['why', 'who', 'when', 'where', 'amount', 'how', 'what', 'whether'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Subjects that pictures are grouped by; the icon pack names the same. */
export const pictureSubjects = [
  'food',
  'sleep',
  'money',
  'marketing',
  'travel',
  'pets',
  'fitness',
  'study',
  'technology',
  'beauty',
  'home',
  'nature',
  'science',
  'work',
  'family',
  'transport',
  'sports',
  'music',
  'weather',
  'feelings',
  'tools',
  'shopping',
  'health',
  'time',
  'communication',
] as const
export type PictureSubject = (typeof pictureSubjects)[number]

/** How the colours of a video feel. */
export const moods = ['calm', 'warm', 'fresh', 'bold', 'mysterious', 'playful'] as const
/** It moves lightness and chroma, never a hue. */
export type Mood = (typeof moods)[number]
