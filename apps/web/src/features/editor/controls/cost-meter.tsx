import { effects } from '@relampago/domain/catalogue'
import { useId } from 'react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { oneDecimal } from '../../../language/numbers.ts'
import { useEditor } from '../editor.ts'
import { projectTexts } from './project.texts.ts'
import { templateCost } from './template-cost.ts'

/** How much longer videos take with this template, and why. */
export function CostMeter() {
  const texts = useTexts(projectTexts)
  const language = useLanguage()
  const titleId = useId()
  const { total, heaviest } = templateCost(useEditor().project)
  const isFree = oneDecimal(total, 'en') === '0.0'
  return (
    <section aria-labelledby={titleId}>
      <div className="flex items-baseline justify-between gap-3 text-small font-semibold">
        <h2 id={titleId}>{texts.cost}</h2>
        {isFree ? null : <span className="tabular-nums">{texts.costOf(oneDecimal(total, language))}</span>}
      </div>
      <p className="mt-1 text-micro text-ink-muted">{isFree ? texts.noCost : texts.costNote}</p>
      {heaviest.length === 0 ? null : (
        <ul aria-label={texts.heaviest} className="mt-2 grid gap-1.5 text-small">
          {heaviest.map(({ effect, seconds }) => (
            <li key={effect.id} className="grid grid-cols-[1fr_auto] items-center gap-x-3">
              <span className="truncate text-ink-muted">{effects[effect.type].name[language]}</span>
              <span className="tabular-nums">{texts.costOf(oneDecimal(seconds, language))}</span>
              <span aria-hidden className="col-span-2 h-1 rounded-full bg-surface-3">
                <span className="block h-1 rounded-full bg-effect" style={{ width: `${Math.min(100, Math.round((100 * seconds) / total))}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
