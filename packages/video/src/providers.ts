import type { EncyclopediaSettings } from './knowledge/wikimedia/encyclopedia-settings.ts'
import { familySource } from './knowledge/families/family-source.ts'
import type { FactSource } from './knowledge/fact-source.ts'
import { givenSource, type GivenKnowledge } from './knowledge/given-source.ts'
import { networkSources } from './knowledge/own/network-sources.ts'
import { openPhotoLibraries } from './pictures/photos/open-photo-libraries.ts'
import type { PhotoSettings } from './pictures/photos/photo-settings.ts'
import { sceneArt, sceneArtWith } from './pictures/scene-art.ts'
import type { PictureSource } from './pictures/picture-source.ts'
import { embeddedWriter } from './script/embedded-writer.ts'
import type { ModelSettings } from './script/model/model-settings.ts'
import { modelWriter } from './script/model/model-writer.ts'
import type { ScriptWriter } from './script/script-writer.ts'
import { espeakVoice } from './speech/espeak/espeak-voice.ts'
import { serverVoices } from './speech/server-voice/server-voice.ts'
import type { VoiceServerSettings } from './speech/server-voice/voice-server-settings.ts'
import type { Voice } from './speech/voice.ts'

/**
 * Who knows, writes, speaks and pictures a video. Each list is in order of preference;
 * `askAdapters` states when the next adapter is asked.
 */
export type Providers = {
  /**
   * Asked one after the other until enough is known; the library of the content needs no place
   * here.
   */
  facts: readonly FactSource[]
  writers: readonly ScriptWriter[]
  voices: readonly Voice[]
  pictures: readonly PictureSource[]
}

/**
 * What comes with the packages: needs no network, no key and no model. These adapters stay last in
 * every list.
 */
export const embeddedProviders: Providers = {
  facts: [familySource],
  writers: [embeddedWriter],
  voices: [espeakVoice],
  pictures: [sceneArt],
}

/** Which adapters beside the embedded ones are used; plain data that goes to other processes. */
export type ProviderSettings = {
  /** What the own disk knows on the theme of the order; told before any encyclopedia is asked. */
  known?: readonly GivenKnowledge[]
  /** `null`: no encyclopedia is asked. */
  encyclopedia: EncyclopediaSettings | null
  /** `null`: no language model is asked. */
  model: ModelSettings | null
  /** `null` or absent: no photo library is asked. */
  photos?: PhotoSettings | null
  /** `null` or absent: eSpeak speaks all voices. */
  voices?: VoiceServerSettings | null
}

/** The adapters that the settings name, before the embedded ones. */
export function openProviders({ known = [], encyclopedia, model, photos = null, voices = null }: ProviderSettings): Providers {
  return {
    ...embeddedProviders,
    facts: [...known.map(givenSource), ...networkSources(encyclopedia), ...embeddedProviders.facts],
    writers: [...(model === null ? [] : [modelWriter(model)]), embeddedWriter],
    voices: [...(voices === null ? [] : serverVoices(voices)), ...embeddedProviders.voices],
    pictures: photos === null ? embeddedProviders.pictures : [sceneArtWith({ libraries: openPhotoLibraries(photos), allowPrivate: photos.allowPrivate })],
  }
}
