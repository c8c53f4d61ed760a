import type { Template } from '@relampago/domain/contracts'
import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../../language/language.ts'
import { AskingButton } from '../../../ui/asking-button.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useManageTemplate } from '../data/use-manage-template.ts'
import { pageTexts } from './page.texts.ts'

/** What the author can do with the template. */
export function OwnerPanel({ template }: { template: Template }) {
  const texts = useTexts(pageTexts)
  const navigate = useNavigate()
  const { publish, unpublish, remove, busyId } = useManageTemplate()
  const isPublic = template.status === 'published'
  const leave = async () => {
    if (await remove(template, 'own')) void navigate('/my-templates', { replace: true })
  }
  const Icon = isPublic ? EyeOff : Eye
  return (
    <Panel title={texts.yours}>
      {isPublic ? null : <p className="mb-4 text-small text-ink-muted">{texts.isPrivate}</p>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/template-editor?id=${template.id}`} size="small" className="min-h-11" icon={<Pencil aria-hidden className="size-4" />}>
          {texts.edit}
        </ButtonLink>
        <Button
          size="small"
          className="min-h-11"
          busy={busyId !== null}
          icon={<Icon aria-hidden className="size-4" />}
          onClick={() => void (isPublic ? unpublish(template) : publish(template))}
        >
          {isPublic ? texts.unpublish : texts.publish}
        </Button>
        <AskingButton
          look="destructive"
          size="small"
          className="min-h-11"
          icon={<Trash2 aria-hidden className="size-4" />}
          action={texts.remove}
          busyAction={texts.removing}
          question={texts.removeQuestion}
          meaning={texts.removeMeaning}
          keep={texts.cancel}
          run={leave}
        />
      </div>
    </Panel>
  )
}
