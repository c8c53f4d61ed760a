import { looks } from '@relampago/domain/catalogue'
import { automaticLook, lookChoices, type LookChoice } from '@relampago/domain/rules'
import { Check } from 'lucide-react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { LookPicture } from '../../../ui/look-picture.tsx'
import { Tile, TileGroup } from '../../../ui/tile.tsx'
import { generatorTexts } from '../generator.texts.ts'

/** Shown for the choice that is left to the theme: looks that differ most. */
const mixed = ['pop', 'newspaper', 'neon', 'cordel'] as const

export function LookTiles({ value, onChange }: { value: LookChoice; onChange: (look: LookChoice) => void }) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const nameOf = (choice: LookChoice) => (choice === automaticLook ? texts.lookAutomatic : looks[choice][language])
  return (
    <TileGroup label={texts.look} className="-mx-5 -my-1.5 flex gap-3 overflow-x-auto px-5 py-1.5 sm:-mx-8 sm:px-8 lg:-mx-1.5 lg:px-1.5">
      {lookChoices.map((choice) => (
        <div key={choice} className="w-24 shrink-0">
          <Tile
            name="look"
            label={choice === automaticLook ? `${texts.lookAutomatic}, ${texts.lookAutomaticHelp}` : nameOf(choice)}
            checked={value === choice}
            onChange={() => onChange(choice)}
            tileClass="overflow-hidden has-checked:border-ground"
          >
            {choice === automaticLook ? (
              <span className="grid aspect-9/16 grid-cols-2">
                {mixed.map((look) => (
                  <LookPicture key={look} look={look} />
                ))}
              </span>
            ) : (
              <LookPicture look={choice} />
            )}
            <span aria-hidden className="absolute top-2 right-2 hidden size-6 items-center justify-center rounded-full bg-ink text-ground peer-checked:flex">
              <Check strokeWidth={3} className="size-3.5" />
            </span>
          </Tile>
          <p aria-hidden className="mt-2 truncate text-small font-medium">
            {nameOf(choice)}
          </p>
        </div>
      ))}
    </TileGroup>
  )
}
