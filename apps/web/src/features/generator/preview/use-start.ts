import type { Player } from '@relampago/preview'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callForFile } from '../../../api/call.ts'
import { followSound, loadSound, toggleBoth } from './play-with-sound.ts'

export type SoundState = 'coming' | 'here' | 'missing'

/** Fetches the narration, and plays it with the pictures as soon as both are there. */
export function useStart(taskId: string, { player, audio }: { player: Player | null; audio: HTMLAudioElement }): SoundState {
  const { data: sound, isError } = useQuery({
    queryKey: ['early-preview-sound', taskId],
    queryFn: ({ signal }) => callForFile('videoPreviewSound', { params: { taskId }, signal, on401: 'throw' }),
    retry: 1,
    staleTime: Infinity,
  })
  useEffect(() => (sound === undefined ? undefined : loadSound(audio, sound)), [audio, sound])
  useEffect(() => {
    if (player === null || (sound === undefined && !isError)) return undefined
    const heard = sound === undefined ? null : audio
    const stop = heard === null ? () => {} : followSound(player, heard)
    if (player.status().problem !== 'engine') void toggleBoth(player, heard)
    return stop
  }, [player, audio, sound, isError])
  return sound !== undefined ? 'here' : isError ? 'missing' : 'coming'
}
