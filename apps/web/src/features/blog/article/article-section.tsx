import { Link2 } from 'lucide-react'
import { Link } from 'react-router'
import type { PageSection } from '../../../content/page-text.ts'
import { useTexts } from '../../../language/language.ts'
import { Prose } from '../../../ui/prose.tsx'
import { copyLink } from '../../../ui/share-link.ts'
import { blogTexts } from '../data/blog.texts.ts'

/** A part of the text. The sign beside its heading leads to it and copies its address. */
export function ArticleSection({ path, section: { id, title, html } }: { path: string; section: PageSection }) {
  const texts = useTexts(blogTexts)
  const address = `${path}#${id}`
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="group relative mb-4 flex items-start gap-2">
        <h2 id={id} lang="pt-BR" className="min-w-0 flex-1 type-title [overflow-wrap:anywhere]">
          {title}
        </h2>
        <Link
          to={address}
          aria-label={texts.copySection(title)}
          onClick={() => void copyLink(address)}
          className="-my-1 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-faint transition-colors duration-(--duration-quick) hover:bg-surface-quiet hover:text-ink lg:absolute lg:-left-13 lg:pointer-fine:opacity-0 lg:pointer-fine:group-hover:opacity-100 lg:pointer-fine:focus-visible:opacity-100 print:hidden"
        >
          <Link2 aria-hidden className="size-5" />
        </Link>
      </div>
      <div lang="pt-BR">
        <Prose html={html} />
      </div>
    </section>
  )
}
