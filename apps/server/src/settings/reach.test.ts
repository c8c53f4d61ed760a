import { describe, expect, it } from 'vitest'
import { doorsOf } from '../open-doors.ts'
import { readEnv } from './env.ts'
import { isLoopback, isPublic, listenHost, publicSettings } from './reach.ts'

type Value = { text: string; isPublic: boolean }
const own = (text: string): Value => ({ text, isPublic: false })
const others = (text: string): Value => ({ text, isPublic: true })

/** Values of the settings that decide who reaches the platform; an empty one is absent. */
const values = {
  HOST: [own(''), own('127.0.0.2'), own('localhost'), others('0.0.0.0'), others('::'), others('videos.lan')],
  PUBLIC_URL: [own(''), own('http://[::1]:3000'), others('https://videos.example'), others('http://192.168.0.7:3000')],
  TRUST_PROXY: [own('0'), others('1')],
  MAIL_URL: [own(''), own('smtp://127.0.0.1:2525'), others('smtps://me:secret@mail.example')],
  NODE_ENV: [own(''), own('development'), own('test'), others('production')],
}
type Combination = { variables: Record<string, string>; isPublic: boolean }

function everyCombination(): Combination[] {
  let combinations: Combination[] = [{ variables: {}, isPublic: false }]
  for (const [name, choices] of Object.entries(values)) {
    combinations = combinations.flatMap((one) =>
      choices.map(({ text, isPublic: opens }) => ({ variables: { ...one.variables, [name]: text }, isPublic: one.isPublic || opens })),
    )
  }
  return combinations
}
function refusal(variables: Record<string, string>): string {
  try {
    readEnv(variables)
    return 'none'
  } catch (error) {
    return (error as Error).message
  }
}

const combinations = everyCombination()
const open = combinations.filter((one) => one.isPublic)
const closed = combinations.filter((one) => !one.isPublic)

describe('the platform', () => {
  it('is public with one public setting in any combination, and for this machine alone without', () => {
    expect([open.length, closed.length]).toEqual([540, 36])
    expect(combinations.filter((one) => isPublic(readEnv({ ...one.variables, ALLOW_SANDBOX_PAYMENT: '1' })) !== one.isPublic)).toEqual([])
  })

  it('where others reach it, refuses sandbox and clock ahead, and opens nothing that is not named', () => {
    for (const { variables } of open) {
      const stripe = { ...variables, PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }

      expect(refusal(variables)).toMatch(/^PAYMENT_PROVIDER=sandbox gives Pro away(?!.*secret).*set ALLOW_SANDBOX_PAYMENT=1$/)
      expect(refusal({ ...stripe, CLOCK_AHEAD_DAYS: '31' })).toMatch(/^CLOCK_AHEAD_DAYS is not accepted.*leave it out$/)
      expect(doorsOf(readEnv(stripe))).toEqual({ sandbox: 'closed', testCheckout: 'closed', outbox: 'closed' })
    }
  })

  it('on one machine, opens sandbox, test checkout and outbox to its users', () => {
    for (const { variables } of closed) {
      const env = readEnv({ ...variables, CLOCK_AHEAD_DAYS: '31' })

      expect(doorsOf(env)).toEqual({ sandbox: 'this-machine', testCheckout: 'this-machine', outbox: 'this-machine' })
      expect(isLoopback(listenHost(env))).toBe(true)
    }
  })

  it('opens to everyone exactly what is named', () => {
    const sandbox = { NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENT: '1' }

    expect(doorsOf(readEnv(sandbox))).toEqual({ sandbox: 'everyone', testCheckout: 'closed', outbox: 'closed' })
    expect(doorsOf(readEnv({ ...sandbox, ALLOW_TEST_CHECKOUT: '1' }))).toEqual({ sandbox: 'everyone', testCheckout: 'everyone', outbox: 'closed' })
    expect(doorsOf(readEnv({ ...sandbox, ALLOW_OUTBOX: '1' }))).toEqual({ sandbox: 'everyone', testCheckout: 'closed', outbox: 'everyone' })
    expect(refusal({ ALLOW_OUTBOX: '1', MAIL_URL: 'smtp://localhost' })).toContain('ALLOW_OUTBOX=1 shows everyone the mails that MAIL_URL sends')
  })

  it('listens on all addresses when a setting other than HOST makes it public', () => {
    const listens = (variables: Record<string, string>) => listenHost(readEnv({ ...variables, ALLOW_SANDBOX_PAYMENT: '1' }))

    expect(listens({ TRUST_PROXY: '1' })).toBe('0.0.0.0')
    expect(listens({ TRUST_PROXY: '1', HOST: '127.0.0.1' })).toBe('127.0.0.1')
    expect(listens({ HOST: '192.168.0.7' })).toBe('192.168.0.7')
  })

  it('names the settings that make it public, without the password of the mail server', () => {
    const env = readEnv({ PUBLIC_URL: 'https://me:pw@videos.example/app', MAIL_URL: 'smtp://me:pw@mail.example', TRUST_PROXY: '2', ALLOW_SANDBOX_PAYMENT: '1' })

    expect(publicSettings(env)).toEqual(['PUBLIC_URL=https://videos.example', 'TRUST_PROXY=2', 'MAIL_URL on another machine'])
  })
})

describe('this machine', () => {
  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.255.0.9', '::1', '[::1]', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1'])('is %s', (host) => {
    expect(isLoopback(host)).toBe(true)
  })

  it.each(['', '0.0.0.0', '::', '10.0.0.1', '128.0.0.1', '::2', 'localhost.', 'localhost.example', '127.0.0.1.example', '::ffff:10.0.0.1'])(
    'is not %j',
    (host) => {
      expect(isLoopback(host)).toBe(false)
    },
  )
})
