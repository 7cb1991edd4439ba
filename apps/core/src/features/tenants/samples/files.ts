import type { Handler } from '../../../platform/http/register.ts'
import { sendStored } from '../../../platform/http/files/stored-file.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Storage } from '../../../ports/storage.ts'

const FILE = /^[0-3]\.(mp4|jpg)$/

/** Returns the storage key of a sample video or its still, e.g. `0.mp4`. A new look overwrites it. */
export function sampleKey(tenantId: string, file: string): string {
  return `${tenantId}/samples/${file}`
}

/** Returns the public address of a sample file. It contains the look, so that responses can be cached forever. */
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
