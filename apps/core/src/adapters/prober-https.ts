import { request } from 'node:https'
import { isIP } from 'node:net'
import type { TLSSocket } from 'node:tls'
import type { Probe, Prober } from '../ports/prober.ts'

const TIME_LIMIT_MS = 8000
const BODY_CHARACTERS_MAX = 4096

interface Trust {
  port?: number
  /** An additional certificate authority, for tests. */
  trusted?: Buffer
}

/** Connects to the given address only and sends the host name in the TLS handshake. Rejects certificates that browsers reject. */
export function createHttpsProber({ port = 443, trusted }: Trust = {}): Prober {
  return {
    get: ({ host, path, address }) =>
      new Promise<Probe>((resolve) => {
        const startedAtMs = performance.now()
        const probeRequest = request({
          host,
          port,
          path,
          ...(trusted ? { ca: trusted } : {}),
          servername: host,
          headers: { accept: 'application/json' },
          agent: false,
          signal: AbortSignal.timeout(TIME_LIMIT_MS),
          lookup: (_name, _options, done) => done(null, [{ address, family: isIP(address) }]),
        })
        probeRequest.on('error', () => resolve({ isReached: false }))
        probeRequest.on('response', (response) => {
          const validTo = (response.socket as TLSSocket).getPeerCertificate().valid_to
          let body = ''
          response.setEncoding('utf8')
          response.on('error', () => resolve({ isReached: false }))
          response.on('data', (part: string) => (body = (body + part).slice(0, BODY_CHARACTERS_MAX)))
          response.on('end', () => {
            const milliseconds = Math.round(performance.now() - startedAtMs)
            resolve({ isReached: true, body, milliseconds, certificateUntil: validTo ? new Date(validTo) : null })
          })
        })
        probeRequest.end()
      }),
  }
}
