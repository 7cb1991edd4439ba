import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The strong `ETag` of what this text or these bytes tell apart. */
export function entityTag(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Whether the browser has this very version (RFC 9110, If-None-Match), so that 304 is the whole answer. */
export function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((name) => name.trim().replace(/^W\//, '')) ?? []
  return known.includes(tag) || known.includes('*')
}

/** Sends what has to be asked for anew each time, unless the browser has it. */
export function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, content: string | Buffer): FastifyReply {
  const tag = entityTag(content)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  reply.header('etag', tag)
  return isKnown(request, tag) ? reply.code(304).send() : reply.send(content)
}
