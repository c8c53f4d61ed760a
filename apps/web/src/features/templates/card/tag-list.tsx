import { useTexts } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { cardTexts } from './card.texts.ts'

/** How many tags a card shows; the others are counted. */
const shownTags = 3
const tagClass = 'rounded-sm bg-surface-quiet px-1.5 py-1 text-micro text-ink-muted sm:px-2'

export function TagList({ tags }: { tags: readonly string[] }) {
  const texts = useTexts(cardTexts)
  const more = tags.length - shownTags
  if (tags.length === 0) return null
  return (
    <ul aria-label={texts.tags} className="flex gap-1 sm:gap-1.5">
      {tags.slice(0, shownTags).map((tag, index) => (
        // Where there is no room for all, the last one gives way.
        <li key={tag} className={classNames(tagClass, 'truncate', index === shownTags - 1 ? 'min-w-0' : 'max-w-2/5 shrink-0')}>
          {tag}
        </li>
      ))}
      {more > 0 ? (
        <li className={`${tagClass} shrink-0`} title={tags.slice(shownTags).join(', ')}>
          <span aria-hidden>{`+${more}`}</span>
          <span className="sr-only">{texts.moreTags(more)}</span>
        </li>
      ) : null}
    </ul>
  )
}
