import { shopList, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { cutText, type InputKind, type WizardForm } from '@relampago/domain/rules'
import { ShoppingBag } from 'lucide-react'
import { useLanguage, useTexts } from '../../language/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { generatorTexts } from './generator.texts.ts'
import './own-scene.css'

/** Longer titles would fill the scene. */
const titleCharacters = 48
/** Percent of the scene's width: the largest letters, and the width of a capital at 1 %. */
const largest = 17
const capitalWidth = 0.56

/** What a video is about, as its first scene writes it: the theme, or the shop of a link. */
function sceneTitle(input: string, kind: InputKind, language: InterfaceLanguage): string {
  const text = input.trim()
  const host = kind === 'product' ? /^(?:https?:\/\/)?(?:www\.)?([^\s/?#:]+\.[^\s/?#:]+)(?=$|[/?#:])/i.exec(text)?.[1] : undefined
  return host === undefined ? cutText(text, titleCharacters) : shopList([host.toLowerCase()], language)
}

/** Letters as large as the longest word allows, in percent of the scene's width. */
function letterSize(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length))
  return Math.min(largest, 86 / (capitalWidth * Math.max(1, longest)), title.length > 24 ? 11 : largest)
}

type Props = {
  form: Pick<WizardForm, 'input' | 'look'>
  kind: InputKind
  /** The whole scene, a band of it, or its ground alone. */ cut: 'frame' | 'band' | 'ground'
}

/**
 * The background of a caption preview: the title of this video on the colours of its look. Draws
 * nothing that belongs to another theme or product. Decoration.
 */
export function OwnScene({ form, kind, cut }: Props) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const title = sceneTitle(form.input, kind, language) || texts.scene.empty
  return (
    <div aria-hidden data-look={form.look} data-scene={title} className="own-scene @container absolute inset-0 -z-1 overflow-hidden">
      {cut === 'frame' ? (
        <div className="absolute inset-x-[7%] top-[13%] flex flex-col items-center gap-[3cqw] text-center">
          {kind === 'product' ? <ShoppingBag className="size-[15cqw]" /> : null}
          <p className="own-scene-title" style={{ fontSize: `${letterSize(title)}cqw` }}>
            {title}
          </p>
        </div>
      ) : null}
      {cut === 'ground' ? null : (
        <p
          className={classNames(
            'own-scene-chip absolute inset-x-0 mx-auto w-fit',
            cut === 'band' ? 'top-2 text-micro' : 'bottom-[9%] max-w-[88%] text-center text-[5.6cqw]',
          )}
        >
          {cut === 'band' ? cutText(title, 30) : kind === 'product' ? texts.scene.product : texts.scene.theme}
        </p>
      )}
    </div>
  )
}
