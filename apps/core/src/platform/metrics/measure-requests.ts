import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Measures every answered request by its route, and counts open live sockets. */
export function measureRequests(app: FastifyInstance, { requests, gauge }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    // An unknown route may have any address, which must not become a series.
    const route = request.routeOptions.url ?? 'unknown'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  gauge('vitrine_live_sockets', 'Open live sockets.', [], (open) => open.set(app.websocketServer.clients.size))
}
