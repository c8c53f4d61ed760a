import { useLanguage } from '../language/language.ts'
import { classNames } from './class-names.ts'

/**
 * Frames of videos that the product made, 432×768, in both languages.
 */
const stills = import.meta.glob<string>('./sample-stills/*/*.avif', { eager: true, import: 'default' })

export type SampleId = 'coffee' | 'fact' | 'marketing' | 'sleep' | 'product' | 'battery' | 'price'

type Props = {
  sample: SampleId
  /** Among the first things seen: fetched before other pictures. */
  first?: boolean
  className?: string
}

/** A frame of a finished video. Decoration: its words are not read out. */
export function SampleFrame({ sample, first = false, className }: Props) {
  const language = useLanguage()
  return (
    <img
      src={stills[`./sample-stills/${language}/${sample}.avif`]}
      alt=""
      width={432}
      height={768}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      // Browsers draw `before` content of an image only when it is missing: it covers their
      // broken-image icon.
      className={classNames('block aspect-9/16 w-full bg-surface-quiet object-cover contain-paint before:absolute before:inset-0 before:stripes', className)}
    />
  )
}
