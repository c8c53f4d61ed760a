import type { Template } from '@relampago/domain/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { call } from '../../../api/call.ts'
import { currentLanguage } from '../../../language/language.ts'
import { showTemplateFailure } from './failure-toast.ts'
import { changeTemplate, markOld } from './template-cache.ts'
import { templateDataTexts } from './template-data.texts.ts'

/** The server answered, and refused. */
class LikeRefusedError extends Error {
  override readonly name = 'LikeRefusedError'
}

async function sendLike(templateId: string) {
  const reply = await call('likeTemplate', { params: { templateId }, on401: 'throw' })
  const { success }: { success: boolean } = reply
  if (!success) throw new LikeRefusedError(templateDataTexts[currentLanguage()].likeRefused)
  return reply
}

/** The heart pressed: one more or one less, never below 0. */
export function withLikeToggled(template: Template): Template {
  const { user_liked: wasLiked, likes } = template
  return { ...template, user_liked: !wasLiked, likes: Math.max(0, likes + (wasLiked ? -1 : 1)) }
}

/**
 * Likes a template or takes the like back: shown at once, then as the server says. A failure is
 * shown, undone and thrown. Presses in quick succession are sent one after the other; only the
 * reply to the last one is shown.
 */
export function useLike(id: string): (template: Template) => Promise<void> {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const mutationKey = ['template-like', id]
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    networkMode: 'always',
    retry: false,
    mutationFn: () => sendLike(id),
    onMutate: (template: Template) => {
      const { user_liked, likes } = withLikeToggled(template)
      changeTemplate(client, id, (one) => ({ ...one, user_liked, likes }))
    },
    onSuccess: ({ is_liked: isLiked, template: { likes } }) => {
      if (client.isMutating({ mutationKey }) > 1) return
      changeTemplate(client, id, (one) => ({ ...one, user_liked: isLiked, likes: Math.max(0, likes) }))
    },
    onError: (error, { user_liked, likes }) => {
      changeTemplate(client, id, (one) => ({ ...one, user_liked, likes }))
      void showTemplateFailure('like', error, { path: pathname + search, ...(error instanceof LikeRefusedError && { text: error.message }) })
    },
    onSettled: () => markOld(client, 'keep'),
  })
  return async (template) => void (await mutateAsync(template))
}
