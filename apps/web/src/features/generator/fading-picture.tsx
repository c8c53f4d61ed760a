import { useState } from 'react'
import { FilePicture } from '../../ui/file-picture.tsx'

/** A picture over the whole area that comes in over the one before; `null` fades that one out. */
export function FadingPicture({ file }: { file: Blob | null }) {
  const [shown, setShown] = useState<{ file: Blob | null; before: Blob | null; turn: number }>({ file, before: null, turn: 0 })
  if (shown.file !== file) setShown({ file, before: shown.file, turn: shown.turn + 1 })
  const { before, turn } = shown
  return (
    <>
      {before === null ? null : (
        <FilePicture key={turn - 1} file={before} className={file === null ? 'own-scene-still own-scene-leaving' : 'own-scene-still'} />
      )}
      {file === null ? null : <FilePicture key={turn} file={file} className="own-scene-still own-scene-coming" />}
    </>
  )
}
