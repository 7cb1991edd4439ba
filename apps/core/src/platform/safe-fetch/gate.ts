import { type Resolve, isPublic, resolveByDns } from './addresses.ts'
import { FetchError } from './fetch-error.ts'

export interface GateRules {
  resolve?: Resolve
  /** Decides which addresses may be reached; tests reach their own machine. */
  isAllowed?: (address: string) => boolean
  ports?: readonly number[] | 'any'
  /** Refuses plain http. */
  httpsOnly?: boolean
}

export interface Target {
  url: URL
  /** The checked address to connect to, so that no second DNS response is used. */
  address: string
  port: number
}

const PORTS = [80, 443]
const ADDRESS_CHARACTERS_MAX = 2000

/** Checks every address before anything connects to it. */
export function createGate({ resolve = resolveByDns, isAllowed = isPublic, ports = PORTS, httpsOnly }: GateRules = {}) {
  const protocols = httpsOnly ? ['https:'] : ['http:', 'https:']
  return { check, checkHost }

  /** Throws FetchError: address-refused, or unreachable where a name has no address. */
  async function check(text: string): Promise<Target> {
    const url = text.length <= ADDRESS_CHARACTERS_MAX ? URL.parse(text) : null
    if (!url || !protocols.includes(url.protocol)) throw new FetchError('address-refused')
    if (url.username !== '' || url.password !== '') throw new FetchError('address-refused')
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
    return { url, ...(await checkHost(url.hostname, port)) }
  }

  /** One private address among several refuses them all: the answering server could choose which one is used. */
  async function checkHost(hostname: string, port: number): Promise<Omit<Target, 'url'>> {
    if (ports !== 'any' && !ports.includes(port)) throw new FetchError('address-refused')
    const addresses = await resolve(hostname).catch((cause: unknown) => {
      throw new FetchError('unreachable', { cause })
    })
    const [address] = addresses
    if (address === undefined) throw new FetchError('unreachable')
    if (!addresses.every(isAllowed)) throw new FetchError('address-refused')
    return { address, port }
  }
}
