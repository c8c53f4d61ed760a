/**
 * Effects that act on every finished frame; the others are baked into the pictures. `unknown`
 * stands for any id that the catalogue lacks.
 */
export const frameEffectIds = [
  ...(['scale', 'rotate', 'hflip', 'vflip', 'transpose', 'perspective'] as const),
  ...(['vignette', 'pixelize', 'noise', 'shufflepixels', 'lagfun', 'amplify', 'atadenoise'] as const),
  ...(['fisheye', 'twirl', 'mosaic', 'snow', 'rain', 'fire', 'sparkles', 'glitchlines', 'unknown'] as const),
] as const

export type FrameEffectId = (typeof frameEffectIds)[number]
