import type { PictureSource } from '@relampago/preview'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useEditor } from '../editor.ts'
import { ShownPicture } from '../tiles/shown-picture.tsx'
import { libraryTexts } from './library.texts.ts'

type Props = { /** The photo on which effects are shown, by its place. */ shown: number; onShow: (index: number) => void }

function PhotoButton({ picture, label, isShown, onClick }: { picture: PictureSource; label: string; isShown: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isShown}
      onClick={onClick}
      className={classNames('aspect-4/5 min-h-14 min-w-11 overflow-hidden rounded-sm bg-surface-quiet', isShown && 'outline-2 outline-offset-2 outline-ink')}
    >
      <ShownPicture picture={picture} />
    </button>
  )
}

/** Chooses whose photos the editor shows, and on which of them the effects are painted. */
export function PhotoChooser({ id, shown, onShow }: Props & { id: string }) {
  const texts = useTexts(libraryTexts)
  const { photos } = useEditor()
  const input = useRef<HTMLInputElement>(null)
  return (
    <section id={id} aria-label={texts.photos} className="grid max-h-3/5 shrink-0 animate-arrive gap-3 overflow-y-auto border-b border-hairline px-4 pt-2 pb-4">
      <p className="text-small text-ink-muted">{photos.areOwn ? texts.own : texts.samples}</p>
      <div className="grid grid-cols-5 gap-2 p-1">
        {photos.pictures.slice(0, 5).map((picture, index) => (
          <PhotoButton key={index} picture={picture} label={texts.showOn(index + 1)} isShown={index === shown} onClick={() => onShow(index)} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={<ImagePlus aria-hidden className="size-4" />} onClick={() => input.current?.click()} className="min-h-11">
          {texts.chooseOwn}
        </Button>
        {photos.areOwn ? (
          <Button size="small" look="ghost" onClick={photos.useSamples} className="min-h-11">
            {texts.useSamples}
          </Button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={texts.chooseOwn}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) photos.choose(files)
        }}
      />
      <p className="text-micro text-ink-muted">{texts.staysHere}</p>
    </section>
  )
}
