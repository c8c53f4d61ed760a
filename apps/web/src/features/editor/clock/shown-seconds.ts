import type { Seconds } from '@relampago/domain/units'
import { useEditor } from '../editor.ts'

/** The video that the other view shows. */
export const videoSeconds: Seconds = 30

/** Length of what is played: of the timeline as laid out, or of a video with the template. */
export function useShownSeconds(): Seconds {
  const { view, project } = useEditor()
  return view === 'video' ? videoSeconds : project.totalSeconds
}
