import { templateCategories } from '@relampago/domain/catalogue'
import type { Template } from '@relampago/domain/contracts'
import { FileDown, Share2, Timer, Zap } from 'lucide-react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { useSession } from '../../../session/session.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { shareLink } from '../../../ui/share-link.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { cardTexts } from '../card/card.texts.ts'
import { FavoriteButton } from '../card/favorite-button.tsx'
import { LikeButton } from '../card/like-button.tsx'
import { useTemplateForVideo } from '../data/use-template-for-video.ts'
import { useExport } from '../file/use-export.ts'
import { DesignLists } from './design-lists.tsx'
import { OwnerPanel } from './owner-panel.tsx'
import { pageTexts } from './page.texts.ts'
import { TemplateFacts, useExtraTime } from './template-facts.tsx'
import { TemplateFilm } from './template-film.tsx'

type Props = { template: Template }

function Title({ template: { name, author_name: author, description, category, difficulty, status, is_premium: isPremium } }: Props) {
  const texts = useTexts(pageTexts)
  const badges = useTexts(cardTexts)
  const language = useLanguage()
  return (
    <div>
      <div className="mb-3 flex flex-wrap gap-1.5">
        {isPremium ? <Badge tone="info">{badges.pro}</Badge> : null}
        {status === 'draft' ? <Badge>{badges.draft}</Badge> : null}
        <Badge>{templateCategories[category][language]}</Badge>
        <Badge>{texts.difficulties[difficulty]}</Badge>
      </div>
      <h1 className="type-display [overflow-wrap:anywhere]">{name}</h1>
      <p className="mt-2 text-ink-muted">{texts.by(author)}</p>
      {description === '' ? null : <p className="mt-4 max-w-2xl [overflow-wrap:anywhere]">{description}</p>}
    </div>
  )
}

function Actions({ template }: Props) {
  const texts = useTexts(pageTexts)
  const useForVideo = useTemplateForVideo()
  const { exportingId, exportTemplate } = useExport()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="primary" size="large" icon={<Zap aria-hidden className="size-5" />} className="max-sm:w-full" onClick={() => useForVideo(template)}>
        {texts.use}
      </Button>
      <LikeButton template={template} className="min-h-12 border border-control px-4" />
      <FavoriteButton template={template} className="size-12 border border-control" />
      {template.status === 'published' ? (
        <Button look="outline" icon={<Share2 aria-hidden className="size-4.5" />} onClick={() => void shareLink(template.name, `/templates/${template.id}`)}>
          {texts.share}
        </Button>
      ) : null}
      <Button look="ghost" busy={exportingId !== null} icon={<FileDown aria-hidden className="size-4.5" />} onClick={() => void exportTemplate(template)}>
        {texts.export}
      </Button>
    </div>
  )
}

/** What the design costs; waits where only a list's short form of it is known. */
function ExtraTime({ template }: Props) {
  const time = useExtraTime(template)
  return (
    <p className="flex items-start gap-2 text-small text-ink-muted">
      <Timer aria-hidden className="mt-0.5 size-4 shrink-0" />
      {time}
    </p>
  )
}

/** One template, for everyone who may see it; its author can also manage it. */
export function TemplateView({ template, isWhole }: Props & { /** Whether its design is known, not only what a list says. */ isWhole: boolean }) {
  const texts = useTexts(pageTexts)
  const { user } = useSession()
  const isOwner = user?.id === template.author_id
  return (
    <article className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(15rem,20rem)_1fr] lg:grid-cols-[22.5rem_1fr]">
      <PageHead
        title={template.name}
        description={template.description === '' ? texts.description(template.author_name) : template.description}
        isPrivate={template.status === 'draft'}
      />
      <TemplateFilm template={template} className="mx-auto w-[min(100%,25svh)] md:sticky md:top-24 md:w-full md:self-start" />
      <div className="flex min-w-0 flex-col gap-6">
        <Title template={template} />
        <Actions template={template} />
        {isWhole ? <ExtraTime template={template} /> : <Skeleton className="h-5 w-64" />}
        {isOwner ? <OwnerPanel template={template} /> : null}
        {isWhole ? <DesignLists template={template} /> : <Skeleton className="h-64 rounded-lg" />}
        <TemplateFacts template={template} />
      </div>
    </article>
  )
}
