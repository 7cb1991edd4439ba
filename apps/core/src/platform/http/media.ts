import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Storage } from '../../ports/storage.ts'
import { AppError } from '../app-error.ts'
import type { Clock } from '../clock.ts'
import { byteRange } from './byte-range.ts'
import type { Handler } from './register.ts'

/** A link lives this long at least; ends fall on whole windows, so that a page asked again shows the same, cacheable link. */
const LINK_WINDOW_SECONDS = 6 * 3600

const TYPES: Record<string, string> = { mp4: 'video/mp4', png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }

export interface MediaLinks {
  /** A link to the object under `key` that ends by itself. With `download` the browser saves it under that name. */
  link(key: string, download?: string): string
  serve: Handler<'GET /media/:key'>
}

/** Signed links to stored bytes. The key begins with the tenant's id, and a link works on that tenant's host only. */
export function createMediaLinks({
  storage,
  secretKey,
  clock,
}: {
  storage: Storage
  secretKey: string
  clock: Clock
}): MediaLinks {
  return { link, serve }

  function link(key: string, download?: string): string {
    const nowSeconds = clock.now().getTime() / 1000
    const expires = (Math.floor(nowSeconds / LINK_WINDOW_SECONDS) + 2) * LINK_WINDOW_SECONDS
    const query = new URLSearchParams({ expires: String(expires), signature: sign(key, expires, download) })
    if (download) query.set('download', download)
    return `/media/${encodeURIComponent(key)}?${query.toString()}`
  }

  async function serve({ params: { key }, query, tenant, request, reply }: Parameters<MediaLinks['serve']>[0]) {
    if (!key.startsWith(`${tenant.id}/`)) throw new AppError('not-found')
    if (!isSigned(key, query)) throw new AppError('not-found')
    if (query.expires * 1000 < clock.now().getTime()) throw new AppError('link-expired')
    const size = await storage.size(key)
    if (size === undefined) throw new AppError('not-found')
    reply
      .header('content-type', TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'private, max-age=21600, immutable')
    if (query.download) reply.header('content-disposition', attachment(query.download))
    const range = byteRange(request.headers.range, size)
    if (range === 'unsatisfiable') {
      return reply.code(416).header('cache-control', 'no-store').header('content-range', `bytes */${size}`).send()
    }
    if (!range) return reply.header('content-length', size).send(storage.read(key))
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    return reply.header('content-length', range.end - range.start + 1).send(storage.read(key, range))
  }

  /** The name is signed as well: a film must not be handed on as if it were called something else here. */
  function sign(key: string, expires: number, download = ''): string {
    return createHmac('sha256', secretKey).update(`media\n${key}\n${expires}\n${download}`).digest('base64url')
  }

  function isSigned(
    key: string,
    { expires, signature, download }: Parameters<MediaLinks['serve']>[0]['query'],
  ): boolean {
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(key, expires, download))]
    return given.length === right.length && timingSafeEqual(given, right)
  }
}

/** RFC 6266: a plain name for old clients, and the real one in UTF-8. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
