import type { effects, EffectId } from '@relampago/domain/catalogue'

/** Effects that are baked into the pictures of a scene, once for all the frames that show them. */
export type StillEffectId = { [Id in EffectId]: (typeof effects)[Id]['kind'] extends 'still' ? Id : never }[EffectId]
/** `value` is in the catalogue's unit. */
export type StillEffect = { id: StillEffectId; value: number }
