import { templateCategoryIds, type TemplateCategory } from '@relampago/domain/catalogue'
import { useTexts } from '../../../language/language.ts'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useTemplateCategories } from '../data/use-templates.ts'
import { galleryTexts } from './gallery.texts.ts'

type Value = TemplateCategory | ''
type Props = { value: Value; onChange: (value: Value) => void; /** How many there are in all. */ count: number | undefined }

/** The server's categories with how many published templates each has; empty ones are left out. */
export function CategoryChips({ value, onChange, count }: Props) {
  const texts = useTexts(galleryTexts)
  const categories = useTemplateCategories()
  if (categories === undefined) return <Skeleton className="my-1 h-11 w-full max-w-xl rounded-full" />
  const known = templateCategoryIds.flatMap((id) => categories.find((category) => category.id === id && (category.count > 0 || id === value)) ?? [])
  const chips = known.map(({ id, name, count: of }) => ({ value: id as Value, label: name, count: of }))
  const all = { value: '' as Value, label: texts.everything, count: count ?? categories.reduce((sum, one) => sum + one.count, 0) }
  return <FilterChips label={texts.category} chips={[all, ...chips]} value={value} onChange={onChange} />
}
