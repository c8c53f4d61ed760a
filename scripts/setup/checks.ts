import { runNode, tool } from './run-tool.ts'

/** Everything that is checked without running the product. Each passes or fails as a whole. */
export const checks = [
  { name: 'types', args: [tool('typescript/bin/tsc'), '-p', 'tsconfig.json'] },
  { name: 'types of the pure domain', args: [tool('typescript/bin/tsc'), '-p', 'packages/domain'] },
  { name: 'types of the web', args: [tool('typescript/bin/tsc'), '-p', 'apps/web'] },
  { name: 'lint', args: [tool('oxlint/bin/oxlint'), '--type-aware', '--quiet'] },
  { name: 'format', args: [tool('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'unused code', args: [tool('knip/bin/knip.js')] },
  { name: 'content', args: ['scripts/content-check.ts'] },
  { name: 'compositor matches its source', args: ['scripts/build-compositor.ts', '--check'] },
  { name: 'third-party notices', args: ['scripts/third-party-notices.ts', '--check'] },
] as const

export function runCheck({ name, args }: (typeof checks)[number]): boolean {
  const good = runNode(args)
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name}`)
  return good
}
