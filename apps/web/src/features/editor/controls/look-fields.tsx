import { designLimits } from '@relampago/domain/catalogue'
import type { EditorProject } from '@relampago/domain/editor'
import { useTexts } from '../../../language/language.ts'
import { Slider } from '../../../ui/slider.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useEditor } from '../editor.ts'
import { useGestureName } from '../timeline/use-gesture-name.ts'
import { projectTexts } from './project.texts.ts'

type Look = EditorProject['look']

/** What videos take from the template beside effects and transitions. */
export function LookFields() {
  const texts = useTexts(projectTexts)
  const { project, apply } = useEditor()
  const { name: gesture, begin } = useGestureName()
  const { camera_zoom: zoom, layer_motion: layers, caption_pop: pop } = project.look
  const change = (look: Partial<Look>) => apply({ kind: 'setLook', look }, gesture())
  const slider = (label: string, value: number, most: number, set: (value: number) => void, help?: string) => (
    <Slider
      label={label}
      help={help}
      value={value}
      min={0}
      max={most}
      step={0.01}
      valueText={texts.percent(Math.round(value * 100))}
      onChange={(next) => set(Math.round(next * 100) / 100)}
    />
  )
  return (
    <fieldset className="min-w-0" onPointerDownCapture={begin} onFocusCapture={begin}>
      <legend className="mb-3 w-full border-b border-hairline pb-2 text-small font-semibold">{texts.look}</legend>
      {slider(texts.zoom, zoom, designLimits.largestZoom, (value) => change({ camera_zoom: value }))}
      {slider(texts.layers, layers, 1, (value) => change({ layer_motion: value }), texts.layersNote)}
      <div className="flex items-center justify-between gap-3 text-small">
        <span aria-hidden>{texts.pop}</span>
        <Switch label={texts.pop} checked={pop} onChange={({ target }) => change({ caption_pop: target.checked })} />
      </div>
    </fieldset>
  )
}
