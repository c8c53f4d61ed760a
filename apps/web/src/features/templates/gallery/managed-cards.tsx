import type { Template } from '@relampago/domain/contracts'
import { useRef } from 'react'
import { useTexts } from '../../../language/language.ts'
import { useSession } from '../../../session/session.ts'
import { TemplateCard } from '../card/template-card.tsx'
import { TemplateGrid } from '../card/template-grid.tsx'
import { useManageTemplate } from '../data/use-manage-template.ts'
import { useTemplateForVideo } from '../data/use-template-for-video.ts'
import { galleryTexts } from './gallery.texts.ts'
import { OwnerActions } from './owner-actions.tsx'
import { useDeletion } from './use-deletion.tsx'

/** Cards of one list; those of the person carry what an author can do. */
export function ManagedCards({ templates, list }: { templates: readonly Template[]; list: 'own' | 'public' }) {
  const texts = useTexts(galleryTexts)
  const { user } = useSession()
  const use = useTemplateForVideo()
  const box = useRef<HTMLDivElement>(null)
  const { busyId, publish, unpublish, remove } = useManageTemplate()
  const { ask, dialog } = useDeletion({
    question: texts.confirm[list],
    remove: (template) => remove(template, list),
    onRemoved: () => box.current?.focus({ preventScroll: true }),
  })
  const isOwn = (template: Template) => list === 'own' || template.author_id === user?.id
  const actionsOf = (template: Template) => (
    <OwnerActions
      template={template}
      busy={busyId === template.id}
      canEdit={list === 'own'}
      onPublish={(one) => void publish(one)}
      onUnpublish={(one) => void unpublish(one)}
      onDelete={ask}
    />
  )
  const cells = templates.map((template, index) => ({
    id: template.id,
    card: (
      <TemplateCard template={template} onUse={use} showStatus={list === 'own'} first={index < 4}>
        {isOwn(template) ? actionsOf(template) : undefined}
      </TemplateCard>
    ),
  }))
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <TemplateGrid label={texts.list}>{cells}</TemplateGrid>
      {dialog}
    </div>
  )
}
