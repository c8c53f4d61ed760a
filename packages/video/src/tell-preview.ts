import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TimelineOutline } from '@relampago/domain/timeline'
import { runFfmpeg } from './ffmpeg/run-ffmpeg.ts'
import type { Run } from './run/run.ts'
import type { Shot } from './shots.ts'

type PreviewParts = Pick<Run, 'tools' | 'progress' | 'onNote'> & { timeline: TimelineOutline; shots: readonly Pick<Shot, 'of' | 'part'>[] }

// A voice needs no more, and 30 s of it take a tenth of a second of processor time and 180 KB.
const codec = ['-c:a', 'libmp3lame', '-ac', '1', '-ar', '24000', '-b:a', '48k']

/**
 * Writes what plays a video before its pictures and its film are there, and reports both files: the
 * timeline with the sentence and part that each scene shows, and the narration as it is heard in
 * the video, of the same length. Works beside the other steps; when it fails, that is a note.
 */
export function tellPreview(parts: PreviewParts): { done: Promise<void> } {
  const { tools, progress, onNote } = parts
  const work = async () => {
    try {
      progress.tell('pictures', 0, { preview: await writePreview(parts) })
    } catch (error) {
      if (!tools.signal.aborted) onNote(`there is no preview: ${(error as Error).message}`)
    }
  }
  return { done: work() }
}

async function writePreview({ tools, timeline, shots }: PreviewParts): Promise<{ timeline: string; sound: string }> {
  const { narration } = timeline.sound
  const file = join(tools.folder, 'preview.json')
  const sound = join(tools.folder, 'preview.mp3')
  const delay = `adelay=${Math.round(narration.from * 1000)}`
  const length = String(timeline.frames / timeline.framesPerSecond)
  await runFfmpeg({
    path: tools.ffmpegPath,
    args: ['-v', 'error', '-nostdin', '-y', '-i', join(tools.folder, narration.file), '-af', `${delay},apad`, '-t', length, ...codec, sound],
    step: 'preview: sound',
    signal: tools.signal,
  })
  await writeFile(file, JSON.stringify({ timeline, scenes: shots.map(({ of, part }) => ({ sentence: of, part })) }))
  return { timeline: file, sound }
}
