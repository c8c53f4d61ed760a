import { describe, expect, it, vi } from 'vitest'
import { startWikimediaServer } from '../tests/stand-ins/wikimedia-server.ts'
import { commandLine } from './command-line.ts'

async function run(...args: string[]) {
  const written: string[] = []
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(written.push(String(text))))
  const error = vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(written.push(String(text))))
  try {
    return { code: await commandLine(args, { PATH: process.env['PATH'] }, new AbortController().signal), text: written.join('') }
  } finally {
    out.mockRestore()
    error.mockRestore()
  }
}

describe('the command line', () => {
  it('explains itself', async () => {
    const { code, text } = await run('--help')

    expect(code).toBe(0)
    expect(text).toContain('--karaoke-color')
  })

  it('asks for an input', async () => {
    expect((await run()).code).toBe(2)
  })

  it.each([
    ['--duration', '20', 'Confira o campo --duration: escolha 15, 30 ou 60 segundos.'],
    ['--look', 'baroque', 'Confira o campo --look: escolha mesh, grid, pop, paper, newspaper, neon, swiss, cinema, cordel, retro, ou não envie o campo.'],
    ['--voice', 'robot', 'Confira o campo --voice: escolha female ou male.'],
    ['--music', 'jazz', 'Confira o campo --music'],
    ['--sound-effects', 'maybe', 'Confira o campo --sound-effects: envie true ou false (on ou off na linha de comando).'],
    ['--music-volume', '2', 'Confira o campo --music-volume: use um número de 0 a 1.'],
    ['--font', 'comic sans', 'Confira o campo --font'],
    ['--font-size', '20', 'Confira o campo --font-size: use um número de 24 a 200.'],
    ['--text-color', 'blurple', 'Confira o campo --text-color'],
    ['--caption-style', 'wavy', 'Confira o campo --caption-style: escolha word, lines, box, underline, typewriter, calm, ou não envie o campo.'],
    ['--template', 'custom_1', 'Confira o campo --template'],
    ['--language', 'fr-FR', 'Confira o campo --language: escolha pt-BR ou en-US.'],
    ['--context', 'x'.repeat(5001), 'Confira o campo --context'],
    ['--media', '/nowhere/photo.jpg@2', 'Confira o campo --media: use um arquivo de imagem que exista'],
  ])('%s %s is refused by name', async (option, value, message) => {
    const { code, text } = await run('café', option, value)

    expect(code).toBe(2)
    expect(text).toContain(message)
  })

  it('refuses an unknown option and shows the help', async () => {
    const { code, text } = await run('café', '--speed', '3')

    expect(code).toBe(2)
    expect(text).toContain('--speed')
  })

  it('says in the language of the video what is wrong with the input', async () => {
    expect((await run('🎉', '--language', 'en-US')).text).toContain('We found no words in the theme')
    expect((await run('x'.repeat(501))).text).toContain('Confira o campo input')
  })

  it('says how to get FFmpeg when there is none', async () => {
    const written: string[] = []
    const error = vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(written.push(String(text))))

    const code = await commandLine(['café'], { PATH: '/nowhere' }, new AbortController().signal)
    error.mockRestore()

    expect(code).toBe(1)
    expect(written.join('')).toContain('apt-get install ffmpeg')
  })

  it('asks the encyclopedia that its environment names', async () => {
    const server = await startWikimediaServer()
    const stop = new AbortController()
    const environment = { PATH: process.env['PATH'], WIKIPEDIA_URL: server.wikipediaUrl, WIKIDATA_URL: server.wikidataUrl }
    const made = commandLine(['polvos', '--music', 'none'], environment, stop.signal).catch((error: unknown) => error)

    await expect.poll(() => server.asked.length, { timeout: 60_000 }).toBeGreaterThan(0)
    stop.abort(new Error('it asked'))

    expect(await made).toMatchObject({ message: 'it asked' })
    await server.close()
  })
})
