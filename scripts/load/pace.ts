import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from './ask.ts'

/**
 * Sends requests at a steady rate, whether or not earlier ones have been answered, as people do who
 * know nothing of each other. Gives every answer.
 */
export async function pace(perSecond: number, seconds: number, send: (turn: number) => Promise<Answer>): Promise<Answer[]> {
  const start = performance.now()
  const answers: Promise<Answer>[] = []
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const due = start + (turn * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await wait(early)
    answers.push(send(turn))
  }
  return Promise.all(answers)
}
