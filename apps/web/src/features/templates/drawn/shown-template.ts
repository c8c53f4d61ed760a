import type { Template } from '@relampago/domain/contracts'
import { previewTimeline, projectOfTemplate, type EditorProject } from '@relampago/domain/editor'
import type { Seconds } from '@relampago/domain/units'
import type { PictureSource, PreviewOrder, TileSize } from '@relampago/preview'

export type ShownTemplate = {
  order: PreviewOrder
  size: TileSize
  /** A moment that shows most of the template. */
  still: Seconds
  /** What repeats while a person looks. */
  loop: { from: Seconds; seconds: Seconds }
}

/** As long as the films that the server draws, and a little to breathe. */
const loopSeconds: Seconds = 2
const sizes = { '9:16': { width: 270, height: 480 }, '16:9': { width: 480, height: 270 } } as const

/** What is drawn of a template where the server has no pictures of it yet. */
export function shownTemplate(template: Template, pictures: readonly PictureSource[]): ShownTemplate {
  const { project } = projectOfTemplate(template)
  const { timeline, photos } = previewTimeline(project, pictures.length)
  const scenes = photos.map((photo) => {
    const background = pictures[photo]
    if (background === undefined) throw new Error(`there is no photo ${photo}`)
    return { background }
  })
  const seconds = Math.min(loopSeconds, project.totalSeconds)
  return {
    order: { timeline, scenes },
    size: sizes[project.format],
    still: stillOf(project),
    loop: { from: Math.max(0, Math.min(busiest(project) - seconds / 2, project.totalSeconds - seconds)), seconds },
  }
}

/** Not within a transition, if that can be: half of two pictures shows neither. */
function stillOf(project: EditorProject): Seconds {
  const time = mostEffects(project)
  const inside = project.transitions.find(({ startTime, duration }) => startTime <= time && time < startTime + duration)
  return inside === undefined ? time : Math.min(project.totalSeconds, inside.startTime + inside.duration)
}

/** The first transition, else where most effects act. */
function busiest(project: EditorProject): Seconds {
  const [first] = project.transitions
  return first === undefined ? mostEffects(project) : first.startTime + first.duration / 2
}

/** The middle of the effect during which most others act, too. */
function mostEffects({ effects, totalSeconds }: EditorProject): Seconds {
  const middles = effects.map(({ startTime, endTime }) => (startTime + endTime) / 2)
  const acting = (time: Seconds) => effects.filter(({ startTime, endTime }) => startTime <= time && time < endTime).length
  return middles.toSorted((a, b) => acting(b) - acting(a))[0] ?? totalSeconds / 2
}
