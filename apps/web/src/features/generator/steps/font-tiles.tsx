import { fontIds, fonts, type FontId } from '@relampago/domain/catalogue'
import { useEffect } from 'react'
import { useTexts } from '../../../language/language.ts'
import { logWarning } from '../../../log/log.ts'
import { Tile, TileGroup } from '../../../ui/tile.tsx'
import { loadCaptionFace } from '../caption-fonts.ts'
import { generatorTexts } from '../generator.texts.ts'

export function FontTiles({ value, onChange }: { value: FontId; onChange: (font: FontId) => void }) {
  const texts = useTexts(generatorTexts)
  useEffect(() => {
    for (const font of fontIds) loadCaptionFace(font).catch(logWarning)
  }, [])
  return (
    <TileGroup label={texts.font} className="grid grid-cols-3 gap-2.5 sm:grid-cols-6">
      {fontIds.map((font) => {
        const { name, weight, uppercase } = fonts[font]
        return (
          <Tile
            key={font}
            name="font"
            label={name}
            checked={value === font}
            onChange={() => onChange(font)}
            tileClass="flex min-h-17 flex-col items-center justify-center px-1 py-2"
          >
            <span aria-hidden style={{ fontFamily: `"${name}"`, fontWeight: weight }} className="text-[1.375rem] leading-tight">
              {uppercase ? 'AÁ' : 'Aá'}
            </span>
            <span aria-hidden className="text-micro text-ink-muted">
              {name}
            </span>
          </Tile>
        )
      })}
    </TileGroup>
  )
}
