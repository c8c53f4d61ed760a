import { CardFan } from './card-fan.tsx'
import { SampleFrame, type SampleId } from './sample-frame.tsx'

const standard = ['coffee', 'marketing', 'sleep'] as const

type Props = {
  samples?: readonly [SampleId, SampleId, SampleId]
  /** It is part of the first screen: fetched with the page, the front first. */
  isInSight?: boolean
}

/** Three sample videos fanned out; still. */
export function SampleFan({ samples = standard, isInSight = false }: Props) {
  const fetched = (index: number) => (!isInSight ? 'whenNear' : index === 0 ? 'first' : 'withPage')
  return <CardFan front={0} cards={samples.map((sample, index) => ({ key: sample, card: <SampleFrame sample={sample} fetched={fetched(index)} /> }))} />
}
