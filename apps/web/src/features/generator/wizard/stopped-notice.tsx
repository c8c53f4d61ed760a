import { useTexts } from '../../../language/language.ts'
import { Notice } from '../../../ui/notice.tsx'
import { generatorTexts } from '../generator.texts.ts'

/** Nothing can be ordered at the moment; goes away by itself. */
export function StoppedNotice({ id }: { id?: string }) {
  const texts = useTexts(generatorTexts)
  return (
    <Notice tone="waiting" announce="politely">
      <p {...(id !== undefined && { id })}>
        <strong className="font-semibold">{texts.stopped}</strong> <span className="text-ink-muted">{texts.stoppedText}</span>
      </p>
    </Notice>
  )
}
