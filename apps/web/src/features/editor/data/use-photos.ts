import type { PictureSource } from '@relampago/preview'
import { useMemo, useSyncExternalStore } from 'react'
import { currentLanguage } from '../../../language/language.ts'
import { logError } from '../../../log/log.ts'
import { currentPerson, onPersonLeft } from '../../../session/person.ts'
import { showToast } from '../../../ui/toasts.ts'
import type { EditorPhotos } from '../editor.ts'
import { editorTexts } from '../editor.texts.ts'
import { photoProblem } from './check-photo.ts'
import { samplePictures } from '../../../engine/sample-photos.ts'

/** As many as the samples: more would not fit the panel. */
const mostPhotos = 5

/** Photos of the person: in the memory of this tab alone, so that they survive a sign-in. */
let own: readonly PictureSource[] | null = null
const listeners = new Set<() => void>()
function become(pictures: readonly PictureSource[] | null): void {
  own = pictures
  for (const listener of listeners) listener()
}
onPersonLeft(() => become(null))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The photos on which the template is shown. */
export function usePhotos(): EditorPhotos {
  const chosen = useSyncExternalStore(
    subscribe,
    () => own,
    () => null,
  )
  return useMemo(() => ({ pictures: chosen ?? samplePictures, areOwn: chosen !== null, choose: (files) => void choose(files), useSamples: () => become(null) }), [chosen])
}

async function choose(files: readonly File[]): Promise<void> {
  const person = currentPerson()
  const taken = files.slice(0, mostPhotos)
  const problems = await Promise.all(taken.map(photoProblem))
  if (currentPerson() !== person) return
  const texts = editorTexts[currentLanguage()]
  for (const [index, problem] of problems.entries()) {
    const name = taken[index]?.name ?? ''
    if (problem === null) continue
    logError(`the photo ${name} was refused`, problem)
    showToast({ kind: 'bad', title: texts.photoRefused(name), text: problem })
  }
  if (files.length > mostPhotos) showToast({ kind: 'info', title: texts.mostPhotos(mostPhotos) })
  const pictures = taken.filter((_, index) => problems[index] === null).map((blob): PictureSource => ({ blob }))
  if (pictures.length > 0) become(pictures)
}
