import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** A slower body is held open on purpose: no phone on a bad connection is that slow for that long. */
const BYTES_PER_SECOND_MIN = 500
const CHECK_EVERY_MS = 5000

/** Ends requests whose body arrives too slowly, measured by rate so that a large upload over a slow connection still passes. */
export function refuseSlowBodies(app: FastifyInstance, { checkEveryMs = CHECK_EVERY_MS } = {}): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!hasBody(request.headers)) return done(null, payload)
    let bytes = 0
    let bytesBefore = 0
    let isOver = false
    const check = () => {
      if (isOver) return
      if (bytes - bytesBefore < (BYTES_PER_SECOND_MIN * checkEveryMs) / 1000) request.raw.destroy()
      bytesBefore = bytes
    }
    // setImmediate first reads what arrived while the process was busy, so that it counts.
    const timer = setInterval(() => setImmediate(check), checkEveryMs)
    const end = () => {
      isOver = true
      clearInterval(timer)
    }
    payload.on('data', (chunk: Buffer) => (bytes += chunk.length))
    for (const event of ['end', 'close', 'error']) payload.once(event, end)
    // Counting must not start the flow before the parser listens.
    payload.pause()
    done(null, payload)
  })
}

/** HTTP/1.1 announces a body by its length or as chunks (RFC 9112, 6.3). */
function hasBody(headers: IncomingHttpHeaders): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}
