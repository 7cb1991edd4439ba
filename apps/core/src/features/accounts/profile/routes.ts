import type { Handlers } from '../../../platform/http/register.ts'
import { languageOf } from '../../../platform/http/language.ts'
import { readUpload } from '../../../platform/http/bodies/upload.ts'
import type { Profile } from './service.ts'

const PICTURE_BYTES_MAX = 5 * 1024 * 1024

export function profileRoutes(profile: Profile) {
  return {
    'GET /auth/profile': async ({ person }) => profile.read(person),
    'PATCH /auth/profile': async ({ person, body }) => profile.change(person, body),
    'POST /auth/profile/picture': async ({ person, request }) => {
      await profile.setPicture(person, await readUpload(request, 'profilePicture', PICTURE_BYTES_MAX))
      return profile.read(person)
    },
    'PATCH /auth/change-password': async ({ tenant, person, body }) => {
      await profile.changePassword(tenant, person, body)
      return { ok: true }
    },
    'GET /auth/sessions': async ({ person, request }) => profile.listSessions(person, languageOf(request)),
    'DELETE /auth/sessions/:id': async ({ person, params }) => {
      await profile.endSession(person, params.id)
      return { ok: true }
    },
    'DELETE /auth/sessions': async ({ person, body }) => profile.endOtherSessions(person, body),
  } satisfies Partial<Handlers<'accounts'>>
}
