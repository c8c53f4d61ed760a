import { shapes } from '@relampago/domain/catalogue'
import { automaticShape, shapeChoices, type ShapeChoice as Choice } from '@relampago/domain/rules'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { Select } from '../../../ui/select.tsx'
import { generatorTexts } from '../generator.texts.ts'

/** In what form the theme is told. */
export function ShapeChoice({ shape, onChange }: { shape: Choice; onChange: (shape: Choice) => void }) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const nameOf = (one: Choice) => (one === automaticShape ? texts.shapeAutomatic : shapes[one][language])
  return (
    <div>
      <Select label={texts.shape} options={shapeChoices.map((value) => ({ value, label: nameOf(value) }))} value={shape} onChange={onChange} />
      {shape === automaticShape ? null : <p className="mt-2 text-small text-ink-muted">{texts.shapeHelp}</p>}
    </div>
  )
}
