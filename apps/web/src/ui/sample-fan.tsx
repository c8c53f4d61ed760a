import { CardFan } from './card-fan.tsx'
import { SampleFrame, type SampleId } from './sample-frame.tsx'

const standard = ['coffee', 'marketing', 'sleep'] as const

/** Three sample videos fanned out; still. */
export function SampleFan({ samples = standard }: { samples?: readonly [SampleId, SampleId, SampleId] }) {
  return <CardFan front={0} cards={samples.map((sample) => ({ key: sample, card: <SampleFrame sample={sample} /> }))} />
}
