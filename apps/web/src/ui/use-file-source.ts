import { useEffect, useRef, type RefObject } from 'react'

/**
 * Lets a picture or a player show a file. The file's address lives as long as the element shows it.
 */
export function useFileSource<Media extends HTMLImageElement | HTMLMediaElement>(file: Blob): RefObject<Media | null> {
  const media = useRef<Media>(null)
  useEffect(() => {
    const element = media.current
    if (element === null) return
    const address = URL.createObjectURL(file)
    element.src = address
    return () => {
      // An element that is still loading would request the address again and report it missing.
      element.removeAttribute('src')
      if (element instanceof HTMLMediaElement) element.load()
      URL.revokeObjectURL(address)
    }
  }, [file])
  return media
}
