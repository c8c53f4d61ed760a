import { durations, locales, measuredTimes } from '@relampago/domain/catalogue'
import { useLanguage, useTexts } from '../../language/language.ts'
import { oneDecimal } from '../../language/numbers.ts'
import { classNames } from '../../ui/class-names.ts'
import { landingTexts } from './landing.texts.ts'

/**
 * The stages by name, the last one running. Only whole videos were measured, so no stage shows
 * seconds.
 */
const stageNames = ['script', 'narration', 'pictures', 'music', 'render'] as const

const { measuredOn, orderToFileMs, command, machine, runs } = measuredTimes

/** What was measured: seconds to the file for each length. */
function Lengths() {
  const texts = useTexts(landingTexts)
  const language = useLanguage()
  return (
    <dl aria-label={texts.lengthsTitle} className="mt-6 flex gap-x-8">
      {durations.map((duration) => (
        <div key={duration} className="flex flex-col-reverse">
          <dt className="text-small text-ink-muted">{texts.length(duration)}</dt>
          <dd className="type-title tabular-nums">{oneDecimal(orderToFileMs[duration] / 1000, language)} s</dd>
        </div>
      ))}
    </dl>
  )
}

export function StageStrip() {
  const texts = useTexts(landingTexts)
  const language = useLanguage()
  const date = new Date(measuredOn).toLocaleDateString(locales[language], { timeZone: 'UTC', dateStyle: 'long' })
  return (
    <section id="how" className="page-width py-16 lg:py-24">
      <div className="grid gap-4 lg:grid-cols-2 lg:items-end lg:gap-16">
        <h2 className="type-display max-w-lg">{texts.stagesTitle(oneDecimal(orderToFileMs[30] / 1000, language))}</h2>
        <div>
          <p className="max-w-lg text-ink-muted">{texts.stagesText(date)}</p>
          <Lengths />
          <p className="mt-4 max-w-lg text-small text-ink-muted">
            {texts.measuredOn(runs, machine)} <code className="whitespace-nowrap text-ink">{command.split(' -- ')[0]}</code>.
          </p>
        </div>
      </div>
      <ol className="mt-10 grid gap-x-2 md:grid-cols-[1fr_1.1fr_1.2fr_1fr_1.6fr] lg:grid-cols-[1fr_1.1fr_1.2fr_1fr_2.4fr]">
        {stageNames.map((name, index) => (
          <li key={name} className="grid grid-cols-[6rem_1fr] items-baseline gap-x-4 border-t border-hairline py-4 md:block md:border-0 md:py-0">
            <span
              aria-hidden
              className={classNames(
                'order-last col-start-2 mt-3 block h-2 -skew-x-24 md:mt-0 md:mb-3 md:h-3 md:w-auto',
                index === stageNames.length - 1 ? 'bg-action' : 'bg-ink',
                ['w-1/4', 'w-2/5', 'w-1/2', 'w-1/4', 'w-full'][index],
              )}
            />
            <h3 className="font-semibold">{texts.stages[name].name}</h3>
            <p className="text-small text-ink-muted md:mt-1 md:pr-4">{texts.stages[name].text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
