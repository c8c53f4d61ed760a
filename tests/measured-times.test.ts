import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { durations, measuredTimes } from '@relampago/domain/catalogue'

describe('the times that visitors read', () => {
  it('were measured on a day that has been', () => {
    const day = Date.parse(`${measuredTimes.measuredOn}T00:00:00Z`)

    expect(new Date(day).toISOString().slice(0, 10)).toBe(measuredTimes.measuredOn)
    expect(day).toBeLessThanOrEqual(Date.now())
  })

  it('name a command that this project has', () => {
    const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { scripts: Record<string, string> }
    const task = /^npm run (\S+) -- /.exec(measuredTimes.command)?.[1] ?? ''

    expect(Object.keys(manifest.scripts)).toContain(task)
  })

  it('are one of each length, and longer for longer videos', () => {
    const times = durations.map((duration) => measuredTimes.orderToFileMs[duration])

    expect(times.every((ms) => ms > 1000)).toBe(true)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  })

  it('are the median of an odd number of runs on a named machine', () => {
    expect(measuredTimes.runs % 2).toBe(1)
    expect(measuredTimes.machine.cores).toBeGreaterThan(0)
  })
})
