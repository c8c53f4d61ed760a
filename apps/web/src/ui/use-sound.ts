import { useCallback, useEffect, useRef, useState } from 'react'

type Sound = {
  /** Address of the sample that plays, or `null`. */
  playing: string | null
  /** 0 to 1 of the sample that plays. */
  progress: number
  toggle: (address: string) => void
  stop: () => void
}

/** Stops the sample that plays anywhere on the page. */
let stopOther: () => void = () => {}

/**
 * Plays one sample at a time. `volume` (0 to 1) follows while it plays; leaving the page stops it.
 */
export function useSound(volume: number, onFailure: () => void): Sound {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [playing, setPlaying] = useState<string | null>(null)
  const [progress, setProgress] = useState(0)

  const stop = useCallback(() => {
    audio.current?.pause()
    audio.current = null
    setPlaying(null)
    setProgress(0)
  }, [])
  useEffect(() => stop, [stop])
  useEffect(() => {
    if (audio.current !== null) audio.current.volume = volume
  }, [volume])

  const toggle = (address: string) => {
    const wasPlaying = playing
    stopOther()
    stopOther = stop
    stop()
    if (wasPlaying === address) return
    const element = new Audio(address)
    element.volume = volume
    element.addEventListener('timeupdate', () => setProgress(element.currentTime / (element.duration || 1)))
    element.addEventListener('ended', stop)
    audio.current = element
    setPlaying(address)
    element.play().catch(() => {
      // A second press stopped the sample before it started: not a failure.
      if (audio.current !== element) return
      stop()
      onFailure()
    })
  }
  return { playing, progress, toggle, stop }
}
