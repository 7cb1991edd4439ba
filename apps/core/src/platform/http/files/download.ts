import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends a download that browsers save under `name`. It is personal, so no cache stores it. */
export function sendDownload(
  reply: FastifyReply,
  name: string,
  { type, content }: { type: string; content: Buffer | Readable },
): FastifyReply {
  return reply
    .type(type)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', attachment(name))
    .send(content)
}

/** Follows RFC 6266: a plain name for old clients, and the real one in UTF-8. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
