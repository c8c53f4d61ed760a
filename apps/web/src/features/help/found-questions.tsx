import { useTexts } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { questionsWith, type QuestionPlace } from './help-categories.ts'
import type { HelpCategory } from './help-category.ts'
import { helpPageTexts } from './help.texts.ts'
import { Question } from './question.tsx'
import type { HelpChoices } from './use-help-choices.ts'

type Props = {
  category: HelpCategory
  categories: readonly HelpCategory[]
  choices: HelpChoices
  named: QuestionPlace | null
}

function NothingFound({ category, categories, choices: { query, choose } }: Props) {
  const texts = useTexts(helpPageTexts)
  const elsewhere = categories.flatMap((other) => {
    const count = questionsWith(query, other).length
    return other === category || count === 0 ? [] : [{ ...other, count }]
  })
  return (
    <EmptyState title={texts.nothing} text={texts.nothingText(query.trim(), category.title)}>
      {elsewhere.map(({ id, title, count }) => (
        <Button key={id} onClick={() => choose({ category: id })}>
          {texts.elsewhere(count, title)}
        </Button>
      ))}
      <Button look="ghost" onClick={() => choose({ query: '' })}>
        {texts.clear}
      </Button>
    </EmptyState>
  )
}

/**
 * The questions of a category that the search leaves. Those of others are only read without script.
 */
export function FoundQuestions(props: Props) {
  const { category, choices, named } = props
  const texts = useTexts(helpPageTexts)
  const isChosen = category.id === choices.category
  const found = isChosen ? questionsWith(choices.query, category) : category.questions
  return (
    <section data-help={category.id} aria-label={texts.list(category.title)} className={classNames(!isChosen && 'hidden noscript:block')}>
      <div className="mt-8 mb-3 flex items-baseline justify-between gap-4 lg:mt-10">
        <h2 className="type-title">{category.title}</h2>
        <output className="text-small text-ink-muted tabular-nums">{choices.query.trim() === '' || !isChosen ? null : texts.found(found.length)}</output>
      </div>
      <div className="rounded-lg border border-hairline bg-surface-1 px-5 sm:px-6">
        {found.length === 0 ? <NothingFound {...props} /> : null}
        {found.map((question) => {
          const index = category.questions.indexOf(question)
          const isNamed = named?.category === category.id && named.index === index
          return <Question key={index} question={question} isNamed={isNamed} isOpen={index === 0 && named === null} onToggle={choices.note} />
        })}
      </div>
    </section>
  )
}
