import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './run-tool.ts'

const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: Record<string, string> }
/** Those that answer by themselves are tools of others, and `make`. */
const tasks = Object.entries(manifest.scripts).flatMap(([task, command]) => {
  const script = /^node scripts\/run\.mjs (.+)$/.exec(command)?.[1]
  return script === undefined || ['content', 'make', 'script'].includes(script) ? [] : [{ task, script }]
})

/**
 * What a script prints when it is started where nothing is installed and no program can be found.
 */
function printed(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { PATH: '' } })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

describe('--help', () => {
  it.each(tasks)('of $task says how it is started and what for, and does nothing', ({ task, script }) => {
    const [usage, empty, ...lines] = printed(['scripts/run.mjs', script, '--help']).trimEnd().split('\n')

    expect(usage).toBe(`Usage: npm run ${task}`)
    expect(empty).toBe('')
    expect(lines.join(' ')).toMatch(/^[A-Z].{40}/)
    expect(lines.join(' ')).not.toMatch(/(?:^| )\/\/|\*\//)
  })

  it('is that of the platform where no task is named', () => {
    expect(printed(['scripts/run.mjs', '--help'])).toContain('The whole platform')
  })

  it.each(['bench.ts', 'third-party-notices.ts', 'complete-lockfile.mjs', 'build-icon-pack.ts', 'build-known-words.ts'])(
    'of %s started by itself is its first comment',
    (script) => {
      const [usage, , first = ''] = printed([`scripts/${script}`, '-h']).split('\n')

      expect(usage).toMatch(/^Usage: /)
      expect(readFileSync(`${root}/scripts/${script}`, 'utf8')).toContain(first)
      expect(first).not.toBe('')
    },
  )

  it('is answered before anything else is imported', () => {
    const late = globSync('scripts/*.{ts,mjs}', { cwd: root }).filter((file) => {
      const [first] = readFileSync(`${root}/${file}`, 'utf8').match(/^import .*$/m) ?? []
      return first !== "import './setup/help.mjs'"
    })

    expect(late).toEqual(['scripts/content.ts', 'scripts/make.ts', 'scripts/script.ts'])
  })
})
