import { timingSafeEqual } from 'node:crypto'
import { basename, join } from 'node:path'
import { AppError } from '../../platform/errors/app-error.ts'
import { createEncryption } from '../../platform/encryption/encryption.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import { fetchFile } from '../../platform/storage/fetch-file.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Storage } from '../../ports/storage.ts'
import type { TwinMedia, TwinProvider } from '../../ports/twin-provider.ts'

/** Services fetch a recording when its training begins, which may be the next day. */
const LINK_SECONDS = 48 * 3600

interface Deps {
  storage: Storage
  media: Pick<MediaLinks, 'link'>
  tenantWithId: (id: string) => Promise<Pick<Tenant, 'origin'> | undefined>
  /** Whether services can reach a site. */
  isPublicSite: (origin: string) => Promise<boolean>
  secretKey: string
}

export type ProviderMedia = ReturnType<typeof createProviderMedia>

/** Provides services with files, by expiring links or as uploads, and with a secret address for callbacks. */
export function createProviderMedia({ storage, media, tenantWithId, isPublicSite, secretKey }: Deps) {
  const encryption = createEncryption(secretKey, 'twin callback')
  return { openFor, callbackOf, requestOf }

  /** Returns a function that gives a service access to a stored file. */
  function openFor(tenantId: string, { fetches }: Pick<TwinProvider, 'fetches'>, folder: string) {
    return async (key: string): Promise<TwinMedia> => {
      if (fetches) {
        const origin = await publicOrigin(tenantId)
        return { path: '', url: origin && `${origin}${media.link(key, undefined, LINK_SECONDS)}` }
      }
      return { path: await fetchFile(storage, key, join(folder, `${basename(key)}.sent`)), url: null }
    }
  }

  async function callbackOf({ tenant_id: tenantId, id }: { tenant_id: string; id: string }): Promise<string | null> {
    const origin = await publicOrigin(tenantId)
    return origin && `${origin}/api/twin-callbacks/${id}.${encryption.digest(id, tenantId)}`
  }

  /** Returns the request that the token of a callback is for. Throws not-found for any token that was not issued by this site. */
  function requestOf(tenantId: string, token: string): string {
    const [id = '', digest = ''] = token.split('.')
    const [given, right] = [Buffer.from(digest), Buffer.from(encryption.digest(id, tenantId))]
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw new AppError('not-found')
    return id
  }

  async function publicOrigin(tenantId: string): Promise<string | null> {
    const origin = (await tenantWithId(tenantId))?.origin
    return origin !== undefined && (await isPublicSite(origin)) ? origin : null
  }
}
