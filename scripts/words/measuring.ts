import type { VideoOrder } from '@relampago/domain/contracts'
import type { ScriptRun, WrittenScript } from '../../packages/video/src/script-command-line.ts'
import type { TypedTheme } from '../../packages/video/tests/word-lists.ts'
import type { WikimediaServer } from '../../packages/video/tests/stand-ins/wikimedia-server.ts'

/** What every measure needs. */
export type Measuring = {
  /** What people type, without more. */
  themes: readonly TypedTheme[]
  run: ScriptRun
  encyclopedia: WikimediaServer
  /** Of another list, what is measured: all, or every twentieth. */
  some: <T>(all: readonly T[]) => T[]
  /** Called with each script; `heading` says what it was ordered for. */
  onScript: (heading: string, written: WrittenScript) => void
  /** Called with what keeps a figure from its target. */
  onFault: (text: string) => void
}

/** An order as the wizard sends it with everything left as it is. */
export function themeOrder({ theme, language }: TypedTheme, over: Partial<VideoOrder> = {}): VideoOrder {
  return {
    input: theme,
    kind: 'theme',
    context: '',
    duration: 30,
    language,
    voice: 'female',
    font: 'anton',
    fontSizePx: 110,
    textColor: '#FFFFFF',
    outlineColor: '#000000',
    karaokeColor: '#FF2D55',
    template: 'default',
    music: 'none',
    musicVolume: 0,
    watermark: false,
    quality: 'standard',
    seed: theme,
    ...over,
  }
}

/** A contact that is sent to no one. */
export const contact = 'words@relampago.test'
