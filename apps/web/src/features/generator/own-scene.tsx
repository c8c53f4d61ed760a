import { shopList, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { ShownProduct } from '@relampago/domain/contracts'
import { cutText, type InputKind, type WizardForm } from '@relampago/domain/rules'
import { ShoppingBag } from 'lucide-react'
import { useRef } from 'react'
import { useLanguage, useTexts } from '../../language/language.ts'
import { useInView } from '../../ui/use-in-view.ts'
import { FadingPicture } from './fading-picture.tsx'
import { generatorTexts } from './generator.texts.ts'
import { linkHost } from './link-host.ts'
import { useOwnPicture, type OwnPicture } from './use-own-picture.ts'
import './own-scene.css'

/** Longer titles would fill the scene. */
const titleCharacters = 48
/** Percent of the scene's width: the largest letters, and the width of a capital at 1 %. */
const largest = 17
const capitalWidth = 0.56

/** What a video is about, as its first scene writes it: the theme, or the shop of a link. */
function sceneTitle(input: string, kind: InputKind, language: InterfaceLanguage): string {
  const host = kind === 'product' ? linkHost(input) : null
  return host === null ? cutText(input.trim(), titleCharacters) : shopList([host], language)
}

/** Letters as large as the longest word allows, in percent of the scene's width. */
function letterSize(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length))
  return Math.min(largest, 86 / (capitalWidth * Math.max(1, longest)), title.length > 24 ? 11 : largest)
}

function Title({ title, isProduct }: { title: string; isProduct: boolean }) {
  return (
    <div className="absolute inset-x-[7%] top-[13%] flex flex-col items-center gap-[3cqw] text-center">
      {isProduct ? <ShoppingBag className="size-[15cqw]" /> : null}
      <p className="own-scene-title" style={{ fontSize: `${letterSize(title)}cqw` }}>
        {title}
      </p>
    </div>
  )
}

/** Photo, name and price as the page of the product gave them. */
function ProductScene({ product: { name, price, list_price: listPrice, photo } }: { product: ShownProduct }) {
  return (
    <div className="own-scene-coming absolute inset-x-[7%] top-[5%] flex flex-col items-center gap-[2cqw] text-center">
      {photo === null ? <ShoppingBag className="size-[24cqw]" /> : <img src={photo} alt="" className="own-scene-photo" />}
      <p className="line-clamp-2 text-[5.6cqw] leading-tight font-semibold">{cutText(name, 70)}</p>
      {price === null ? null : (
        <p className="own-scene-title" style={{ fontSize: `${Math.min(14, letterSize(price.replaceAll(/\s/g, '_')))}cqw` }}>
          {price}
        </p>
      )}
      {listPrice === null ? null : <p className="text-[5cqw] leading-none">{listPrice}</p>}
    </div>
  )
}

/** What the chip at the foot of the scene says of the picture. */
function useChip(picture: OwnPicture, kind: InputKind): string {
  const { scene } = useTexts(generatorTexts)
  const language = useLanguage()
  if (picture.kind === 'product') return scene.read(shopOf(picture.product, language))
  if (picture.kind === 'none') return kind === 'product' ? scene.product : scene.theme
  return scene[picture.kind]
}

function shopOf({ host }: ShownProduct, language: InterfaceLanguage): string {
  return shopList([host.replace(/^www\./, '')], language)
}

type Props = {
  form: Pick<WizardForm, 'input' | 'language' | 'look'>
  kind: InputKind
  /** The whole scene, a band of it, or its ground alone. */ cut: 'frame' | 'band' | 'ground'
}

/**
 * The background of a caption preview: what this video shows, on the colours of its look. Draws
 * nothing that belongs to another theme or product. Decoration.
 */
export function OwnScene({ form, kind, cut }: Props) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const title = sceneTitle(form.input, kind, language) || texts.scene.empty
  if (cut === 'frame') return <WholeScene form={form} kind={kind} title={title} />
  return (
    <div aria-hidden data-look={form.look} data-scene={title} className={sceneClass}>
      {cut === 'ground' ? null : <p className="own-scene-chip absolute inset-x-0 top-2 mx-auto w-fit text-micro">{cutText(title, 30)}</p>}
    </div>
  )
}

const sceneClass = 'own-scene @container absolute inset-0 -z-1 overflow-hidden'

/** The title at first, then what the server drew or read of this video. */
function WholeScene({ form, kind, title }: Omit<Props, 'cut'> & { title: string }) {
  const area = useRef<HTMLDivElement>(null)
  const picture = useOwnPicture(form, kind, useInView(area))
  const chip = useChip(picture, kind)
  const product = picture.kind === 'product' ? picture.product : null
  return (
    <>
      <div ref={area} aria-hidden data-look={form.look} data-scene={title} data-picture={picture.kind} className={sceneClass}>
        {product === null ? <Title title={title} isProduct={kind === 'product'} /> : <ProductScene product={product} />}
        <FadingPicture file={picture.kind === 'still' ? picture.file : null} />
        <p className="own-scene-chip absolute inset-x-0 bottom-[9%] mx-auto w-fit max-w-[88%] text-center text-[5.6cqw]">{chip}</p>
      </div>
      {kind === 'product' ? (
        <output className="sr-only">
          {product === null ? (picture.kind === 'none' ? '' : chip) : [product.name, product.price, chip].filter((part) => part !== null).join(', ')}
        </output>
      ) : null}
    </>
  )
}
