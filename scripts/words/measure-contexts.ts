import { durations } from '@relampago/domain/catalogue'
import { embeddedProviders } from '../../packages/video/src/providers.ts'
import { holdsDetail } from '../../packages/video/src/script/context/details-of.ts'
import { writeOrder, type WrittenScript } from '../../packages/video/src/script-command-line.ts'
import { readContexts } from '../../packages/video/tests/word-lists.ts'
import type { Figure } from './figures.ts'
import { themeOrder, type Measuring } from './measuring.ts'

/** Whether every detail of a person's own words is spoken, shown or reported, in every length. */
export async function measureContexts({ some, run, onScript, onFault }: Measuring): Promise<Figure[]> {
  const count = { details: 0, lost: 0, spokenOrders: 0 }
  for (const { details, orders, ...order } of some(readContexts())) {
    for (const duration of durations) {
      const written = await writeOrder(themeOrder(order, { context: order.context, duration }), embeddedProviders, run)
      const told = toldText(written)
      const lost = details.filter((detail) => !holdsDetail(`${told}\n${written.script.unusedContext.join('\n')}`, detail))
      const obeyed = orders.filter((text) => holdsDetail(told, text))
      count.details += details.length
      count.lost += lost.length
      count.spokenOrders += obeyed.length
      if (duration === 30) onScript(`${order.language}, theme: ${order.theme}, with context: ${order.context.trim()}`, written)
      for (const text of lost) onFault(`lost of a context, ${order.theme}, ${duration} s: ${text}`)
      for (const text of obeyed) onFault(`an order is spoken, ${order.theme}, ${duration} s: ${text}`)
    }
  }
  return [
    { name: 'contextDetailsKept', value: 1 - count.lost / count.details, target: { least: 1 } },
    { name: 'contextOrdersSpoken', value: count.spokenOrders, target: { most: 0 } },
  ]
}

/** What is spoken, and the lists on the pictures. */
function toldText({ spoken }: WrittenScript): string {
  return spoken.flatMap(({ text, onScreen }) => [text, ...(onScreen?.items ?? [])]).join('\n')
}
