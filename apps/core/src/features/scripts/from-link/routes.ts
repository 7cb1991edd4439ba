import type { Handlers } from '../../../platform/http/register.ts'
import type { DraftPhotos } from './draft-photos.ts'
import type { LinkedDrafts } from './service.ts'

export type LinkedDraftKey = 'POST /api/drafts/from-link' | 'POST /api/drafts/:id/photos'

export function linkedDraftsRoutes(
  linkedDrafts: LinkedDrafts,
  draftPhotos: DraftPhotos,
): Pick<Handlers<'scripts'>, LinkedDraftKey> {
  return {
    'POST /api/drafts/from-link': async ({ tenant, person, body }) => linkedDrafts.begin(tenant, person, body),
    'POST /api/drafts/:id/photos': async ({ tenant, person, params, body }) =>
      draftPhotos.add(tenant, person, params.id, body.urls),
  }
}
