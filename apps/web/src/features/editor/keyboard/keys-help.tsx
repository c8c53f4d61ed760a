import { Keyboard, X } from 'lucide-react'
import { Fragment, useEffect, useId, useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { commandOf } from './editor-keys.ts'
import { keyboardTexts } from './keyboard.texts.ts'

/** A button, and the key `?`, for the list of all keys. */
export function KeysHelp() {
  const texts = useTexts(keyboardTexts)
  const [isOpen, setIsOpen] = useState(false)
  const titleId = useId()
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && commandOf(event)?.kind === 'help') setIsOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <IconButton label={texts.title} onClick={() => setIsOpen(true)} className="text-ink-muted max-lg:hidden">
        <Keyboard aria-hidden className="size-4.5" />
      </IconButton>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} titleId={titleId} className="max-h-[85dvh] rounded-t-xl p-5 md:max-w-lg md:rounded-xl">
        <div className="flex items-center justify-between">
          <h2 id={titleId} className="text-heading">
            {texts.title}
          </h2>
          <IconButton label={texts.close} onClick={() => setIsOpen(false)}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        <KeyList />
      </Modal>
    </>
  )
}

function KeyList() {
  const texts = useTexts(keyboardTexts)
  return keyGroups(texts).map(({ title, rows }) => (
    <section key={title} className="mt-4">
      <h3 className="text-small font-semibold text-ink-muted">{title}</h3>
      <dl className="mt-1 divide-y divide-hairline text-small">
        {rows.map(({ does, ways }) => (
          <div key={does} className="flex items-center justify-between gap-4 py-2">
            <dt>{does}</dt>
            <dd className="flex shrink-0 flex-wrap items-center justify-end gap-1">
              {ways.map((way, index) => (
                <Fragment key={way.join()}>
                  {index === 0 ? null : <span className="text-ink-muted">{texts.or}</span>}
                  {way.map((key) => (
                    <kbd key={key} className="rounded-sm border border-hairline bg-surface-2 px-1.5 py-0.5 font-body text-micro font-semibold">
                      {key}
                    </kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

function keyGroups(texts: (typeof keyboardTexts)['pt']) {
  const { keys } = texts
  return [
    {
      title: texts.page,
      rows: [
        { does: texts.play, ways: [[keys.space]] },
        { does: texts.frame, ways: [['←'], ['→']] },
        {
          does: texts.second,
          ways: [
            [keys.shift, '←'],
            [keys.shift, '→'],
          ],
        },
        { does: texts.ends, ways: [[keys.home], [keys.end]] },
        { does: texts.remove, ways: [[keys.delete]] },
        { does: texts.undo, ways: [[keys.ctrl, 'Z']] },
        {
          does: texts.redo,
          ways: [
            [keys.ctrl, keys.shift, 'Z'],
            [keys.ctrl, 'Y'],
          ],
        },
        { does: texts.deselect, ways: [[keys.escape]] },
      ],
    },
    {
      title: texts.bar,
      rows: [
        { does: texts.moveBar, ways: [['←'], ['→']] },
        { does: texts.handles, ways: [[keys.tab]] },
      ],
    },
  ]
}
