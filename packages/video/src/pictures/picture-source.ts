import type { Seconds } from '@relampago/domain/units'
import type { PictureOrder } from './plan/plan-pictures.ts'
import type { Adapter } from '../ports/adapter.ts'
import type { StageCache } from '../stage-cache/stage-cache.ts'
import type { OwnMedia } from '../run/own-media.ts'
import type { ScriptSentence } from '../story/script.ts'
import type { Subject } from '../story/subject.ts'
import type { CuedPicture } from './cues/cue.ts'

export type PictureRequest = {
  /** One picture is wanted for each, in order. */
  sentences: readonly ScriptSentence[]
  /**
   * The sentences before a user changed some of them: pictures of the others stay as they were
   * planned for these.
   */
  before: readonly ScriptSentence[]
  subject: Subject
  order: PictureOrder
  /** Pictures that the person gave. */
  media?: readonly OwnMedia[]
  /** How long each is shown, with the joins. */
  lengths?: readonly Seconds[]
  /** What cuts clips; without it moving pictures are left out. */
  programs?: { ffmpegPath: string; ffprobePath: string }
  /** Where the files of the pictures go. */
  folder: string
  cache: StageCache
  /** For the log: what could not be used, such as a damaged photo. */
  onNote: (note: string) => void
}

/**
 * Port: makes the pictures of a video. A picture that a source does not have is asked of the next
 * one, so a video may mix sources. tests/contracts/picture-contract.ts states what an adapter must
 * do.
 */
export type PictureSource = Adapter & {
  /** Nothing may be left running after the session's `close`. */
  open(request: PictureRequest): PictureSession
}

type PictureSession = {
  /**
   * The picture of the sentence with this index, with its files complete: an opaque background of
   * 1296x2304, transparent layers (which may wait for words), a small JPEG, and the credits of
   * everything that can be seen. File names are relative to the folder, and no two pictures share
   * one. `null` when the source has nothing that fits. Calls overlap and come in order of the
   * index. The signal ends the call.
   */
  picture(index: number, signal: AbortSignal): Promise<CuedPicture | null>
  close(): Promise<void>
}
