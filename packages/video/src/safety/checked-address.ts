import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { AppError } from '@relampago/domain/contracts'
import ipaddr from 'ipaddr.js'

export type ResolvedAddress = { address: string; family: 4 | 6 }
/** Every address of a host name. Throws what `dns.lookup` throws when there is none. */
export type Resolve = (hostName: string) => Promise<readonly ResolvedAddress[]>

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** The system's resolver: the hosts file first, then DNS. */
export const resolveWithSystem: Resolve = async (hostName) =>
  (await lookup(hostName, { all: true })).map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))

/**
 * Whether we may connect to an address. Only plain public ones: private, link-local, carrier,
 * documentation, multicast and every form of IPv6 that wraps an IPv4 address are out.
 * `allowLoopback` lets development and tests reach this machine, and nothing else that is private.
 */
function isReachableAddress(address: string, allowLoopback: boolean): boolean {
  if (!ipaddr.isValid(address)) return false
  // `process` unwraps ::ffff:127.0.0.1, so that the inner address is judged.
  const parsed = ipaddr.process(address)
  const range = parsed.range()
  if (range === 'loopback') return allowLoopback
  if (range !== 'unicast') return false
  // Public IPv6 is 2000::/3. Outside are forms such as ::7f00:1, 127.0.0.1 in an old notation that
  // counts as unicast in the library.
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(globalUnicast)
}

/**
 * The form of an address, before any name is resolved: scheme, no user name, usual port, and public
 * when the host is an IP literal (connections to literals never ask a resolver, so this is the only
 * place that sees them). Throws `AppError` page_address_invalid or page_private.
 */
export function checkAddressForm(url: URL, allowLoopback: boolean): void {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  // The standard ports of both schemes are already an empty string in a parsed URL; http on 443 and
  // https on 80 are left.
  const isUsualPort = ['', '80', '443'].includes(url.port)
  if (!isWeb || url.username !== '' || url.password !== '' || (!isUsualPort && !allowLoopback)) throw new AppError('page_address_invalid')

  const host = hostWithoutBrackets(url)
  if (isIP(host) !== 0 && !isReachableAddress(host, allowLoopback)) throw new AppError('page_private')
}

/**
 * Resolves a host and gives its addresses only if all of them may be reached: one private answer
 * among public ones is an attack.
 */
export async function resolveChecked(hostName: string, resolve: Resolve, allowLoopback: boolean): Promise<readonly ResolvedAddress[]> {
  const addresses = await resolve(hostName)
  if (addresses.length === 0) throw new AppError('page_unreachable')
  if (!addresses.every(({ address }) => isReachableAddress(address, allowLoopback))) throw new AppError('page_private')
  return addresses
}

function hostWithoutBrackets(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}
