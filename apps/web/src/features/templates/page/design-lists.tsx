import { effects as effectTable, transitions as transitionTable } from '@relampago/domain/catalogue'
import type { Template } from '@relampago/domain/contracts'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { oneDecimal } from '../../../language/numbers.ts'
import { Panel } from '../../../ui/panel.tsx'
import { pageTexts } from './page.texts.ts'

type Props = { template: Pick<Template, 'effects' | 'transitions'> }

/** Effects with how strong they are. */
function Effects({ template: { effects } }: Props) {
  const texts = useTexts(pageTexts)
  const language = useLanguage()
  return (
    <Panel title={texts.effects} aside={effects.length}>
      {effects.length === 0 ? (
        <p className="text-small text-ink-muted">{texts.noEffects}</p>
      ) : (
        <ul className="divide-y divide-hairline text-small">
          {effects.map(({ type, intensity }, index) => (
            // The same effect may be there twice.
            <li key={index} className="py-2.5">
              <span className="flex justify-between gap-4">
                <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">
                  {Object.hasOwn(effectTable, type) ? effectTable[type as keyof typeof effectTable].name[language] : type}
                </span>
                <span className="text-ink-muted tabular-nums">
                  <span className="sr-only">{texts.intensity} </span>
                  {texts.percent(intensity)}
                </span>
              </span>
              <span aria-hidden className="mt-2 block h-1 overflow-hidden rounded-full bg-surface-3">
                <span className="block h-full rounded-full bg-effect" style={{ width: `${intensity}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Transitions in their order, with how long each takes. */
function Transitions({ template: { transitions } }: Props) {
  const texts = useTexts(pageTexts)
  const language = useLanguage()
  return (
    <Panel title={texts.transitions} aside={transitions.length}>
      {transitions.length === 0 ? (
        <p className="text-small text-ink-muted">{texts.noTransitions}</p>
      ) : (
        <>
          <ol className="divide-y divide-hairline text-small">
            {transitions.map(({ type, duration }, index) => (
              <li key={index} className="flex gap-3 py-2.5">
                <span aria-hidden className="w-5 shrink-0 text-ink-faint tabular-nums">
                  {index + 1}
                </span>
                <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">
                  {Object.hasOwn(transitionTable, type) ? transitionTable[type as keyof typeof transitionTable].name[language] : type}
                </span>
                <span className="text-ink-muted tabular-nums">{oneDecimal(duration, language)} s</span>
              </li>
            ))}
          </ol>
          <p className="mt-2 text-micro text-ink-muted">{texts.order}</p>
        </>
      )}
    </Panel>
  )
}

/** Everything that the template does to a video, by name. */
export function DesignLists({ template }: Props) {
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Effects template={template} />
      <Transitions template={template} />
    </div>
  )
}
