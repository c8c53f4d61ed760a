import { BlockList, isIP } from 'node:net'

/** The settings that decide who reaches the platform. */
type ReachSettings = {
  HOST: string | undefined
  PUBLIC_URL: string | undefined
  TRUST_PROXY: number
  MAIL_URL: string | undefined
  NODE_ENV: string
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether a host of an address or a header is this machine: `localhost`, 127.0.0.0/8 or ::1. */
export function isLoopback(host: string): boolean {
  const bare = host.replaceAll(/^\[|\]$/g, '').toLowerCase()
  const family = isIP(bare)
  return family === 0 ? bare === 'localhost' : loopback.check(bare, family === 6 ? 'ipv6' : 'ipv4')
}

/**
 * The settings by which others than the users of this machine reach the platform, for messages.
 * None: it serves this machine alone.
 */
export function publicSettings({ HOST, PUBLIC_URL, TRUST_PROXY, MAIL_URL, NODE_ENV }: ReachSettings): string[] {
  return [
    ...(HOST === undefined || isLoopback(HOST) ? [] : [`HOST=${HOST}`]),
    ...(PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname) ? [] : [`PUBLIC_URL=${new URL(PUBLIC_URL).origin}`]),
    ...(TRUST_PROXY === 0 ? [] : [`TRUST_PROXY=${TRUST_PROXY}`]),
    // Its value holds a password.
    ...(MAIL_URL === undefined || isLoopback(new URL(MAIL_URL).hostname) ? [] : ['MAIL_URL on another machine']),
    ...(NODE_ENV === 'production' ? ['NODE_ENV=production'] : []),
  ]
}

/**
 * Whether others than the users of this machine reach the platform. Then it is in production,
 * whatever NODE_ENV says.
 */
export function isPublic(settings: ReachSettings): boolean {
  return publicSettings(settings).length > 0
}

/** The address to listen on. Without HOST, others reach it only where another setting says so. */
export function listenHost(settings: ReachSettings): string {
  return settings.HOST ?? (isPublic(settings) ? '0.0.0.0' : '127.0.0.1')
}
