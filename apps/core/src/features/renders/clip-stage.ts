import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Db } from '../../platform/db/open.ts'
import { RenderError, type RenderHooks, type RenderJob, type Renderer } from '../../ports/renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import type { Clips } from '../twin-services/index.ts'
import { lockConcurrencyLimit } from './concurrency-limit-store.ts'
import type { Run } from './lifecycle.ts'
import { retry } from './render-job.ts'
import { createRenditionFiles } from './rendition-files.ts'
import type { RenderedVideo, VideoRows } from './video-rows.ts'

/** The video waits for a clip of its twin, and resumes once it has arrived. */
export class ClipPending extends Error {}

type SpokenRow = Pick<RenderedVideo, 'voice_id'>

/** Returns a hash of everything that determines the sound of a video. A clip made for another sound does not fit. */
export function speechHashOf(job: RenderJob, { voice_id: recordingId }: SpokenRow): string {
  const { script, language, presenterId, sound } = job
  const { voice, speed, pronunciation } = sound
  const spoken = JSON.stringify([script, language, presenterId, recordingId ?? [voice, speed, pronunciation]])
  return createHash('sha256').update(spoken).digest('hex')
}

interface Deps {
  db: Db
  renderer: Pick<Renderer, 'recordSpeech'>
  storage: Storage
  clips: Pick<Clips, 'request'>
  videoRows: Pick<VideoRows, 'lock'>
  newId: () => string
}

/**
 * Requests a clip in which the twin of a video speaks its words, from the service that trained it. The service gets speech that
 * we have synthesized, so voice, pronunciation and captions are as in any other video, and the cost is known in advance.
 */
export function createClipStage({ db, renderer, storage, clips, videoRows, newId }: Deps) {
  const files = createRenditionFiles(storage)
  return { requestClip }

  /** Throws ClipPending after requesting a clip. Returns false for a twin that does not speak any more. */
  async function requestClip(
    run: Run,
    row: Pick<RenderedVideo, 'avatar_id' | 'voice_id'>,
    { job, folder }: { job: RenderJob; folder: string },
    hooks: RenderHooks,
  ): Promise<false> {
    const speech = { ...job, outputPath: join(folder, 'speech.wav') }
    const { durationSeconds: seconds } = await retry(() => renderer.recordSpeech(speech, hooks), hooks.signal)
    const key = `${run.tenantId}/videos/${run.videoId}/speech-${newId()}`
    const speechFiles = await files.saveSpeech(key, job.speechCacheFolder)
    await storage.put(`${key}.wav`, speech.outputPath)
    const of = { videoId: run.videoId, avatarId: row.avatar_id ?? '', speechKey: `${key}.wav`, speechFiles, seconds }
    const asked = await db.inTenant(run.tenantId, async (tx) => {
      await lockConcurrencyLimit(tx)
      const video = await videoRows.lock(tx, run.videoId)
      // The video was given up meanwhile, so no clip may be requested for it.
      if (video?.claim_id !== run.claimId || video.status !== 'processing') return 'lost'
      return (await clips.request(tx, { ...of, speechHash: speechHashOf(job, row) })) ? 'asked' : 'silent'
    })
    if (asked === 'asked') throw new ClipPending()
    for (const one of [`${key}.wav`, ...speechFiles]) await storage.removeAll(one)
    if (asked === 'lost') throw new RenderError('cancelled', 'The video was stopped.')
    return false
  }
}
