import { useTexts } from '../../../language/language.ts'
import { ScenePicture } from './scene-picture.tsx'
import { videoTexts } from '../video.texts.ts'

type Props = {
  sentences: readonly string[]
  /** Those from here on wait. */
  done?: number
  /** The one that is worked on. */
  active?: number | null
  /** With the small picture of each scene, where it can be fetched. */
  scenes?: { taskId: string; pictures: readonly number[] }
}

/** What the video says, sentence by sentence. */
export function SentenceList({ sentences, done = sentences.length, active = null, scenes }: Props) {
  const texts = useTexts(videoTexts)
  if (sentences.length === 0) return null
  return (
    <ol aria-label={texts.sentences} className="divide-y divide-hairline border-t border-hairline text-small">
      {sentences.map((sentence, index) => (
        <li key={`${index} ${sentence}`} className={`flex animate-arrive gap-4 py-2.5 ${scenes === undefined ? '' : 'items-center'}`}>
          {scenes === undefined ? (
            <span className="w-4 shrink-0 text-ink-faint tabular-nums">{index + 1}</span>
          ) : (
            <span className="stripes aspect-9/16 w-9 shrink-0 overflow-hidden rounded-[5px]">
              <ScenePicture taskId={scenes.taskId} index={index} exists={scenes.pictures.includes(index)} className="size-full object-cover" />
            </span>
          )}
          <span className={index === active ? 'font-semibold' : index < done ? undefined : 'text-ink-muted'}>{sentence}</span>
        </li>
      ))}
    </ol>
  )
}
