import { transitionIds, type EffectId, type TemplateDesign } from '@relampago/domain/catalogue'

const fiveStill: EffectId[] = ['contrast', 'saturation', 'colorbalance', 'vibrance', 'gamma']
const tenStill: EffectId[] = [...fiveStill, 'unsharp', 'curves', 'exposure', 'hue', 'brightness']
const fiveFrameWise: EffectId[] = ['vignette', 'noise', 'lagfun', 'snow', 'sparkles']

/** A usual custom template: five effects over the whole video, five transitions. */
export const usualDesign = designOf(fiveStill, 5)
/**
 * As much as a template may hold: 15 effects, of which 5 work on every frame, and 25 transitions.
 */
export const heaviestDesign = designOf([...tenStill, ...fiveFrameWise], 25)

function designOf(effects: readonly EffectId[], transitions: number): TemplateDesign {
  return {
    effects: effects.map((id) => ({ id, intensity: 50, start: 0, end: 1 })),
    transitions: transitionIds.slice(0, transitions).map((id) => ({ id, duration: 0.5 })),
    settings: { captionPop: true, cameraZoom: 0.06, layerMotion: 1 },
  }
}
