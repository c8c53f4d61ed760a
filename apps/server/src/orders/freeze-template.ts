import { customTemplateId, storedTemplateId, type TemplateDesign } from '@relampago/domain/catalogue'
import { isPhotoOrder, type CustomTemplate } from '@relampago/domain/contracts'
import { designOfTemplate } from '@relampago/domain/templates'
import type { Queries } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { videos, type User } from '../database/schema.ts'
import { holdTemplate, holdUsableTemplate } from '../templates/hold-template.ts'

/** The template of a person that an order names, and the video it is a variation of. */
export type WantedTemplate = { id: string; variationOf?: string | undefined }

/** That template at the moment of the order: nothing that happens to it later counts. */
export type FrozenTemplate = CustomTemplate & {
  design: TemplateDesign
  /** `null` when the template is gone, and the design is that of an earlier video. */
  storedId: string | null
}

/** `null` when the user may not use it, or it is gone. A variation has the design of its video. */
export async function freezeTemplate(queries: Queries, user: User, { id, variationOf }: WantedTemplate): Promise<FrozenTemplate | null> {
  const storedId = storedTemplateId(id)
  if (storedId === null) return null
  const frozen = variationOf === undefined ? null : await frozenIn(queries, user, { storedId, variationOf })
  if (frozen !== null) return { ...frozen, storedId: frozen.storedId === null ? null : await holdTemplate(queries, frozen.storedId) }
  const template = await holdUsableTemplate(queries, user, storedId)
  return template === null ? null : { id: customTemplateId(storedId), name: template.name, design: designOfTemplate(template.content), storedId }
}

/** A template as an earlier video of the user was made with it; `null` when it was not. */
export async function frozenIn(
  queries: Queries,
  user: User,
  { storedId, variationOf }: { storedId: string; variationOf: string },
): Promise<FrozenTemplate | null> {
  const [video] = await queries
    .select({ order: videos.order, templateId: videos.templateId })
    .from(videos)
    .where(and(eq(videos.id, variationOf), eq(videos.userId, user.id)))
  if (video === undefined || isPhotoOrder(video.order)) return null
  const { customTemplate, design } = video.order
  if (customTemplate?.id !== customTemplateId(storedId) || design === undefined) return null
  return { ...customTemplate, design, storedId: video.templateId }
}
