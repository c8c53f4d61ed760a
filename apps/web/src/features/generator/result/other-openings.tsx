import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import type { Progress } from '../read-progress.ts'
import { openingsTexts } from './openings.texts.ts'

/** Other first sentences that this video could have: one press orders it with that one. */
export function OtherOpenings({ result, onChoose }: { result: Progress['result']; onChoose: (text: string) => void }) {
  const texts = useTexts(openingsTexts)
  if (result === null) return null
  const others = result.openings.filter(({ text }) => text !== result.told[0]?.text)
  if (others.length === 0) return null
  return (
    <section className="rounded-lg border border-hairline bg-surface-1 px-5 pt-4 pb-2">
      <h2 className="type-heading text-body">{texts.title}</h2>
      <p className="mt-1 text-small text-ink-muted">{texts.hint}</p>
      <ul className="mt-1">
        {others.map(({ style, text, answer }) => (
          <li key={text} className="flex items-center justify-between gap-3 border-b border-hairline py-3 last:border-b-0">
            <div className="min-w-0">
              <p className="text-small text-ink-muted">{texts.styles[style]}</p>
              <p className="font-semibold break-words">{text}</p>
              {answer === undefined ? null : <p className="mt-0.5 text-small break-words text-ink-muted">{texts.answered(answer)}</p>}
            </div>
            <Button look="outline" className="shrink-0 px-3" aria-label={texts.chooseThis(text)} onClick={() => onChoose(text)}>
              {texts.choose}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
