import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { clockOf, identityProviderSettings, publicUrl, readEnv, settings } from './env.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import { providerSettings } from './provider-settings.ts'

describe('settings', () => {
  it('need none to be given', () => {
    const env = readEnv({})

    expect(env).toMatchObject({
      PORT: 3000,
      ROLE: 'all',
      DATABASE_URL: undefined,
      API_KEY: 'relampago-public',
      ALLOW_PRIVATE_FETCH: false,
      NODE_ENV: 'development',
    })
    expect(env.SUPPORTED_MARKETPLACES).toEqual(['mercadolivre.com.br', 'amazon.com.br'])
    expect(publicUrl(env, 4001)).toBe('http://localhost:4001')
  })

  it('treat an empty variable as absent', () => {
    expect(readEnv({ PORT: '', ROLE: ' ' })).toMatchObject({ PORT: 3000, ROLE: 'all' })
  })

  it('name everything that is wrong at once, without showing secrets', () => {
    const read = () =>
      readEnv({
        PORT: '70000',
        ROLE: 'boss',
        PUBLIC_URL: 'javascript:alert(1)',
        SECRET_KEY: 'too-short',
        SUPPORTED_MARKETPLACES: 'shop',
        ALLOW_PRIVATE_FETCH: 'yes',
      })

    expect(read).toThrow(/PORT=70000[\s\S]*PUBLIC_URL=[\s\S]*ROLE=boss is not accepted: one of all, api, worker|ROLE=boss[\s\S]*PUBLIC_URL=/)
    expect(read).toThrow(/SECRET_KEY=\*\*\*/)
    expect(read).not.toThrow(/too-short/)
    expect(read).toThrow(/SUPPORTED_MARKETPLACES=shop[\s\S]*ALLOW_PRIVATE_FETCH=yes/)
  })

  it('take a language model with its address and its name, and show no key of it', () => {
    const whole = { LLM_BASE_URL: 'https://api.example/v1', LLM_MODEL: 'large', LLM_API_KEY: 'sk-secret' }

    expect(readEnv(whole)).toMatchObject({ ...whole, LLM_WAIT_SECONDS: 2.2, LLM_LOCAL: true })
    expect(() => readEnv({ ...whole, LLM_MODEL: '' })).toThrow('LLM_MODEL must be given too')
    for (const LLM_BASE_URL of ['https://user:sk-secret@api.example/v1', 'https://api.example/v1?key=sk-secret', 'file:///etc/passwd']) {
      expect(() => readEnv({ ...whole, LLM_BASE_URL })).toThrow('LLM_BASE_URL=*** is not accepted')
      expect(() => readEnv({ ...whole, LLM_BASE_URL })).not.toThrow(/sk-secret/)
    }
    expect(() => readEnv({ LLM_WAIT_SECONDS: '0' })).toThrow('a number from 0.5 to 40 is expected')
  })

  it('take a voice server with the voices that it has, and say what is missing', () => {
    const whole = { VOICE_BASE_URL: 'http://127.0.0.1:8880/v1', VOICE_MODEL: 'kokoro', VOICE_PT_FEMALE: 'pf_dora', VOICE_API_KEY: 'sk-secret' }
    const { VOICE_MODEL: _, ...withoutModel } = whole

    expect(readEnv(whole)).toMatchObject({ ...whole, VOICE_NAMES: 'written' })
    expect(providerSettings(readEnv({ ...whole, VOICE_PT_MALE: 'faber@piper/faber' })).voices).toEqual({
      baseUrl: 'http://127.0.0.1:8880/v1',
      apiKey: 'sk-secret',
      voices: { 'pt-BR-female': { model: 'kokoro', voice: 'pf_dora' }, 'pt-BR-male': { model: 'piper/faber', voice: 'faber' } },
      names: 'written',
    })
    expect(providerSettings(readEnv({})).voices).toBeNull()
    expect(() => readEnv(withoutModel)).toThrow('VOICE_MODEL must be given too, or the model in VOICE_PT_FEMALE as pf_dora@MODEL')
    expect(readEnv({ ...withoutModel, VOICE_PT_FEMALE: 'pf_dora@kokoro' }).VOICE_MODEL).toBeUndefined()
    expect(() => readEnv({ ...whole, VOICE_PT_FEMALE: '' })).toThrow('names a server of which no voice is used: name one in VOICE_PT_FEMALE')
    expect(() => readEnv({ ...whole, VOICE_BASE_URL: '' })).toThrow('VOICE_BASE_URL must be given too: VOICE_PT_FEMALE, VOICE_MODEL, VOICE_API_KEY are for')
    expect(() => readEnv({ ...whole, VOICE_PT_FEMALE: '@kokoro' })).toThrow('VOICE_PT_FEMALE is not accepted')
    expect(() => readEnv({ ...whole, VOICE_NAMES: 'sung' })).toThrow('one of written, spelled is expected')
    expect(() => readEnv({ ...whole, VOICE_BASE_URL: 'https://user:sk-secret@api.example/v1' })).toThrow('VOICE_BASE_URL=*** is not accepted')
    expect(() => readEnv({ ...whole, VOICE_BASE_URL: 'https://user:sk-secret@api.example/v1' })).not.toThrow(/sk-secret/)
  })

  it('take a third party to sign in with whole or not at all', () => {
    const whole = { OIDC_ISSUER: 'https://accounts.google.com', OIDC_CLIENT_ID: 'relampago', OIDC_CLIENT_SECRET: 'a-secret' }

    expect(identityProviderSettings(readEnv({}))).toBeNull()
    expect(identityProviderSettings(readEnv(whole))).toEqual({ issuer: 'https://accounts.google.com', clientId: 'relampago', clientSecret: 'a-secret' })
    expect(() => readEnv({ ...whole, OIDC_CLIENT_SECRET: ' ' })).toThrow('OIDC_CLIENT_SECRET must be given too')
    expect(() => readEnv({ OIDC_CLIENT_SECRET: 'a-secret' })).toThrow('OIDC_ISSUER and OIDC_CLIENT_ID must be given too')
    expect(() => readEnv({ OIDC_CLIENT_SECRET: 'a-secret' })).not.toThrow(/a-secret/)
  })

  it.each(['http://accounts.example', 'ftp://accounts.example', 'accounts.google.com', 'https://accounts.example/?tenant=1'])(
    'refuse %s as an issuer',
    (OIDC_ISSUER) => {
      expect(() => readEnv({ OIDC_ISSUER, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' })).toThrow('OIDC_ISSUER=')
    },
  )

  it('take an issuer without https on this machine', () => {
    expect(readEnv({ OIDC_ISSUER: 'http://127.0.0.1:9000', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }).OIDC_ISSUER).toBe('http://127.0.0.1:9000')
  })

  it('sell nothing in production while the pretended provider is chosen, unless that is allowed by name', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow('PAYMENT_PROVIDER=sandbox gives Pro away')
    expect(readEnv({ NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENT: '1' }).PAYMENT_PROVIDER).toBe('sandbox')
    expect(readEnv({ NODE_ENV: 'development' }).PAYMENT_PROVIDER).toBe('sandbox')
  })

  it('of a payment provider are given together, and never printed when they are wrong', () => {
    const stripe = { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_live_secret', STRIPE_WEBHOOK_SECRET: 'whsec_secret' }

    expect(readEnv({ ...stripe, NODE_ENV: 'production' }).PAYMENT_PROVIDER).toBe('stripe')
    expect(() => readEnv({ PAYMENT_PROVIDER: 'stripe' })).toThrow('PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET')
    expect(() => readEnv({ PAYMENT_PROVIDER: 'mercadopago' })).toThrow('PAYMENT_PROVIDER=mercadopago needs MERCADOPAGO_ACCESS_TOKEN')
    expect(() => readEnv({ ...stripe, STRIPE_WEBHOOK_SECRET: '' })).toThrow('STRIPE_WEBHOOK_SECRET must be given too')
    expect(() => readEnv({ MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1' })).toThrow(/^(?!.*APP_USR)/s)
    expect(() => readEnv({ PAYMENT_PROVIDER: 'paypal' })).toThrow('one of sandbox, stripe, mercadopago is expected')
  })

  it('move the clock, but never in production', () => {
    const ahead = clockOf(readEnv({ CLOCK_AHEAD_DAYS: '31' }))().getTime() - Date.now()

    expect(Math.round(ahead / 86_400_000)).toBe(31)
    expect(() => readEnv({ CLOCK_AHEAD_DAYS: '31', NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENT: '1' })).toThrow('CLOCK_AHEAD_DAYS is not accepted')
  })

  it('are each described in docs/operations.md', async () => {
    const operations = await readFile(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')

    expect(Object.keys(settings).filter((name) => name !== 'PATH' && !operations.includes(`\`${name}\``))).toEqual([])
  })
})

describe('FFmpeg', () => {
  it('that is missing is named with the command that installs it', async () => {
    await expect(findFfmpeg({ FFMPEG_PATH: undefined, PATH: '/nowhere' })).rejects.toThrow('sudo apt-get install -y ffmpeg')
    await expect(findFfmpeg({ FFMPEG_PATH: '/nowhere/ffmpeg', PATH: '/usr/bin' })).rejects.toThrow('FFMPEG_PATH=/nowhere/ffmpeg')
  })
})
