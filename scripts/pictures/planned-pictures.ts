import { embeddedProviders } from '../../packages/video/src/providers.ts'
import { shotsOf } from '../../packages/video/src/shots.ts'
import { planPictures } from '../../packages/video/src/pictures/plan/plan-pictures.ts'
import type { ScenePlan } from '../../packages/video/src/pictures/scene-plan/scene-plan.ts'
import { writeOrder } from '../../packages/video/src/script-command-line.ts'
import { estimatedNarration } from '../../packages/video/tests/estimated-narration.ts'
import type { TypedTheme } from '../../packages/video/tests/word-lists.ts'
import { themeOrder, type Measuring } from '../words/measuring.ts'

/** A scene of a video as it would be made offline, with the words that are said over it. */
export type PlannedPicture = TypedTheme & { sentence: string; plan: ScenePlan }

/** The pictures of a 30 s video on a theme, planned without drawing. */
export async function planTheme(typed: TypedTheme, run: Measuring['run']): Promise<PlannedPicture[]> {
  const order = themeOrder(typed)
  const { spoken } = await writeOrder(order, embeddedProviders, run)
  const shots = shotsOf({ order, narration: estimatedNarration(spoken, typed.language), theme: typed.theme })
  const sentences = shots.map(({ sentence }) => sentence)
  const plans = planPictures(sentences, { kind: 'theme', theme: typed.theme, context: '', language: typed.language }, order, [])
  return plans.map((plan, at) => ({ ...typed, sentence: sentences[at]?.text ?? '', plan }))
}

/** What a picture shows, in words, for a reader who judges whether that is its sentence. */
export function describePicture({ layout, icon, companion }: ScenePlan): string {
  const { kind, ...content } = layout
  const things = [icon, companion].filter((id) => id !== null)
  const shown = JSON.stringify(content, (key, value: unknown) => (key === 'label' || value === null ? undefined : value))
  return `${kind}${shown === '{}' ? '' : ` ${shown}`}${things.length === 0 ? '' : ` [${things.join(' + ')}]`}`
}
