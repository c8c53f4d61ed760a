import type { EpochMs } from '@relampago/domain/units'

/** Name of a downloaded video; the number is the moment in milliseconds. */
export function videoFileName(now: EpochMs): string {
  return `video_${now}.mp4`
}

/** Addresses of files that are being saved. */
const saving = new Set<string>()

/** Lets the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after the click has been handled.
  saving.add(address)
  setTimeout(() => release(address), 60_000)
}

function release(address: string): void {
  if (saving.delete(address)) URL.revokeObjectURL(address)
}

/** Makes saved files unreachable from the page: they were the previous user's. */
export function releaseSavedFiles(): void {
  for (const address of saving) release(address)
}

/** The video as the share sheet takes it, or `null` where there is no such sheet. */
export function shareableFile(file: Blob, now: EpochMs): File | null {
  const named = new File([file], videoFileName(now), { type: 'video/mp4' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [named] }) ? named : null
}
