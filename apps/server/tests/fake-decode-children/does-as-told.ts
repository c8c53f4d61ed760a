// Stands for a decoder of pictures: does what the last word of the file says.
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'

const file = await buffer(process.stdin)
const word = /[a-z]+$/.exec(file.toString('latin1'))?.[0]
const megabyte = Buffer.alloc(1024 * 1024, 1)
const deeds: Record<string, () => void> = {
  hang: () => void setInterval(() => undefined, 60_000),
  crash: () => process.kill(process.pid, 'SIGSEGV'),
  hog: () => {
    const held: Buffer[] = []
    // Address space alone, which counts: the machine is not filled.
    for (;;) held.push(Buffer.allocUnsafeSlow(64 * 1024 * 1024))
  },
  flood: () => {
    const more = () => void process.stdout.write(megabyte, more)
    more()
  },
  limits: () => process.stdout.write(readFileSync('/proc/self/limits')),
  environment: () => process.stdout.write(JSON.stringify(process.env)),
  fine: () => process.stdout.write(file),
}
deeds[word ?? 'fine']?.()
