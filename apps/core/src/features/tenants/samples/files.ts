import type { Handler } from '../../../platform/http/register.ts'
import { sendStored } from '../../../platform/http/files/stored-file.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Storage } from '../../../ports/storage.ts'

const FILE = /^[0-3]\.(mp4|jpg)$/

/** Where a sample video or its still lies, e.g. `0.mp4`; the next look takes the same place. */
export function sampleKey(tenantId: string, file: string): string {
  return `${tenantId}/samples/${file}`
}

/** Where everybody finds it. The address carries the look, so that it may be kept for ever under it. */
export function sampleUrl(file: string, look: string): string {
  return `/samples/${file}?v=${look}`
}

/** Serves the videos of the host's tenant to everybody, whole or by Range. */
export function createSampleFiles(storage: Storage): Handler<'GET /samples/:file'> {
  return async ({ tenant, params: { file }, request, reply }) => {
    if (!FILE.test(file)) throw new AppError('not-found')
    const urls = tenant.branding.samples.flatMap(({ videoUrl, stillUrl }) => [videoUrl, stillUrl])
    const version = urls.find((url) => url?.startsWith(`/samples/${file}?`))
    const cacheControl = version === request.url ? 'public, max-age=31536000, immutable' : 'no-cache'
    return sendStored(storage, sampleKey(tenant.id, file), { request, reply, cacheControl, version })
  }
}
