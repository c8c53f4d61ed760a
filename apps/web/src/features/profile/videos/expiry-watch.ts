import { isExpiryWarningDue } from '@relampago/domain/rules'
import { useEffect } from 'react'
import { useTexts } from '../../../language/language.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useNow } from '../../../ui/use-now.ts'
import type { ListedVideo } from './use-videos.ts'
import { videosTexts } from './videos.texts.ts'

const toastMs = 10_000
/** Videos with a warning since this page was loaded. */
const warned = new Set<string>()

/** Warns once before each video expires. Renders nothing, so that its tick causes no render. */
export function ExpiryWatch({ videos }: { videos: readonly ListedVideo[] }) {
  const texts = useTexts(videosTexts)
  const now = useNow(1000)
  useEffect(() => {
    for (const { id, title, expiresAt } of videos) {
      if (warned.has(id) || !isExpiryWarningDue(expiresAt, now)) continue
      warned.add(id)
      showToast({
        kind: 'warn',
        title: texts.warning,
        text: texts.warningText(title),
        lifeMs: toastMs,
        action: { label: texts.seeVideos, to: '/profile#videos' },
      })
    }
  }, [videos, now, texts])
  return null
}
