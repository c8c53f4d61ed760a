import { isCustomTemplate } from '@relampago/domain/catalogue'
import type { InputKind } from '@relampago/domain/rules'
import { Check, Lock } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Tile, TileGroup } from '../../../ui/tile.tsx'
import { generatorTexts } from '../generator.texts.ts'
import { TemplatePicture } from '../template-picture.tsx'
import type { TemplateChoice } from '../use-options.ts'
import { useTemplateRule } from '../use-template-choice.ts'

type Props = { templates: readonly TemplateChoice[]; kind: InputKind; value: string; onChange: (template: string) => void; aside: ReactNode }

export function TemplateTiles({ templates, kind, value, onChange, aside }: Props) {
  const texts = useTexts(generatorTexts)
  const { mayUse, explain } = useTemplateRule()
  const [picked, setPicked] = useState<string | null>(null)
  const [first, setFirst] = useState<string | null>(null)
  // What was chosen elsewhere comes first, and stays there when another tile is pressed.
  if (isCustomTemplate(value) && value !== picked && value !== first) setFirst(value)
  const shown = templates.toSorted((one, other) => Number(other.id === first) - Number(one.id === first))
  const choose = (id: string) => {
    if (!mayUse(id)) return explain()
    setPicked(id)
    onChange(id)
  }
  return (
    <TileGroup label={texts.template} aside={aside} className="-mx-5 -my-1.5 flex gap-3 overflow-x-auto px-5 py-1.5 sm:-mx-8 sm:px-8 lg:-mx-1.5 lg:px-1.5">
      {shown.map(({ id, name }) => (
        <div key={id} className="w-28 shrink-0">
          <Tile name="template" label={name} checked={value === id} onChange={() => choose(id)} tileClass="overflow-hidden has-checked:border-ground">
            <TemplatePicture id={id} templates={templates} kind={kind} />
            <span aria-hidden className="absolute top-2 right-2 hidden size-6 items-center justify-center rounded-full bg-ink text-ground peer-checked:flex">
              <Check strokeWidth={3} className="size-3.5" />
            </span>
            {mayUse(id) ? null : (
              <span className="absolute bottom-2 left-2">
                <Badge tone="info" icon={<Lock aria-hidden className="size-3" />}>
                  Pro
                </Badge>
              </span>
            )}
          </Tile>
          <p aria-hidden className="mt-2 truncate text-small font-medium">
            {name}
          </p>
        </div>
      ))}
    </TileGroup>
  )
}
