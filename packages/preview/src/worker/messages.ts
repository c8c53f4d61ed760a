import type { FilmOrder } from '../orders/film-order.ts'
import type { PlayerStatus, PreviewOrder } from '../orders/player.ts'
import type { TileOrder } from '../orders/tile-order.ts'
import type { PlaybackCommand } from '../playing/playback.ts'

/** What a page sends to its worker. `command` counts what a person asked for. */
export type ToWorker =
  | { kind: 'load'; wasmUrl: string }
  | { kind: 'open'; canvas: OffscreenCanvas }
  | { kind: 'show'; order: PreviewOrder; command: number }
  | { kind: 'command'; does: PlaybackCommand; command: number }
  | { kind: 'capture'; call: number }
  | { kind: 'tile'; call: number; order: TileOrder }
  | { kind: 'film'; film: FilmOrder }
  | { kind: 'filmFrame'; call: number }

/** `handled`: the last command that the status knows of. */
export type FromWorker =
  | { kind: 'loaded'; canShow: boolean }
  | { kind: 'opened'; status: PlayerStatus }
  | { kind: 'status'; status: PlayerStatus; handled: number }
  | { kind: 'drawn'; call: number; picture: ImageBitmap }
  /** `null`: the film has ended. */
  | { kind: 'filmFrame'; call: number; picture: VideoFrame | null }
  | { kind: 'failed'; call: number | null; message: string }
