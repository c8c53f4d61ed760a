import type { EpochMs } from '@relampago/domain/units'

/** Name of a downloaded video; the number is the moment in milliseconds. */
export function videoFileName(now: EpochMs): string {
  return `video_${now}.mp4`
}

/** Lets the browser save what is at an address of this page. */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** The video as the share sheet takes it, or `null` where there is no such sheet. */
export function shareableFile(file: Blob, now: EpochMs): File | null {
  const named = new File([file], videoFileName(now), { type: 'video/mp4' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [named] }) ? named : null
}
