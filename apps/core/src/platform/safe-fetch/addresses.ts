import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/** Formally public addresses that are refused nevertheless: cloud services, and networks that lead to private ones. */
const REFUSED = ['168.63.129.16/32', '192.88.99.0/24', '64:ff9b::/96', '64:ff9b:1::/48', '2002::/16', '2001::/32'].map(
  (network) => ipaddr.parseCIDR(network),
)
/** The only part of IPv6 in which public addresses are assigned. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/** Returns whether an address belongs to the public internet, and not to this machine, its network or the cloud around it. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4-mapped IPv6 address counts as IPv4.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv6' && !parsed.match(GLOBAL_IPV6)) return false
  if (REFUSED.some((network) => network[0].kind() === parsed.kind() && parsed.match(network))) return false
  return !ownAddresses().includes(parsed.toNormalizedString())
}

/** Returns the machine's own addresses. Public ones could bypass the proxy in front of it. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .map(({ address }) => ipaddr.process(address.split('%')[0] ?? '').toNormalizedString())
}

/** Finds the addresses of a name, or returns an address itself. */
export type Resolve = (hostname: string) => Promise<string[]>

export async function resolveByDns(hostname: string): Promise<string[]> {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(bare)) return [bare]
  const found = await lookup(hostname, { all: true, verbatim: true })
  return found.map(({ address }) => address)
}
