import {
  builtInTemplateIds,
  builtInTemplates,
  colors,
  fontIds,
  fonts,
  music,
  musicIds,
  noMusic,
  voices,
  type InterfaceLanguage,
} from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import { templateOption, type OfferedTemplate } from './template-option.ts'
import { previewPath } from '../previews/previews.ts'

const noExtraSeconds = { 15: 0, 30: 0, 60: 0 }

/** Everything the generator offers, in one language. `offered` are templates of people. */
export function optionsReply(language: InterfaceLanguage, marketplaces: readonly string[], offered: readonly OfferedTemplate[]): CallReply<'options'> {
  return {
    voices: voices.map((voice) => ({ ...voice, preview: previewPath.voice(voice.id) })),
    templates: [
      ...builtInTemplateIds.map((id) => {
        const { name, summary, preview, captionPop } = builtInTemplates[id]
        return { id, name: name[language], preview, summary: summary[language], thumbnail_image: null, caption_pop: captionPop, extra_seconds: noExtraSeconds }
      }),
      ...offered.map((one) => templateOption(one, language)),
    ],
    music: [
      ...musicIds.map((id) => ({
        id,
        name: music[id].name[language],
        icon: music[id].icon,
        mood: music[id].mood[language],
        preview: previewPath.music(id),
      })),
      { id: 'none', name: noMusic.name[language], icon: noMusic.icon, mood: noMusic.mood[language], preview: null },
    ],
    fonts: fontIds.map((id) => ({ id, name: fonts[id].name })),
    colors: colors.map(({ id, name, value }) => ({ id, name: name[language], value })),
    marketplaces: [...marketplaces],
  }
}
