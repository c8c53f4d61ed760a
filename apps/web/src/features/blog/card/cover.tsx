import { classNames } from '../../../ui/class-names.ts'
import { Bolt } from '../../../ui/logo.tsx'

// Pictures inside the texts have a number at the end; the texts import them.
const files = import.meta.glob<string>(['#page-pictures/blog/*.webp', '!#page-pictures/blog/*-[0-9].webp'], { eager: true, import: 'default', query: '?url' })
const addresses = new Map(Object.entries(files).map(([file, address]) => [/([^/]+)\.webp$/.exec(file)?.[1], address]))

/** Pixels of the whole picture; the one for cards has half of them in each direction. */
const size = { width: 1600, height: 900 }

type CoverProps = {
  /** Name of its file, without folder and ending. */
  image: string
  /** Empty where a title beside it says the same. */
  alt: string
  /** How wide it is shown: chooses the file. */
  sizes: string
  /** On the first screen: fetched at once. */
  first?: boolean
  className?: string
}

/** The picture of an article, 16:9 and as wide as its parent; a bolt where there is no file. */
export function Cover({ image, alt, sizes, first = false, className }: CoverProps) {
  const [whole, card] = [addresses.get(image), addresses.get(`${image}-card`)]
  const sources = [card === undefined ? null : `${card} ${size.width / 2}w`, whole === undefined ? null : `${whole} ${size.width}w`]
  const shown = whole ?? card
  return (
    <span className={classNames('relative block aspect-video w-full overflow-hidden bg-surface-quiet', className)}>
      {shown === undefined ? (
        <Bolt className="absolute -top-1/4 left-1/3 h-[150%] text-surface-3" />
      ) : (
        <img
          src={shown}
          srcSet={sources.filter((source) => source !== null).join(', ')}
          sizes={sizes}
          {...size}
          lang="pt-BR"
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
