import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../language/language.ts'
import { SampleFrame } from '../../ui/sample-frame.tsx'
import { landingTexts } from './landing.texts.ts'

const bars = Array.from({ length: 29 }, (_, index) => 0.25 + 0.75 * Math.abs(Math.sin(index * 1.7) * Math.cos(index * 0.6)))

function Captions() {
  const texts = useTexts(landingTexts)
  return (
    <>
      <p className="text-center font-caption text-[2.1rem] leading-tight uppercase">
        {texts.spokenWords.map((word, index) => (
          <span key={word} className={index === 1 ? 'text-spoken' : undefined}>
            {word}{' '}
          </span>
        ))}
      </p>
      <div className="mt-7 flex h-12 items-center justify-between">
        {bars.map((height, index) => (
          <span
            key={index}
            style={{ height: `${Math.round(height * 100)}%` }}
            className={`w-1.5 rounded-full ${index > 6 && index < 15 ? 'bg-spoken' : 'bg-control/60'}`}
          />
        ))}
      </div>
      <p className="mt-3 text-center text-micro text-ink-muted tabular-nums">{texts.spokenLabel}</p>
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
          <li key={feature} className="flex flex-col overflow-hidden rounded-lg border border-hairline bg-surface-1">
            <div aria-hidden className="flex min-h-56 flex-col justify-center bg-ground px-5 py-6">
              {pictures[feature]}
            </div>
            <div className="border-t border-hairline p-5">
              <h3 className="type-heading">{texts.features[feature].title}</h3>
              <p className="mt-2 text-small text-ink-muted">{texts.features[feature].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
