import type { Template } from '@relampago/domain/contracts'
import { locales } from '@relampago/domain/catalogue'
import { figuresOf } from '@relampago/domain/templates'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { countText } from '../../../language/numbers.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ownTexts } from './own.texts.ts'

type Props = { templates: readonly Template[] }
type Figure = { name: string; value: string }

function Figures({ figures, boxClass }: { figures: readonly Figure[]; /** Of the box of each. */ boxClass?: string }) {
  return (
    <dl className="grid grid-cols-3 gap-3 sm:gap-5">
      {figures.map(({ name, value }) => (
        <div key={name} className={classNames('flex min-w-0 flex-col-reverse justify-end', boxClass)}>
          <dt className="text-small text-ink-muted">{name}</dt>
          <dd className="type-title tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How many templates the person has, of which kinds. */
export function OwnCounters({ templates }: Props) {
  const texts = useTexts(ownTexts)
  const language = useLanguage()
  const { total, public: published, premium } = figuresOf(templates)
  return (
    <Figures
      boxClass="rounded-lg border border-hairline bg-surface-1 p-4 sm:p-5"
      figures={[
        { name: texts.total, value: countText(total, language) },
        { name: texts.public, value: countText(published, language) },
        { name: texts.premium, value: countText(premium, language) },
      ]}
    />
  )
}

/** How the person's templates do. */
export function OwnAnalytics({ templates }: Props) {
  const texts = useTexts(ownTexts)
  const language = useLanguage()
  const { downloads, averageDownloads, public: published } = figuresOf(templates)
  return (
    <Panel title={texts.analytics}>
      <Figures
        figures={[
          { name: texts.totalDownloads, value: countText(downloads, language) },
          { name: texts.averageDownloads, value: averageDownloads.toLocaleString(locales[language], { maximumFractionDigits: 1 }) },
          { name: texts.publicTemplates, value: countText(published, language) },
        ]}
      />
    </Panel>
  )
}
