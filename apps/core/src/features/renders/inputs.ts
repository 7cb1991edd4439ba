import { extname, join } from 'node:path'
import type { Db } from '../../platform/db/open.ts'
import { fetchFile } from '../../platform/storage/fetch-file.ts'
import { RenderError, type RenderJob } from '../../ports/renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import { speechHashOf } from './clip-stage.ts'
import { createRenditionFiles } from './rendition-files.ts'
import { editsToDraw } from './storyboard-store.ts'
import type { RenderedVideo, VideoRows } from './video-rows.ts'
import type { Avatars } from '../avatars/index.ts'
import { type BrandKits, storedKit } from '../brand-kits/index.ts'
import type { Clips } from '../twin-services/index.ts'
import type { Mouths } from '../twins/index.ts'
import type { Uploads } from '../uploads/index.ts'
import type { Voices } from '../voices/index.ts'

/** The failure reason of a video whose presenter’s person has withdrawn their consent. */
export const REVOKED =
  'The person in this video has withdrawn their consent. You weren’t charged. Choose another presenter.'
const REMOVED = 'The voice of this video is no longer available. Choose another voice.'

interface Deps {
  db: Db
  brandKits: Pick<BrandKits, 'logoOf'>
  avatars: Pick<Avatars, 'twinOf'>
  clips: Pick<Clips, 'find'>
  mouths: Pick<Mouths, 'keyFor'>
  uploads: Pick<Uploads, 'contentsOf' | 'voiceOf'>
  voices: Pick<Voices, 'speakingVoiceOf'>
  videoRows: Pick<VideoRows, 'listContents'>
  storage: Storage
}

interface Place {
  tenantId: string
  row: Pick<RenderedVideo, 'avatar_id' | 'brand_kit' | 'id' | 'speech_files' | 'user_id' | 'voice_id'>
  folder: string
}

export type RenderInputs = ReturnType<typeof createRenderInputs>

/** Copies the inputs of a render into its folder: logo, a twin's recording, voice-over, pictures, and the voice that speaks. */
export function createRenderInputs(deps: Deps) {
  const { db, brandKits, avatars, clips, mouths, uploads, voices, videoRows, storage } = deps
  const files = createRenditionFiles(storage)
  return { stageInputs, clipOf }

  async function stageInputs(job: RenderJob, place: Place): Promise<RenderJob> {
    const brand = { ...job.brand, ...(await logo(place)) }
    const sound = await voice(place, job.sound.voice)
    const shown = { ...(await twin(place)), ...(await pictures(place)), ...(await storyboard(place)) }
    return withClip({ ...job, brand, ...shown, ...sound }, place)
  }

  /** The clip in which a twin speaks the words of the video, in place of its recording, with the speech that it was made to. */
  async function withClip(job: RenderJob, place: Place): Promise<RenderJob> {
    const found = job.footagePath ? await clipOf(job, place) : undefined
    if (!found?.clipKey) return job
    if (job.speechCacheFolder) await files.fetchKept(found.speechFiles, job.speechCacheFolder)
    return {
      ...job,
      footageSpeaks: true,
      footagePath: await fetchFile(storage, found.clipKey, join(place.folder, 'clip.mp4')),
    }
  }

  /** Returns the clip that is made to the words of the video, if it was asked for. */
  async function clipOf(job: RenderJob, { tenantId, row }: Pick<Place, 'row' | 'tenantId'>) {
    const found = await clips.find(tenantId, row.id)
    return found?.speechHash === speechHashOf(job, row) ? found : undefined
  }

  /** Returns the scene edits to draw. They make a repeated render keep its backgrounds and camera moves. */
  async function storyboard({ tenantId, row }: Place): Promise<Partial<RenderJob>> {
    const edits = await db.inTenant(tenantId, (tx) => editsToDraw(tx, row.id))
    return edits ? { storyboard: edits } : {}
  }

  async function logo({ tenantId, row }: Place): Promise<{ logoSvg?: string }> {
    const logoId = storedKit(row.brand_kit)?.logoId
    const logo = logoId && (await brandKits.logoOf(tenantId, logoId))
    return logo ? { logoSvg: logo.rasterSvg ?? logo.svg } : {}
  }

  async function twin({ tenantId, row, folder }: Place): Promise<Partial<RenderJob>> {
    const found = await avatars.twinOf(tenantId, row.user_id, row.avatar_id)
    if (found === 'revoked') throw new RenderError('twin-revoked', REVOKED)
    if (!found) return {}
    const footagePath = await fetchFile(storage, found.footageKey, join(folder, 'footage.mp4'))
    // A service moves the lips itself.
    if (found.speaks) return { presenterName: found.name, footagePath, canFootageSpeak: true }
    const mouthsKey = await mouths.keyFor(tenantId, row.avatar_id)
    const mouthsPath = mouthsKey && (await fetchFile(storage, mouthsKey, join(folder, 'mouths')))
    return { presenterName: found.name, footagePath, ...(mouthsPath ? { mouthsPath } : {}) }
  }

  async function pictures({ tenantId, row, folder }: Place): Promise<Partial<RenderJob>> {
    const shown = await db.inTenant(tenantId, async (tx) =>
      uploads.contentsOf(tx, row.user_id, await videoRows.listContents(tx, row.id)),
    )
    if (shown.length === 0) return {}
    const laid = shown.map(async ({ id, key, caption, isPhoto, width, height }, index) => ({
      id,
      path: await fetchFile(storage, key, join(folder, `picture-${index}${extname(key)}`)),
      ...(caption ? { caption } : {}),
      ...(isPhoto ? { isPhoto } : {}),
      ...(width && height ? { width, height } : {}),
    }))
    return { pictures: await Promise.all(laid) }
  }

  async function voice({ tenantId, row, folder }: Place, voiceName: string): Promise<Partial<RenderJob>> {
    const { voice_id: id, user_id: userId } = row
    if (id === null) return synthesized(tenantId, voiceName, row)
    const { key } = await db.inTenant(tenantId, (tx) => uploads.voiceOf(tx, userId, id))
    return { recordingPath: await fetchFile(storage, key, join(folder, `voice${extname(key)}`)) }
  }

  /** Throws RenderError where the voice was removed since, and its speech was not kept. */
  async function synthesized(tenantId: string, voiceName: string, row: Place['row']): Promise<Partial<RenderJob>> {
    const found = await voices.speakingVoiceOf(tenantId, voiceName, { isKept: row.speech_files.length > 0 })
    if (found === undefined) throw new RenderError('voice-removed', REMOVED)
    return found ? { voice: found } : {}
  }
}
