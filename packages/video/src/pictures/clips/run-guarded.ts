import type { Milliseconds, Seconds } from '@relampago/domain/units'
import { runFfmpeg } from '../../ffmpeg/run-ffmpeg.ts'
import type { Tools } from '../../run/tools.ts'

/** What looks into a stranger's video and makes clips of it. */
export type ClipTools = Pick<Tools, 'ffmpegPath' | 'ffprobePath' | 'signal'>

type GuardedRun = {
  path: string
  args: readonly string[]
  step: string
  signal: AbortSignal
  timeoutMs: Milliseconds
  /** Of processor time; a minute by default. */ cpuSeconds?: Seconds
}

/** Decoding 8K takes about 1.2 GB of addresses. */
const memoryKilobytes = 4_000_000
const usualSeconds: Seconds = 60

/**
 * Options before the input of a stranger: only films in one file, nothing from the network or from
 * other files (playlists and references are not followed), pictures up to 8192x4608.
 */
export const guardedInput = ['-protocol_whitelist', 'file', '-format_whitelist', 'mov,matroska', '-max_pixels', String(8192 * 4608)] as const

/** As `runFfmpeg`, within limits of memory and processor time that the system keeps. */
export function runGuarded({ path, args, cpuSeconds = usualSeconds, ...run }: GuardedRun): Promise<{ stdout: Buffer; stderr: string }> {
  if (process.platform === 'win32') return runFfmpeg({ ...run, path, args })
  const limits = `ulimit -c 0; ulimit -v ${memoryKilobytes}; ulimit -t ${cpuSeconds}; exec "$0" "$@"`
  return runFfmpeg({ ...run, path: '/bin/sh', args: ['-c', limits, path, ...args] })
}
