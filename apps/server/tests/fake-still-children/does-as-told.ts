// Stands for the process that draws a scene: does what its theme says.
import { json } from 'node:stream/consumers'

const { theme } = (await json(process.stdin)) as { theme: string }
const deeds: Record<string, () => void> = {
  hang: () => void setInterval(() => undefined, 60_000),
  crash: () => process.kill(process.pid, 'SIGSEGV'),
}
const draw = () => process.stdout.write(`drawn by ${process.pid}`)
;(deeds[theme] ?? draw)()
