import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const configFile = join(root, '.oxlintrc.json')

/** One violation per rule. What the other rules would say about it is of no interest. */
const planted: Record<string, string> = {
  // The categories.
  'eslint/no-unused-vars': 'const unused = 1\nexport {}',
  'eslint/no-shadow': 'export const one = 1\nexport const two = (one: number) => one',
  'unicorn/no-array-sort': 'export const sorted = (list: number[]) => list.sort()',
  'unicorn/consistent-function-scoping': 'export function outer(value: number) {\n  const inner = (own: number) => own + 1\n  return inner(value)\n}',
  'oxc/approx-constant': 'export const pi = 3.141592',
  'jsx-a11y/alt-text': 'export const Picture = () => <img src="a.jpg" />',
  'react/iframe-missing-sandbox': 'export const show = () => void (<iframe src="https://example.com" title="Payment" />)',
  'vitest/no-focused-tests': "import { it } from 'vitest'\nit.only('runs alone', () => {})",
  // The rules that are named.
  'import/no-cycle': "import { b } from './import-no-cycle-b.ts'\nexport const a = () => b",
  'import/no-unassigned-import': "import './effect.ts'",
  'typescript/no-floating-promises': 'const later = async () => 1\nexport function start() {\n  later()\n}',
  'typescript/no-misused-promises': 'const later = async () => true\nexport const isDone = () => (later() ? 1 : 2)',
  'typescript/no-explicit-any': 'export const anything = (value: any) => String(value)',
  'typescript/no-unsafe-argument': 'const take = (value: string) => value\nexport const taken = () => take(JSON.parse("1"))',
  'typescript/no-unsafe-assignment': 'export const parse = () => {\n  const value = JSON.parse("1")\n  return String(value)\n}',
  'typescript/no-unsafe-call': 'export const call = () => void JSON.parse("1")()',
  'typescript/no-unsafe-member-access': 'export const read = () => String(JSON.parse("{}").name)',
  'typescript/no-unsafe-return': 'export const give = () => JSON.parse("1")',
  'typescript/no-non-null-assertion': 'export const first = (list: string[]) => list[0]!',
  'typescript/switch-exhaustiveness-check':
    "export function side(value: 'left' | 'right') {\n  switch (value) {\n    case 'left':\n      return -1\n  }\n  return 1\n}",
  'typescript/consistent-type-imports': "import { a } from './import-no-cycle.ts'\nexport type A = typeof a",
  'eslint/no-console': "export const say = () => console.log('said')",
  'eslint/no-empty': 'export function attempt(run: () => void) {\n  try {\n    run()\n  } catch {}\n}',
  'eslint/complexity': `export const place = (n: number) => ${Array.from({ length: 15 }, (_, n) => `n === ${n} ? 'p${n}' : `).join('')}'none'`,
  'eslint/max-lines': 'export {}\n'.repeat(401),
  'eslint/max-lines-per-function': `export function long() {\n${'  void 0\n'.repeat(60)}}`,
  'unicorn/filename-case': 'export {}',
}

/** Where a rule is off on purpose. */
const exempt = [
  { rule: 'eslint/no-console', file: 'scripts/report.ts' },
  { rule: 'eslint/no-console', file: 'apps/web/src/log/log.ts' },
  { rule: 'react/iframe-missing-sandbox', file: 'apps/web/src/features/plans/payment/checkout-frame.tsx' },
  { rule: 'typescript/no-non-null-assertion', file: 'packages/video/src/soundtrack/studio/loop.ts' },
  { rule: 'typescript/no-unsafe-assignment', file: 'scripts/plain.mjs' },
  { rule: 'import/no-unassigned-import', file: 'packages/domain/src/style.ts', text: "import './style.css'" },
]

let folder: string
let found: { code: string; filename: string }[]

/** `eslint(no-empty)` for `eslint/no-empty`. */
const codeOf = (rule: string) => rule.replace(/\/(.*)/, '($1)')
const codesIn = (file: string) => found.filter(({ filename }) => filename === file).map(({ code }) => code)

function fileOf(rule: string): string {
  if (rule === 'unicorn/filename-case') return 'packages/domain/src/wrongCase.ts'
  const kind = { 'jsx-a11y/alt-text': 'tsx', 'react/iframe-missing-sandbox': 'tsx', 'vitest/no-focused-tests': 'test.ts' }[rule] ?? 'ts'
  return `packages/domain/src/${rule.replace('/', '-')}.${kind}`
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'relampago-lint-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json']) cpSync(join(root, file), join(folder, file))
  write('tsconfig.json', JSON.stringify({ extends: './tsconfig.base.json', compilerOptions: { lib: ['es2024', 'dom'], jsx: 'react-jsx' } }))
  for (const [rule, text] of Object.entries(planted)) write(fileOf(rule), text)
  for (const { rule, file, text = planted[rule] ?? '' } of exempt) write(file, `${text}\n${planted['oxc/approx-constant']}`)
  write('packages/domain/src/import-no-cycle-b.ts', "import { a } from './import-no-cycle.ts'\nexport const b = () => a")
  write('packages/domain/src/clean.ts', 'export const clean = (value: number) => value + 1\n')
  // oxlint looks for its type-aware half on PATH.
  const env = { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter) }
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '-f', 'json']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
  found = (JSON.parse(stdout) as { diagnostics: typeof found }).diagnostics
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the linter', () => {
  it.each(Object.keys(planted))('finds a violation of %s', (rule) => {
    expect(codesIn(fileOf(rule))).toContain(codeOf(rule))
  })

  it.each(exempt)('lets $file break $rule, and nothing else', ({ file }) => {
    expect(codesIn(file)).toEqual(['oxc(approx-constant)'])
  })

  it('says nothing about code without a fault', () => {
    expect(codesIn('packages/domain/src/clean.ts')).toEqual([])
  })

  it('has a planted violation for every rule that the configuration names', () => {
    const lines = readFileSync(configFile, 'utf8').split('\n')
    const config = JSON.parse(lines.filter((line) => !line.trim().startsWith('//')).join('\n')) as { rules: Record<string, string | [string, ...unknown[]]> }
    const named = Object.entries(config.rules).flatMap(([rule, level]) => (level === 'off' ? [] : [rule]))

    expect(named.filter((rule) => !(rule in planted))).toEqual([])
    expect(named.length).toBeGreaterThan(15)
  })
})
