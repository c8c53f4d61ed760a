import type { EpochMs } from '@relampago/domain/units'

/** Name of a downloaded video; the number is the moment in milliseconds. */
export function videoFileName(now: EpochMs): string {
  return `video_${now}.mp4`
}

/** Lets the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The video as the share sheet takes it, or `null` where there is no such sheet. */
export function shareableFile(file: Blob, now: EpochMs): File | null {
  const named = new File([file], videoFileName(now), { type: 'video/mp4' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [named] }) ? named : null
}
