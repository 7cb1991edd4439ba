import type { Video, VideoFacts, VideoStage } from '@vitrine/contract'
import type { MediaLinks } from '../../platform/http/media.ts'
import type { VideoRow } from './store.ts'

export type VideoView = (row: VideoRow) => Video

const STAGES: readonly string[] = ['reading', 'speaking', 'drawing', 'finishing'] satisfies VideoStage[]

/** A row as its owner's browser sees it: credits instead of halves, links instead of keys. */
export function createVideoView(media: Pick<MediaLinks, 'link'>): VideoView {
  return (row) => {
    const isReady = row.status === 'ready'
    const isMade = row.status === 'processing'
    return {
      id: row.id,
      title: row.title,
      propertyAddress: row.property_address ?? '',
      script: row.script,
      language: row.language === 'es' ? 'es' : 'en',
      avatarId: row.avatar_id,
      avatarName: row.avatar_name ?? '',
      screenShareUrl: row.screen_share_url,
      screenShareType: row.screen_share_type,
      status: row.status,
      processingProgress: isReady ? 100 : isMade ? (row.percent ?? 0) : 0,
      processingStage: isMade && row.stage && STAGES.includes(row.stage) ? (row.stage as VideoStage) : null,
      queuePosition: row.queue_position === null ? null : Number(row.queue_position),
      errorMessage: row.error_message,
      videoUrl: isReady && row.file_key ? media.link(row.file_key) : null,
      downloadUrl: isReady && row.file_key ? media.link(row.file_key, fileName(row.title)) : null,
      thumbnailUrl: isReady && row.poster_key ? media.link(row.poster_key) : null,
      duration: row.duration_seconds,
      creditsHeld: row.status === 'pending' || isMade ? row.shown_half_credits / 2 : 0,
      creditsCharged: row.charged_half_credits === null ? null : row.charged_half_credits / 2,
      viewCount: 0,
      metadata: row.facts as VideoFacts,
      createdAt: row.created_at.toISOString(),
    }
  }
}

/** The title with the characters replaced that some system refuses in a file name. */
function fileName(title: string): string {
  const safe = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${safe || 'video'}.mp4`
}
