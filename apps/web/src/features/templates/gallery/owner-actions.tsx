import type { Template } from '@relampago/domain/contracts'
import { Globe, Lock, Pencil, Trash2 } from 'lucide-react'
import { useTexts } from '../../../language/language.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { galleryTexts } from './gallery.texts.ts'

type Act = (template: Template) => void
type Props = {
  template: Template
  busy: boolean
  /** Leads to the editor, too. */
  canEdit?: boolean
  onPublish: Act
  onUnpublish: Act
  onDelete: Act
}

const box = 'min-h-11 min-w-11 flex-1 border border-hairline px-0'
const icon = 'size-4.5 shrink-0'
/** Only the icon where a card is narrow. */
const word = 'text-micro @max-[16.5rem]:sr-only'

function Visibility({ template, busy, onPublish, onUnpublish }: Omit<Props, 'canEdit' | 'onDelete'>) {
  const texts = useTexts(galleryTexts)
  const isDraft = template.status === 'draft'
  const [what, named, run] = isDraft
    ? ([texts.publish, texts.publishNamed, onPublish] as const)
    : ([texts.unpublish, texts.unpublishNamed, onUnpublish] as const)
  return (
    <Button
      look="ghost"
      size="small"
      className={box}
      busy={busy}
      onClick={() => run(template)}
      aria-label={named(template.name)}
      title={what}
      icon={isDraft ? <Globe aria-hidden className={icon} /> : <Lock aria-hidden className={icon} />}
    >
      <span className={word}>{what}</span>
    </Button>
  )
}

/** What authors can do with a template of theirs. */
export function OwnerActions({ canEdit = false, onDelete, ...visibility }: Props) {
  const texts = useTexts(galleryTexts)
  const { template, busy } = visibility
  const { id, name } = template
  return (
    <div className="@container">
      <div className="flex gap-1.5">
        {canEdit ? (
          <ButtonLink
            to={`/template-editor?id=${id}`}
            look="ghost"
            size="small"
            className={box}
            aria-label={texts.editNamed(name)}
            title={texts.edit}
            icon={<Pencil aria-hidden className={icon} />}
          >
            <span className={word}>{texts.edit}</span>
          </ButtonLink>
        ) : null}
        <Visibility {...visibility} />
        <Button
          look="ghost"
          size="small"
          className={`${box} max-w-16 text-bad`}
          disabled={busy}
          onClick={() => onDelete(template)}
          aria-label={texts.removeNamed(name)}
          title={texts.remove}
        >
          <Trash2 aria-hidden className={icon} />
        </Button>
      </div>
    </div>
  )
}
