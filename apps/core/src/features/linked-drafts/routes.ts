import { languageOf } from '../../platform/http/language.ts'
import { translateProblem } from '../../platform/http/problem-messages.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { DraftPhotos } from './draft-photos.ts'
import type { LinkedScripts } from './linked-scripts.ts'
import type { LinkedDrafts } from './service.ts'

export function linkedDraftsRoutes({
  linkedDrafts,
  linkedScripts,
  draftPhotos,
}: {
  linkedDrafts: LinkedDrafts
  linkedScripts: LinkedScripts
  draftPhotos: DraftPhotos
}): Handlers<'linked-drafts'> {
  return {
    'POST /api/drafts/from-link': async ({ tenant, person, body }) => linkedDrafts.begin(tenant, person, body),
    'POST /api/drafts/linked-script': async ({ tenant, person, body }) => linkedScripts.write(tenant, person, body),
    'POST /api/drafts/:id/photos': async ({ tenant, person, params, body, request }) => {
      const { draft, failed } = await draftPhotos.add(tenant, person, params.id, body.urls)
      const language = languageOf(request)
      return { draft, failed: failed.map(({ url, reason }) => ({ url, message: translateProblem(language, reason) })) }
    },
  }
}
