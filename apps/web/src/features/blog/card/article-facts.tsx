import { dayText } from '../../../language/date.ts'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { minutesOf, type Article } from '../data/article-list.ts'
import { blogTexts } from '../data/blog.texts.ts'

/** What it is about and how long it takes to read. */
export function ArticleKicker({ article, className }: { article: Article; className?: string }) {
  const texts = useTexts(blogTexts)
  return (
    <p className={classNames('flex flex-wrap gap-x-3 text-small', className)}>
      <span className="font-semibold text-spoken-soft print:text-ink">{texts.categories[article.category]}</span>
      <span className="text-ink-muted tabular-nums">{texts.readingTime(minutesOf(article))}</span>
    </p>
  )
}

/** Who wrote it and when. */
export function ArticleOrigin({ article: { author, date }, className }: { article: Article; className?: string }) {
  const texts = useTexts(blogTexts)
  const language = useLanguage()
  return (
    <p className={classNames('flex flex-wrap gap-x-3 text-small text-ink-muted', className)}>
      <span>{texts.by(author)}</span>
      <time dateTime={date} className="text-ink-faint">
        {dayText(date, language)}
      </time>
    </p>
  )
}
