import { useTexts } from '../../../language/language.ts'
import { galleryTexts } from './gallery.texts.ts'

/** How many templates a list shows, announced when it changes. */
export function Found({ count }: { count: number | undefined }) {
  const texts = useTexts(galleryTexts)
  return <output className="block min-h-5 text-small text-ink-muted tabular-nums">{count === undefined ? '' : texts.found(count)}</output>
}
