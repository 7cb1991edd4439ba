import { randomFillSync } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '../../../config.ts'
import { pathOfTarget } from '../requests/host.ts'
import { createHttpServer } from './http-server.ts'
import { handleClientError } from './client-errors.ts'

/** Every JSON body of the contract fits; calls that take files have limits of their own. */
const BODY_BYTES_MAX = 1024 * 1024

export function serverOptions(config: Pick<Config, 'trustProxy'>) {
  return {
    trustProxy: config.trustProxy.length ? config.trustProxy : false,
    bodyLimit: BODY_BYTES_MAX,
    // Longer than the slowest answer takes to begin; streams of media keep their connection busy.
    connectionTimeout: 120_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle' as const,
    // A request that arrived before the listener closed is answered: no other node would.
    return503OnClosing: false,
    // Slow headers are limited by time, and slow bodies by their rate (slow-body.ts), so that large uploads may take long.
    requestTimeout: 0,
    http: { headersTimeout: 8000, connectionsCheckingInterval: 2000, maxHeaderSize: 16 * 1024 },
    serverFactory: createHttpServer,
    routerOptions: { maxParamLength: 300, caseSensitive: true },
    // Routes, languages and style sheets are found by paths; the host hook reads the target as it came.
    rewriteUrl: ({ url = '/' }: Pick<IncomingMessage, 'url'>) => pathOfTarget(url),
    clientErrorHandler: handleClientError,
    genReqId: createRequestIds(),
    // `log-requests.ts` logs each request itself.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  } satisfies FastifyServerOptions & Record<string, unknown>
}

/**
 * Returns a function that creates ids of 8 random bytes. Bytes are drawn for 512 ids at a time, since drawing costs more than
 * the id.
 */
function createRequestIds(): () => string {
  const chance = Buffer.alloc(8 * 512)
  let next = chance.length
  return () => {
    if (next === chance.length) {
      randomFillSync(chance)
      next = 0
    }
    next += 8
    return chance.toString('hex', next - 8, next)
  }
}
