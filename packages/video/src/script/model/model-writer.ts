import { contentVersion } from '../../content/content.ts'
import { ToolError } from '../../run/tool-error.ts'
import type { ScriptRequest, ScriptWriter } from '../script-writer.ts'
import { openBreaker } from './breaker.ts'
import { themeBrief } from '../theme/theme-brief.ts'
import { modelBrief } from './model-brief.ts'
import type { ModelSettings } from './model-settings.ts'

/** Part of the version; changes with the prompt and the rules on replies. */
const edition = 1

/** A model words facts one by one: it keeps no pairs, no order of steps and no quiz together. */
function isShaped({ subject, order, known }: Pick<ScriptRequest, 'subject' | 'order' | 'known'>): boolean {
  if (subject.kind === 'product') return false
  const { shape, wording, found } = themeBrief(subject, order, known)
  const asksForSteps = wording.form === 'verb' || wording.wants === 'steps'
  return (shape !== null && shape !== 'facts') || (asksForSteps && found !== null && found.theme.facts.some(({ kind }) => kind === 'step'))
}

/**
 * A language model as a writer: it words the facts that it is given and adds none. Has nothing for
 * themes of which nothing is known and for themes that hurt. Fails soon when the server is away,
 * silent or too slow, and when one mending leaves too little that rests on the facts.
 */
export function modelWriter(settings: ModelSettings): ScriptWriter {
  return {
    name: 'model',
    get version() {
      return `${edition}-${contentVersion().slice(0, 12)}-${settings.model}`
    },
    timeLimitMs: settings.limits.totalMs,
    attempts: 1,
    async write(request, signal) {
      if (isShaped(request)) return null
      // What follows an opening is written with it, which a model's own sentences would not do.
      const brief = request.order.opening === undefined ? modelBrief(request) : null
      if (brief === null) return null
      const breaker = openBreaker(settings.breakerFile)
      await breaker.check()
      try {
        // The packages for a model are loaded by this alone.
        const { writeWithModel } = await import('./write-with-model.ts')
        const script = await writeWithModel({ ...request, brief, settings, signal })
        await breaker.succeeded()
        return script
      } catch (error) {
        // A video that was cancelled says nothing about the model; a time limit does.
        if (!signal.aborted || signal.reason instanceof ToolError) await breaker.failed()
        throw error
      }
    },
  }
}
