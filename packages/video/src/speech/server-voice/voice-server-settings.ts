import { voices as offered, type VoiceId } from '@relampago/domain/catalogue'
import type { NameForm } from '../spoken-text/spoken-text.ts'

/** A voice as a server names it, and the model that has it. */
export type ServerVoiceName = { model: string; voice: string }

/** A server with OpenAI's speech call, and which of our voices it speaks; plain data. */
export type VoiceServerSettings = {
  /** Address up to the version: `http://127.0.0.1:8880/v1`. */
  baseUrl: string
  /** Sent to the server and nowhere else. */
  apiKey: string | null
  /** Voices that it does not have are eSpeak's. */
  voices: Partial<Record<VoiceId, ServerVoiceName>>
  /** How it gets names and borrowed words. */
  names: NameForm
}

/** The setting that names the server's voice for each of ours. */
const voiceSettings = {
  'pt-BR-female': 'VOICE_PT_FEMALE',
  'pt-BR-male': 'VOICE_PT_MALE',
  'en-US-female': 'VOICE_EN_FEMALE',
  'en-US-male': 'VOICE_EN_MALE',
} as const satisfies Record<VoiceId, string>

type VoiceSettingName = 'VOICE_BASE_URL' | 'VOICE_API_KEY' | 'VOICE_MODEL' | 'VOICE_NAMES' | (typeof voiceSettings)[VoiceId]

export type VoiceServerWishes = {
  baseUrl: string | undefined
  apiKey: string | undefined
  model: string | undefined
  /** As typed: `pf_dora`, or `faber@MODEL` for a voice of another model. */
  voices: Partial<Record<VoiceId, string | undefined>>
  names: NameForm
}

/** The wishes by the names of their settings; `read` gives nothing for an empty one. */
export function voiceWishes(read: (name: VoiceSettingName) => string | undefined): VoiceServerWishes {
  return {
    baseUrl: read('VOICE_BASE_URL'),
    apiKey: read('VOICE_API_KEY'),
    model: read('VOICE_MODEL'),
    voices: Object.fromEntries(offered.map(({ id }) => [id, read(voiceSettings[id])])),
    names: read('VOICE_NAMES') === 'spelled' ? 'spelled' : 'written',
  }
}

/** The settings that follow from the wishes; `null` where no server is asked. */
export function voiceServerSettings({ baseUrl, apiKey, model, voices, names }: VoiceServerWishes): VoiceServerSettings | null {
  if (baseUrl === undefined) return null
  const named = offered.flatMap(({ id }) => {
    const name = nameOf(voices[id], model)
    return name === null ? [] : [[id, name] as const]
  })
  return named.length === 0 ? null : { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey: apiKey ?? null, voices: Object.fromEntries(named), names }
}

/** What is wrong with the wishes together, one sentence each with the fix. */
export function voiceServerFaults({ baseUrl, apiKey, model, voices }: VoiceServerWishes): string[] {
  const typed = offered.flatMap(({ id }) => (voices[id] === undefined ? [] : [{ setting: voiceSettings[id], name: voices[id] }]))
  if (baseUrl === undefined) {
    const idle = [...typed.map(({ setting }) => setting), ...(model === undefined ? [] : ['VOICE_MODEL']), ...(apiKey === undefined ? [] : ['VOICE_API_KEY'])]
    return idle.length === 0 ? [] : [`VOICE_BASE_URL must be given too: ${idle.join(', ')} ${idle.length === 1 ? 'is' : 'are'} for its server`]
  }
  if (typed.length === 0) return [`VOICE_BASE_URL names a server of which no voice is used: name one in ${Object.values(voiceSettings).join(', ')}`]
  return typed.flatMap(({ setting, name }) => {
    const [voice = '', ...ofModel] = name.split('@')
    if (voice === '' || (ofModel.length > 0 && ofModel.join('@') === '')) return [`${setting} is not accepted: a voice as pf_dora or pf_dora@MODEL is expected`]
    return ofModel.length === 0 && model === undefined ? [`VOICE_MODEL must be given too, or the model in ${setting} as ${voice}@MODEL`] : []
  })
}

function nameOf(typed: string | undefined, model: string | undefined): ServerVoiceName | null {
  if (typed === undefined) return null
  const at = typed.indexOf('@')
  const name = at < 0 ? { voice: typed, model } : { voice: typed.slice(0, at), model: typed.slice(at + 1) }
  return name.model === undefined ? null : { voice: name.voice, model: name.model }
}
