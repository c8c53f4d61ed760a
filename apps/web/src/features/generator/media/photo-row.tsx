import { useQuery } from '@tanstack/react-query'
import { CircleAlert, ImageIcon, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { callForFile } from '../../../api/call.ts'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Select } from '../../../ui/select.tsx'
import { useFileSource } from '../../../ui/use-file-source.ts'
import { mediaTexts } from './media.texts.ts'
import { mayPass, problemText } from './photo-problem.ts'
import type { Place } from './use-own-media.ts'
import type { Upload } from './use-uploads.ts'

/** Videos of a minute have about so many sentences. */
const sentencesOffered = 8
const thumbnail = 'size-16 shrink-0 rounded-sm bg-surface-3 object-cover'

function FilePicture({ file }: { file: Blob }) {
  const picture = useFileSource<HTMLImageElement>(file)
  return <img ref={picture} alt="" className={thumbnail} />
}

function NoPicture() {
  return (
    <span aria-hidden className={`${thumbnail} flex items-center justify-center text-ink-muted`}>
      <ImageIcon className="size-6" />
    </span>
  )
}

/** The small picture of a stored photo, fetched once: its content never changes. */
function Thumbnail({ id }: { id: string }) {
  const { data: file } = useQuery({
    queryKey: ['own-media-picture', id],
    queryFn: ({ signal }) => callForFile('mediaPreview', { params: { mediaId: id }, signal, on401: 'throw' }),
    staleTime: Infinity,
  })
  return file?.type.startsWith('image/') === true ? <FilePicture file={file} /> : <NoPicture />
}

type RowProps = { picture: ReactNode; remove: string; onRemove: () => void; isWide?: boolean; children: ReactNode }

function Row({ picture, remove, onRemove, isWide = false, children }: RowProps) {
  return (
    <li className={classNames('flex gap-3 rounded-md border border-hairline bg-surface-2 p-2.5', isWide ? 'items-start sm:col-span-2' : 'items-center')}>
      {picture}
      <div className="min-w-0 flex-1">{children}</div>
      <IconButton label={remove} onClick={onRemove}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}

function readPlace(value: string): Place {
  return value === 'fits' || value === 'out' ? value : Number(value)
}

type PhotoProps = { id: string; number: number; place: Place; /** Of a clip. */ seconds: number | null; onPlace: (place: Place) => void; onRemove: () => void }

/** A stored photo or clip: where it is shown, and how to remove it. */
export function PhotoRow({ id, number, place, seconds, onPlace, onRemove }: PhotoProps) {
  const texts = useTexts(mediaTexts)
  const name = seconds === null ? texts.photo(number) : texts.clip(number, Math.round(seconds))
  const last = Math.max(sentencesOffered, typeof place === 'number' ? place : 0)
  const sentences = Array.from({ length: last }, (_, index) => ({ value: String(index + 1), label: texts.places.sentence(index + 1) }))
  const options = [{ value: 'fits', label: texts.places.fits }, ...sentences, { value: 'out', label: texts.places.out }]
  return (
    <Row picture={<Thumbnail id={id} />} remove={texts.remove(name)} onRemove={onRemove}>
      <p className="mb-1 text-small font-semibold">{name}</p>
      <Select
        label={seconds === null ? texts.where(number) : texts.whereClip(number)}
        hideLabel
        options={options}
        value={String(place)}
        onChange={(value) => onPlace(readPlace(value))}
      />
    </Row>
  )
}

/** A file on its way, or the reason why it is not. */
export function UploadRow({ upload, onRetry, onRemove }: { upload: Upload; onRetry: () => void; onRemove: () => void }) {
  const texts = useTexts(mediaTexts)
  const language = useLanguage()
  const { file, state, problem } = upload
  return (
    <Row picture={state === 'failed' ? null : <NoPicture />} isWide={state === 'failed'} remove={texts.remove(file.name)} onRemove={onRemove}>
      <p className="truncate text-small font-semibold">{file.name}</p>
      {state === 'failed' ? (
        <>
          <p role="alert" className="flex items-start gap-2 text-small text-bad">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">{problemText(problem ?? 'unknown', language)}</span>
          </p>
          {problem === null || mayPass(problem) ? (
            <Button
              look="ghost"
              size="small"
              className="mt-1 -ml-3.5 min-h-11"
              aria-label={texts.retryNamed(file.name)}
              icon={<RotateCw aria-hidden className="size-4" />}
              onClick={onRetry}
            >
              {texts.retry}
            </Button>
          ) : null}
        </>
      ) : (
        <div className="text-small text-ink-muted">
          <p>{texts.states[state === 'sending' && file.type.startsWith('video/') ? 'sendingClip' : state]}</p>
          {state === 'sending' ? <progress aria-label={file.name} className="mt-1 block h-1.5 w-full accent-action-line" /> : null}
        </div>
      )}
    </Row>
  )
}
