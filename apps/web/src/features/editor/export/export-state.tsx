import type { PreviewOrder } from '@relampago/preview'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { oneDecimal } from '../../../language/numbers.ts'
import { Notice } from '../../../ui/notice.tsx'
import { draftSize, type DraftFormat } from './draft-format.ts'
import { exportTexts } from './export.texts.ts'
import type { DraftExport } from './use-draft-export.ts'

const megabyte = 1e6

type Asking = { format: DraftFormat; order: PreviewOrder; isSigned: boolean }

/** What the file will be. */
export function ExportFacts({ format, order: { timeline }, isSigned }: Asking) {
  const texts = useTexts(exportTexts)
  const language = useLanguage()
  const { width, height } = draftSize(timeline)
  const seconds = oneDecimal(timeline.frames / timeline.framesPerSecond, language)
  return (
    <ul className="mt-3 grid gap-1 text-small">
      <li>{texts.facts(format.name, width, height, seconds, timeline.frames)}</li>
      {isSigned ? <li>{texts.signed}</li> : null}
      <li>{texts.sizeLater}</li>
      <li>{texts.stays}</li>
    </ul>
  )
}

type Working = { state: Extract<DraftExport, { kind: 'working' }>; all: number }

export function ExportProgress({ state: { frames, bytes, secondsLeft }, all }: Working) {
  const texts = useTexts(exportTexts)
  const language = useLanguage()
  const sizeAtEnd = frames === 0 ? 0 : (bytes / frames) * all
  return (
    <div className="mt-4 text-small tabular-nums">
      <progress aria-label={texts.progress} value={frames} max={all} className="h-2 w-full overflow-hidden rounded-full accent-action-line" />
      <p className="mt-1 flex flex-wrap justify-between gap-x-3">
        <span>{texts.frames(frames, all)}</span>
        {secondsLeft === null ? null : <span>{texts.left(Math.ceil(secondsLeft))}</span>}
      </p>
      {secondsLeft === null ? null : <p>{texts.size(oneDecimal(bytes / megabyte, language), oneDecimal(sizeAtEnd / megabyte, language))}</p>}
      <p className="mt-2">{texts.stayHere}</p>
    </div>
  )
}

/** How the last export ended. */
export function ExportEnd({ state }: { state: Extract<DraftExport, { kind: 'saved' | 'failed' }> }) {
  const texts = useTexts(exportTexts)
  const language = useLanguage()
  return (
    <div className="mt-4">
      {state.kind === 'saved' ? (
        <Notice announce="politely">{texts.saved(state.name, oneDecimal(state.bytes / megabyte, language))}</Notice>
      ) : (
        <Notice tone="bad" announce="atOnce">
          <p className="font-semibold text-ink">{texts.failed}</p>
          <p>{texts.problems[state.problem]}</p>
          {state.wasHidden ? <p>{texts.wasHidden}</p> : null}
          <p>{texts.nothingLeft}</p>
        </Notice>
      )}
    </div>
  )
}
