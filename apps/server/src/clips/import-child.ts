// The process that writes one uploaded clip again. Its arguments: FFmpeg, ffprobe, the file, where
// the MP4 goes and where its small JPEG goes, the longest side of which is the last one. On
// standard output it says what the clip is. FFmpeg is in processes of its own, within limits.
import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { ownMedia } from '@relampago/domain/contracts'
import { importClip } from '@relampago/video/import-clip'
import { smallPhoto } from '@relampago/video/photo-file'
import { unusableExit } from '../limits/run-limited-child.ts'

// Replies of the API and running videos go first.
setPriority(10)
const [ffmpegPath = '', ffprobePath = '', file = '', out = '', preview = '', previewSide] = process.argv.slice(2)
const tools = { ffmpegPath, ffprobePath, signal: new AbortController().signal }
const imported = await importClip({ file, out, longest: ownMedia.clipSeconds, tools })
if (imported === null) process.exitCode = unusableExit
else {
  const { sample, ...clip } = imported
  await writeFile(preview, await smallPhoto(sample, Number(previewSide)))
  process.stdout.write(JSON.stringify(clip))
}
