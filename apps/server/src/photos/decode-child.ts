// The process that decodes one uploaded picture: from standard input to a JPEG on standard output.
// Its argument is the number of megapixels that are allowed. One picture for each process, so that
// a picture that takes its decoder over meets no other.
import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { decodePhoto, photoMaxSide } from '@relampago/video/photo-file'
import { unreadableExit } from './run-decode-child.ts'

// Replies of the API and running videos go first.
setPriority(10)
const decoded = await decodePhoto(await buffer(process.stdin), { maxSide: photoMaxSide, megapixels: Number(process.argv[2]) })
if (decoded === null) process.exitCode = unreadableExit
else process.stdout.write(decoded.jpeg)
