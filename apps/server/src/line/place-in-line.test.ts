import { describe, expect, it } from 'vitest'
import { pick, seededRandom, type Random } from '@relampago/domain/random'
import { forecastWaits, placeInLine, type Line, type Newcomer, type Waiting } from './place-in-line.ts'

const second = 1000
const minute = 60 * second

function newcomer(userId: string, rest: Partial<Newcomer> = {}): Newcomer {
  return { userId, plan: 'pro', orderedAt: 0, workMs: 20 * second, ...rest }
}
function join(line: Line, order: Newcomer): number {
  const { index, waitMs } = placeInLine(line, order)
  line.waiting.splice(index, 0, { ...order, id: String(line.waiting.length), place: 0 })
  return waitMs
}
function lineOf(...orders: Newcomer[]): Line {
  const line: Line = { waiting: [], running: [], slots: 1 }
  for (const order of orders) join(line, order)
  return line
}
const people = ({ waiting }: Line) => waiting.map(({ userId }) => userId).join(' ')
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)

describe('the place of a new order', () => {
  it("is before another person's second order", () => {
    const line = lineOf(...times(10, newcomer('ana')), newcomer('bia'), newcomer('bia'), newcomer('rui'))

    expect(people(line)).toBe('ana bia rui ana bia ana ana ana ana ana ana ana ana')
  })

  it('counts an order that is being made as the first one of its person', () => {
    const line: Line = { waiting: [], running: [{ userId: 'ana', leftMs: 5 * second }], slots: 1 }
    for (const order of [...times(3, newcomer('ana')), newcomer('bia')]) join(line, order)

    expect(people(line)).toBe('bia ana ana ana')
  })

  it('is, for Pro, before those of Free that have waited less than three minutes', () => {
    const line = lineOf(newcomer('free1', { plan: 'free' }), newcomer('free2', { plan: 'free', orderedAt: minute }))

    const early = structuredClone(line)
    join(early, newcomer('pro', { orderedAt: 2 * minute }))
    join(line, newcomer('pro', { orderedAt: 3 * minute }))

    expect(people(early)).toBe('pro free1 free2')
    expect(people(line)).toBe('free1 pro free2')
  })

  it("is, for Free, before another person's third one of Pro", () => {
    expect(people(lineOf(...times(4, newcomer('pro')), newcomer('free', { plan: 'free' })))).toBe('pro pro free pro pro')
  })

  it('is behind an order that would wait longer than 20 minutes otherwise', () => {
    const line = lineOf(...times(2, newcomer('ana', { workMs: 19 * minute + 50 * second })))

    join(line, newcomer('bia'))

    expect(people(line)).toBe('ana ana bia')
  })
})

describe('the wait', () => {
  it('is the time until a slot is free of what runs and of what stands before', () => {
    const line = lineOf(newcomer('ana'), newcomer('bia', { workMs: 60 * second }), newcomer('rui'), newcomer('eva'))

    expect(forecastWaits({ ...line, running: [{ userId: 'x', leftMs: 7 * second }], slots: 2 })).toEqual([0, 7 * second, 20 * second, 40 * second])
  })

  it('is none while a slot is free', () => {
    expect(placeInLine({ waiting: [], running: [{ userId: 'x', leftMs: minute }], slots: 2 }, newcomer('ana')).waitMs).toBe(0)
  })
})

type Served = { order: Waiting; wait: number }

type Simulation = { random: Random; load: number; plans: Waiting['plan'][]; onJoin?: (order: Waiting, before: Waiting[]) => void }

/** A platform in virtual time whose people order `load` times as much as it can make. */
function simulate({ random, load, plans, onJoin }: Simulation) {
  const slots = 1 + Math.floor(random() * 3)
  const line: Line = { waiting: [], running: [], slots }
  const served: Served[] = []
  let refused = 0
  let idleMs = 0
  const end = 90 * minute
  for (let now = 0; now < end; now += second) {
    for (const one of line.running) one.leftMs -= second
    line.running = line.running.filter(({ leftMs }) => leftMs > 0)
    for (const order of line.waiting.splice(0, slots - line.running.length)) {
      served.push({ order, wait: now - order.orderedAt })
      line.running.push({ userId: order.userId, leftMs: order.workMs })
    }
    idleMs += (slots - line.running.length) * second
    // A video takes 20 s on average.
    if (random() >= (load * slots) / 20) continue
    // A few people order much, most order once.
    const userId = random() < 0.4 ? `greedy${Math.floor(random() * 3)}` : `person${now}`
    const order = newcomer(userId, { plan: pick(random, plans), orderedAt: now, workMs: (10 + Math.floor(random() * 21)) * second })
    const { index, waitMs } = placeInLine(line, order)
    if (waitMs > 20 * minute) {
      refused += 1
      continue
    }
    line.waiting.splice(index, 0, { ...order, id: String(now), place: 0 })
    onJoin?.({ ...order, id: String(now), place: 0 }, line.waiting.slice(0, index))
  }
  return { served, refused, busy: 1 - idleMs / (end * slots) }
}

const rounds = [0, 1, 2, 3, 4]

describe('a platform with more orders than it can make', () => {
  it.each([0.5, 1, 2, 4])('keeps its promise to each order that it takes, at %d times its capacity', (load) => {
    for (const round of rounds) {
      const { served } = simulate({ random: seededRandom(`line ${load} ${round}`), load, plans: ['free', 'pro'] })

      expect(Math.max(...served.map(({ wait }) => wait))).toBeLessThanOrEqual(20 * minute)
    }
  })

  it.each([2, 4])('stays busy and refuses the rest, at %d times its capacity', (load) => {
    const { busy, refused } = simulate({ random: seededRandom(`busy ${load}`), load, plans: ['free', 'pro'] })

    expect(busy).toBeGreaterThan(0.97)
    expect(refused).toBeGreaterThan(0)
  })

  it('refuses nothing at half its capacity', () => {
    expect(simulate({ random: seededRandom('calm'), load: 0.5, plans: ['free', 'pro'] }).refused).toBe(0)
  })

  it("makes one more video of each other person before a person's first, rarely two and never three", () => {
    let [firsts, alternating] = [0, 0]
    const onJoin = ({ userId }: Waiting, before: Waiting[]) => {
      if (!userId.startsWith('person')) return
      firsts += 1
      const most = Math.max(
        0,
        ...Map.groupBy(before, (one) => one.userId)
          .values()
          .map((own) => own.length),
      )
      expect(most).toBeLessThanOrEqual(2)
      if (most < 2) alternating += 1
    }

    for (const round of rounds) simulate({ random: seededRandom(`fair ${round}`), load: 0.95, plans: ['pro'], onJoin })

    expect(firsts).toBeGreaterThan(500)
    expect(alternating / firsts).toBeGreaterThan(0.95)
  })
})
