import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testTools, writeProgram } from '../../tests/render-setup.ts'
import { ToolError } from '../run/tool-error.ts'
import { encoderFallback } from './encoder-fallback.ts'
import { encodeFramesArgs } from './encoder-settings.ts'
import { findEncoder } from './find-encoder.ts'

const tools = testTools()
afterAll(tools.release)

/** Runs the real program with x264 where a hardware encoder was asked for. */
const asX264 = `
args=(); skip=0
for a in "$@"; do
  if [ $skip = 1 ]; then skip=0; continue; fi
  case "$a" in
    h264_*) args+=(libx264);;
    -preset|-rc|-cq|-global_quality|-b:v) skip=1;;
    *) args+=("$a");;
  esac
done`

/**
 * A program that lists two hardware encoders; `nvenc` and `qsv` are what it does when asked to
 * encode with them. `real` runs the arguments as they were translated.
 */
function programWith({ nvenc, qsv }: { nvenc: string; qsv: string }): string {
  const script = join(mkdtempSync(join(tools.folder, 'program-')), 'ffmpeg.bash')
  writeFileSync(
    script,
    `[ "$2" = -encoders ] && { echo ' V....D h264_nvenc  NVENC'; echo ' V....D h264_qsv  QSV'; exit 0; }
${asX264}
real() { exec ffmpeg "\${args[@]}"; }
case "$*" in
  *"-c:v h264_nvenc"*) ${nvenc};;
  *"-c:v h264_qsv"*) ${qsv};;
  *) exec ffmpeg "$@";;
esac
`,
  )
  return writeProgram(dirname(script), 'ffmpeg', `exec bash ${script} "$@"`)
}

function search(program: string, limitMs = 60_000) {
  const refused: Record<string, string> = {}
  const found = findEncoder({ ...tools, ffmpegPath: program, limitMs, onRefused: (encoder, reason) => void (refused[encoder] = reason) })
  return { found, refused }
}

describe('looking for an encoder', () => {
  it('takes the first whose trial comes out as it went in', async () => {
    const { found, refused } = search(programWith({ nvenc: 'real', qsv: 'real' }))

    expect(await found).toBe('h264_nvenc')
    expect(refused).toEqual({})
  })

  it.each([
    ['that fails', 'echo "no device" >&2; exit 1', 'no device'],
    ['that loses frames', `args=("\${args[@]:0:\${#args[@]}-1}" -frames:v 5 "\${args[-1]}"); real`, 'its stream is'],
    ['that shows something else', `args=("\${args[@]:0:\${#args[@]}-1}" -vf negate "\${args[-1]}"); real`, 'levels from what went in'],
    ['that writes nothing', 'exit 0', 'exit 1'],
  ])('passes over one %s', async (_, nvenc, reason) => {
    const { found, refused } = search(programWith({ nvenc, qsv: 'real' }))

    expect(await found).toBe('h264_qsv')
    expect(refused['h264_nvenc']).toContain(reason)
  })

  it('stops one that hangs', async () => {
    const { found, refused } = search(programWith({ nvenc: 'exec sleep 1000', qsv: 'exit 1' }), 500)

    expect(await found).toBe('x264')
    expect(refused['h264_nvenc']).toContain('stopped after 500 ms')
  })

  it('is over at once where FFmpeg lists none, or cannot be run', async () => {
    expect(await search(writeProgram(tools.folder, 'bare', "echo ' V....D libx264'")).found).toBe('x264')
    expect(await search('/nowhere/ffmpeg').found).toBe('x264')
  })

  it('ends with an encoder that the real program can use', async () => {
    const encoder = await search('ffmpeg').found
    const args = encodeFramesArgs({ width: 256, height: 256, framesPerSecond: 30, quality: 'standard', encoder })

    const encode = () => execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args, '-f', 'null', '-'], { input: new Uint8Array((256 * 256 * 3 * 4) / 2) })

    expect(encode).not.toThrow()
  })
})

describe('a video of another encoder than x264', () => {
  const film = { file: '', frames: 1, bytes: 1, looks: new Uint8Array() }
  const failing = () => Promise.reject(new ToolError('ffmpeg', 'check', 'it does not show what was drawn'))

  function attempt(encoder: 'h264_nvenc' | 'x264') {
    const used: (string | undefined)[] = []
    const notes: string[] = []
    const fallback = encoderFallback({ ...tools, encoder, onNote: (note) => void notes.push(note) }, async ({ encoder: by }) => {
      used.push(by)
      return { ...film, file: String(by) }
    })
    return { used, notes, fallback }
  }

  it('is made again with x264 when its check refuses it, with a note', async () => {
    const { used, notes, fallback } = attempt('h264_nvenc')
    const first = await fallback.render(() => undefined)

    const passed = await fallback.checked(first, ({ file }) => (file === 'x264' ? Promise.resolve() : failing()))

    expect(passed.file).toBe('x264')
    expect(used).toEqual(['h264_nvenc', 'x264'])
    expect(notes).toEqual([expect.stringContaining('it does not show what was drawn')])
  })

  it('fails when x264 fails too, and is not tried twice with x264', async () => {
    const other = attempt('h264_nvenc')
    const own = attempt('x264')

    await expect(other.fallback.checked(film, failing)).rejects.toThrow('it does not show')
    await expect(own.fallback.checked(film, failing)).rejects.toThrow('it does not show')
    expect([other.used, own.used]).toEqual([['x264'], []])
  })
})
