// Stands for the process that draws a frame: does what the number of the picture says.
import { json } from 'node:stream/consumers'

const order = (await json(process.stdin)) as { pictures: number[] }
const megabyte = Buffer.alloc(1024 * 1024, 1)
const deeds: Record<number, () => void> = {
  0: () => process.stdout.write('drawn'),
  1: () => void setInterval(() => undefined, 60_000),
  2: () => process.kill(process.pid, 'SIGSEGV'),
  3: () => {
    const held: Buffer[] = []
    // Address space alone, which counts: the machine is not filled.
    for (;;) held.push(Buffer.allocUnsafeSlow(64 * 1024 * 1024))
  },
  4: () => {
    const more = () => void process.stdout.write(megabyte, more)
    more()
  },
}
deeds[order.pictures[0] ?? 0]?.()
