import type { Frames, Milliseconds, Seconds } from '@relampago/domain/units'
import type { PlayerState } from '../orders/player.ts'

/** Where a player is. `since`: when `time` was right, on its clock; only while playing. */
export type Playback = { state: PlayerState; time: Seconds; since: Milliseconds }
/** Length and rate of what is played. */
export type PlayedLength = { frames: Frames; framesPerSecond: number }

export const startOfPlayback: Playback = { state: 'stopped', time: 0, since: 0 }

/** What a person asks of a player. */
export type PlaybackCommand = { kind: 'play' | 'pause' | 'stop' } | { kind: 'seek'; time: Seconds } | { kind: 'step'; frames: Frames }

function secondsOf({ frames, framesPerSecond }: PlayedLength): Seconds {
  return frames / framesPerSecond
}

/** The frame that is shown at a time; at the very end it is the last one. */
export function frameAt(time: Seconds, { frames, framesPerSecond }: PlayedLength): Frames {
  // Times of frames, such as 7 / 30, are not exact.
  return Math.max(0, Math.min(frames - 1, Math.floor(time * framesPerSecond + 1e-6)))
}

/** Time has passed: a player that reaches the end stops and returns to 0. */
export function playbackAt(playback: Playback, length: PlayedLength, now: Milliseconds): Playback {
  if (playback.state !== 'playing') return playback
  const time = playback.time + Math.max(0, now - playback.since) / 1000
  return time >= secondsOf(length) ? { state: 'stopped', time: 0, since: now } : { state: 'playing', time, since: now }
}

export function afterCommand(playback: Playback, command: PlaybackCommand, length: PlayedLength, now: Milliseconds): Playback {
  const { state, time } = playbackAt(playback, length, now)
  switch (command.kind) {
    case 'play':
      // From the last frame on there is nothing to play.
      return { state: 'playing', time: state !== 'playing' && frameAt(time, length) >= length.frames - 1 ? 0 : time, since: now }
    case 'pause':
      return { state: state === 'playing' ? 'paused' : state, time, since: now }
    case 'stop':
      return { state: 'stopped', time: 0, since: now }
    case 'seek':
      return { state: state === 'stopped' ? 'paused' : state, time: clampTime(command.time, length), since: now }
    case 'step':
      return { state: 'paused', time: frameAt((frameAt(time, length) + command.frames) / length.framesPerSecond, length) / length.framesPerSecond, since: now }
  }
}

/** Another timeline: state and time stay, the time within its length. */
export function withLength(playback: Playback, length: PlayedLength): Playback {
  return { ...playback, time: clampTime(playback.time, length) }
}

function clampTime(time: Seconds, length: PlayedLength): Seconds {
  return Number.isFinite(time) ? Math.min(secondsOf(length), Math.max(0, time)) : 0
}
