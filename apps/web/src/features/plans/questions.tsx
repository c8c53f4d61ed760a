import { Minus, Plus } from 'lucide-react'
import { useTexts } from '../../language/language.ts'
import { plansTexts } from './plans.texts.ts'

export function Questions() {
  const texts = useTexts(plansTexts)
  return (
    <section aria-label={texts.questions} className="mt-12 border-t border-hairline">
      {texts.answers.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="group border-b border-hairline">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <Plus aria-hidden className="size-5 shrink-0 group-open:hidden" />
            <Minus aria-hidden className="hidden size-5 shrink-0 group-open:block" />
          </summary>
          <p className="max-w-2xl pb-5 text-ink-muted">{answer}</p>
        </details>
      ))}
    </section>
  )
}
