import { Client } from 'pg'
import { vi } from 'vitest'

/**
 * The statements that reach the database while `work` runs; those of the queue, which come in
 * between, left out.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    const ours = spy.mock.calls.filter((_, index) => applicationOf(spy.mock.contexts[index]) === 'relampago')
    return ours.map(([query]) => (typeof query === 'string' ? query : (query as unknown as { text: string }).text))
  } finally {
    spy.mockRestore()
  }
}
function applicationOf(client: unknown): string {
  return (client as { connectionParameters: { application_name: string } }).connectionParameters.application_name
}
