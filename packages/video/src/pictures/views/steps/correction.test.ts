import { expect, it } from 'vitest'
import { layersOfLayout } from '../../../../tests/layers-of-layout.ts'

const layout = { kind: 'correction', label: 'caimans', wrong: 'lizards', right: 'birds' } as const

it.each([
  ['The closest relatives of caimans are not lizards but birds.', 'the wrong'],
  ['The closest relatives of caimans are birds and not lizards.', 'the right'],
])('boxes stand in the order in which they are said, so that the upper one never waits: %s', async (sentence, first) => {
  const layers = await layersOfLayout(layout, sentence, null)

  const top = (kind: string) => layers.find(({ motion, cues }) => motion.kind === kind && cues?.enter !== undefined)?.area?.y ?? Number.NaN
  // The truth is stamped, the stroke through the belief comes from the left.
  const [right, wrong] = [top('stampIn'), top('slideFromLeft')]
  expect(right < wrong ? 'the right' : 'the wrong').toBe(first)
})
