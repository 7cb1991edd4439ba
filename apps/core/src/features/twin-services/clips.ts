import { join } from 'node:path'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { MediaProcessor } from '../../ports/media-processor.ts'
import { RenderError } from '../../ports/renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import type { TwinProvider } from '../../ports/twin-provider.ts'
import type { Endings } from './endings.ts'
import { CLIP_UNFIT } from './fault-texts.ts'
import type { Leases } from './leases.ts'
import type { ProviderMedia } from './media.ts'
import * as store from './request-store.ts'

/** The largest difference in seconds between clip and speech. */
const SECONDS_OFF_MAX = 1

/** The final state of a video's clip. */
export type ClipEnd = { isReady: true } | { error: { code: string; message: string } }

/** The videos that show clips, which a feature above manages. */
export interface ClipVideos {
  /**
   * Runs `change` in a transaction in which the video is locked before its clip, and has the video continue or fail, as
   * `change` returns; with undefined the video stays as it is.
   */
  inClipEnd: (
    tenantId: string,
    videoId: string,
    change: (tx: TenantTx) => Promise<ClipEnd | undefined>,
  ) => Promise<void>
  /** Announces that the credits held for a video were returned after it had ended. */
  creditsChanged: (tx: TenantTx, videoId: string | null) => Promise<void>
}

interface Deps {
  db: Db
  leases: Leases
  endings: Pick<Endings, 'begin'>
  media: ProviderMedia
  mediaProcessor: Pick<MediaProcessor, 'process'>
  storage: Storage
  videos: () => Pick<ClipVideos, 'inClipEnd'>
  clock: Clock
  newId: () => string
}

/** The speech of a video for which a clip is requested. */
export interface ClipSpeech {
  speechKey: string
  speechHash: string
  speechFiles: string[]
  seconds: number
}

type Row = store.RequestRow

export type Clips = ReturnType<typeof createClips>

/** Clips of twins that speak the words of a video, made by the service that trained the twin. */
export function createClips({ db, leases, endings, media, mediaProcessor, storage, videos, clock, newId }: Deps) {
  return { find, request, takeOver, prepare, fetch, fail, endOrphans }

  /** Returns the clip of a video and whether it is ready; undefined where none was requested. */
  async function find(tenantId: string, videoId: string) {
    const row = await db.inTenant(tenantId, (tx) => store.lockClipOf(tx, videoId))
    if (!row) return undefined
    const { clip_key: clipKey, speech_hash: speechHash, speech_files: files, percent } = row
    const isReady = row.state === 'ready' && clipKey !== null
    return { clipKey: isReady ? clipKey : null, speechHash, speechFiles: files as string[], percent }
  }

  /**
   * Requests a clip of a video that the caller has locked, and ends a pending one with other words. Returns false where the
   * twin can no longer speak.
   */
  async function request(tx: TenantTx, of: { videoId: string; avatarId: string } & ClipSpeech): Promise<boolean> {
    const twin = await store.lockTrainingOf(tx, of.avatarId)
    if (twin?.state !== 'ready' || twin.provider_id === null) return false
    const before = await store.lockClipOf(tx, of.videoId)
    if (before?.speech_hash === of.speechHash) return true
    if (before) await endings.begin(tx, before)
    const id = newId()
    await store.insertRequest(tx, {
      id,
      kind: 'clip',
      avatar_id: of.avatarId,
      video_id: of.videoId,
      service_id: twin.service_id,
      provider: twin.provider,
      twin_provider_id: twin.provider_id,
      speech_key: of.speechKey,
      speech_hash: of.speechHash,
      speech_files: jsonb(of.speechFiles),
      speech_seconds: of.seconds,
      at: clock.now(),
    })
    await leases.enqueue(tx, id, 0)
    return true
  }

  /**
   * Ends the clip of a locked video that ends without it. Returns true where the credits stay held until the service is known
   * to have stopped.
   */
  async function takeOver(tx: TenantTx, videoId: string, holdId: string | null): Promise<boolean> {
    const row = await store.lockClipOf(tx, videoId)
    if (!row || row.state === 'ready') return false
    await endings.begin(tx, row, holdId)
    return holdId !== null
  }

  /** Returns the call that requests the clip. */
  async function prepare(row: Row, provider: TwinProvider, folder: string) {
    const asked = {
      reference: row.id,
      twinId: row.twin_provider_id ?? '',
      speech: await media.openFor(row.tenant_id, provider, folder)(row.speech_key ?? ''),
      callbackUrl: await media.callbackOf(row),
    }
    return (signal: AbortSignal) => provider.speak(asked, signal)
  }

  /** Downloads a finished clip and converts it for renders. The service's original bytes are never served. */
  async function fetch(row: Row, provider: TwinProvider, folder: string, signal: AbortSignal): Promise<void> {
    const inputPath = join(folder, 'clip-in.mp4')
    await provider.fetchClip(row.provider_id ?? '', inputPath, signal)
    const job = { kind: 'clip' as const, inputPath, outputFolder: folder }
    const made = await mediaProcessor.process(job, { onProgress: () => {}, signal }).catch((error: unknown) => {
      if (error instanceof RenderError && !error.isLost) return undefined
      throw error
    })
    const off = Math.abs((made?.durationSeconds ?? 0) - (row.speech_seconds ?? 0))
    if (!made?.filePath || off > SECONDS_OFF_MAX || row.video_id === null) return fail(row, CLIP_UNFIT)
    const key = `${row.tenant_id}/videos/${row.video_id}/clip-${row.id}.mp4`
    await storage.put(key, made.filePath)
    let isKept = false
    await videos().inClipEnd(row.tenant_id, row.video_id, async (tx) => {
      const now = await store.lockRequest(tx, row.id)
      if (now?.state !== 'working') return undefined
      isKept = true
      await leases.release(tx, row.id, { state: 'ready', clip_key: key, percent: 100, tries: 0, error: null }, 0)
      return { isReady: true }
    })
    if (!isKept) await storage.removeAll(key)
  }

  /** The service is known not to work on it, so the video fails and its credits are returned in one transaction. */
  async function fail(row: Row, message: string): Promise<void> {
    if (row.video_id === null) return void (await leases.save(row, { state: 'failed', error: message }))
    await videos().inClipEnd(row.tenant_id, row.video_id, async (tx) => {
      const now = await store.lockRequest(tx, row.id)
      if (!now || !store.IN_FLIGHT.some((state) => state === now.state)) return undefined
      await leases.release(tx, row.id, { state: 'failed', error: message, provider_id: null })
      return { error: { code: 'twin-service-failed', message } }
    })
  }

  /** Ends the clips of videos that were deleted for good. */
  async function endOrphans(tenantId: string, limit: number): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      for (const row of await store.lockOrphans(tx, limit)) await endings.begin(tx, row)
    })
  }
}
