import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Returns a strong `ETag` of this text or these bytes. */
export function etagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Returns whether the client has this version (RFC 9110, If-None-Match), so that 304 is the whole response. */
export function isNotModified({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((name) => name.trim().replace(/^W\//, '')) ?? []
  return known.includes(tag) || known.includes('*')
}

/** Sends content that is revalidated each time: 304 where the client has it. */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, content: string | Buffer): FastifyReply {
  const tag = etagOf(content)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  reply.header('etag', tag)
  return isNotModified(request, tag) ? reply.code(304).send() : reply.send(content)
}
