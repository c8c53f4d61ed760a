import type { ReactNode } from 'react'

export type Fact = { name: string; value: ReactNode }

/** Names and values in two columns; one under the other where there is no room. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-hairline text-small">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="min-w-0 font-semibold [overflow-wrap:anywhere] tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
