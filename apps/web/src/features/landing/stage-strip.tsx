import { useTexts } from '../../language/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { landingTexts } from './landing.texts.ts'

/** The stages by name, the last one running. No seconds: a page that is written once cannot measure. */
const stageNames = ['script', 'narration', 'pictures', 'music', 'render'] as const

export function StageStrip() {
  const texts = useTexts(landingTexts)
  return (
    <section id="how" className="page-width py-16 lg:py-24">
      <div className="grid gap-4 lg:grid-cols-2 lg:items-end lg:gap-16">
        <h2 className="type-display max-w-md">{texts.stagesTitle}</h2>
        <p className="max-w-md text-ink-muted">{texts.stagesText}</p>
      </div>
      <ol className="mt-10 grid gap-x-2 gap-y-6 lg:grid-cols-[1fr_1.1fr_1.2fr_1fr_2.4fr]">
        {stageNames.map((name, index) => (
          <li key={name} className="grid grid-cols-[7rem_1fr] items-baseline gap-x-4 lg:block">
            <span
              aria-hidden
              className={classNames(
                'col-span-2 mb-3 block h-3 -skew-x-24',
                index === stageNames.length - 1 ? 'bg-action' : 'bg-ink',
                ['w-1/4', 'w-2/5', 'w-1/2', 'w-1/4', 'w-full'][index],
                'lg:w-auto',
              )}
            />
            <h3 className="font-semibold">{texts.stages[name].name}</h3>
            <p className="text-small text-ink-muted lg:mt-1 lg:pr-4">{texts.stages[name].text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
