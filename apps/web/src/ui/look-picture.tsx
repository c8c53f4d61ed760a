import type { LookId } from '@relampago/domain/catalogue'

/** One picture of each look, 216x384, by `node scripts/looks-sheet.ts`. */
const pictures = import.meta.glob<string>('./look-pictures/*.webp', { eager: true, import: 'default' })

/** What the pictures of a look are like. Decoration: it is named beside. */
export function LookPicture({ look }: { look: LookId }) {
  return (
    <img
      src={pictures[`./look-pictures/${look}.webp`]}
      alt=""
      width={216}
      height={384}
      loading="lazy"
      decoding="async"
      className="block aspect-9/16 size-full bg-surface-3 object-cover"
    />
  )
}
