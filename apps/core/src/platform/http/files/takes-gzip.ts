import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** Returns whether the response may be compressed. */
export function takesGzip(request: FastifyRequest): boolean {
  return new Negotiator(request).encodings(['gzip', 'identity'])[0] === 'gzip'
}
