import type { Template } from '@relampago/domain/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { call } from '../../../api/call.ts'
import { currentLanguage } from '../../../language/language.ts'
import { showToast } from '../../../ui/toasts.ts'
import { showTemplateFailure } from './failure-toast.ts'
import { changeTemplate, countBy, markOld, setFavorite } from './template-cache.ts'
import { templateDataTexts } from './template-data.texts.ts'

type Options = {
  /** Title of the message after taking a template out; the usual one without. */
  removed?: string
}
type Favorite = {
  /** Resolves to whether it is marked now; `null` after a failure, which has been shown. */
  toggle: (template: Template) => Promise<boolean | null>
  busy: boolean
}

/** Marks a template or takes the mark away: shown at once, then as the server says. */
export function useFavorite({ removed }: Options = {}): Favorite {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: ({ id }: Template) => call('toggleFavorite', { params: { templateId: id }, on401: 'throw' }),
    onMutate: (template) => show(template, !template.user_favorited),
    onSuccess: ({ is_favorite: isFavorite, favorite_count: count }, template) => {
      changeTemplate(client, template.id, (one) => ({ ...one, user_favorited: isFavorite, favorite_count: count }))
      setFavorite(client, template, isFavorite)
      countBy(client, { favorites: Number(isFavorite) - Number(template.user_favorited) })
      tell(template, isFavorite, removed)
    },
    onError: (error, template) => {
      show(template, template.user_favorited)
      void showTemplateFailure('favorite', error, { path: pathname + search })
    },
    onSettled: () => markOld(client, 'keep'),
  })
  const show = ({ id }: Template, isFavorite: boolean) => changeTemplate(client, id, (one) => ({ ...one, user_favorited: isFavorite }))
  const toggle = (template: Template) =>
    mutateAsync(template).then(
      ({ is_favorite: isFavorite }) => isFavorite,
      () => null,
    )
  return { toggle, busy: isPending }
}

function tell({ name }: Template, isFavorite: boolean, removed: string | undefined): void {
  const texts = templateDataTexts[currentLanguage()]
  if (isFavorite) showToast({ kind: 'good', title: texts.favorited, text: texts.favoritedText(name) })
  else showToast({ kind: 'good', title: removed ?? texts.unfavorited, text: texts.unfavoritedText(name) })
}
