import type { Template } from '@relampago/domain/contracts'
import { matchesSearch, ownFilters, passesFilter, sortTemplates, type OwnFilter } from '@relampago/domain/templates'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { useExport } from '../file/use-export.ts'
import { ListControls } from '../gallery/list-controls.tsx'
import { useListChoices } from '../gallery/use-list-choices.ts'
import { OwnCard, type CardAction } from './own-card.tsx'
import { OwnAnalytics, OwnCounters } from './own-figures.tsx'
import { ownTexts } from './own.texts.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { useOwnActions, type OwnActions } from './use-own-actions.ts'

const sorts = ['recent', 'used', 'name'] as const
const actionOf = { duplicate: 'duplicate', visibility: 'visibility', delete: 'remove', load: null } as const

export const ownColumns = 'grid grid-cols-1 gap-4 md:grid-cols-2 min-[75rem]:grid-cols-3'

/** What is being done with a template, as its card shows it. */
function busyOn(id: string, busy: OwnActions['busy'], exportingId: string | null): CardAction | null {
  if (exportingId === id) return 'export'
  return busy?.id === id ? actionOf[busy.attempt] : null
}

function Cards({ templates }: { templates: readonly Template[] }) {
  const texts = useTexts(ownTexts)
  const { busy, duplicate, toggleVisibility, remove } = useOwnActions()
  const { exportingId, exportTemplate } = useExport()
  const [asked, setAsked] = useState<Template | null>(null)
  const run: Record<CardAction, (template: Template) => void> = {
    duplicate: (template) => void duplicate(template),
    visibility: (template) => void toggleVisibility(template),
    export: (template) => void exportTemplate(template),
    remove: setAsked,
  }
  const confirm = async () => {
    if (asked !== null) await remove(asked)
    setAsked(null)
  }
  return (
    <>
      <ul aria-label={texts.list} className={ownColumns}>
        {templates.map((template, index) => (
          <li key={template.id} className="min-w-0">
            <OwnCard template={template} first={index < 3} busy={busyOn(template.id, busy, exportingId)} onAct={(action, one) => run[action](one)} />
          </li>
        ))}
      </ul>
      <RemoveDialog template={asked} busy={busy?.attempt === 'delete'} onCancel={() => setAsked(null)} onConfirm={() => void confirm()} />
    </>
  )
}

function Nothing() {
  const texts = useTexts(ownTexts)
  return (
    <EmptyState title={texts.noneTitle} text={texts.noneText}>
      <ButtonLink to="/template-editor" look="primary" icon={<Plus aria-hidden className="size-4.5" />}>
        {texts.createFirst}
      </ButtonLink>
    </EmptyState>
  )
}

/** The person's templates: counted, searched, filtered and sorted here, where all of them are. */
export function OwnTab({ templates }: { templates: readonly Template[] }) {
  const texts = useTexts(ownTexts)
  const choices = useListChoices(sorts)
  const [filter, setFilter] = useState<OwnFilter>('all')
  const found = templates.filter((template) => matchesSearch(template, choices.text))
  const shown = sortTemplates(
    found.filter((template) => passesFilter(template, filter)),
    choices.sort,
  )
  const showAll = () => {
    choices.clear()
    setFilter('all')
  }
  if (templates.length === 0) return <Nothing />
  return (
    <div className="flex flex-col gap-6">
      <OwnCounters templates={templates} />
      <ListControls choices={choices} sorts={sorts} searchLabel={texts.searchOwn} />
      <FilterChips
        label={texts.filter}
        chips={ownFilters.map((value) => ({ value, label: texts.filters[value], count: found.filter((template) => passesFilter(template, value)).length }))}
        value={filter}
        onChange={setFilter}
      />
      {shown.length === 0 ? (
        <EmptyState title={texts.notFound} text={texts.notFoundText}>
          <Button look="outline" onClick={showAll}>
            {texts.showAll}
          </Button>
        </EmptyState>
      ) : (
        <Cards templates={shown} />
      )}
      <OwnAnalytics templates={templates} />
    </div>
  )
}
