import { ownMedia } from '@relampago/domain/contracts'
import { ImagePlus } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Notice } from '../../../ui/notice.tsx'
import { mediaTexts } from './media.texts.ts'
import { PhotoRow, UploadRow } from './photo-row.tsx'
import type { OwnMediaState } from './use-own-media.ts'

/** Without HEIC, phones send their photos as JPEG. */
const offeredTypes = 'image/jpeg,image/png,image/webp,image/avif,video/mp4,video/quicktime'

const isOfFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** A button for files, and a place to drop them. */
function DropZone({ onFiles, focus }: { onFiles: (files: readonly File[]) => void; focus: React.RefObject<HTMLButtonElement | null> }) {
  const texts = useTexts(mediaTexts)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const drag = (event: DragEvent) => {
    if (!isOfFiles(event)) return
    // Without it, the browser would open the file in place of the page.
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <div
      data-drop-zone
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!isOfFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      }}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-dashed p-4',
        isOver ? 'border-action-line bg-surface-2' : 'border-control',
      )}
    >
      <Button ref={focus} icon={<ImagePlus aria-hidden className="size-5" />} onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <span aria-hidden className="hidden text-small text-ink-muted sm:inline">
        {texts.dropHere}
      </span>
      <input
        ref={input}
        type="file"
        accept={offeredTypes}
        multiple
        hidden
        aria-label={texts.choose}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </div>
  )
}

function Lists({ media, onRemoved }: { media: OwnMediaState; onRemoved: () => void }) {
  return (
    <ul className="mt-3 grid gap-2.5 empty:hidden sm:grid-cols-2">
      {media.photos.map(({ id, place, seconds }, index) => (
        <PhotoRow
          key={id}
          id={id}
          number={index + 1}
          place={place}
          seconds={seconds}
          onPlace={(one) => media.place(id, one)}
          onRemove={() => void media.remove(id).then(onRemoved)}
        />
      ))}
      {media.uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => media.retry(upload.key)}
          onRemove={() => {
            media.drop(upload.key)
            onRemoved()
          }}
        />
      ))}
    </ul>
  )
}

/** The person's own photos and clips for this video: sent here, and each given its place. */
export function OwnPhotos({ media }: { media: OwnMediaState }) {
  const texts = useTexts(mediaTexts)
  const choose = useRef<HTMLButtonElement>(null)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-semibold">
        {texts.title} <span className="font-normal text-ink-muted">{texts.optional}</span>
      </legend>
      {media.isSignedIn ? (
        <>
          <DropZone onFiles={media.add} focus={choose} />
          <p className="mt-2 text-small text-ink-muted">{texts.help(ownMedia.most)}</p>
          {media.goneCount > 0 || media.hasFailed ? (
            <div className="mt-3">
              <Notice tone="warn" announce="politely">
                {media.hasFailed ? texts.listFailed : texts.gone(media.goneCount)}
              </Notice>
            </div>
          ) : null}
          <Lists media={media} onRemoved={() => choose.current?.focus()} />
        </>
      ) : (
        <Notice>
          <p>{texts.signIn}</p>
          <ButtonLink to="/login?redirect=/generator" size="small" look="outline" className="mt-3 min-h-11">
            {texts.signInLink}
          </ButtonLink>
        </Notice>
      )}
      <output className="sr-only">{media.said}</output>
    </fieldset>
  )
}
