import { effects, neutralIntensities, type EffectId } from '@relampago/domain/catalogue'
import type { PictureSource } from '@relampago/preview'
import type { LucideIcon } from 'lucide-react'
import { memo, useMemo, type ComponentProps } from 'react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { useEditor, type Editor } from '../editor.ts'
import { isApproximateWhilePlaying } from '../parity.ts'
import { pictureKey } from '../tiles/picture-key.ts'
import { TilePicture, tileSize, type TileImage } from '../tiles/tile-picture.tsx'
import type { LibraryGroup } from './library-groups.ts'
import { LibraryTile } from './library-tile.tsx'
import { libraryTexts } from './library.texts.ts'
import { TileGrid } from './tile-grid.tsx'

type Props = { groups: readonly LibraryGroup<EffectId>[]; allOpen: boolean; picture: PictureSource | undefined }

/** Shown at the intensity that a new effect has, or where that does nothing, at a stronger one. */
function sampleOf(id: EffectId): number {
  return neutralIntensities(id).includes(50) ? 75 : 50
}

function EffectPicture({ id, picture, icon }: { id: EffectId; picture: PictureSource; icon: LucideIcon }) {
  const image = useMemo<TileImage>(
    () => ({ key: `effect ${id} ${pictureKey(picture)}`, draw: (painter) => painter.effect(id, sampleOf(id), picture, tileSize) }),
    [id, picture],
  )
  return <TilePicture image={image} instead={<PlainPicture icon={icon} />} />
}

type TileProps = Pick<Editor, 'select' | 'apply'> & {
  id: EffectId
  state: ComponentProps<typeof LibraryTile>['state']
  /** The one that is in the project. */
  usedId: string | undefined
  tabIndex: 0 | -1
  picture: PictureSource | undefined
  icon: LucideIcon
}

/** Drawn again only when it changes: a slider that is dragged changes none of the many. */
const EffectTile = memo(function EffectTile({ id, state, usedId, tabIndex, picture, icon, select, apply }: TileProps) {
  const texts = useTexts(libraryTexts)
  const language = useLanguage()
  return (
    <LibraryTile
      id={id}
      name={effects[id].name[language]}
      tone="effect"
      state={state}
      note={isApproximateWhilePlaying('effect', id) ? texts.approximate : undefined}
      tabIndex={tabIndex}
      aria-pressed={state !== 'unused'}
      onClick={() => (usedId === undefined ? apply({ kind: 'addEffect', type: id }) : select(usedId))}
      picture={picture === undefined ? <PlainPicture icon={icon} /> : <EffectPicture id={id} picture={picture} icon={icon} />}
    />
  )
})

/** Every effect on the chosen photo. A press adds it, and selects it when it is there. */
export function EffectList({ groups, allOpen, picture }: Props) {
  const { project, selectedId, select, apply } = useEditor()
  return (
    <TileGrid
      groups={groups}
      allOpen={allOpen}
      renderTile={({ id }, { icon }, tabIndex) => {
        const used = project.effects.filter(({ type }) => type === id)
        const isSelected = used.some((effect) => effect.id === selectedId)
        const state = isSelected ? 'selected' : used.length > 0 ? 'used' : 'unused'
        return <EffectTile key={id} {...{ id, state, tabIndex, picture, icon, select, apply }} usedId={used[0]?.id} />
      }}
    />
  )
}

/** Where there is no photo. */
export function PlainPicture({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span aria-hidden className="absolute inset-0 flex items-center justify-center">
      <Icon className="size-6 text-ink-faint" />
    </span>
  )
}
