import type { Check, CheckReport } from './check.ts'

/** The parts that a process needs for its work. */
export type CheckName = 'database' | 'ffmpeg' | 'disk' | 'worker'
export type Checks = Partial<Record<CheckName, Check>>
export type Readiness = { status: 'ok' | 'failing'; checks: Partial<Record<CheckName, CheckReport>> }

/** The same checks, which log when a part begins to fail and when it works again. */
export function logChanges<Name extends CheckName>(checks: Record<Name, Check>, log: (message: string) => void): Record<Name, Check> {
  const entries = Object.entries<Check>(checks).map(([name, check]) => [name, logged(name, check, log)])
  return Object.fromEntries(entries) as Record<Name, Check>
}

function logged(name: string, check: Check, log: (message: string) => void): Check {
  let last: CheckReport['state'] = 'ok'
  return async () => {
    const report = await check()
    if (report.state !== last) log(`health: ${name} ${report.state === 'ok' ? 'works again' : `is failing: ${report.reason}`}`)
    last = report.state
    return report
  }
}

/** Looks at every part at the same time. */
export async function readReadiness(checks: Checks, excluded: readonly string[] = []): Promise<Readiness> {
  const wanted = Object.entries(checks).filter(([name]) => !excluded.includes(name))
  const reports = await Promise.all(wanted.map(async ([name, check]) => [name, await check()] as const))
  const isFailing = reports.some(([, { state }]) => state === 'failing')
  return { status: isFailing ? 'failing' : 'ok', checks: Object.fromEntries(reports) }
}

/** Status and body of a probe; `null` for other paths. `search` is the query of the address. */
export async function answerProbe(checks: Checks, path: string, search: string): Promise<{ status: number; body: object } | null> {
  if (path === '/livez') return { status: 200, body: { status: 'ok' } }
  if (path !== '/readyz') return null
  const excluded = new URLSearchParams(search).getAll('exclude').flatMap((names) => names.split(','))
  const readiness = await readReadiness(checks, excluded)
  return { status: readiness.status === 'ok' ? 200 : 503, body: readiness }
}
