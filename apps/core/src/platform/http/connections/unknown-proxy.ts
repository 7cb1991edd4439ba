import type { FastifyInstance } from 'fastify'

/**
 * Warns once about a proxy that TRUST_PROXY does not name: everybody behind it then shares the limits of its one address. Where
 * TRUST_PROXY is set, also to `none`, it checks nothing.
 */
export function createUnknownProxy({ isProxyKnown, warn }: { isProxyKnown: boolean; warn: (line: string) => void }) {
  let address: string | null = null
  return {
    /** Returns the address of the first such request, or null. */
    address: () => address,
    install(app: FastifyInstance): void {
      if (isProxyKnown) return
      app.addHook('onRequest', (request, _reply, done) => {
        const { headers } = request
        if (address === null && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined) {
          address = request.ip
          warn(warningOf(address))
        }
        done()
      })
    },
  }
}

function warningOf(address: string): string {
  return [
    `Requests from ${address} carry X-Forwarded-For or Forwarded, and TRUST_PROXY is not set. Everybody behind that proxy counts as`,
    `one person: 50 wrong passwords lock all of them out. Set TRUST_PROXY=${address}, or TRUST_PROXY=none if it is no proxy of yours.`,
  ].join(' ')
}
