import { Trash2 } from 'lucide-react'
import { useTexts } from '../../../language/language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { useEditor } from '../editor.ts'
import { controlsTexts } from './controls.texts.ts'

/** Which element is edited, and its removal. */
export function SelectedHead({ id, kind, name }: { id: string; kind: 'effect' | 'transition'; name: string }) {
  const texts = useTexts(controlsTexts)
  const { apply } = useEditor()
  return (
    <div className="flex items-center gap-2">
      <Badge tone={kind === 'effect' ? 'effect' : 'info'}>{texts[kind]}</Badge>
      <h2 className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</h2>
      <IconButton label={texts.remove(name)} onClick={() => apply({ kind: 'removeElement', id })} className="-mr-2.5 ml-auto">
        <Trash2 aria-hidden className="size-4.5 text-bad" />
      </IconButton>
    </div>
  )
}
