import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { takesGzip } from './takes-gzip.ts'

/** Shorter answers fit into a few packets: compressing them costs more than it saves. */
const CHARACTERS_MIN = 4096

const compress = promisify(gzip)

/**
 * Compresses long JSON responses in the threads of zlib. Lists and spoken previews shrink to a half or a tenth. Cookies are not
 * sent with requests of other sites (SameSite), so nobody can measure how chosen text compresses beside a secret.
 */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < CHARACTERS_MIN || !takesGzip(request)) return payload
  if (reply.hasHeader('content-encoding')) return payload
  reply.removeHeader('content-length')
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding')
  return compress(payload, { level: 4 })
}
