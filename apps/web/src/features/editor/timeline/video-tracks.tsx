import { effects, transitions } from '@relampago/domain/catalogue'
import type { EditorProject } from '@relampago/domain/editor'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { oneDecimal } from '../../../language/numbers.ts'
import { classNames } from '../../../ui/class-names.ts'
import { timeText } from '../clock/time-text.ts'
import { effectLanes } from './effect-lanes.ts'
import type { TimeScale } from './time-scale.ts'
import { timelineTexts } from './timeline.texts.ts'
import { videoView } from './video-view.ts'

type Bar = { key: string; name: string; startTime: number; endTime: number }

/** The design as a video takes it, to look at: it is changed in the other view. */
export function VideoTracks({ project, scale }: { project: EditorProject; scale: TimeScale }) {
  const texts = useTexts(timelineTexts)
  const language = useLanguage()
  const view = videoView(project)
  const { laneOf, count } = effectLanes(view.effects.map(({ key: id, startTime, endTime }) => ({ id, startTime, endTime })))
  const drawn: Bar[] = view.effects.map(({ of, ...bar }) => ({ ...bar, name: effects[of.type].name[language] }))
  const joins: Bar[] = view.transitions.map(({ of, ...bar }) => ({ ...bar, name: transitions[of.type].name[language] }))
  const row = (bars: readonly Bar[], look: string) => (
    <ul className="relative h-7 rounded-sm bg-ground/60">
      {bars.map(({ key, name, startTime, endTime }) => (
        <li
          key={key}
          title={texts.bar(name, timeText(startTime, language), timeText(endTime, language))}
          className={classNames(
            'absolute inset-y-0.5 flex items-center overflow-hidden rounded-sm border-l-3 px-1.5 text-micro font-semibold whitespace-nowrap',
            look,
          )}
          style={{ left: startTime * scale.pixelsPerSecond, width: Math.max(4, (endTime - startTime) * scale.pixelsPerSecond) }}
        >
          <span aria-hidden>{name}</span>
          <span className="sr-only">{texts.bar(name, timeText(startTime, language), timeText(endTime, language))}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <div className="flex flex-col gap-1">
      {Array.from({ length: count }, (_, lane) => (
        <div key={lane}>
          {row(
            drawn.filter(({ key }) => laneOf.get(key) === lane),
            'bg-effect-clip border-effect',
          )}
        </div>
      ))}
      {row(joins, 'bg-transition-clip border-info')}
    </div>
  )
}

/** What is different in the video, in words. */
export function VideoNotes({ project }: { project: EditorProject }) {
  const texts = useTexts(timelineTexts)
  const language = useLanguage()
  const { shortened, unused } = videoView(project)
  const name = (type: keyof typeof transitions) => transitions[type].name[language]
  return (
    <div className="max-h-24 overflow-auto px-3.5 pb-3 text-small text-ink-muted">
      <p>{texts.videoMeaning}</p>
      <ul>
        {shortened.map(({ of, duration }) => (
          <li key={of.id}>{texts.shortened(name(of.type), oneDecimal(duration, language), oneDecimal(of.duration, language))}</li>
        ))}
        {unused.map((of) => (
          <li key={of.id}>{texts.unused(name(of.type))}</li>
        ))}
      </ul>
    </div>
  )
}
