import type { FamilyMember, Refund, Video, VideoFacts, VideoStage } from '@vitrine/contract'
import { SpokenLanguage, VideoLook, VideoSound } from '@vitrine/contract/api'
import type { MediaLinks } from '../../platform/http/media.ts'
import type { ShareTokens } from '../../platform/share-tokens.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Standing } from './queue-times.ts'
import type { VideoRow } from './store.ts'
import { isFilmCurrent } from './words-of-film.ts'

/** What stands in other tables than the video's own. */
interface Beside {
  standing: Standing | undefined
  refund: Refund | undefined
}

export type VideoView = (tenant: Pick<Tenant, 'appearance' | 'id' | 'origin'>, row: VideoRow, beside: Beside) => Video

const STAGES: readonly string[] = ['reading', 'speaking', 'drawing', 'finishing'] satisfies VideoStage[]

/** A row as its owner's browser sees it: credits instead of halves, links instead of keys. */
export function createVideoView(
  media: Pick<MediaLinks, 'link'>,
  shareTokens: Pick<ShareTokens, 'addressOf'>,
): VideoView {
  return (tenant, row, { standing, refund }) => {
    const isReady = row.status === 'ready'
    const shareUrl = row.share_version === null ? null : shareTokens.addressOf(tenant, row.id, row.share_version)
    const isMade = row.status === 'processing'
    const name = (ending: string) => fileName(row.title, ending)
    const shown = (key: string | null, download?: string) => (isReady && key ? media.link(key, download) : null)
    return {
      id: row.id,
      title: row.title,
      propertyAddress: row.property_address ?? '',
      script: row.script,
      language: SpokenLanguage.parse(row.language),
      avatarId: row.avatar_id,
      avatarName: row.avatar_name ?? '',
      screenShareUrl: row.screen_share_url,
      screenShareType: row.screen_share_type,
      status: row.status,
      processingProgress: isReady ? 100 : isMade ? (row.percent ?? 0) : 0,
      processingStage: isMade && row.stage && STAGES.includes(row.stage) ? (row.stage as VideoStage) : null,
      queuePosition: standing?.queuePosition ?? null,
      startsInSeconds: standing?.startsInSeconds ?? null,
      secondsLeft: standing?.secondsLeft ?? null,
      errorCode: row.status === 'failed' ? row.error_code : null,
      refund: refund ?? null,
      errorMessage: row.error_message,
      videoUrl: shown(row.file_key),
      downloadUrl: shown(row.file_key, name('mp4')),
      thumbnailUrl: shown(row.poster_key),
      captionsUrl: shown(row.captions_key && `${row.captions_key}.vtt`),
      waveUrl: shown(row.captions_key && `${row.captions_key}.json`),
      unbrandedUrl: shown(row.unbranded_key, name('unbranded.mp4')),
      duration: row.duration_seconds,
      creditsHeld: row.status === 'pending' || isMade ? row.shown_half_credits / 2 : 0,
      creditsCharged: row.charged_half_credits === null ? null : row.charged_half_credits / 2,
      viewCount: Number(row.view_count ?? 0),
      shareUrl,
      publicUrl: shareUrl,
      metadata: row.facts as VideoFacts,
      look: VideoLook.parse(row.look),
      sound: VideoSound.parse(row.sound),
      isBrandCurrent: !isReady || row.appearance === tenant.appearance,
      isFilmCurrent: !isReady || isFilmCurrent(row),
      family: row.family as FamilyMember[],
      tasks: row.tasks.map(({ kind, state, percent, error_message }) => ({
        kind,
        state,
        progress: percent,
        errorMessage: error_message,
      })),
      createdAt: row.created_at.toISOString(),
      deletedAt: row.deleted_at?.toISOString() ?? null,
    }
  }
}

/** The title as a file's name, with the characters replaced that some system refuses there. */
export function fileName(title: string, ending: string): string {
  const safe = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${safe || 'video'}.${ending}`
}
