import { LayoutTemplate, Sparkle, UserRound, Video, Wrench, Zap, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../language/language.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import type { HelpCategory, HelpCategoryId } from './help-category.ts'
import { helpPageTexts } from './help.texts.ts'

const icons: Record<HelpCategoryId, LucideIcon> = {
  'getting-started': Zap,
  templates: LayoutTemplate,
  generation: Video,
  account: UserRound,
  features: Sparkle,
  support: Wrench,
}

type Props = { categories: readonly HelpCategory[]; value: HelpCategoryId; onChange: (id: HelpCategoryId) => void }

/** What the questions are about, one of six. */
export function CategoryTiles({ categories, value, onChange }: Props) {
  const texts = useTexts(helpPageTexts)
  const options = categories.map(({ id, title, questions }) => {
    const Icon = icons[id]
    return {
      value: id,
      label: (
        <>
          <Icon aria-hidden className="size-6 shrink-0" />
          <span className="leading-snug">
            <span className="block sm:text-body">{title}</span>
            <span className="hidden font-normal sm:block">{texts.questions(questions.length)}</span>
          </span>
        </>
      ),
    }
  })
  return (
    <RadioGroup
      label={texts.categories}
      hideLabel
      options={options}
      value={value}
      onChange={onChange}
      boxClass="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-6"
      optionClass="min-h-16 gap-2.5 rounded-lg border border-hairline bg-surface-1 px-3 py-3 sm:gap-3 sm:px-4 lg:min-h-32 lg:flex-col lg:items-start lg:justify-between lg:p-5"
    />
  )
}
