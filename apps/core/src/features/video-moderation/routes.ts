import type { Handlers } from '../../platform/http/register.ts'
import type { VideoModeration } from './service.ts'

export function videoModerationRoutes({ moderation }: { moderation: VideoModeration }): Handlers<'video-moderation'> {
  return {
    'POST /api/whitelabel/videos/:id/retry': async ({ tenant, person, params }) => {
      await moderation.retry(tenant, person, params.id)
      return { ok: true }
    },
    'POST /api/whitelabel/videos/:id/take-down': async ({ tenant, person, params, body }) => {
      await moderation.takeDown(tenant, person, params.id, body.reason)
      return { ok: true }
    },
    'POST /api/whitelabel/videos/:id/restore': async ({ tenant, person, params }) => {
      await moderation.restore(tenant, person, params.id)
      return { ok: true }
    },
  }
}
