import type { VideoLook } from '@vitrine/contract'
import type { Tenant } from '../../platform/tenant/tenant.ts'

/** Returns whether every video of the site shows that it was made with AI. */
export function labelsEveryVideo({ video }: Pick<Tenant['settings'], 'video'>): boolean {
  return video.aiLabel === 'every-video'
}

/** Returns a look with the label, where the site puts it on every video. */
export function labelledLook({ settings }: Pick<Tenant, 'settings'>, look: VideoLook): VideoLook {
  return labelsEveryVideo(settings) ? { ...look, aiLabel: true } : look
}
