import { Lightbulb, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { themeCheckTexts } from './theme-check.texts.ts'

export type ThemeNoticeProps = {
  /** Themes near to one that nothing is known about; `null` for any other theme. */
  near: readonly string[] | null
  /** The theme that took the place of another one. */
  replacedBy: string | null
  busy: boolean
  /** Nothing can be ordered now. */
  barred: boolean
  onChoose: (theme: string) => void
  onUndo: () => void
  onAnyway: () => void
}

function NearThemes({ near, onChoose }: { near: readonly string[]; onChoose: (theme: string) => void }) {
  const texts = useTexts(themeCheckTexts)
  const label = useId()
  if (near.length === 0) return null
  return (
    <>
      <p id={label} className="mt-2 text-ink-muted">
        {texts.near}
      </p>
      <ul aria-labelledby={label} className="mt-2 flex flex-wrap gap-2">
        {near.map((topic) => (
          <li key={topic}>
            <Button look="outline" size="small" className="min-h-11" onClick={() => onChoose(topic)}>
              {topic}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Says, before a video is ordered, that nothing is known on its theme, and what can be done. */
export function ThemeNotice({ near, replacedBy, busy, barred, onChoose, onUndo, onAnyway }: ThemeNoticeProps) {
  const texts = useTexts(themeCheckTexts)
  if (near !== null)
    return (
      <Notice tone="warn" announce="politely" icon={<Lightbulb aria-hidden className="size-4.5" />}>
        <p className="font-semibold">{texts.unknown}</p>
        <NearThemes near={near} onChoose={onChoose} />
        <Button size="small" className="mt-3 min-h-11" busy={busy} disabled={barred} onClick={onAnyway}>
          {texts.anyway}
        </Button>
      </Notice>
    )
  if (replacedBy === null) return null
  return (
    <Notice announce="politely">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p>{texts.replaced(replacedBy)}</p>
        <Button look="ghost" size="small" className="-my-2 -mr-3 min-h-11" icon={<Undo2 aria-hidden className="size-4" />} onClick={onUndo}>
          {texts.undo}
        </Button>
      </div>
    </Notice>
  )
}
