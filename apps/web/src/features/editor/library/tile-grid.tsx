import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useLanguage } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { LibraryGroup, LibraryItem } from './library-groups.ts'
import { nextTile } from './next-tile.ts'

type GridProps<Id extends string> = {
  groups: readonly LibraryGroup<Id>[]
  /** Every group is open, whatever was closed. */
  allOpen: boolean
  /** Draws one tile; of all tiles one has a `tabIndex` of 0. */
  renderTile: (item: LibraryItem<Id>, group: LibraryGroup<Id>, tabIndex: 0 | -1) => ReactNode
}

/** Tiles in groups that can be closed. Arrow keys, Home and End move among all that are shown. */
export function TileGrid<Id extends string>({ groups, allOpen, renderTile }: GridProps<Id>) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [current, setCurrent] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const open = groups.filter(({ id }) => allOpen || !closed.has(id))
  const ids = open.flatMap(({ items }) => items.map(({ id }) => id))
  const stop = ids.find((id) => id === current) ?? ids[0]
  const toggle = (id: string) => setClosed((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])))
  const follow = (event: KeyboardEvent) => {
    const at = ids.findIndex((id) => id === tileOf(event.target))
    const next =
      at < 0
        ? null
        : nextTile(
            open.map(({ items }) => items.length),
            at,
            event.key,
          )
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    box.current?.querySelector<HTMLElement>(`[data-tile="${ids[next]}"]`)?.focus()
  }
  return (
    <div ref={box} role="presentation" onKeyDown={follow} onFocus={({ target }) => setCurrent(tileOf(target))}>
      {groups.map((group) => (
        <TileGroup key={group.id} group={group} isOpen={open.includes(group)} onToggle={() => toggle(group.id)}>
          {group.items.map((item) => renderTile(item, group, item.id === stop ? 0 : -1))}
        </TileGroup>
      ))}
    </div>
  )
}

function tileOf(target: EventTarget): string | null {
  return target instanceof HTMLElement ? (target.dataset['tile'] ?? null) : null
}

type GroupProps = { group: LibraryGroup; isOpen: boolean; onToggle: () => void; children: ReactNode }

function TileGroup({ group, isOpen, onToggle, children }: GroupProps) {
  const id = useId()
  const language = useLanguage()
  return (
    <section aria-labelledby={`${id}-name`}>
      <h2>
        <button
          type="button"
          id={`${id}-name`}
          aria-expanded={isOpen}
          aria-controls={`${id}-tiles`}
          aria-describedby={`${id}-about`}
          onClick={onToggle}
          className="flex min-h-11 w-full items-center gap-2 rounded-md text-left text-small font-semibold"
        >
          <group.icon aria-hidden className="size-4.5 shrink-0 text-ink-muted" />
          {group.name[language]}
          <ChevronDown aria-hidden className={classNames('ml-auto size-4.5 text-ink-muted transition-transform', !isOpen && '-rotate-90')} />
        </button>
      </h2>
      <p id={`${id}-about`} className={classNames('pointer-events-none -mt-1.5 mb-2 text-micro text-ink-muted', !isOpen && 'hidden')}>
        {group.description[language]}
      </p>
      <div id={`${id}-tiles`} hidden={!isOpen} className={isOpen ? 'grid grid-cols-3 items-start gap-x-2 gap-y-3 pb-4' : undefined}>
        {isOpen ? children : null}
      </div>
    </section>
  )
}
