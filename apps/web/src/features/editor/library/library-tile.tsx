import { Check, EqualApproximately } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

type Props = Omit<ComponentProps<'button'>, 'children' | 'id'> & {
  id: string
  name: string
  /** `used` is in the project, `selected` is also the one that is edited. */
  state: 'unused' | 'used' | 'selected'
  tone: 'effect' | 'info'
  /** Fills the square. */
  picture: ReactNode
  /** In the upper corner of the picture; a check mark where nothing else is given. */
  mark?: ReactNode
  /** What a mark in the lower corner of the picture means. */
  note?: string | undefined
}

const rings = { effect: 'outline-effect', info: 'outline-info' }
const fills = { effect: 'bg-effect', info: 'bg-info' }
const words = { effect: 'text-effect', info: 'text-info' }

/** One effect or transition: a picture of what it does, with its name below. */
export function LibraryTile({ id, name, state, tone, picture, mark, note, className, ...button }: Props) {
  const noteId = useId()
  const isUsed = state !== 'unused'
  return (
    <button
      type="button"
      {...button}
      data-tile={id}
      aria-describedby={note === undefined ? undefined : noteId}
      aria-current={state === 'selected' || undefined}
      className={classNames('group/tile block min-w-0 rounded-md text-left', className)}
    >
      <span
        className={classNames(
          'relative block aspect-4/5 overflow-hidden rounded-[8px] bg-surface-quiet',
          state === 'used' && `outline-2 -outline-offset-2 ${rings[tone]}`,
          state === 'selected' && `outline-2 outline-offset-2 ${rings[tone]}`,
        )}
      >
        {picture}
        {isUsed ? (
          <span
            aria-hidden
            className={classNames(
              'absolute top-1.5 right-1.5 flex h-5 min-w-5 items-center justify-center rounded-full px-1 text-micro font-semibold text-ground tabular-nums',
              fills[tone],
            )}
          >
            {mark ?? <Check strokeWidth={3.5} className="size-3" />}
          </span>
        ) : null}
        {note === undefined ? null : (
          <span
            aria-hidden
            title={note}
            className="absolute bottom-1.5 left-1.5 flex size-5 items-center justify-center rounded-sm bg-ground/80 text-warn scheme-dark"
          >
            <EqualApproximately className="size-3.5" />
            <span id={noteId} hidden>
              {note}
            </span>
          </span>
        )}
      </span>
      <span
        className={classNames(
          'mt-1.5 line-clamp-3 text-micro font-medium [overflow-wrap:anywhere] group-hover/tile:text-ink',
          isUsed ? `${words[tone]} font-semibold` : 'text-ink-muted',
        )}
      >
        {name}
      </span>
    </button>
  )
}
