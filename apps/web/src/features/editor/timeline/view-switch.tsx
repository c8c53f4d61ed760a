import { useTexts } from '../../../language/language.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useEditor } from '../editor.ts'
import { timelineTexts } from './timeline.texts.ts'

/** The design as laid out here, or as a video takes it. */
export function ViewSwitch() {
  const texts = useTexts(timelineTexts)
  const { view, setView } = useEditor()
  return (
    <RadioGroup
      label={texts.view}
      hideLabel
      value={view}
      onChange={setView}
      options={[
        { value: 'editor', label: texts.editorView },
        { value: 'video', label: texts.videoView },
      ]}
      boxClass="flex rounded-md border border-hairline bg-surface-2 p-0.5"
      optionClass="min-h-9 pointer-coarse:min-h-11 rounded-[7px] px-2.5"
    />
  )
}
