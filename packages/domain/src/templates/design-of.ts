import type { TemplateDesign } from '../catalogue/index.ts'
import type { TemplateContent } from '../contracts/index.ts'

type Content = {
  transitions: readonly { type: string; duration: number }[]
  effects: readonly { type: string; intensity: number; custom_params: { start_time: number; end_time: number } }[]
  settings: Pick<TemplateContent['settings'], 'duration' | 'camera_zoom' | 'layer_motion' | 'caption_pop'>
}

/** What a stored template does to a video: its times, in seconds of the editor, become shares. */
export function designOfTemplate({ transitions, effects, settings }: Content): TemplateDesign {
  const share = (time: number) => Math.min(1, Math.max(0, time / settings.duration))
  return {
    transitions: transitions.map(({ type, duration }) => ({ id: type, duration })),
    effects: effects.map(({ type, intensity, custom_params: times }) => ({
      id: type,
      intensity,
      start: share(times.start_time),
      end: share(times.end_time),
    })),
    settings: { cameraZoom: settings.camera_zoom, layerMotion: settings.layer_motion, captionPop: settings.caption_pop },
  }
}
