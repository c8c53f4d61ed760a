import type { InputKind } from '@relampago/domain/rules'
import { Check, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SampleFrame } from '../../../ui/sample-frame.tsx'
import { Tile, TileGroup } from '../../../ui/tile.tsx'
import { generatorTexts } from '../generator.texts.ts'
import { templatePicture } from '../template-pictures.ts'
import type { TemplateChoice } from '../use-options.ts'
import { useTemplateRule } from '../use-template-choice.ts'

type Props = { templates: readonly TemplateChoice[]; kind: InputKind; value: string; onChange: (template: string) => void; aside: ReactNode }

export function TemplateTiles({ templates, kind, value, onChange, aside }: Props) {
  const texts = useTexts(generatorTexts)
  const { mayUse, explain } = useTemplateRule()
  const choose = (id: string) => (mayUse(id) ? onChange(id) : explain())
  return (
    <TileGroup label={texts.template} aside={aside} className="-mx-5 -my-1.5 flex gap-3 overflow-x-auto px-5 py-1.5 sm:-mx-8 sm:px-8 lg:-mx-1.5 lg:px-1.5">
      {templates.map(({ id, name }) => (
        <div key={id} className="w-28 shrink-0">
          <Tile name="template" label={name} checked={value === id} onChange={() => choose(id)} tileClass="overflow-hidden has-checked:border-ground">
            <SampleFrame sample={templatePicture(id, kind).tile} />
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
