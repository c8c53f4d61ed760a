import { SplitSquareHorizontal } from 'lucide-react'
import { useTexts } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { useEditor } from '../editor.ts'
import { finalFrameTexts } from './final-frame.texts.ts'

type Props = { isDrawing: boolean; onAsk: () => void; /** Only the icon, for phones. */ isSmall?: boolean; className?: string }

/** Asks for the frame of this moment as a video has it; an empty design has none. */
export function FinalFrameButton({ isDrawing, onAsk, isSmall = false, className }: Props) {
  const texts = useTexts(finalFrameTexts)
  const { project } = useEditor()
  const isEmpty = project.effects.length + project.transitions.length === 0
  if (isSmall) {
    return (
      <IconButton label={texts.ask} aria-busy={isDrawing} disabled={isEmpty || isDrawing} onClick={onAsk} className={className}>
        <SplitSquareHorizontal aria-hidden className={classNames('size-5', isDrawing && 'animate-pulse')} />
      </IconButton>
    )
  }
  return (
    <Button
      look="ghost"
      size="small"
      busy={isDrawing}
      disabled={isEmpty}
      onClick={onAsk}
      icon={<SplitSquareHorizontal aria-hidden className="size-4" />}
      className={classNames('text-ink-muted', className)}
    >
      {isDrawing ? texts.drawing : texts.ask}
    </Button>
  )
}
