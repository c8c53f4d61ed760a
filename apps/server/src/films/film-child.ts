// The process that draws what shows one template: the order is its argument, four files its result.
import { drawTemplateFilm } from '@relampago/video'
import type { FilmOrder } from './draw-in-child.ts'

const stop = new AbortController()
process.once('disconnect', () => stop.abort(new Error('the worker is gone')))
process.once('SIGTERM', () => stop.abort(new Error('stopped')))
// From a terminal's Ctrl-C: the worker decides.
process.on('SIGINT', () => undefined)

const { subject, ...context } = JSON.parse(process.argv[2] ?? '') as FilmOrder
await drawTemplateFilm(subject, { ...context, signal: stop.signal, onNote: (note) => process.stderr.write(`${note}\n`) })
process.disconnect()
