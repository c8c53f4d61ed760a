import { Check } from 'lucide-react'
import { useTexts } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ScenePicture } from './scene-picture.tsx'
import { videoTexts } from '../video.texts.ts'

const mostInARow = 6
/** Number of scenes shown before the script is known. */
const unknownScenes = 5

/** The first words of a sentence, for a small picture. */
function firstWords(sentence: string): string {
  return sentence
    .split(/\s+/)
    .slice(0, 2)
    .join(' ')
    .replace(/[:,.;!?]+$/, '')
}

type Props = {
  taskId: string
  sentences: readonly string[]
  /** How many scenes have their picture, from the first on. */ done: number
  /** Those whose picture can be fetched. */ pictures: readonly number[]
  /** The scene that is worked on; those after it wait. */ active: number | null
}

/** A place for each scene: striped until its picture exists. */
export function SceneSlots({ taskId, sentences, done, pictures, active }: Props) {
  const texts = useTexts(videoTexts)
  const slots = sentences.length === 0 ? Array.from({ length: unknownScenes }, () => '') : sentences
  return (
    <ol
      aria-label={texts.scenes}
      style={{ gridTemplateColumns: `repeat(${Math.min(mostInARow, slots.length)}, minmax(0, 1fr))` }}
      className="grid gap-2 sm:gap-3"
    >
      {slots.map((sentence, index) => {
        const isDone = index < done || pictures.includes(index)
        return (
          <li
            key={index}
            className={classNames(
              '@container relative isolate aspect-9/16 overflow-hidden rounded-sm',
              isDone ? 'animate-arrive scene-done' : 'stripes',
              index === active && 'outline-2 outline-offset-2 outline-action-line',
              isDone && active !== null && index > active && 'opacity-45',
            )}
          >
            <ScenePicture taskId={taskId} index={index} exists={pictures.includes(index)} className="absolute inset-0 size-full animate-arrive object-cover">
              {isDone ? (
                <span aria-hidden className="type-caption absolute inset-x-[6%] top-1/2 -translate-y-1/2 text-center text-[22cqw] break-words">
                  {firstWords(sentence)}
                </span>
              ) : null}
            </ScenePicture>
            <span className="absolute top-1.5 left-1.5 flex size-5 items-center justify-center rounded-[5px] on-film bg-ground/80 font-body text-micro font-semibold">
              {isDone ? <Check aria-hidden strokeWidth={3} className="size-3 text-good" /> : index + 1}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
