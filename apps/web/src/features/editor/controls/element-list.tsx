import { X } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../../language/language.ts'
import { IconButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useEditor } from '../editor.ts'
import { controlsTexts } from './controls.texts.ts'

type Row = { id: string; name: string; value: string }
type Props = { title: string; most: number; empty: string; rows: readonly Row[]; dotClass: string }

/** Effects or transitions of the project, each with its removal. */
export function ElementList({ title, most, empty, rows, dotClass }: Props) {
  const texts = useTexts(controlsTexts)
  const titleId = useId()
  const { selectedId, select, apply } = useEditor()
  return (
    <section aria-labelledby={titleId}>
      <div className="flex items-baseline justify-between gap-3 border-b border-hairline pb-1.5 text-small">
        <h2 id={titleId} className="font-semibold">
          {title}
        </h2>
        <span className="text-ink-muted tabular-nums">{texts.of(rows.length, most)}</span>
      </div>
      {rows.length === 0 ? <p className="py-3 text-small text-ink-muted">{empty}</p> : null}
      <ul className="divide-y divide-hairline">
        {rows.map(({ id, name, value }) => (
          <li key={id} className="flex items-center">
            <button
              type="button"
              aria-current={id === selectedId || undefined}
              onClick={() => select(id)}
              className={classNames('flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-md text-left', id === selectedId && 'font-semibold')}
            >
              <span aria-hidden className={classNames('size-2.5 shrink-0 rounded-[3px]', dotClass)} />
              <span className="min-w-0 flex-1 truncate">
                <span className="sr-only">{texts.edit}</span> {name}
              </span>
              <span className="text-small font-normal text-ink-muted tabular-nums">{value}</span>
            </button>
            <IconButton label={texts.remove(name)} onClick={() => apply({ kind: 'removeElement', id })} className="-mr-2.5">
              <X aria-hidden className="size-4.5 text-ink-muted" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
