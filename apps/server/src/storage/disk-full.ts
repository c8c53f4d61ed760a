const codes = new Set([
  'ENOSPC',
  'EDQUOT',
  '53100', // disk_full, of PostgreSQL
])
/** As programs print it whose errors have no code. */
const texts = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/

/** Whether a disk was too full for a write. Looks through wrapping errors. */
export function isDiskFull(error: unknown): boolean {
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    if (codes.has((one as NodeJS.ErrnoException).code ?? '') || texts.test(one.message)) return true
  }
  return false
}
