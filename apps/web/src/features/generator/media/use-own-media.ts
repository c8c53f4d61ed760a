import { ownMedia, type CallReply, type OrderedMedia } from '@relampago/domain/contracts'
import type { Wizard, WizardAction } from '@relampago/domain/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type Dispatch } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../language/language.ts'
import { logError } from '../../../log/log.ts'
import { useSession } from '../../../session/session.ts'
import { showToast } from '../../../ui/toasts.ts'
import { mediaTexts } from './media.texts.ts'
import { useUploads, type StoredPhoto, type Uploads } from './use-uploads.ts'

/** Where a photo is shown: a sentence, where it fits, or nowhere in this video. */
export type Place = number | 'fits' | 'out'

export type OwnMediaState = Uploads & {
  /** Every stored photo and clip of the person, with its place in this video. */
  photos: readonly { id: string; place: Place; /** Of a clip. */ seconds: number | null }[]
  isSignedIn: boolean
  /** The list could not be fetched. */
  hasFailed: boolean
  /** Photos that the draft named and that are no longer stored. */
  goneCount: number
  /** What happened last, for screen readers. */
  said: string
  place: (id: string, place: Place) => void
  remove: (id: string) => Promise<void>
}

type List = CallReply<'ownMedia'>
export const ownMediaKey = ['own-media'] as const

function placeIn(media: readonly OrderedMedia[], id: string): Place {
  const entry = media.find((one) => one.id === id)
  return entry === undefined ? 'out' : (entry.sentence ?? 'fits')
}

/** Places keep their order; a photo that comes back is the last. */
function placed(media: readonly OrderedMedia[], id: string, place: Place): readonly OrderedMedia[] {
  if (place === 'out') return media.filter((one) => one.id !== id)
  const entry: OrderedMedia = place === 'fits' ? { id } : { id, sentence: place }
  return media.some((one) => one.id === id) ? media.map((one) => (one.id === id ? entry : one)) : [...media, entry]
}

/**
 * The person's photos and which of them this video shows. A draft of another day may name photos
 * that are gone: they leave it, and the page says so.
 */
export function useOwnMedia({ form }: Pick<Wizard, 'form'>, dispatch: Dispatch<WizardAction>): OwnMediaState {
  const texts = useTexts(mediaTexts)
  const { state, user } = useSession()
  const isSignedIn = state === 'signedIn'
  const client = useQueryClient()
  const [goneCount, setGoneCount] = useState(0)
  const [said, setSaid] = useState('')
  const { data, isError } = useQuery({
    queryKey: [...ownMediaKey, user?.id],
    queryFn: ({ signal }) => call('ownMedia', { signal, on401: 'throw' }),
    enabled: isSignedIn,
  })
  const list = isSignedIn ? data?.media : undefined
  const changeList = (change: (media: List['media']) => List['media']) =>
    client.setQueryData<List>([...ownMediaKey, user?.id], (old) => ({ media: change(old?.media ?? []) }))

  const gone = list === undefined ? [] : form.media.filter(({ id }) => list.every((one) => one.id !== id))
  const goneIds = gone.map(({ id }) => id).join(' ')
  const [noted, setNoted] = useState('')
  if (goneIds !== noted) {
    setNoted(goneIds)
    setGoneCount((count) => count + gone.length)
  }
  useEffect(() => {
    if (goneIds === '') return
    const ids = goneIds.split(' ')
    dispatch({ type: 'media', change: (media) => media.filter(({ id }) => !ids.includes(id)) })
  }, [goneIds, dispatch])

  const place = (id: string, where: Place) => dispatch({ type: 'media', change: (media) => placed(media, id, where) })
  const onStored = (photo: StoredPhoto, file: File) => {
    changeList((media) => [...media, photo])
    place(photo.id, 'fits')
    setSaid(texts.sent(file.name))
  }
  const uploads = useUploads({ plan: user?.plan ?? 'free', room: ownMedia.most - (list?.length ?? 0), onStored })
  const remove = async (id: string) => {
    try {
      await call('removeMedia', { params: { mediaId: id }, on401: 'throw' })
    } catch (error) {
      if (!(error instanceof ApiError)) logError(error)
      // Gone already, in another tab or with its day.
      const isGone = error instanceof ApiError && error.status === 404
      if (!isGone) return showToast({ kind: 'bad', title: texts.removeFailed, text: error instanceof ApiError ? error.message : texts.unknown })
    }
    dispatch({ type: 'media', change: (media) => placed(media, id, 'out') })
    changeList((media) => media.filter((one) => one.id !== id))
    setSaid(texts.removed)
  }
  const photos = (list ?? []).map(({ id, seconds }) => ({ id, seconds, place: placeIn(form.media, id) }))
  return { ...uploads, photos, isSignedIn, hasFailed: isError, goneCount, said, place, remove }
}
