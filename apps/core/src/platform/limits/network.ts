import { isIPv6 } from 'node:net'

/**
 * Returns the unit by which addresses are limited: an IPv4 address, or the /64 of an IPv6 address, because one home or server gets
 * a whole /64 and could otherwise use a new address for every request.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  if (!isIPv6(plain)) return address
  // The parser of addresses writes every spelling in one way, with an IPv4 tail as two groups.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}
