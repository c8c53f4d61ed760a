import { useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { useEditor } from '../editor.ts'
import { ControlsTab } from './controls-tab.tsx'
import { controlsTexts } from './controls.texts.ts'
import { ProjectTab } from './project-tab.tsx'

type TabId = 'controls' | 'project'

/** What is selected, and the template as a whole, in two tabs. */
export function ControlsPanel() {
  const texts = useTexts(controlsTexts)
  const { selectedId } = useEditor()
  const [tab, setTab] = useState<TabId>('controls')
  const [followed, setFollowed] = useState(selectedId)
  // What is selected is what a person wants to change.
  if (followed !== selectedId) {
    setFollowed(selectedId)
    if (selectedId !== null) setTab('controls')
  }
  const tabs = [
    { id: 'controls', label: texts.controls },
    { id: 'project', label: texts.project },
  ] as const
  return (
    <>
      <div className="shrink-0 border-b border-hairline px-5 *:border-b-0">
        <Tabs label={texts.tabs} tabs={tabs} chosen={tab} onChoose={setTab} />
      </div>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className="min-h-0 flex-1 overflow-y-auto px-5 py-5">
        {tab === 'controls' ? <ControlsTab /> : <ProjectTab />}
      </div>
    </>
  )
}
