import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** Whether the answer may come compressed. */
export function takesGzip(request: FastifyRequest): boolean {
  return new Negotiator(request).encodings(['gzip', 'identity'])[0] === 'gzip'
}
