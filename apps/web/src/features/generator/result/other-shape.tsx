import { shapes } from '@relampago/domain/catalogue'
import type { ShapeTold } from '@relampago/domain/contracts'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { toldTexts } from './told.texts.ts'

/** Says that the theme could not be told in the form that was ordered. */
export function OtherShape({ shape }: { shape: ShapeTold | null }) {
  const texts = useTexts(toldTexts)
  const language = useLanguage()
  if (shape === null || shape.ordered === null) return null
  const told = shape.told === null ? null : shapes[shape.told][language]
  return <p className="rounded-lg border border-hairline bg-surface-1 px-5 py-4 text-small">{texts.otherShape(shapes[shape.ordered][language], told)}</p>
}
