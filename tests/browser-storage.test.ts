import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../apps/web/src')
/** Here each key is known, with whose it is. */
const door = 'storage/stored-values.ts'
/** Run before the page is drawn, where nothing can be imported; each reads one key. */
const earlyReads = { 'app/early-session.ts': "localStorage.getItem('token')", 'app/early-theme.ts': "localStorage.getItem('theme')" }
/** Stores the page that is shown without a connection, the same for everybody. */
const offlinePage = 'app/service-worker.ts'

it('the pages reach the storage of the browser through one file, so that no personal value is forgotten', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.') && file !== door)
  const others = files.filter((file) => /\b(localStorage|sessionStorage|indexedDB|caches\.open)\b/.test(readFileSync(join(root, file), 'utf8')))

  expect(files.length).toBeGreaterThan(100)
  expect(others).toEqual([...Object.keys(earlyReads), offlinePage])
  for (const [file, read] of Object.entries(earlyReads)) expect(readFileSync(join(root, file), 'utf8').match(/\blocalStorage\.\w+\([^)]*\)/g)).toEqual([read])
  expect(readFileSync(join(root, offlinePage), 'utf8').match(/\bcache\.(?:put|add|addAll)\([^)]*\)/g)).toEqual([
    "cache.addAll([...styles, '/icon.svg'])",
    'cache.put(offlinePath, new Response(html, { status: 200, headers })',
  ])
})
