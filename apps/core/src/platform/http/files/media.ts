import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { Storage } from '../../../ports/storage.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Clock } from '../../time/clock.ts'
import { attachment } from './download.ts'
import type { Handler } from '../register.ts'
import { sendStored } from './stored-file.ts'

/**
 * The shortest lifetime of a link. Links end at fixed times, so that a page that is requested again shows the same, cacheable
 * link.
 */
const LINK_WINDOW_SECONDS = 6 * 3600

export interface MediaLinks {
  /**
   * Returns a link to the object under `key`, valid for `seconds` at least. With `download` the browser saves it under that
   * name.
   */
  link(key: string, download?: string, seconds?: number): string
  serve: Handler<'GET /media/:key'>
}

/** Signed links to stored bytes. The key begins with the tenant's id, and a link works on that tenant's host only. */
export function createMediaLinks({
  storage,
  secretKey,
  clock,
  isWithdrawn,
}: {
  storage: Storage
  secretKey: string
  clock: Clock
  /** Returns whether an issued link is no longer valid, e.g. to a video in the trash. */
  isWithdrawn: (tenantId: string, key: string) => Promise<boolean>
}): MediaLinks {
  // A list signs hundreds of links, and a key object makes each of them seven times faster than the key's text.
  const signingKey = createSecretKey(secretKey, 'utf8')
  return { link, serve }

  function link(key: string, download?: string, seconds = LINK_WINDOW_SECONDS): string {
    const nowSeconds = clock.now().getTime() / 1000
    const expires = (Math.floor((nowSeconds + seconds) / LINK_WINDOW_SECONDS) + 1) * LINK_WINDOW_SECONDS
    const query = new URLSearchParams({ expires: String(expires), signature: sign(key, expires, download) })
    if (download) query.set('download', download)
    return `/media/${encodeURIComponent(key)}?${query.toString()}`
  }

  async function serve({ params: { key }, query, tenant, request, reply }: Parameters<MediaLinks['serve']>[0]) {
    if (!key.startsWith(`${tenant.id}/`)) throw new AppError('not-found')
    if (!isSigned(key, query)) throw new AppError('not-found')
    if (query.expires * 1000 < clock.now().getTime()) throw new AppError('link-expired')
    if (await isWithdrawn(tenant.id, key)) throw new AppError('not-found')
    return sendStored(storage, key, {
      request,
      reply,
      cacheControl: 'private, max-age=21600, immutable',
      disposition: query.download && attachment(query.download),
    })
  }

  /** The name is signed as well: nobody can change the name under which a video is saved. */
  function sign(key: string, expires: number, download = ''): string {
    return createHmac('sha256', signingKey).update(`media\n${key}\n${expires}\n${download}`).digest('base64url')
  }

  function isSigned(
    key: string,
    { expires, signature, download }: Parameters<MediaLinks['serve']>[0]['query'],
  ): boolean {
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(key, expires, download))]
    return given.length === right.length && timingSafeEqual(given, right)
  }
}
