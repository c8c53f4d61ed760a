import type { Player } from '@relampago/preview'
import type { Seconds } from '@relampago/domain/units'

/** Ears notice a voice that is further from its words. */
const mostDrift: Seconds = 0.08

/**
 * Keeps a player in step with its sound, whose clock counts: frames can be skipped, a voice cannot.
 * Without sound the player runs by its own. Returns how to stop.
 */
export function followSound(player: Player, audio: HTMLAudioElement): () => void {
  const inStep = () => {
    const { state, time } = player.status()
    if (state === 'playing' && isHeard(audio) && Math.abs(audio.currentTime - time) > mostDrift) player.seek(audio.currentTime)
  }
  const stops = [
    player.onTime(inStep),
    player.onStatus(({ state }) => {
      if (state === 'playing') return
      audio.pause()
      // At the end the player returns to 0.
      if (state === 'stopped') audio.currentTime = 0
    }),
  ]
  const ended = () => player.stop()
  audio.addEventListener('ended', ended)
  return () => {
    audio.removeEventListener('ended', ended)
    audio.pause()
    for (const stop of stops) stop()
  }
}

function isHeard(audio: HTMLAudioElement): boolean {
  return !audio.paused && !audio.ended && audio.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
}

/** Gives the sound its file. Returns how to take it back. */
export function loadSound(audio: HTMLAudioElement, file: Blob): () => void {
  const address = URL.createObjectURL(file)
  audio.src = address
  return () => {
    audio.pause()
    audio.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

/** Plays or pauses both. A sound that may not play leaves the pictures alone. */
export async function toggleBoth(player: Player, audio: HTMLAudioElement | null): Promise<void> {
  if (player.status().state === 'playing') return player.pause()
  if (audio !== null) {
    audio.currentTime = player.status().time
    await audio.play().catch(() => undefined)
  }
  player.play()
}

export function seekBoth(player: Player, audio: HTMLAudioElement | null, time: Seconds): void {
  player.seek(time)
  if (audio !== null) audio.currentTime = time
}
