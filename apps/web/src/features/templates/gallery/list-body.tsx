import type { ReactNode } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingGrid } from '../card/template-grid.tsx'
import { galleryTexts } from './gallery.texts.ts'

type Props = { /** How many are shown; unknown while they are fetched. */ count: number | undefined; onClear: () => void; children: ReactNode }

/** A list in one of its states: being fetched, nothing found, or its cards. */
export function ListBody({ count, onClear, children }: Props) {
  const texts = useTexts(galleryTexts)
  if (count === undefined) return <LoadingGrid label={texts.loading} />
  if (count > 0) return children
  return (
    <EmptyState title={texts.noneFound} text={texts.noneFoundText}>
      <Button look="outline" onClick={onClear}>
        {texts.showAll}
      </Button>
    </EmptyState>
  )
}
