import { measuredTimes } from '@relampago/domain/catalogue'
import { Zap } from 'lucide-react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { oneDecimal } from '../../../language/numbers.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Bolt } from '../../../ui/logo.tsx'
import type { Article } from '../data/article-list.ts'
import { blogTexts } from '../data/blog.texts.ts'

/** The generator, opened with the theme of an article's category. */
function useTheme({ category }: Article): { theme: string; address: string } {
  const theme = useTexts(blogTexts).themes[category]
  return { theme, address: `/generator?${new URLSearchParams({ input: theme })}` }
}

/** Between two parts of the text: one sentence and the way to a video. */
export function ShortCall({ article }: { article: Article }) {
  const texts = useTexts(blogTexts)
  const { theme, address } = useTheme(article)
  return (
    <aside
      aria-label={texts.callTitle}
      className="mt-12 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-hairline bg-surface-1 p-5 print:hidden"
    >
      <p className="min-w-0 flex-[1_1_14rem]">{texts.callShort}</p>
      <ButtonLink to={address} look="outline" icon={<Zap aria-hidden className="size-5 shrink-0" />} className="max-w-full py-2 whitespace-normal!">
        {texts.callButton(theme)}
      </ButtonLink>
    </aside>
  )
}

/** After the text: a poster that leads to the generator. */
export function GeneratorCall({ article }: { article: Article }) {
  const texts = useTexts(blogTexts)
  const language = useLanguage()
  const { theme, address } = useTheme(article)
  return (
    <section aria-label={texts.callTitle} className="on-light relative isolate overflow-hidden bg-paper text-on-action print:hidden">
      <Bolt className="absolute -right-10 -z-1 text-action max-lg:-bottom-14 max-lg:h-56 lg:-top-1/3 lg:h-[190%]" />
      <div className="page-width py-14 lg:py-20">
        <h2 className="type-display max-w-xl">{texts.callTitle}</h2>
        <p className="mt-4 max-w-lg lg:text-[1.125rem]">{texts.callText(oneDecimal(measuredTimes.orderToFileMs[30] / 1000, language))}</p>
        <div className="mt-7 flex flex-wrap items-center gap-3 max-lg:pb-20">
          <ButtonLink
            to={address}
            look="dark"
            size="large"
            icon={<Zap aria-hidden className="size-5 shrink-0" />}
            className="max-w-full py-2 whitespace-normal!"
          >
            {texts.callButton(theme)}
          </ButtonLink>
          <ButtonLink to="/generator" look="ghost" className="text-on-action underline underline-offset-4 hover:bg-on-action/10 max-sm:-ml-5">
            {texts.callOther}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
