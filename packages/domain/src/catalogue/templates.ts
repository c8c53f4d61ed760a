import type { Seconds } from '../units.ts'
import type { Bilingual } from './languages.ts'
import type { TransitionId } from './transitions.ts'

/** How pictures and camera behave in one of the templates that come with the product. */
export type BuiltInTemplate = {
  name: Bilingual
  summary: Bilingual
  /** An emoji, as clients of the options call expect. */
  preview: string
  /** Used in order between scenes and repeated when there are more scenes. Empty: hard cuts. */
  transitions: readonly { id: TransitionId; duration: Seconds }[]
  /** How far the camera travels over a scene: 0 stands still, 0.1 ends at 1.1 times. */
  cameraZoom: number
  /** How far picture layers move against each other: 0 stands still, 1 is the full drift. */
  layerMotion: number
  /** Whether the spoken word pops while it is lit. */
  captionPop: boolean
}

export const builtInTemplates = {
  default: {
    name: { pt: 'Padrão', en: 'Default' },
    summary: { pt: 'Camadas em movimento e passagens suaves', en: 'Moving layers and soft passages' },
    preview: '⚡',
    transitions: [{ id: 'fade', duration: 0.4 }],
    cameraZoom: 0,
    layerMotion: 0.7,
    captionPop: true,
  },
  minimal: {
    name: { pt: 'Minimalista', en: 'Minimal' },
    summary: { pt: 'Só as legendas se mexem', en: 'Only the captions move' },
    preview: '◽',
    transitions: [],
    cameraZoom: 0,
    layerMotion: 0.25,
    captionPop: false,
  },
  dynamic: {
    name: { pt: 'Dinâmico', en: 'Dynamic' },
    summary: { pt: 'Zoom leve, cortes que deslizam', en: 'Mild zoom, cuts that slide' },
    preview: '🎢',
    transitions: [
      { id: 'slideleft', duration: 0.4 },
      { id: 'wipeup', duration: 0.4 },
      { id: 'fadeblack', duration: 0.4 },
      { id: 'slideup', duration: 0.4 },
      { id: 'fade', duration: 0.4 },
    ],
    cameraZoom: 0.06,
    layerMotion: 1,
    captionPop: true,
  },
} as const satisfies Record<string, BuiltInTemplate>
export type BuiltInTemplateId = keyof typeof builtInTemplates
export const builtInTemplateIds = Object.keys(builtInTemplates) as BuiltInTemplateId[]

/** Ids of templates that people made start like this; the rest is the stored id. */
export const customTemplatePrefix = 'custom_'
export function customTemplateId(storedId: string): string {
  return `${customTemplatePrefix}${storedId}`
}
/** The stored id in an id of a person's template; `null` where there is none. */
export function storedTemplateId(id: string): string | null {
  return /^custom_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.exec(id)?.[1]?.toLowerCase() ?? null
}
/** True for every id that claims to be custom, also malformed: never generated for Free. */
export function isCustomTemplate(id: string): boolean {
  return id.startsWith('custom')
}
