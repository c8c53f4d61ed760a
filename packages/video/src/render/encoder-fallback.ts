import type { Fraction } from '@relampago/domain/units'
import { ToolError } from '../run/tool-error.ts'
import type { Tools } from '../run/tools.ts'
import type { RenderedVideo } from './render-timeline.ts'

type Render = (tools: Tools, report: (done: Fraction) => void) => Promise<RenderedVideo>

/**
 * A render that falls back to x264, with a note, when another encoder fails at this video or makes
 * a file that is refused. Nothing is tried twice with x264.
 */
export function encoderFallback(tools: Tools, render: Render) {
  return {
    render: (report: (done: Fraction) => void) => withX264Instead(tools, (used) => render(used, report)),
    /** The film that passes the check: this one, or one that x264 made. */
    checked: (film: RenderedVideo, check: (film: RenderedVideo) => Promise<unknown>) =>
      withX264Instead(tools, async (used) => {
        const made = used === tools ? film : await render(used, () => undefined)
        await check(made)
        return made
      }),
  }
}

async function withX264Instead<Result>(tools: Tools, make: (tools: Tools) => Promise<Result>): Promise<Result> {
  if (tools.encoder === undefined || tools.encoder === 'x264') return make(tools)
  try {
    return await make(tools)
  } catch (error) {
    tools.signal.throwIfAborted()
    if (!(error instanceof ToolError)) throw error
    tools.onNote?.(`made again with x264, because of ${tools.encoder}: ${error.message}`)
    return make({ ...tools, encoder: 'x264' })
  }
}
