import { collectNode, tool } from './run-tool.ts'

/** Everything that is checked without running the product. Each passes or fails as a whole. */
const checks = [
  { name: 'types', args: [tool('typescript/bin/tsc'), '-p', 'tsconfig.json'] },
  { name: 'types of the pure domain', args: [tool('typescript/bin/tsc'), '-p', 'packages/domain'] },
  { name: 'types of the web', args: [tool('typescript/bin/tsc'), '-p', 'apps/web'] },
  { name: 'lint', args: [tool('oxlint/bin/oxlint'), '--type-aware', '--quiet'] },
  { name: 'format', args: [tool('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'unused code', args: [tool('knip/bin/knip.js')] },
  { name: 'content', args: ['scripts/content-check.ts'] },
  { name: 'compositor matches its source', args: ['scripts/build-compositor.ts', '--check'] },
  { name: 'boundaries', args: [tool('vitest/vitest.mjs'), 'run', '--project', 'node', 'tests/boundaries.test.ts'] },
  { name: 'third-party notices', args: ['scripts/third-party-notices.ts', '--check'] },
] as const

export type CheckName = (typeof checks)[number]['name']
export const checkNames: readonly CheckName[] = checks.map(({ name }) => name)

/** Two at a time: some use one core only. Each one's output comes in one piece. */
export async function runChecks(names: readonly string[]): Promise<boolean[]> {
  const waiting = checks.filter(({ name }) => names.includes(name)).values()
  const lane = async (): Promise<boolean[]> => {
    const results: boolean[] = []
    for (const { name, args } of waiting) {
      const { good, output } = await collectNode(args)
      console.log(`${output}${good ? 'ok    ' : 'FAILED'} ${name}`)
      results.push(good)
    }
    return results
  }
  return (await Promise.all([lane(), lane()])).flat()
}
