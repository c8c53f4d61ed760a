import type { StageId } from '@relampago/domain/catalogue'
import type { Fraction } from '@relampago/domain/units'

/** What is known of a video while it is being made; grows from stage to stage. */
export type Known = { title?: string; sentences?: string[]; /** File of the thumbnail just finished. */ picture?: { index: number; file: string } }
/** Called often; `fraction` is the share of the stage that is done. */
export type Report = (stage: StageId, fraction: Fraction, known?: Known) => void
