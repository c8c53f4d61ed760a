import { templateLimits } from '@relampago/domain/catalogue'
import { Pencil } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { useTexts } from '../../../language/language.ts'
import { IconButton } from '../../../ui/button.tsx'
import { useEditor } from '../editor.ts'
import { useGestureName } from '../timeline/use-gesture-name.ts'
import { headerTexts } from './header.texts.ts'

/** The name, edited where it stands. Enter ends, Escape gives back the name from before. */
export function NameField() {
  const texts = useTexts(headerTexts)
  const { project, apply } = useEditor()
  const { name: gesture, begin } = useGestureName()
  const input = useRef<HTMLInputElement>(null)
  const before = useRef(project.name)
  const rename = (name: string) => apply({ kind: 'setName', name }, gesture())
  const edit = () => {
    input.current?.focus()
    input.current?.select()
  }
  const follow = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') rename(before.current)
    if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur()
  }
  return (
    <div className="flex min-w-0 flex-1 items-center sm:flex-none" onPointerDownCapture={begin} onFocusCapture={begin}>
      <input
        ref={input}
        aria-label={texts.name}
        value={project.name}
        maxLength={templateLimits.nameCharacters}
        autoComplete="off"
        enterKeyHint="done"
        onFocus={() => (before.current = project.name)}
        onKeyDown={follow}
        onChange={({ target }) => rename(target.value)}
        className="field-sizing-content h-11 max-w-96 min-w-0 flex-1 rounded-md bg-transparent px-1 sm:px-2 font-semibold text-ellipsis outline-offset-0 hover:bg-surface-quiet focus:bg-surface-2 sm:min-w-24"
      />
      <IconButton label={texts.rename} onClick={edit} className="-ml-1 max-sm:-mx-1.5">
        <Pencil aria-hidden className="size-4.5 text-ink-muted" />
      </IconButton>
    </div>
  )
}
