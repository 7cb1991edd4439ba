import type { FastifyInstance } from 'fastify'
import { parseTraceparent } from './trace-context.ts'
import type { Span, Tracer } from './tracer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null while no traces are kept. */
    span: Span | null
  }
}

const SERVER_FAULT = 500

/** Records a span for every request, in the trace that its `traceparent` names. Call it after `logRequests`. */
export function traceRequests(app: FastifyInstance, tracer: Tracer | undefined): void {
  if (!tracer) return
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const span = tracer.start(`${request.method} ${route}`, {
      kind: 'server',
      parent: parseTraceparent(request.headers['traceparent']),
      attributes: { 'http.request.method': request.method, 'http.route': route, 'vitrine.request_id': request.id },
    })
    request.span = span
    if (request.work) request.work.context.traceId = span.context.traceId
    span.enter(done)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span) request.span.enter(done)
    else done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const attributes = { 'http.response.status_code': statusCode, 'vitrine.tenant': request.tenant?.slug }
    request.span?.end({ isFailed: statusCode >= SERVER_FAULT, attributes })
    done()
  })
}
