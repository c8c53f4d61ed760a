import { templateCategories, templateCategoryIds, templateLimits } from '@relampago/domain/catalogue'
import { totalBounds } from '@relampago/domain/editor'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { TextArea } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { useEditor } from '../editor.ts'
import { useGestureName } from '../timeline/use-gesture-name.ts'
import { Counters, KeptNote, StatisticsButton } from '../header/editor-header.tsx'
import { ExportDraft } from '../export/export-draft.tsx'
import { CostMeter } from './cost-meter.tsx'
import { LookFields } from './look-fields.tsx'
import { PreviewThumbnails } from './preview-thumbnails.tsx'
import { projectTexts } from './project.texts.ts'

const formats = [
  { value: '9:16', label: '9:16' },
  { value: '16:9', label: '16:9' },
] as const

function TotalSeconds() {
  const texts = useTexts(projectTexts)
  const { project, apply } = useEditor()
  const { name: gesture, begin } = useGestureName()
  const { min, max } = templateLimits.totalSeconds
  const floor = totalBounds(project).min
  return (
    <div onPointerDownCapture={begin} onFocusCapture={begin}>
      <Slider
        label={texts.total}
        value={project.totalSeconds}
        {...{ min, max }}
        step={1}
        valueText={texts.seconds(project.totalSeconds)}
        {...(floor > min && { help: texts.totalFloor(floor) })}
        onChange={(totalSeconds) => apply({ kind: 'setTotalSeconds', totalSeconds }, gesture())}
      />
    </div>
  )
}

function Description() {
  const texts = useTexts(projectTexts)
  const { project, apply } = useEditor()
  const { name: gesture, begin } = useGestureName()
  const most = templateLimits.descriptionCharacters
  return (
    <div onPointerDownCapture={begin} onFocusCapture={begin}>
      <TextArea
        label={texts.description}
        aside={<span className="tabular-nums">{texts.characters(project.description.length, most)}</span>}
        value={project.description}
        maxLength={most}
        rows={3}
        onChange={({ target }) => apply({ kind: 'setDescription', description: target.value }, gesture())}
      />
    </div>
  )
}

/** What holds for the whole template. */
export function ProjectTab() {
  const texts = useTexts(projectTexts)
  const language = useLanguage()
  const { project, apply } = useEditor()
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 xl:hidden">
        <span className="lg:hidden">
          <Counters />
        </span>
        <KeptNote />
        <span className="ml-auto sm:hidden">
          <StatisticsButton />
        </span>
      </div>
      <div>
        <Segmented label={texts.format} options={formats} value={project.format} onChange={(format) => apply({ kind: 'setFormat', format })} />
        {project.format === '16:9' ? <p className="mt-2 text-micro text-ink-muted">{texts.formatNote}</p> : null}
      </div>
      <TotalSeconds />
      <Description />
      <Select
        label={texts.category}
        options={templateCategoryIds.map((value) => ({ value, label: templateCategories[value][language] }))}
        value={project.category}
        onChange={(category) => apply({ kind: 'setCategory', category })}
      />
      <LookFields />
      <PreviewThumbnails />
      <CostMeter />
      <ExportDraft />
    </div>
  )
}
