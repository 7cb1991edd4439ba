import type { FastifyInstance } from 'fastify'

/**
 * Notices the headers of a proxy that no setting names: everybody behind it then shares the limits of its one address. Where the
 * setting exists, `none` included, nothing is looked at.
 */
export function createUnknownProxy({ isProxyKnown, warn }: { isProxyKnown: boolean; warn: (line: string) => void }) {
  let address: string | null = null
  return {
    /** From where such a request came first, or null. */
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
