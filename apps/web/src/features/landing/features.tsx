import { locales } from '@relampago/domain/catalogue'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../language/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { SampleFrame } from '../../ui/sample-frame.tsx'
import { landingTexts } from './landing.texts.ts'

/** Heights of the drawn sound, as shares of its box; the words stand under their own part of it. */
const bars = Array.from({ length: 27 }, (_, index) => 0.25 + 0.75 * Math.abs(Math.sin(index * 1.7) * Math.cos(index * 0.6)))
/**
 * The word that is being spoken: its place in the sentence, and in the bars from the first to
 * before the last.
 */
const spoken = { word: 1, from: 9, to: 18 }

function Captions() {
  const texts = useTexts(landingTexts)
  const language = useLanguage()
  return (
    <>
      <p className="text-center font-caption text-[clamp(1.6rem,8vw,2.1rem)] leading-tight uppercase lg:text-[1.7rem] xl:text-[2.1rem]">
        {texts.spokenWords.map(({ word }, index) => (
          <span key={word} className={index === spoken.word ? 'text-spoken' : undefined}>
            {word}{' '}
          </span>
        ))}
      </p>
      <div className="mt-7 flex h-12 items-center gap-[3px]">
        {bars.map((height, index) => (
          <span
            key={index}
            style={{ height: `${Math.round(height * 100)}%` }}
            className={classNames('flex-1 rounded-[2px]', index >= spoken.from && index < spoken.to ? 'bg-spoken' : 'bg-control/60')}
          />
        ))}
      </div>
      <p className="mt-3 flex justify-between gap-2 text-micro whitespace-nowrap text-ink-muted uppercase tabular-nums">
        {texts.spokenWords.map(({ word, at }, index) => (
          <span key={word} className={index === spoken.word ? 'font-semibold text-spoken-soft' : undefined}>
            {word} {at.toLocaleString(locales[language])}
          </span>
        ))}
      </p>
    </>
  )
}

function Post() {
  const texts = useTexts(landingTexts)
  return (
    <div className="rounded-md border border-hairline bg-surface-2 p-4 text-small">
      <Copy className="float-right ml-3 size-4 text-ink-muted" />
      <p>{texts.postSample}</p>
      <p className="mt-2 text-info">{texts.postTags}</p>
    </div>
  )
}

/** One frame of each template. */
const looks = ['coffee', 'fact', 'marketing'] as const

function Choices() {
  return (
    <div className="mx-auto grid w-full max-w-80 grid-cols-3 gap-3">
      {looks.map((look) => (
        <SampleFrame key={look} sample={look} className="rounded-sm" />
      ))}
    </div>
  )
}

/** Three cards that show how it works, not an icon of it. */
export function Features() {
  const texts = useTexts(landingTexts)
  const pictures: Record<keyof typeof texts.features, ReactNode> = { captions: <Captions />, post: <Post />, choices: <Choices /> }
  return (
    <section className="page-width py-16 lg:py-24">
      <h2 className="type-display">{texts.featuresTitle}</h2>
      <ul className="mt-8 grid gap-4 lg:grid-cols-3">
        {(['captions', 'post', 'choices'] as const).map((feature) => (
          <li key={feature} className="flex flex-col overflow-hidden rounded-lg border border-hairline bg-surface-1 md:flex-row lg:flex-col">
            <div aria-hidden className="flex min-h-56 min-w-0 flex-col justify-center bg-ground px-5 py-6 md:flex-1 lg:flex-none">
              {pictures[feature]}
            </div>
            <div className="border-hairline p-5 max-md:border-t md:flex md:flex-1 md:flex-col md:justify-center md:border-l md:p-6 lg:block lg:border-t lg:border-l-0 lg:p-5">
              <h3 className="type-heading">{texts.features[feature].title}</h3>
              <p className="mt-2 text-small text-ink-muted">{texts.features[feature].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
