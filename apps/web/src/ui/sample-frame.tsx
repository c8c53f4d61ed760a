import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { useLanguage } from '../language/language.ts'
import { classNames } from './class-names.ts'

/**
 * Frames of videos that the product made, 432×768, in both languages.
 */
const stills = import.meta.glob<string>('./sample-stills/*/*.avif', { eager: true, import: 'default' })

export type SampleId = 'coffee' | 'fact' | 'marketing' | 'sleep' | 'product' | 'battery' | 'price'

/**
 * When a frame is fetched: before other pictures, with the page but after what is more urgent, or
 * when it is near to the screen.
 */
const fetching = {
  first: { loading: 'eager', fetchPriority: 'high', decoding: 'sync' },
  withPage: { loading: 'eager', fetchPriority: 'low', decoding: 'async' },
  whenNear: { loading: 'lazy', fetchPriority: 'auto', decoding: 'async' },
} as const

type Props = {
  sample: SampleId
  /** That of the video; without it, that of the page. */
  language?: InterfaceLanguage
  fetched?: keyof typeof fetching
  className?: string
}

/** A frame of a finished video. Decoration: its words are not read out. */
export function SampleFrame({ sample, language, fetched = 'whenNear', className }: Props) {
  const ofPage = useLanguage()
  return (
    <img
      src={stills[`./sample-stills/${language ?? ofPage}/${sample}.avif`]}
      alt=""
      width={432}
      height={768}
      {...fetching[fetched]}
      // Browsers draw `before` content of an image only when it is missing: it covers their
      // broken-image icon.
      className={classNames('block aspect-9/16 w-full bg-surface-quiet object-cover contain-paint before:absolute before:inset-0 before:stripes', className)}
    />
  )
}
