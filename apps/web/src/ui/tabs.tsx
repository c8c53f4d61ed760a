import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Tab<Id extends string> = { id: Id; label: string; /** How much is in it; in a box beside the label. */ count?: number | undefined }
type TabsProps<Id extends string> = { label: string; tabs: readonly Tab<Id>[]; chosen: Id; onChoose: (id: Id) => void }

/** How far a key moves among `count` tabs, as the new index; `null` for other keys. */
function indexAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/**
 * Parts of one page, one shown at a time. Arrow keys, Home and End choose; on phones the row
 * scrolls sideways.
 */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null)
  // Where the row is cut, the chosen one is brought to its middle; again when a count makes it
  // wider.
  useEffect(() => {
    const tab = row.current?.children[tabs.findIndex(({ id }) => id === chosen)]
    if (row.current && tab instanceof HTMLElement) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [chosen, tabs])
  const choose = (index: number) => {
    const tab = tabs[index]
    if (tab === undefined) return
    onChoose(tab.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  const follow = (event: KeyboardEvent) => {
    const next = indexAfter(
      event.key,
      tabs.findIndex(({ id }) => id === chosen),
      tabs.length,
    )
    if (next === null) return
    event.preventDefault()
    choose(next)
  }
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={follow}
      className="relative -mx-5 flex gap-6 overflow-x-auto border-b border-hairline px-5 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      {tabs.map(({ id, label: text, count }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === chosen}
          aria-controls={id === chosen ? `panel-${id}` : undefined}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => choose(index)}
          className={classNames(
            'relative min-h-12 shrink-0 text-body font-semibold whitespace-nowrap transition-colors duration-(--duration-quick) focus-visible:-outline-offset-2',
            id === chosen ? 'text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:bg-ink' : 'text-ink-muted hover:text-ink',
          )}
        >
          {text}
          {count === undefined ? null : (
            <>
              {' '}
              <span className="ml-1 rounded-sm bg-surface-3 px-1.5 py-0.5 text-micro text-ink-muted tabular-nums">{count}</span>
            </>
          )}
        </button>
      ))}
    </div>
  )
}

/** What the chosen tab shows. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} className="pt-6">
      {children}
    </div>
  )
}
