import {
  type FamilyMember,
  type ProblemCode,
  problemSentence,
  type Refund,
  type Takedown,
  type Video,
  type VideoFacts,
  type VideoStage,
} from '@vitrine/contract'
import { VideoLook, VideoSound } from '@vitrine/contract/api'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import { translateProblem } from '../../platform/http/problem-messages.ts'
import type { ShareTokens } from '../../platform/tokens/share-tokens.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { VideoRow } from './store.ts'
import { appearanceWith, currentKitOf } from '../brand-kits/index.ts'
import { type QueueTimes, isRenderCurrent } from '../renders/index.ts'
import { fileName } from '../video-jobs/index.ts'

/** Facts about the sharing of a video, provided by the feature above that stores its link. */
export interface ShareFacts {
  /** The version of the link that is open; null where the video is not shared. */
  version: number | null
  views: number
}

/** Data from other tables than the video's own. */
interface Beside {
  queueTimes: QueueTimes | undefined
  refund: Refund | undefined
  share: ShareFacts | undefined
}

export type VideoRowSerializer = (
  tenant: Pick<Tenant, 'appearance' | 'brand' | 'id' | 'origin' | 'settings' | 'vertical'>,
  row: VideoRow,
  beside: Beside,
) => Video

const STAGES: readonly string[] = ['reading', 'speaking', 'drawing', 'finishing'] satisfies VideoStage[]

/** A row as its owner's browser sees it: credits instead of halves, links instead of keys. */
export function createVideoRowSerializer(
  media: Pick<MediaLinks, 'link'>,
  shareTokens: Pick<ShareTokens, 'addressOf'>,
): VideoRowSerializer {
  return (tenant, row, { queueTimes, refund, share }) => {
    const isReady = row.status === 'ready'
    const linkVersion = share?.version ?? null
    const shareUrl = linkVersion === null ? null : shareTokens.addressOf(tenant, row.id, linkVersion)
    const isMade = row.status === 'processing'
    const name = (ending: string) => fileName(row.title, ending)
    const isOpen = isReady && row.taken_down_at === null
    const shown = (key: string | null, download?: string) => (isOpen && key ? media.link(key, download) : null)
    return {
      id: row.id,
      title: row.title,
      propertyAddress: row.property_address ?? '',
      script: row.script,
      language: row.language,
      avatarId: row.avatar_id,
      avatarName: row.avatar_name ?? '',
      avatarType: row.avatar_type,
      ...pageOf(row),
      status: row.status,
      processingProgress: isReady ? 100 : isMade ? (row.percent ?? 0) : 0,
      processingStage: isMade && row.stage && STAGES.includes(row.stage) ? (row.stage as VideoStage) : null,
      queuePosition: queueTimes?.queuePosition ?? null,
      waitsFor: row.status === 'pending' ? row.waits_for : null,
      startsInSeconds: queueTimes?.startsInSeconds ?? null,
      secondsLeft: queueTimes?.secondsLeft ?? null,
      errorCode: row.status === 'failed' ? row.error_code : null,
      refund: refund ?? null,
      errorMessage: row.error_message,
      videoUrl: shown(row.file_key),
      downloadUrl: shown(row.file_key, name('mp4')),
      // The still stays, so that its owner knows the video in the list.
      thumbnailUrl: isReady && row.poster_key ? media.link(row.poster_key) : null,
      thumbnail: thumbnailOf(row),
      captionsUrl: shown(row.captions_key && `${row.captions_key}.vtt`),
      waveUrl: shown(row.captions_key && `${row.captions_key}.json`),
      unbrandedUrl: shown(row.unbranded_key, name('unbranded.mp4')),
      duration: row.duration_seconds,
      creditsHeld: row.status === 'pending' || isMade ? row.quoted_half_credits / 2 : 0,
      creditsCharged: row.charged_half_credits === null ? null : row.charged_half_credits / 2,
      viewCount: share?.views ?? 0,
      shareUrl,
      publicUrl: shareUrl,
      metadata: row.facts as VideoFacts,
      look: VideoLook.parse(row.look),
      sound: VideoSound.parse(row.sound),
      brandKit: brandKitOf(row),
      isBrandCurrent: !isReady || row.appearance === appearanceWith(tenant, currentKitOf(row)),
      isRenderCurrent: !isReady || isRenderCurrent(row),
      family: row.family as FamilyMember[],
      tasks: jobsOf(row),
      createdAt: row.created_at.toISOString(),
      takenDown: takedownOf(row),
      deletedAt: row.deleted_at?.toISOString() ?? null,
    }
  }
}

function brandKitOf(row: VideoRow): Video['brandKit'] {
  const kit = currentKitOf(row)
  return kit && { id: row.brand_kit_id, name: kit.name }
}

/** The jobs of a video, which the API calls `tasks`. */
function jobsOf({ jobs }: VideoRow): Video['tasks'] {
  return jobs.map(({ kind, state, percent: progress, error_message: errorMessage }) => ({
    kind,
    state,
    progress,
    errorMessage,
  }))
}

/** The web page that the video was meant to show, and why it does not. */
function pageOf({ screen_share_url: screenShareUrl, screen_share_type: screenShareType, notes }: VideoRow) {
  return { screenShareUrl, screenShareType, notes: notesOf(notes) }
}

function notesOf(notes: VideoRow['notes']): Video['notes'] {
  return notes.map(({ code, reason }) => {
    const why = translateProblem('en', problemSentence(reason as ProblemCode))
    return { code, reason, message: `The web page isn’t in this video. ${why}` }
  })
}

/** Returns the source of a video's still. */
function thumbnailOf({ drawn_poster_key: drawn, thumbnail_second: second }: VideoRow): Video['thumbnail'] {
  return { kind: drawn === null ? 'automatic' : second === null ? 'upload' : 'moment', second }
}

/** Returns why a video was taken down, and when; null for one that may be watched. */
export function takedownOf(row: Pick<VideoRow, 'taken_down_at' | 'taken_down_reason'>): Takedown | null {
  if (!row.taken_down_at) return null
  return { reason: row.taken_down_reason ?? '', at: row.taken_down_at.toISOString() }
}
