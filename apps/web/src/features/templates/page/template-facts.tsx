import { templateCategories } from '@relampago/domain/catalogue'
import type { Template } from '@relampago/domain/contracts'
import { designOfTemplate, extraSeconds } from '@relampago/domain/templates'
import { dateText } from '../../../language/date.ts'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { countText } from '../../../language/numbers.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { pageTexts } from './page.texts.ts'

type Props = { template: Template }

/** How much longer a video takes with the template's effects. */
export function useExtraTime(template: Template): string {
  const texts = useTexts(pageTexts)
  const seconds = extraSeconds(designOfTemplate(template), 30)
  if (seconds === 0) return texts.noExtraTime
  return seconds < 1 ? texts.littleExtraTime : texts.extraTime(Math.round(seconds))
}

function Tags({ tags }: Pick<Template, 'tags'>) {
  return (
    <span className="flex flex-wrap justify-end gap-1.5">
      {tags.map((tag) => (
        <span key={tag} className="rounded-sm bg-surface-quiet px-2 py-1 text-micro font-normal text-ink-muted [overflow-wrap:anywhere]">
          {tag}
        </span>
      ))}
    </span>
  )
}

/** What is known about the template besides its design. Dates are Brazilian in every language. */
export function TemplateFacts({ template }: Props) {
  const texts = useTexts(pageTexts)
  const language = useLanguage()
  const { category, difficulty, likes, favorite_count: favorites, use_count: uses, tags, created_at: created, updated_at: updated, version } = template
  return (
    <Panel title={texts.about}>
      <Facts
        facts={[
          { name: texts.category, value: templateCategories[category][language] },
          { name: texts.difficulty, value: texts.difficulties[difficulty] },
          { name: texts.likes, value: countText(likes, language) },
          { name: texts.favorites, value: countText(favorites, language) },
          { name: texts.uses, value: countText(uses, language) },
          ...(tags.length === 0 ? [] : [{ name: texts.tags, value: <Tags tags={tags} /> }]),
          { name: texts.created, value: dateText(created, 'pt') },
          { name: texts.updated, value: dateText(updated, 'pt') },
          { name: texts.version, value: version },
        ]}
      />
    </Panel>
  )
}
