import { templateLimits, type TemplateSort } from '@relampago/domain/catalogue'
import type { ReactNode } from 'react'
import { useTexts } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { galleryTexts } from './gallery.texts.ts'
import type { ListChoices } from './use-list-choices.ts'

type Props<Sort extends TemplateSort> = {
  choices: ListChoices<Sort>
  sorts: readonly Sort[]
  searchLabel?: string
  /** Narrow the list further. */
  chips?: ReactNode
  /** How many are shown; on phones beside the order. */
  found?: ReactNode
}

/** Search and order of a list. */
export function ListControls<Sort extends TemplateSort>({ choices, sorts, searchLabel, chips, found }: Props<Sort>) {
  const texts = useTexts(galleryTexts)
  const { text, setText, settle, sort, setSort } = choices
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,22.5rem)_1fr] sm:gap-y-4">
      <div className="col-span-2 sm:col-span-1">
        <SearchBox label={searchLabel ?? texts.search} value={text} onChange={setText} onLeave={settle} maxLength={templateLimits.searchCharacters} />
      </div>
      {chips === undefined ? null : <div className="col-span-2 min-w-0 sm:row-start-2">{chips}</div>}
      {found === undefined ? null : <div className="min-w-0 sm:col-span-2 sm:row-start-3">{found}</div>}
      <div className={classNames('sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:w-48 sm:justify-self-end', found === undefined && 'col-span-2')}>
        <Select hideLabel label={texts.sort} options={sorts.map((value) => ({ value, label: texts.sorts[value] }))} value={sort} onChange={setSort} />
      </div>
    </div>
  )
}
