import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToolError } from '../../run/tool-error.ts'
import { openSpeaker, type Speaker } from './espeak-process.ts'

const request = { voice: 'pt-br+f3', text: 'Olá, tudo bem?', rate: 150 }
const goodAnswer = `process.stdout.write(JSON.stringify({ sampleRate: 22050, bytes: 4, events: [{ type: 'end', at: 1 }] }) + '\\n' + 'abcd')`

let folder: string
let speaker: Speaker | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'espeak-'))
})
afterEach(async () => {
  await speaker?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Opens a speaker on a program of our own; each start of it leaves its process id in a file. */
async function openOn(program: string, options: { signal?: AbortSignal; timeoutMs?: number } = {}): Promise<Speaker> {
  const childFile = join(folder, 'child.mjs')
  const starts = JSON.stringify(join(folder, 'starts'))
  await writeFile(
    childFile,
    `import { appendFileSync, readFileSync } from 'node:fs'\nappendFileSync(${starts}, process.pid + '\\n')\nconst start = readFileSync(${starts}, 'utf8').trim().split('\\n').length\n${program}`,
  )
  speaker = openSpeaker({ signal: options.signal ?? new AbortController().signal, timeoutMs: options.timeoutMs ?? 10_000, childFile })
  return speaker
}

async function startedProcesses(): Promise<number[]> {
  return (await readFile(join(folder, 'starts'), 'utf8')).trim().split('\n').map(Number)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('the synthesiser in its own process', () => {
  it('answers several requests with audio and events', async () => {
    speaker = openSpeaker({ signal: new AbortController().signal })

    const first = await speaker.speak(request)
    const second = await speaker.speak({ ...request, text: 'Sim.' })

    expect(first.sampleRate).toBe(22_050)
    expect(first.samples.length).toBeGreaterThan(second.samples.length)
    expect(first.events.filter(({ type }) => type === 'word').length).toBe(3)
  })

  it('an answer in small pieces, with line breaks in the audio, arrives whole', async () => {
    const child = await openOn(`
      process.stdin.once('data', async () => {
        const header = JSON.stringify({ sampleRate: 22050, bytes: 6, events: [] })
        for (const piece of [header.slice(0, 9), header.slice(9), '\\n', '\\n\\n', '\\n\\n\\n', '\\n']) {
          await new Promise((done) => process.stdout.write(piece, done))
        }
      })`)

    const { samples } = await child.speak(request)

    expect([...samples]).toEqual([0x0a0a, 0x0a0a, 0x0a0a])
  })

  it('a crash is survived by asking a fresh one', async () => {
    const child = await openOn(`process.stdin.once('data', () => { if (start === 1) process.exit(134); ${goodAnswer} })`)

    const { samples } = await child.speak(request)

    expect(samples.length).toBe(2)
    expect(await startedProcesses()).toHaveLength(2)
  })

  it('a second crash is told with what the program printed', async () => {
    const child = await openOn(`process.stdin.once('data', () => { console.error('no voice'); process.exitCode = 3; process.stdin.destroy() })`)

    await expect(child.speak(request)).rejects.toThrow(/espeak-ng failed at speech: ended with 3: no voice/)
    expect(await startedProcesses()).toHaveLength(2)
  })

  it.each([
    ['text', `'garbage\\n'`],
    ['the wrong fields', `'{"bytes":-1}\\n'`],
    ['more than memory should hold', `JSON.stringify({ sampleRate: 22050, bytes: 1e12, events: [] }) + '\\n'`],
  ])('an answer of %s is an error, and nothing stays running', async (_, answer) => {
    const child = await openOn(`process.stdin.on('data', () => process.stdout.write(${answer}))`)

    await expect(child.speak(request)).rejects.toBeInstanceOf(ToolError)
    expect((await startedProcesses()).filter(isAlive)).toEqual([])
  })

  it('one that hangs is killed', async () => {
    const child = await openOn(`process.stdin.on('data', () => { for (;;); })`, { timeoutMs: 400 })

    await expect(child.speak(request)).rejects.toThrow(/no answer in 400 ms/)
    const pids = await startedProcesses()
    expect(pids).toHaveLength(2)
    expect(pids.filter(isAlive)).toEqual([])
  })

  it('an abort ends it at once with the reason, and it is not asked again', async () => {
    const abort = new AbortController()
    const child = await openOn(`process.stdin.on('data', () => { process.stderr.write('asked'); for (;;); })`, { signal: abort.signal })

    const speaking = child.speak(request)
    await vi.waitFor(startedProcesses)
    abort.abort(new Error('the person left'))

    await expect(speaking).rejects.toThrow('the person left')
    const pids = await startedProcesses()
    expect(pids).toHaveLength(1)
    expect(pids.filter(isAlive)).toEqual([])
  })

  it('closing ends it, also when it was never asked', async () => {
    const child = await openOn('process.stdin.resume()')

    await child.close()

    await expect(
      startedProcesses().then(
        (pids) => pids.filter(isAlive),
        () => [],
      ),
    ).resolves.toEqual([])
  })
})
