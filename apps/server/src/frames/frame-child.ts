// The process that draws one frame of a design: its order is JSON on standard input, its result a
// WebP on standard output. One frame for each process: what a design costs ends with it.
import { setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import type { TemplateFrameBody } from '@relampago/domain/contracts'
import { previewTimeline, projectOfContent, videoTimeline } from '@relampago/domain/editor'
import { editorSampleFile } from '@relampago/video/editor-samples'
import { drawTemplateFrame } from '@relampago/video/template-frame'

// Replies of the API and running videos go first.
setPriority(10)
const { content, time, view, pictures } = JSON.parse(await text(process.stdin)) as TemplateFrameBody
const project = projectOfContent(content)
const { timeline, photos } = view === 'editor' ? previewTimeline(project, pictures.length) : videoTimeline(project, 30, pictures.length)
const frame = Math.min(timeline.frames - 1, Math.floor(time * timeline.framesPerSecond + 1e-6))
const files = photos.map((photo) => editorSampleFile(pictures[photo] ?? 0))
const onNote = (note: string) => void process.stderr.write(`${note}\n`)
const drawn = await drawTemplateFrame({ timeline, frame, pictures: files }, { signal: new AbortController().signal, onNote })
process.stdout.write(drawn)
