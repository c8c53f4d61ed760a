import { longestTemplateFile } from '@relampago/domain/templates'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { fileTexts } from './file.texts.ts'
import { ImportButton } from './import-button.tsx'
import type { ImportFailure } from './use-import.ts'

type Props = { failure: ImportFailure; busy: boolean; onChoose: (file: File) => void; onDismiss: () => void }

/** Why a file was not imported; stays until the next file, or until it is dismissed. */
export function ImportFailed({ failure: { fileName, problem, reason, retry }, busy, onChoose, onDismiss }: Props) {
  const texts = useTexts(fileTexts)
  const text = problem === 'too-large' ? texts.problems[problem](longestTemplateFile / 1024) : texts.problems[problem]
  return (
    <Notice tone="bad" announce="atOnce">
      <p className="font-semibold [overflow-wrap:anywhere]">{texts.notImported(fileName)}</p>
      <p className="[overflow-wrap:anywhere] text-ink-muted">{reason ?? text}</p>
      {retry === null && problem === 'refused' ? <p className="text-ink-muted">{texts.correct}</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {retry === null ? (
          <ImportButton text={texts.chooseAgain} size="small" className="min-h-11" busy={busy} onChoose={onChoose} />
        ) : (
          <Button size="small" className="min-h-11" busy={busy} onClick={retry}>
            {texts.retry}
          </Button>
        )}
        <Button look="ghost" size="small" className="min-h-11" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      </div>
    </Notice>
  )
}
