// The process that decodes one uploaded picture: from standard input to a JPEG on standard output.
// Its first argument is the number of megapixels that are allowed. With a second one, a small JPEG
// of at most so many pixels a side comes first, behind its length. One picture for each process, so
// that a picture that takes its decoder over meets no other.
import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { decodePhoto, photoMaxSide, smallPhoto } from '@relampago/video/photo-file'
import { unusableExit } from '../limits/run-limited-child.ts'
import { joinPreview } from './preview-parts.ts'

// Replies of the API and running videos go first.
setPriority(10)
const [megapixels, previewSide] = process.argv.slice(2)
const decoded = await decodePhoto(await buffer(process.stdin), { maxSide: photoMaxSide, megapixels: Number(megapixels) })
if (decoded === null) process.exitCode = unusableExit
else if (previewSide === undefined) process.stdout.write(decoded.jpeg)
else process.stdout.write(joinPreview(await smallPhoto(decoded.jpeg, Number(previewSide)), decoded.jpeg))
