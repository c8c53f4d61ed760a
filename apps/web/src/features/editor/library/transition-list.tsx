import { transitions, type TransitionId } from '@relampago/domain/catalogue'
import type { PictureSource } from '@relampago/preview'
import type { LucideIcon } from 'lucide-react'
import { memo, useMemo, useState, type Dispatch, type SetStateAction } from 'react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { useMotion } from '../../../ui/use-motion.ts'
import { useEditor, type Editor } from '../editor.ts'
import { isApproximateWhilePlaying } from '../parity.ts'
import { pictureKey } from '../tiles/picture-key.ts'
import { TilePicture, tileSize, type TileFilm } from '../tiles/tile-picture.tsx'
import { PlainPicture } from './effect-list.tsx'
import type { LibraryGroup } from './library-groups.ts'
import { LibraryTile } from './library-tile.tsx'
import { libraryTexts } from './library.texts.ts'
import { TileGrid } from './tile-grid.tsx'

type Pair = { from: PictureSource; to: PictureSource }
type Props = { groups: readonly LibraryGroup<TransitionId>[]; allOpen: boolean; pictures: Pair | undefined }

function transitionFilm(id: TransitionId, from: PictureSource, to: PictureSource): TileFilm {
  return (progress) => ({
    key: `transition ${id} ${progress.toFixed(3)} ${pictureKey(from)} ${pictureKey(to)}`,
    draw: (painter) => painter.transition(id, progress, from, to, tileSize),
  })
}

type PictureProps = Pair & { id: TransitionId; icon: LucideIcon; isWatched: boolean }

/** Where it stands still: those that pass black, white or nothing show nothing else halfway. */
const restingProgress = 0.35

/** Stands still; under the pointer and in focus it runs, unless less motion is wanted. */
function TransitionPicture({ id, from, to, icon, isWatched }: PictureProps) {
  const motion = useMotion()
  const film = useMemo(() => transitionFilm(id, from, to), [id, from, to])
  const still = useMemo(() => film(restingProgress), [film])
  return <TilePicture image={still} film={isWatched && motion ? film : undefined} instead={<PlainPicture icon={icon} />} />
}

type TileProps = Pick<Editor, 'apply'> & {
  id: TransitionId
  /** How often it is in the project. */
  count: number
  isSelected: boolean
  tabIndex: 0 | -1
  from?: PictureSource
  to?: PictureSource
  icon: LucideIcon
  isWatched: boolean
  watch: Dispatch<SetStateAction<TransitionId | null>>
}

/** Drawn again only when it changes: a slider that is dragged changes none of the many. */
const TransitionTile = memo(function TransitionTile({ id, count, isSelected, tabIndex, from, to, icon, isWatched, watch, apply }: TileProps) {
  const texts = useTexts(libraryTexts)
  const name = transitions[id].name[useLanguage()]
  const enter = () => watch(id)
  const leave = () => watch((now) => (now === id ? null : now))
  return (
    <LibraryTile
      id={id}
      name={name}
      tone="info"
      state={isSelected ? 'selected' : count > 0 ? 'used' : 'unused'}
      mark={texts.used(count)}
      note={isApproximateWhilePlaying('transition', id) ? texts.approximate : undefined}
      tabIndex={tabIndex}
      aria-label={count > 0 ? `${name}, ${texts.usedTimes(count)}` : undefined}
      onClick={() => apply({ kind: 'addTransition', type: id })}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
      picture={from === undefined || to === undefined ? <PlainPicture icon={icon} /> : <TransitionPicture {...{ id, from, to, icon, isWatched }} />}
    />
  )
})

/** Every transition between two photos. A press adds one more to the sequence. */
export function TransitionList({ groups, allOpen, pictures }: Props) {
  const { project, selectedId, apply } = useEditor()
  const [watched, watch] = useState<TransitionId | null>(null)
  return (
    <TileGrid
      groups={groups}
      allOpen={allOpen}
      renderTile={({ id }, { icon }, tabIndex) => {
        const used = project.transitions.filter(({ type }) => type === id)
        const isSelected = used.some((transition) => transition.id === selectedId)
        const isWatched = watched === id
        return <TransitionTile key={id} {...{ id, isSelected, tabIndex, icon, isWatched, watch, apply, ...pictures }} count={used.length} />
      }}
    />
  )
}
