import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decodeMono } from './encode-sound.ts'
import { readWav, wavBytes } from './wav.ts'

const tone = Float32Array.from({ length: 4800 }, (_, index) => 0.5 * Math.sin(index / 10))

it('a WAV file of ours gives its samples back, and FFmpeg reads the same ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wav-'))
  const file = join(folder, 'tone.wav')
  await writeFile(file, wavBytes(tone, 48_000))

  const read = readWav(wavBytes(tone, 48_000), 48_000)
  const decoded = await decodeMono(file, 48_000, 'test', { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', folder, signal: new AbortController().signal })
  await rm(folder, { recursive: true })

  expect([read?.length, decoded.length]).toEqual([4800, 4800])
  for (let index = 0; index < 4800; index += 7) {
    expect(read?.[index]).toBeCloseTo(tone[index] ?? NaN, 4)
    expect(decoded[index]).toBeCloseTo(tone[index] ?? NaN, 4)
  }
})

it('samples beyond full scale are cut off, not turned over', () => {
  const read = readWav(wavBytes(Float32Array.of(1.5, -1.5), 48_000), 48_000)

  expect([...(read ?? [])]).toEqual([1, -1])
})

it('a file of another rate, or cut short, is not one of ours', () => {
  const bytes = wavBytes(tone, 48_000)

  expect(readWav(bytes, 44_100)).toBeNull()
  expect(readWav(bytes.subarray(0, 4000), 48_000)).toBeNull()
  expect(readWav(bytes.subarray(0, 20), 48_000)).toBeNull()
})
