import { previewTimeline, thumbnailTimes, type EditorProject } from '@relampago/domain/editor'
import type { PictureSource, PreviewOrder } from '@relampago/preview'
import type { Seconds } from '@relampago/domain/units'
import { useId, useMemo } from 'react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { timeText } from '../clock/time-text.ts'
import { useEditor } from '../editor.ts'
import { pictureKey } from '../tiles/picture-key.ts'
import { ShownPicture } from '../tiles/shown-picture.tsx'
import { TilePicture, type TileImage } from '../tiles/tile-picture.tsx'
import { projectTexts } from './project.texts.ts'

const sizes = { '9:16': { width: 128, height: 228 }, '16:9': { width: 228, height: 128 } } as const
const shapes = { '9:16': 'w-16 aspect-9/16', '16:9': 'w-28 aspect-16/9' } as const

/** What the player shows, as the project and the photos are now. */
function orderOf(project: EditorProject, pictures: readonly PictureSource[]): PreviewOrder | null {
  const [first] = pictures
  if (first === undefined) return null
  const { timeline, photos } = previewTimeline(project, pictures.length)
  return { timeline, scenes: photos.map((index) => ({ background: pictures[index] ?? first })) }
}

function Thumbnail({ order, index, time, format }: { order: PreviewOrder; index: number; time: Seconds; format: EditorProject['format'] }) {
  const size = sizes[format]
  const image = useMemo<TileImage>(() => {
    const { effects, scenes } = order.timeline
    // Only what is seen at that moment: other changes leave the picture as it is.
    const frame = Math.round(time * order.timeline.framesPerSecond)
    const seen = { size, effects: effects.filter(({ from, to }) => from <= frame && frame < to), camera: scenes[index], time }
    const pictures = order.scenes.slice(index, index + 1).map(({ background }) => pictureKey(background))
    return { key: `frame ${JSON.stringify(seen)} ${pictures.join()}`, draw: (painter) => painter.frame(order, time, size) }
  }, [order, index, time, size])
  const photo = order.scenes[index]?.background
  return <TilePicture image={image} size={size} instead={photo === undefined ? null : <ShownPicture picture={photo} />} />
}

/** Each photo of the preview where it first stands alone; a press goes there. */
export function PreviewThumbnails() {
  const texts = useTexts(projectTexts)
  const language = useLanguage()
  const titleId = useId()
  const { project, photos, player } = useEditor()
  const { pictures } = photos
  const order = useMemo(() => orderOf(project, pictures), [project, pictures])
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-small font-semibold">
        {texts.thumbnails}
      </h2>
      <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1">
        {thumbnailTimes(project).map((time, index) => (
          <li key={index} className="shrink-0">
            <button
              type="button"
              aria-label={texts.seek(timeText(time, language))}
              onClick={() => player?.seek(time)}
              className="group/thumbnail block rounded-sm text-left text-micro text-ink-muted tabular-nums"
            >
              <span className={`relative block overflow-hidden rounded-sm bg-surface-quiet group-hover/thumbnail:outline-1 ${shapes[project.format]}`}>
                {order === null ? null : <Thumbnail order={order} index={index} time={time} format={project.format} />}
              </span>
              <span aria-hidden className="mt-1 block">
                {timeText(time, language)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
