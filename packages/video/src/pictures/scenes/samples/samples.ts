import type { Layout } from '../../scene-plan/scene-plan.ts'
import { basicSamples } from './basic-samples.ts'
import { numberSamples } from './numbers-samples.ts'
import { photoSamples } from './photo-samples.ts'
import { placeSamples } from './place-samples.ts'
import { stepsSamples } from './steps-samples.ts'

export { sampleProduct, sampleScheme } from './basic-samples.ts'

/** Every layout with the longest texts that it has to bear: what tests draw and sheets show. */
export const layoutSamples: readonly Layout[] = [...basicSamples, ...numberSamples, ...placeSamples, ...stepsSamples, ...photoSamples]
