import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

/** A person started the platform with something that cannot work. Told in one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

type Setting<Value> = {
  /** Shown in docs/operations.md. */
  meaning: string
  /** Used when the variable is absent or empty. */
  fallback: string
  /** Gives the value, or throws an Error that says what is accepted. */
  read: (text: string) => Value
}

/** The table's rows keep their own types by going through here. */
function setting<Value>(meaning: string, fallback: string, read: (text: string) => Value): Setting<Value> {
  return { meaning, fallback, read }
}

/** Every setting of the platform. Nothing else in the server reads environment variables. */
export const settings = {
  PORT: setting('port of the web pages and the API; 0 takes any free one', '3000', wholeNumber(0, 65_535)),
  HOST: setting('address to listen on', '0.0.0.0', (text) => text),
  PUBLIC_URL: setting('address people use, for links in mails; empty: http://localhost:PORT', '', optionalAddress),
  DATA_DIR: setting('folder of everything that is kept', './data', (text) => resolve(text)),
  ROLE: setting('all: supervisor, API and one worker; api or worker: only that, for several machines', 'all', oneOf('all', 'api', 'worker')),
  DATABASE_URL: setting('a PostgreSQL to use in place of the embedded one', '', optional),
  API_KEY: setting('value of X-API-Key; public by nature, it authorises nothing', 'relampago-public', (text) => text),
  SECRET_KEY: setting('signs tokens, 32 characters or more; empty: made at first start and kept in DATA_DIR. The same on all API machines', '', secret),
  TRUST_PROXY: setting('number of reverse proxies in front, whose X-Forwarded-For is believed', '0', wholeNumber(0, 10)),
  FFMPEG_PATH: setting('FFmpeg 5.1 or newer with ffprobe beside it; empty: the one on PATH', '', optional),
  WORKER_VIDEOS: setting(
    'videos made side by side by one worker; empty: one for two cores',
    String(Math.max(1, Math.floor(availableParallelism() / 2))),
    wholeNumber(1, 64),
  ),
  SUPPORTED_MARKETPLACES: setting('hosts that make an input a product link, separated by commas', 'mercadolivre.com.br,amazon.com.br', hostList),
  ALLOW_PRIVATE_FETCH: setting('1 lets product links point at this machine; for tests only', '0', flag),
  NODE_ENV: setting('production switches the development pages off', 'development', oneOf('development', 'production', 'test')),
  PATH: setting('where programs are looked for', '', (text) => text),
} as const satisfies Record<string, Setting<unknown>>

export type SettingName = keyof typeof settings
export type Env = { [Name in SettingName]: ReturnType<(typeof settings)[Name]['read']> }

/** The settings, checked. Throws `StartError` naming every variable that is wrong. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const wrong: string[] = []
  const entries = Object.entries(settings).map(([name, { fallback, read }]) => {
    const text = variables[name]?.trim() || fallback
    try {
      return [name, read(text)] as const
    } catch (error) {
      wrong.push(`${name}=${name.includes('SECRET') ? '***' : text} is not accepted: ${(error as Error).message}`)
      return [name, undefined] as const
    }
  })
  if (wrong.length > 0) throw new StartError(wrong.join('\n'))
  return Object.fromEntries(entries) as Env
}

/** Variables for a process of ours that reads the same settings, some of them changed. */
export function inheritedVariables(changes: Partial<Record<SettingName, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...changes }
}

/** Address for links in mails and for the ready line. `port` is the one really taken. */
export function publicUrl(env: Env, port: number): string {
  return env.PUBLIC_URL ?? `http://localhost:${port}`
}

function wholeNumber(least: number, most: number) {
  return (text: string): number => {
    const number = Number(text)
    if (!Number.isInteger(number) || number < least || number > most) throw new Error(`a whole number from ${least} to ${most} is expected`)
    return number
  }
}

function oneOf<const Choice extends string>(...choices: Choice[]) {
  return (text: string): Choice => {
    const choice = choices.find((one) => one === text)
    if (choice === undefined) throw new Error(`one of ${choices.join(', ')} is expected`)
    return choice
  }
}

function optional(text: string): string | undefined {
  return text === '' ? undefined : text
}

function optionalAddress(text: string): string | undefined {
  if (text === '') return undefined
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '')) throw new Error('an address such as https://videos.example is expected')
  return text.replace(/\/+$/, '')
}

function secret(text: string): string | undefined {
  if (text !== '' && text.length < 32) throw new Error('32 characters or more are expected')
  return optional(text)
}

function hostList(text: string): string[] {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase())
  if (hosts.some((host) => !/^[a-z0-9.-]+\.[a-z]+$/.test(host))) throw new Error('host names separated by commas are expected')
  return hosts
}

function flag(text: string): boolean {
  if (text !== '0' && text !== '1') throw new Error('0 or 1 is expected')
  return text === '1'
}
