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
import { previewPath } from '../previews/previews.ts'

/** Everything the generator offers, in one language. */
export function optionsReply(language: InterfaceLanguage, marketplaces: readonly string[]): CallReply<'options'> {
  return {
    voices: voices.map((voice) => ({ ...voice, preview: previewPath.voice(voice.id) })),
    templates: builtInTemplateIds.map((id) => {
      const { name, summary, preview } = builtInTemplates[id]
      return { id, name: name[language], preview, summary: summary[language] }
    }),
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
