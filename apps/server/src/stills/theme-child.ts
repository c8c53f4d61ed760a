// The process that draws the first scene of a theme: its order is JSON on standard input, its
// result a WebP on standard output. One scene for each process, so that no theme stays in it.
import { setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import { drawThemeStill, type ThemeStillOrder } from '@relampago/video/theme-still'

// Replies of the API and running videos go first.
setPriority(10)
process.stdout.write(await drawThemeStill(JSON.parse(await text(process.stdin)) as ThemeStillOrder))
