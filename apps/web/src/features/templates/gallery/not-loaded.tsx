import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { closeToasts } from '../../../ui/toasts.ts'
import { templateDataTexts } from '../data/template-data.texts.ts'
import { galleryTexts } from './gallery.texts.ts'

/** In place of a list that could not be fetched; a message has told why. */
export function NotLoaded({ busy, retry }: { busy: boolean; retry: () => void }) {
  const texts = useTexts(galleryTexts)
  const { loadFailed } = useTexts(templateDataTexts)
  const ask = () => {
    closeToasts(loadFailed)
    retry()
  }
  return (
    <EmptyState title={texts.notLoaded} text={texts.notLoadedText}>
      <Button busy={busy} onClick={ask}>
        {texts.retry}
      </Button>
    </EmptyState>
  )
}
