import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from './log.ts'
import { type OpenContext, openContext } from './work-context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The context that gives log records the id of the request. */
    work: OpenContext | null
  }
}

/** Opens a context for every request, and logs one record when it has been answered. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.decorateRequest('work', null)
  app.addHook('onRequest', (request, _reply, done) => {
    request.work = openContext({ requestId: request.id })
    request.work.enter(done)
  })
  // The body was read by events of the connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.work) request.work.enter(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        requestId: request.id,
        traceId: request.work?.context.traceId,
        tenant: request.tenant?.slug,
        method: request.method,
        url: addressOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request completed',
    )
    request.work?.end()
    done()
  })
}

/**
 * Returns the path of a request for the log, without the query and any part that is not a plain id: those
 * contain tokens of emails and signatures of links. An unmatched path may contain anything.
 */
function addressOf({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url
  if (pattern === undefined) return 'unknown'
  const hasSecret = /:(?!id\b)/.test(pattern)
  return hasSecret ? pattern : url.replace(/\?.*/s, '')
}
