import { Check } from 'lucide-react'
import { useTexts } from '../../language/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { videoTexts } from './video.texts.ts'

const mostInARow = 6
/** What is drawn before the script tells how many scenes there will be. */
const unknownScenes = 5

/** The first words of a sentence, for a small picture. */
function firstWords(sentence: string): string {
  return sentence
    .split(/\s+/)
    .slice(0, 2)
    .join(' ')
    .replace(/[:,.;!?]+$/, '')
}

/** A place for each scene: striped until its picture exists. */
export function SceneSlots({ sentences, done, active }: { sentences: readonly string[]; done: number; active: boolean }) {
  const texts = useTexts(videoTexts)
  const slots = sentences.length === 0 ? Array.from({ length: unknownScenes }, () => '') : sentences
  return (
    <ol
      aria-label={texts.scenes}
      style={{ gridTemplateColumns: `repeat(${Math.min(mostInARow, slots.length)}, minmax(0, 1fr))` }}
      className="grid gap-2 sm:gap-3"
    >
      {slots.map((sentence, index) => {
        const isDone = index < done
        return (
          <li
            key={index}
            className={classNames(
              '@container relative isolate aspect-9/16 overflow-hidden rounded-sm',
              isDone ? 'animate-arrive scene-done' : 'stripes',
              active && index === done && 'outline-2 outline-offset-2 outline-action',
            )}
          >
            <span className="absolute top-1.5 left-1.5 flex size-5 items-center justify-center rounded-[5px] bg-ground/80 font-body text-micro font-semibold text-ink">
              {isDone ? <Check aria-hidden strokeWidth={3} className="size-3 text-good" /> : index + 1}
            </span>
            {isDone ? (
              <span aria-hidden className="type-caption absolute inset-x-[6%] top-1/2 -translate-y-1/2 text-center text-[22cqw] break-words">
                {firstWords(sentence)}
              </span>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
