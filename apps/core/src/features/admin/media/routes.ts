import { languageOf } from '../../../platform/http/language.ts'
import { answerPage } from '../../../platform/http/next-page.ts'
import { inLanguage, videoInLanguage } from '../../../platform/http/problem-messages.ts'
import type { Handlers } from '../../../platform/http/register.ts'
import type { Admin } from '../service.ts'
import type { AdminMedia } from './service.ts'

type MediaKey = Extract<keyof Handlers<'admin'>, `${string} /api/admin/${'videos' | 'avatars'}${string}`>

/** The calls about videos and presenters of all tenants. */
export function adminMediaRoutes(admin: Admin, media: AdminMedia): Pick<Handlers<'admin'>, MediaKey> {
  return {
    'GET /api/admin/videos': async ({ tenant, query, request, reply }) =>
      answerPage(request, reply, await admin.videos(tenant, query)),
    'GET /api/admin/videos/:id': async ({ params, request }) => {
      const language = languageOf(request)
      const { video, attempts, ...details } = await media.readVideo(params.id)
      const translated = attempts.map((attempt) => inLanguage(language, attempt))
      return { ...details, video: videoInLanguage(language, video), attempts: translated }
    },
    'POST /api/admin/videos/:id/retry': async ({ person, params }) => {
      await media.retry(person, params.id)
      return { ok: true }
    },
    'POST /api/admin/videos/:id/take-down': async ({ person, params, body }) => {
      await media.takeDown(person, params.id, body.reason)
      return { ok: true }
    },
    'POST /api/admin/videos/:id/restore': async ({ person, params }) => {
      await media.restore(person, params.id)
      return { ok: true }
    },
    'GET /api/admin/avatars': async ({ query, request, reply }) =>
      answerPage(request, reply, await admin.avatars(query)),
    'GET /api/admin/avatars/:id': async ({ params, request }) => {
      const language = languageOf(request)
      const { avatar, recording, speaking, ...details } = await media.readAvatar(params.id)
      return {
        ...details,
        avatar: inLanguage(language, avatar),
        recording: recording && inLanguage(language, recording),
        speaking: speaking && inLanguage(language, speaking),
      }
    },
    'POST /api/admin/avatars/:id/approve': async ({ person, params }) => {
      await media.approveAvatar(person, params.id)
      return { ok: true }
    },
    'POST /api/admin/avatars/:id/train': async ({ person, params }) => {
      await media.trainAvatar(person, params.id)
      return { ok: true }
    },
    'POST /api/admin/avatars/:id/reject': async ({ person, params, body }) => {
      await media.rejectAvatar(person, params.id, body.reason)
      return { ok: true }
    },
  }
}
