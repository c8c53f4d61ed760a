import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { Heart, MessageCircle, Pause, Play, Send, ThumbsUp } from 'lucide-react'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { useLanguage, useTexts } from '../../language/language.ts'
import { CardFan } from '../../ui/card-fan.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SampleClip, type SampleClipId } from '../../ui/sample-clip.tsx'
import { SampleFrame } from '../../ui/sample-frame.tsx'
import { landingTexts } from './landing.texts.ts'
import { useMayMove } from './use-may-move.ts'
import { useTurning } from './use-turning.ts'

const turnEveryMs = 2500

/** What a sample is an example of. */
type Shows = 'theme' | 'link' | 'otherLanguage'

/**
 * Three apps, each with its sample, what the sample shows of the product, and the place of its
 * buttons. Drawn by us, with plain names.
 */
const apps = [
  { name: 'TikTok', sample: 'coffee', shows: 'theme', icons: [Heart, MessageCircle, Send], side: 'bottom-[9%] right-[4%]', tabs: true },
  { name: 'Reels', sample: 'product', shows: 'link', icons: [Heart, MessageCircle, Send], side: 'bottom-[5%] right-[4%]', tabs: false },
  { name: 'Shorts', sample: 'sleep', shows: 'otherLanguage', icons: [ThumbsUp, MessageCircle, Send], side: 'bottom-[12%] right-[4%]', tabs: false },
] as const satisfies readonly { name: string; sample: SampleClipId; shows: Shows; icons: readonly unknown[]; side: string; tabs: boolean }[]
type App = (typeof apps)[number]

/** One video is in the language that the page is not in. */
function languageOf({ shows }: App, ofPage: InterfaceLanguage): InterfaceLanguage {
  return shows === 'otherLanguage' ? (interfaceLanguages.find((language) => language !== ofPage) ?? ofPage) : ofPage
}

/** What a card shows: its still, its clip once that may be fetched, and whether the clip plays. */
type Shown = 'still' | 'stopped' | 'playing'

function AppCard({ app, shown }: { app: App; shown: Shown }): ReactNode {
  const texts = useTexts(landingTexts)
  const language = languageOf(app, useLanguage())
  const { account, post } = landingTexts[language].posts[app.sample]
  return (
    <div aria-hidden className="relative">
      <SampleFrame fetched={app.tabs ? 'first' : 'withPage'} sample={app.sample} language={language} />
      {shown === 'still' ? null : <SampleClip sample={app.sample} language={language} playing={shown === 'playing'} />}
      <div className="@container absolute inset-0 bg-linear-to-t from-ground/85 to-transparent to-30% on-film">
        {app.tabs ? (
          <p className="absolute top-0 w-full bg-linear-to-b from-ground/75 to-transparent pt-[4cqw] pb-[7cqw] text-center text-[4.2cqw] font-medium">
            <span className="mr-[4cqw] opacity-80">{texts.following}</span>
            <span className="font-semibold underline underline-offset-4">{texts.forYou}</span>
          </p>
        ) : null}
        <div className={classNames('absolute flex flex-col gap-[4.5cqw]', app.side)}>
          {app.icons.map((Icon, index) => (
            <Icon key={index} className="w-[7cqw] fill-current" />
          ))}
        </div>
        <p className="absolute bottom-[3%] left-[5%] max-w-[74%] text-[4cqw] leading-snug">
          <strong className="block font-semibold">{account}</strong>
          {post}
        </p>
      </div>
    </div>
  )
}

/** How the video in front was made; all lines take their place, so that nothing moves. */
function Origins({ front }: { front: number }) {
  const texts = useTexts(landingTexts)
  return (
    <p className="relative z-3 mt-3 grid justify-items-center text-center text-small text-ink">
      {apps.map(({ name, shows }, index) => (
        <span key={name} className={classNames('col-start-1 row-start-1 rounded-full bg-ground px-3 py-1', index === front ? '' : 'invisible')}>
          {texts.origins[shows]}
        </span>
      ))}
    </p>
  )
}

/** Progress of a card's turn. */
function TimeToTurn() {
  return (
    <span
      aria-hidden
      style={{ animationDuration: `${turnEveryMs}ms` }}
      className="absolute inset-x-4 bottom-1.5 h-0.5 origin-left bg-action-line [animation-name:fill] [animation-timing-function:linear]"
    />
  )
}

export function AppCards() {
  const texts = useTexts(landingTexts)
  const area = useRef<HTMLElement>(null)
  const [front, setFront] = useState(0)
  const [paused, setPaused] = useState(false)
  const turn = useCallback(() => setFront((last) => (last + 1) % apps.length), [])
  const turns = useTurning(area, turnEveryMs, paused, turn)
  const mayMove = useMayMove(area)
  // Clips that have been in front keep what they fetched.
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set())
  if (mayMove && !fetched.has(front)) setFetched(new Set([...fetched, front]))
  const shownAt = (index: number): Shown => (!fetched.has(index) ? 'still' : index === front && mayMove && !paused ? 'playing' : 'stopped')
  const cards = apps.map((app, index) => ({ key: app.name, card: <AppCard app={app} shown={shownAt(index)} /> }))
  return (
    <section ref={area} aria-label={texts.cards} className="relative mx-auto w-full max-w-xl">
      <CardFan front={front} cards={cards} />
      <Origins front={front} />
      <div className="relative z-3 mx-auto mt-3 flex w-fit items-center gap-1 rounded-full border border-hairline bg-ground p-1">
        {apps.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={index === front}
            onClick={() => setFront(index)}
            className={classNames(
              'relative min-h-11 overflow-hidden rounded-full px-4 text-small font-semibold transition-colors duration-(--duration-quick)',
              index === front ? 'bg-surface-3 text-ink' : 'text-ink-muted hover:text-ink',
            )}
          >
            {name}
            {turns && index === front ? <TimeToTurn /> : null}
          </button>
        ))}
        <button
          type="button"
          aria-label={paused ? texts.play : texts.pause}
          onClick={() => setPaused(!paused)}
          className="flex size-11 items-center justify-center rounded-full text-ink-muted hover:text-ink motion-reduce:hidden"
        >
          {paused ? <Play aria-hidden className="size-4 fill-current" /> : <Pause aria-hidden className="size-4 fill-current" />}
        </button>
      </div>
    </section>
  )
}
