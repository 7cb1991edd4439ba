import ipaddr from 'ipaddr.js'

/** Networks larger than these hold whole providers and countries. */
const PREFIX_MIN = { ipv4: 8, ipv6: 19 } as const

/** Returns the network in CIDR notation with the host bits at zero; undefined for an invalid or too large one. */
export function normaliseNetwork(typed: string): string | undefined {
  const [address = '', prefix, ...rest] = typed.trim().split('/')
  if (rest.length > 0 || !isPlainAddress(address)) return undefined
  const parsed = ipaddr.process(address)
  const isMapped = parsed.kind() === 'ipv4' && address.includes(':')
  if (prefix !== undefined && (isMapped || !/^\d{1,3}$/.test(prefix))) return undefined
  const whole = parsed.kind() === 'ipv4' ? 32 : 128
  const bits = prefix === undefined ? whole : Number(prefix)
  if (bits > whole || bits < PREFIX_MIN[parsed.kind()]) return undefined
  const masked = ipaddr.fromByteArray(mask(parsed.toByteArray(), bits)).toString()
  return `${masked}/${bits}`
}

/** Returns whether an address is within a network of `normaliseNetwork`. */
export function isWithin(address: string, network: string): boolean {
  return createNetworkSet([{ network, expiresAt: null }]).has(address, new Date(0))
}

interface Blocked {
  network: string
  expiresAt: Date | null
}

/**
 * A set of networks in memory. A look-up takes one step for each prefix length that occurs, however many networks there are.
 */
export function createNetworkSet(networks: readonly Blocked[]) {
  /** The networks by address kind and prefix length. */
  const prefixes = new Map<string, { kind: string; bits: number; ends: Map<string, Date | null> }>()
  for (const { network, expiresAt } of networks) {
    const [address = '', bits = ''] = network.split('/')
    const parsed = ipaddr.parse(address)
    const name = `${parsed.kind()}/${bits}`
    const prefix = prefixes.get(name) ?? { kind: parsed.kind(), bits: Number(bits), ends: new Map() }
    prefixes.set(name, prefix)
    prefix.ends.set(keyOf(parsed.toByteArray(), prefix.bits), expiresAt)
  }
  return {
    has(address: string, now: Date): boolean {
      const [plain = ''] = address.split('%')
      if (prefixes.size === 0 || !ipaddr.isValid(plain)) return false
      const parsed = ipaddr.process(plain)
      const bytes = parsed.toByteArray()
      for (const { kind, bits, ends } of prefixes.values()) {
        if (kind !== parsed.kind()) continue
        const end = ends.get(keyOf(bytes, bits))
        if (end === null || (end && end > now)) return true
      }
      return false
    },
  }
}

/** Rejects notations such as `127.1` and `0x7f.1`. */
function isPlainAddress(address: string): boolean {
  return address.includes(':')
    ? ipaddr.IPv6.isValid(address) && !address.includes('%')
    : ipaddr.IPv4.isValidFourPartDecimal(address)
}

function mask(bytes: number[], bits: number): number[] {
  return bytes.map((byte, index) => byte & (0xff << (8 - Math.min(8, Math.max(0, bits - index * 8)))) & 0xff)
}

function keyOf(bytes: number[], bits: number): string {
  return String.fromCharCode(...mask(bytes, bits))
}
