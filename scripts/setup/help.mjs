// Answers --help for every script: prints the script's first comment and ends the process before
// anything else is imported or installed. Plain JavaScript, because run.mjs works before anything
// is installed. `make`, `script` and `content` have a help of their own.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const scripts = join(dirname(fileURLToPath(import.meta.url)), '..')

const answeringThemselves = ['content', 'make', 'script']

/** The lines of a file's first comment, in either style. */
function firstComment(file) {
  const [comment = ''] = /^(?:\/\/.*\n)+|^\/\*\*[^]*?\*\/\n/.exec(readFileSync(file, 'utf8').replace(/^#!.*\n/, '')) ?? []
  return comment.replaceAll(/^(?:\/\/ ?|\/\*\*\n| \*\/\n| \* ?)/gm, '').trim()
}

/** How a script is started: by the task of package.json that runs it, where there is one. */
function usageOf(name, extension) {
  const manifest = JSON.parse(readFileSync(join(scripts, '../package.json'), 'utf8'))
  const [task] = Object.entries(manifest.scripts).find(([, command]) => command === `node scripts/run.mjs ${name}`) ?? []
  return task === undefined ? `node scripts/${name}${extension}` : `npm run ${task}`
}

/**
 * What --help prints for a task of run.mjs or a script of its own; `null` for a task that answers
 * itself.
 */
function helpOf(name, extension) {
  if (answeringThemselves.includes(name)) return null
  // A task without a script of its own is part of run.mjs.
  const file = join(scripts, existsSync(join(scripts, `${name}${extension}`)) ? `${name}${extension}` : 'run.mjs')
  return `Usage: ${usageOf(name, extension)}\n\n${firstComment(file)}\n`
}

const [, started = '', ...args] = process.argv
if (args.includes('--help') || args.includes('-h')) {
  const script = basename(started)
  const [, name = '', extension = ''] = /^(.*)(\.\w+)$/.exec(script) ?? []
  const help = script === 'run.mjs' ? helpOf(args[0]?.startsWith('-') === false ? args[0] : 'start', '.ts') : helpOf(name, extension)
  if (help !== null) {
    process.stdout.write(help)
    process.exit(0)
  }
}
