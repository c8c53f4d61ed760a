import { effectIds, transitionIds } from '@relampago/domain/catalogue'
import { Images } from 'lucide-react'
import { useId, useState } from 'react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { IconButton } from '../../../ui/button.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useEditor } from '../editor.ts'
import { EffectList } from './effect-list.tsx'
import { effectGroups, searchGroups, transitionGroups } from './library-groups.ts'
import { libraryTexts } from './library.texts.ts'
import { PhotoChooser } from './photo-chooser.tsx'
import { TransitionList } from './transition-list.tsx'

type TabId = 'effects' | 'transitions'

/** What there is to add, in two tabs, shown on a photo. */
export function LibraryPanel() {
  const texts = useTexts(libraryTexts)
  const language = useLanguage()
  const { pictures } = useEditor().photos
  const [tab, setTab] = useState<TabId>('effects')
  const [queries, setQueries] = useState<Record<TabId, string>>({ effects: '', transitions: '' })
  const [chosen, setChosen] = useState(0)
  const [choosing, setChoosing] = useState(false)
  const chooserId = useId()
  const shown = Math.min(chosen, Math.max(0, pictures.length - 1))
  const query = queries[tab]
  const from = pictures[shown]
  const to = pictures[(shown + 1) % Math.max(1, pictures.length)]
  const found = tab === 'effects' ? searchGroups(effectGroups, query, language) : searchGroups(transitionGroups, query, language)
  const tabs = [
    { id: 'effects', label: texts.effects, count: effectIds.length },
    { id: 'transitions', label: texts.transitions, count: transitionIds.length },
  ] as const
  return (
    <>
      <div className="shrink-0 border-b border-hairline px-5 *:border-b-0">
        <Tabs label={texts.tabs} tabs={tabs} chosen={tab} onChoose={setTab} />
      </div>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className="flex min-h-0 flex-1 flex-col">
        <div className="flex shrink-0 gap-1 py-3 pr-2 pl-4">
          <div className="min-w-0 flex-1">
            <SearchBox
              key={tab}
              label={tab === 'effects' ? texts.searchEffects : texts.searchTransitions}
              value={query}
              onChange={(value) => setQueries({ ...queries, [tab]: value })}
            />
          </div>
          <IconButton
            label={texts.photos}
            aria-expanded={choosing}
            aria-controls={choosing ? chooserId : undefined}
            onClick={() => setChoosing(!choosing)}
            className="size-12"
          >
            <Images aria-hidden className="size-5 text-ink-muted" />
          </IconButton>
        </div>
        {choosing ? <PhotoChooser id={chooserId} shown={shown} onShow={setChosen} /> : null}
        <div key={tab} className="min-h-0 flex-1 overflow-y-auto px-4 pt-1">
          {tab === 'effects' ? (
            <EffectList groups={searchGroups(effectGroups, query, language)} allOpen={query.trim() !== ''} picture={from} />
          ) : (
            <TransitionList
              groups={searchGroups(transitionGroups, query, language)}
              allOpen={query.trim() !== ''}
              pictures={from === undefined || to === undefined ? undefined : { from, to }}
            />
          )}
          <output className="block text-small text-ink-muted">{found.length === 0 ? texts.nothing(query.trim()) : null}</output>
        </div>
      </div>
    </>
  )
}
