import type { FastifyReply, FastifyRequest } from 'fastify'
import { createArchive } from '../../platform/http/files/archive.ts'
import { attachment, sendDownload } from '../../platform/http/files/download.ts'
import { sendStored } from '../../platform/http/files/stored-file.ts'
import { languageOf } from '../../platform/http/language.ts'
import { videoInLanguage } from '../../platform/http/problem-messages.ts'
import type { Handlers } from '../../platform/http/register.ts'
import { isOwnPage } from '../../platform/http/requests/origin.ts'
import type { Storage } from '../../ports/storage.ts'
import type { ChosenRebrands } from './bulk-rebrands/selection.ts'
import type { BulkRebrands } from './bulk-rebrands/service.ts'
import type { FinishedVideos } from './finished-videos.ts'
import type { ScormPackages } from './scorm/packages.ts'

/** Seconds after which it is worth asking for a file again that is being made. */
const ASK_AGAIN_SECONDS = '3'

interface Deps {
  chosenRebrands: ChosenRebrands
  bulkRebrands: BulkRebrands
  finishedVideos: FinishedVideos
  scormPackages: ScormPackages
  storage: Storage
}

export function videoJobsRoutes(deps: Deps): Handlers<'video-jobs'> {
  const { chosenRebrands, bulkRebrands, finishedVideos, scormPackages, storage } = deps
  const send = ({ key, name }: { key: string; name: string }, request: FastifyRequest, reply: FastifyReply) =>
    sendStored(storage, key, { request, reply, cacheControl: 'private, no-store', disposition: attachment(name) })
  return {
    'POST /api/videos/:id/rebrand': async ({ tenant, person, params, body, request }) =>
      videoInLanguage(languageOf(request), await finishedVideos.rebrand(tenant, person, params.id, body.brandKitId)),
    'POST /api/videos/rebrand': async ({ tenant, person, body, request }) =>
      chosenRebrands.rebrand(tenant, person, body.videoIds, languageOf(request)),
    'GET /api/videos/bulk-rebrand': async ({ tenant, person }) => bulkRebrands.read(tenant, person, 'person'),
    'POST /api/videos/bulk-rebrand': async ({ tenant, person }) => bulkRebrands.start(tenant, person, 'person'),
    'DELETE /api/videos/bulk-rebrand': async ({ tenant, person }) => bulkRebrands.cancel(tenant, person, 'person'),
    'GET /api/whitelabel/bulk-rebrand': async ({ tenant, person }) => bulkRebrands.read(tenant, person, 'site'),
    'POST /api/whitelabel/bulk-rebrand': async ({ tenant, person }) => bulkRebrands.start(tenant, person, 'site'),
    'DELETE /api/whitelabel/bulk-rebrand': async ({ tenant, person }) => bulkRebrands.cancel(tenant, person, 'site'),
    'GET /api/videos/:id/export': async ({ person, params, query, request, reply }) => {
      // A page of another site may link to a file that is there, but not have one made.
      const mayMake = person.key !== undefined || isOwnPage(request)
      const found = await finishedVideos.exported(person, params.id, { ...query, mayMake })
      if (typeof found !== 'number') return send(found, request, reply)
      return reply
        .code(202)
        .header('retry-after', ASK_AGAIN_SECONDS)
        .header('cache-control', 'no-store')
        .send({ progress: found })
    },
    'PUT /api/videos/:id/teaser': async ({ tenant, person, params, body, request }) =>
      videoInLanguage(
        languageOf(request),
        await finishedVideos.redrawTeaser(tenant, person, params.id, body.startSeconds),
      ),
    'GET /api/videos/:id/scorm': async ({ tenant, person, params, reply }) => {
      const { name, files } = await scormPackages.filesOf(tenant, person, params.id)
      return sendDownload(reply, name, { type: 'application/zip', content: createArchive(storage, files) })
    },
    'GET /api/videos/:id/captions': async ({ person, params, query, request, reply }) =>
      send(await finishedVideos.captions(person, params.id, query.format), request, reply),
  }
}
