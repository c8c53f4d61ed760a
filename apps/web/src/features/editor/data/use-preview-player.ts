import { previewTimeline, videoTimeline, type EditorProject } from '@relampago/domain/editor'
import type { PictureSource, Player, PreviewOrder } from '@relampago/preview'
import { useEffect, useMemo, useState } from 'react'
import type { Editor } from '../editor.ts'
import { createCanvasPlayer, type OpenPlayer } from '../../../engine/canvas-player.ts'

type Shown = { project: EditorProject; view: Editor['view']; pictures: readonly PictureSource[] }

/** Shows the project on the canvas of the page, each change at once. */
export function usePreviewPlayer(open: OpenPlayer, { project, view, pictures }: Shown): { player: Player | null; attachCanvas: Editor['attachCanvas'] } {
  const [player, setPlayer] = useState<Player | null>(null)
  const [canvas] = useState(() => createCanvasPlayer(open, setPlayer))
  const { effects, transitions, format, totalSeconds, look } = project
  const order = useMemo(
    () => previewOrder({ effects, transitions, format, totalSeconds, look }, view, pictures),
    [effects, transitions, format, totalSeconds, look, view, pictures],
  )
  useEffect(() => player?.show(order), [player, order])
  return { player, attachCanvas: canvas.attach }
}

/** What the engine draws of a project. */
export function previewOrder(project: Parameters<typeof previewTimeline>[0], view: Editor['view'], pictures: readonly PictureSource[]): PreviewOrder {
  const { timeline, photos } = view === 'editor' ? previewTimeline(project, pictures.length) : videoTimeline(project, undefined, pictures.length)
  return {
    timeline,
    scenes: photos.map((photo) => {
      const background = pictures[photo]
      if (background === undefined) throw new Error(`there is no photo ${photo}`)
      return { background }
    }),
  }
}
