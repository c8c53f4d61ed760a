import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * A program that comes from the system, not from the packages: its names, the variable that points
 * at it, Debian's packages for it and what Homebrew calls it.
 */
type SystemProgram = { title: string; names: readonly string[]; variable: string; debianPackages: readonly string[]; homebrew: string }

const ffmpeg: SystemProgram = { title: 'FFmpeg', names: ['ffmpeg'], variable: 'FFMPEG_PATH', debianPackages: ['ffmpeg'], homebrew: 'ffmpeg' }
const browser: SystemProgram = {
  title: 'Chromium',
  names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'Google Chrome', 'Chromium'],
  variable: 'CHROMIUM_PATH',
  debianPackages: ['chromium', 'fonts-liberation'],
  homebrew: '--cask google-chrome',
}
/** Where macOS keeps the programs of applications, which are not on PATH. */
const macFolders = ['/Applications/Google Chrome.app/Contents/MacOS', '/Applications/Chromium.app/Contents/MacOS']

function find(program: SystemProgram): string | undefined {
  const named = process.env[program.variable]
  if (named !== undefined) return named
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...(process.platform === 'darwin' ? macFolders : [])]
  return program.names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
}

/**
 * The program's path; installs it with the system's package manager when that is possible here,
 * else ends with the one command to type.
 */
function bring(program: SystemProgram): string {
  const found = find(program)
  if (found !== undefined) return found
  const install = ['install', '-y', '--no-install-recommends', ...program.debianPackages]
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error(`${program.title} is missing; installing it with apt-get...`)
    if (run('apt-get', install) || (run('apt-get', ['update']) && run('apt-get', install))) {
      const installed = find(program)
      if (installed !== undefined) return installed
    }
  }
  const command = process.platform === 'darwin' ? `brew install ${program.homebrew}` : `sudo apt-get ${install.join(' ')}`
  console.error(`${program.title} is needed and was not found. Install it, for example: ${command}\nor set ${program.variable} to its path.`)
  process.exit(1)
}

export function bringFfmpeg(): string {
  return bring(ffmpeg)
}

export function bringBrowser(): string {
  return bring(browser)
}
