import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { paymentProviders } from '@relampago/domain/catalogue'
import { publicEncyclopedias } from '@relampago/video/encyclopedia-settings'
import { publicLibraries } from '@relampago/video/photo-settings'
import { voiceServerFaults, voiceWishes } from '@relampago/video/voice-server-settings'
import { isPublic, publicSettings } from './reach.ts'

/**
 * The platform was started with something that cannot work. Printed in one line, without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}

type Setting<Value> = {
  /** Shown in docs/operations.md. */
  meaning: string
  /** Used when the variable is absent or empty. */
  fallback: string
  /** Gives the value, or throws an Error that names what is accepted. */
  read: (text: string) => Value
}

/** Keeps the type of each row of the table. */
function setting<Value>(meaning: string, fallback: string, read: (text: string) => Value): Setting<Value> {
  return { meaning, fallback, read }
}

/** Every setting of the platform. Nothing else in the server reads environment variables. */
export const settings = {
  PORT: setting('port of the web pages and the API; 0 takes any free one', '3000', wholeNumber(0, 65_535)),
  HOST: setting('address to listen on; empty: 127.0.0.1, or 0.0.0.0 where another setting says that others reach the platform', '', optional),
  PUBLIC_URL: setting('address people use, for links in mails; empty: http://localhost:PORT', '', optionalAddress),
  DATA_DIR: setting('folder of all stored data', './data', (text) => resolve(text)),
  ROLE: setting('all: supervisor, API and one worker; api or worker: only that, for several machines', 'all', oneOf('all', 'api', 'worker')),
  DATABASE_URL: setting('a PostgreSQL to use in place of the embedded one', '', optional),
  API_KEY: setting('value of X-API-Key; public by nature, it authorises nothing', 'relampago-public', (text) => text),
  SECRET_KEY: setting('signs tokens, 32 characters or more; empty: created at the first start in DATA_DIR. The same on all API machines', '', secret),
  MAIL_URL: setting('mail server, smtp:// or smtps:// with user and password; empty: mails stay in the outbox', '', optionalMailServer),
  MAIL_FROM: setting('sender of mails, `Name <address>`; empty: Relâmpago at the host of PUBLIC_URL', '', optionalSender),
  OIDC_ISSUER: setting('third party to sign in with, any OpenID provider; https://accounts.google.com is Google', '', optionalIssuer),
  OIDC_CLIENT_ID: setting('client id at the third party; return address there: PUBLIC_URL/login', '', optional),
  OIDC_CLIENT_SECRET: setting('client secret at the third party', '', optional),
  TRUST_PROXY: setting('number of reverse proxies in front, whose X-Forwarded-For is trusted', '0', wholeNumber(0, 10)),
  FFMPEG_PATH: setting('FFmpeg 5.1 or newer with ffprobe beside it; empty: the one on PATH', '', optional),
  WORKER_VIDEOS: setting(
    'videos made side by side by one worker; empty: one for two cores',
    String(Math.max(1, Math.floor(availableParallelism() / 2))),
    wholeNumber(1, 64),
  ),
  ORDERS_WITHOUT_WORKER_SECONDS: setting(
    'orders are still taken this long after a worker was last able to work; then they are refused, because they would only time out',
    '45',
    wholeNumber(10, 86_400),
  ),
  TEST_VIDEO_MINUTES: setting(
    'a worker makes a tiny video of four seconds for the status page when none of a person came out for this long; 0 makes none',
    '10',
    wholeNumber(0, 1440),
  ),
  HEALTH_PORT: setting('port of /livez and /readyz of a process with ROLE=worker; 0 takes any free one; empty: none', '', optionalWholeNumber(0, 65_535)),
  LOG_REQUESTS: setting('percent of requests in the log; failed and slow ones are always there', '10', wholeNumber(0, 100)),
  SEGMENT_CACHE_MB: setting(
    'disk for the encoded segments of videos, so that an edit encodes only what it touches; removed with the video; 0 stores none',
    '0',
    wholeNumber(0, 1_000_000),
  ),
  STAGE_CACHE_MB: setting(
    'disk for results of steps, so that a repeated attempt makes only what is missing; empty: 2000, or 5 % of a smaller disk; 0 stores none',
    '',
    optionalWholeNumber(0, 1_000_000),
  ),
  DISK_RESERVE_MB: setting(
    'disk that stays free beside the videos being made; with less, orders are refused and videos wait',
    '500',
    wholeNumber(0, 1_000_000),
  ),
  ENCODER: setting('x264; auto: hardware that encodes a trial rightly when a worker starts, else x264', 'x264', oneOf('x264', 'auto')),
  SUPPORTED_MARKETPLACES: setting('hosts that make an input a product link, separated by commas', 'mercadolivre.com.br,amazon.com.br', hostList),
  ALLOW_PRIVATE_FETCH: setting('1 lets product links point at this machine; for tests only', '0', flag),
  ENCYCLOPEDIA: setting('on: facts on themes are asked of Wikipedia and Wikidata; off: nothing is asked', 'on', onOrOff),
  CONTACT: setting(
    'e-mail or address of the operator, shown on pages and sent with every question to encyclopedias; empty: PUBLIC_URL where it is public',
    '',
    optionalContact,
  ),
  OPERATOR: setting('who runs the platform, with CNPJ and postal address; shown in the terms and on privacy', '', optionalOperator),
  SOCIAL_LINKS: setting('addresses of the social profiles of the platform, separated by commas, shown in the footer; empty: none', '', linkList),
  WIKIPEDIA_URL: setting('Wikipedia or a mirror, {language} where the language belongs', publicEncyclopedias.wikipediaUrl, serverAddress),
  WIKIDATA_URL: setting('Wikidata or a mirror', publicEncyclopedias.wikidataUrl, serverAddress),
  LLM_BASE_URL: setting('OpenAI-compatible server of a language model, with its version: https://api.example/v1', '', optionalModelServer),
  LLM_MODEL: setting('name of the model there', '', optional),
  LLM_API_KEY: setting('key of that server', '', optional),
  LLM_WAIT_SECONDS: setting('a model that has not written a sentence that may be said by then is passed over', '2.2', seconds(0.5, 40)),
  LLM_LOCAL: setting('on: without LLM_BASE_URL, a model of Ollama, LM Studio or llama.cpp on this machine is used; off: none is looked for', 'on', onOrOff),
  VOICE_BASE_URL: setting("server with OpenAI's speech call, with its version: http://127.0.0.1:8880/v1; empty: eSpeak NG speaks", '', optionalVoiceServer),
  VOICE_API_KEY: setting('key of that server', '', optional),
  VOICE_MODEL: setting('name of the model there', '', optional),
  VOICE_PT_FEMALE: setting("the server's name of the Portuguese female voice, NAME or NAME@MODEL; empty: eSpeak NG speaks it", '', optional),
  VOICE_PT_MALE: setting('the Portuguese male voice, likewise', '', optional),
  VOICE_EN_FEMALE: setting('the English female voice, likewise', '', optional),
  VOICE_EN_MALE: setting('the English male voice, likewise', '', optional),
  VOICE_NAMES: setting(
    'written: the server gets names and borrowed words as people write them; spelled: by their sound, for voices that read through eSpeak NG',
    'written',
    oneOf('written', 'spelled'),
  ),
  PEXELS_API_KEY: setting('key of Pexels: some scenes of themes show its photos; empty: it is asked nothing', '', optional),
  PIXABAY_API_KEY: setting('key of Pixabay, likewise', '', optional),
  PHOTOS_KEYLESS: setting('on: photos are asked of Openverse and, with CONTACT, of Wikimedia Commons too; off: of neither', 'off', onOrOff),
  PEXELS_URL: setting('Pexels or a mirror', publicLibraries.pexelsUrl, serverAddress),
  PIXABAY_URL: setting('Pixabay or a mirror', publicLibraries.pixabayUrl, serverAddress),
  OPENVERSE_URL: setting('Openverse or a mirror', publicLibraries.openverseUrl, serverAddress),
  COMMONS_URL: setting('Wikimedia Commons or a mirror', publicLibraries.commonsUrl, serverAddress),
  IMAGE_BASE_URL: setting('OpenAI-compatible server that makes images, with its version: https://api.example/v1', '', optionalModelServer),
  IMAGE_MODEL: setting('name of the image model there', '', optional),
  IMAGE_API_KEY: setting('key of that server', '', optional),
  PAYMENT_PROVIDER: setting('payment provider: sandbox (for tests, no money), stripe or mercadopago', 'sandbox', oneOf(...paymentProviders)),
  ALLOW_SANDBOX_PAYMENT: setting('1 lets the sandbox take payments in production, where it gives Pro away', '0', flag),
  ALLOW_TEST_CHECKOUT: setting('1 lets everyone open a checkout of the sandbox for any e-mail without signing in', '0', flag),
  ALLOW_OUTBOX: setting('1 shows /dev/outbox to everyone; its reader can take over any account', '0', flag),
  STRIPE_SECRET_KEY: setting('secret key at Stripe', '', optional),
  STRIPE_WEBHOOK_SECRET: setting('signing secret of the Stripe endpoint PUBLIC_URL/api/payment/notifications/stripe', '', optional),
  MERCADOPAGO_ACCESS_TOKEN: setting('access token at Mercado Pago', '', optional),
  MERCADOPAGO_WEBHOOK_SECRET: setting('secret signature of the Mercado Pago endpoint PUBLIC_URL/api/payment/notifications/mercadopago', '', optional),
  MERCADOPAGO_CHECKOUT: setting('subscription: monthly by card; pix: one month at a time', 'subscription', oneOf('subscription', 'pix')),
  CLOCK_AHEAD_DAYS: setting('days the clock of this process goes ahead, for trying out what ends with time; refused in production', '0', wholeNumber(0, 1000)),
  NODE_ENV: setting(
    'production counts as public whatever the other settings say, and logs each call',
    'development',
    oneOf('development', 'production', 'test'),
  ),
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
      wrong.push(
        `${name}=${/SECRET|MAIL_URL|TOKEN|API_KEY|LLM_BASE_URL|VOICE_BASE_URL/.test(name) ? '***' : text} is not accepted: ${(error as Error).message}`,
      )
      return [name, undefined] as const
    }
  })
  wrong.push(...missingFromGroup(variables, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']))
  wrong.push(...missingFromGroup(variables, ['LLM_BASE_URL', 'LLM_MODEL']))
  wrong.push(...voiceServerFaults(voiceWishes((name) => variables[name]?.trim() || undefined)))
  wrong.push(...missingFromGroup(variables, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']))
  wrong.push(...missingFromGroup(variables, ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET']))
  const env = Object.fromEntries(entries) as Env
  wrong.push(...inconsistent(env))
  // Only of settings that could be read.
  if (wrong.length === 0) wrong.push(...unsafeInPublic(env))
  if (wrong.length > 0) throw new StartError(wrong.join('\n'))
  return env
}

/** Settings that would open what is for one machine to everyone. */
function unsafeInPublic(env: Env): string[] {
  if (!isPublic(env)) return []
  const reason = `others reach this platform (${publicSettings(env).join(', ')})`
  return [
    ...(env.PAYMENT_PROVIDER === 'sandbox' && !env.ALLOW_SANDBOX_PAYMENT
      ? [`PAYMENT_PROVIDER=sandbox gives Pro away and ${reason}: choose stripe or mercadopago, or set ALLOW_SANDBOX_PAYMENT=1`]
      : []),
    ...(env.CLOCK_AHEAD_DAYS === 0 ? [] : [`CLOCK_AHEAD_DAYS is not accepted where ${reason}: leave it out`]),
  ]
}

/** Settings that need others, or exclude them. */
function inconsistent({ PAYMENT_PROVIDER: provider, STRIPE_SECRET_KEY, MERCADOPAGO_ACCESS_TOKEN, ALLOW_OUTBOX, MAIL_URL }: Env): string[] {
  return [
    ...(provider === 'stripe' && STRIPE_SECRET_KEY === undefined ? ['PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET'] : []),
    ...(provider === 'mercadopago' && MERCADOPAGO_ACCESS_TOKEN === undefined
      ? ['PAYMENT_PROVIDER=mercadopago needs MERCADOPAGO_ACCESS_TOKEN and MERCADOPAGO_WEBHOOK_SECRET']
      : []),
    ...(ALLOW_OUTBOX && MAIL_URL !== undefined ? ['ALLOW_OUTBOX=1 shows everyone the mails that MAIL_URL sends: leave one of them out'] : []),
  ]
}

/** Time as this process sees it. */
export function clockOf(env: Env): () => Date {
  const ahead = env.CLOCK_AHEAD_DAYS * 24 * 60 * 60 * 1000
  return () => new Date(Date.now() + ahead)
}

/** Settings that must be given together. */
function missingFromGroup(variables: NodeJS.ProcessEnv, names: readonly SettingName[]): string[] {
  const missing = names.filter((name) => !variables[name]?.trim())
  return missing.length === 0 || missing.length === names.length ? [] : [`${missing.join(' and ')} must be given too: ${names.join(', ')} go together`]
}

/** The third party to sign in with; `null` when none is set. */
export function identityProviderSettings(env: Env): { issuer: string; clientId: string; clientSecret: string } | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  return issuer === undefined || clientId === undefined || clientSecret === undefined ? null : { issuer, clientId, clientSecret }
}

/** Variables for a process of ours that reads the same settings, some of them changed. */
export function inheritedVariables(changes: Partial<Record<SettingName, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...changes }
}

/** Address for links in mails and for the ready line. `port` is the one in use. */
export function publicUrl(env: Env, port: number): string {
  return env.PUBLIC_URL ?? `http://localhost:${port}`
}

/** Sender of mails, at the host of the links in them where none is set. */
export function mailSender(env: Env): string {
  return env.MAIL_FROM ?? `Relâmpago <no-reply@${new URL(publicUrl(env, env.PORT)).hostname}>`
}

function wholeNumber(least: number, most: number) {
  return (text: string): number => {
    const number = Number(text)
    if (!Number.isInteger(number) || number < least || number > most) throw new Error(`a whole number from ${least} to ${most} is expected`)
    return number
  }
}

function optionalWholeNumber(least: number, most: number) {
  return (text: string): number | undefined => (text === '' ? undefined : wholeNumber(least, most)(text))
}

function oneOf<const Choice extends string>(...choices: Choice[]) {
  return (text: string): Choice => {
    const choice = choices.find((one) => one === text)
    if (choice === undefined) throw new Error(`one of ${choices.join(', ')} is expected`)
    return choice
  }
}

function seconds(least: number, most: number) {
  return (text: string): number => {
    const number = Number(text)
    if (!(number >= least && number <= most)) throw new Error(`a number from ${least} to ${most} is expected`)
    return number
  }
}

/** A key in the address would be in logs of the way. */
function optionalModelServer(text: string): string | undefined {
  return serverWithoutKey(text, 'LLM_API_KEY')
}

function optionalVoiceServer(text: string): string | undefined {
  return serverWithoutKey(text, 'VOICE_API_KEY')
}

function serverWithoutKey(text: string, keySetting: SettingName): string | undefined {
  const address = optionalAddress(text)
  const { username, password, search, hash } = new URL(address ?? 'http://none')
  if (`${username}${password}${search}${hash}` !== '') throw new Error(`an address such as https://api.example/v1 is expected, the key in ${keySetting}`)
  return address
}

function onOrOff(text: string): boolean {
  return oneOf('on', 'off')(text) === 'on'
}

/** Goes into a header, inside brackets. */
function optionalContact(text: string): string | undefined {
  if (text === '') return undefined
  const isMail = /^[^\s@()]+@[^\s@()]+\.[^\s@()]+$/.test(text)
  const isAddress = /^https?:$/.test(URL.parse(text)?.protocol ?? '')
  if (text.length > 200 || !/^[!-'*-~]+$/.test(text) || !(isMail || isAddress))
    throw new Error('an e-mail such as ola@videos.example, or an address, is expected')
  return text
}

function optionalOperator(text: string): string | undefined {
  if (text.length > 300 || /\p{C}/u.test(text)) throw new Error('one line of at most 300 characters is expected')
  return optional(text)
}

function serverAddress(text: string): string {
  return optionalAddress(text) ?? ''
}

function optional(text: string): string | undefined {
  return text === '' ? undefined : text
}

function optionalAddress(text: string): string | undefined {
  if (text === '') return undefined
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '')) throw new Error('an address such as https://videos.example is expected')
  return text.replace(/\/+$/, '')
}

/**
 * Exactly as the provider writes it. Without https only on this machine, because the client secret
 * is sent there.
 */
function optionalIssuer(text: string): string | undefined {
  if (text === '') return undefined
  const { protocol, hostname, search, hash } = URL.parse(text) ?? {}
  const isSafe = protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname ?? ''))
  if (!isSafe || search !== '' || hash !== '') throw new Error('an address such as https://accounts.google.com is expected')
  return text
}

function optionalMailServer(text: string): string | undefined {
  if (text === '') return undefined
  const address = URL.parse(text)
  const isSmtp = address !== null && /^smtps?:$/.test(address.protocol) && address.hostname !== ''
  if (!isSmtp) throw new Error('an address such as smtps://user:password@mail.example is expected, special characters in it as %..')
  return text
}

/** One address, alone or in angle brackets behind a name. */
function optionalSender(text: string): string | undefined {
  if (text === '') return undefined
  const address = /^(?:[^<>\r\n",;:]*<([^<>]+)>|([^<>]+))$/.exec(text)
  if (!/^[^\s@,;:<>"]+@[^\s@,;:<>"]+$/.test(address?.[1] ?? address?.[2] ?? ''))
    throw new Error('an address such as Relâmpago <ola@videos.example> is expected')
  return text
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

function linkList(text: string): string[] {
  const links = text.split(',').flatMap((link) => (link.trim() === '' ? [] : [URL.parse(link.trim())?.href ?? '']))
  if (links.some((link) => !link.startsWith('https://'))) throw new Error('addresses that begin with https:// are expected, separated by commas')
  return links
}

function flag(text: string): boolean {
  if (text !== '0' && text !== '1') throw new Error('0 or 1 is expected')
  return text === '1'
}
