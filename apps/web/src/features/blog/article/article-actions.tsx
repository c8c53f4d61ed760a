import { Bookmark, Heart, Share2, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { shareLink } from '../../../ui/share-link.ts'
import type { Article } from '../data/article-list.ts'
import { blogTexts } from '../data/blog.texts.ts'

type ActionProps = { label: string; name: string; icon: LucideIcon; isOn?: boolean; onClick: () => void }

/** An icon with its word; beside the text, on wide screens, the icon alone. */
function Action({ label, name, icon: Icon, isOn, onClick }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isOn}
      title={name}
      onClick={onClick}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full border border-hairline bg-surface-1 px-3 text-small font-semibold transition-colors duration-(--duration-quick) hover:bg-surface-3 xl:size-12 xl:px-0"
    >
      <Icon aria-hidden className={classNames('size-5 shrink-0', isOn === true && 'fill-spoken-soft text-spoken-soft')} />
      <span className="max-[359px]:sr-only xl:sr-only">{label}</span>
    </button>
  )
}

/** Like, bookmark and share. The first two are for this visit alone. */
export function ArticleActions({ article, className }: { article: Article; className?: string }) {
  const texts = useTexts(blogTexts)
  const [isLiked, setLiked] = useState(false)
  const [isBookmarked, setBookmarked] = useState(false)
  return (
    <div className={classNames('flex flex-wrap gap-1.5 sm:gap-2 xl:flex-col print:hidden', className)}>
      <Action label={texts.like} name={texts.likeThis} icon={Heart} isOn={isLiked} onClick={() => setLiked(!isLiked)} />
      <Action label={texts.bookmark} name={texts.bookmarkThis} icon={Bookmark} isOn={isBookmarked} onClick={() => setBookmarked(!isBookmarked)} />
      <Action label={texts.share} name={texts.shareThis} icon={Share2} onClick={() => void shareLink(article.title, `/blog/${article.id}`)} />
    </div>
  )
}
