import { join } from 'node:path'
import type { VideoFacts } from '@vitrine/contract'
import { VideoLook, VideoSound } from '@vitrine/contract/api'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { RenderError, type RenderJob } from '../../ports/renderer.ts'
import type { RenderedVideo } from './video-rows.ts'
import { kitInJob, nameInFiles, storedKit } from '../brand-kits/index.ts'
import { drawnBrand, labelledLook } from '../tenants/index.ts'
import { drawnTitle } from './drawn-text.ts'

/** The number of times that a task whose process died is retried within one job. */
const LOST_TRIES = 2

/**
 * Returns the render job of a video with its brand kit or the current brand of the site. All files are written below `folder`.
 */
export function renderJobOf(tenant: Tenant, row: RenderedVideo, folder: string): RenderJob {
  const look = labelledLook(tenant, VideoLook.parse(row.look))
  const kit = storedKit(row.brand_kit)
  const job = kit ? kitInJob(tenant, kit) : { brand: drawnBrand(tenant.brand), lines: tenant.settings.video }
  return {
    script: row.script,
    language: row.language,
    presenterId: row.presenter_id,
    presenterName: row.presenter_id.charAt(0).toUpperCase() + row.presenter_id.slice(1),
    title: drawnTitle(row),
    place: row.property_address ?? '',
    facts: row.facts as VideoFacts,
    vertical: tenant.vertical,
    recipient: row.recipient,
    ...job,
    brand: { ...job.brand, ...(look.accent ? { accent: look.accent } : {}) },
    nameInFiles: nameInFiles(tenant, kit),
    look,
    sound: soundOf(row),
    outputPath: join(folder, 'video.mp4'),
    posterPath: join(folder, 'poster.jpg'),
    captionsPath: join(folder, 'captions'),
    ...(look.unbrandedCopy ? { unbrandedPath: join(folder, 'unbranded.mp4') } : {}),
    speechCacheFolder: join(folder, 'kept'),
  }
}

/** Returns the sound settings. Pronunciations chosen for this video come first, because they take precedence over the glossaries. */
function soundOf({ sound, glossary }: RenderedVideo): VideoSound {
  const { pronunciation, ...chosen } = VideoSound.parse(sound)
  return { ...chosen, pronunciation: [...pronunciation, ...(glossary as VideoSound['pronunciation'])] }
}

/** Repeats work whose process died, a few times. */
export async function retry<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof RenderError && error.isLost) || tries >= LOST_TRIES || signal.aborted) throw error
    }
  }
}

/**
 * Returns the job with the presenter's own voice, if `error` says that the speech server cannot be reached and the person does not want to
 * wait for it. Throws `error` otherwise.
 */
export function withoutVoice(job: RenderJob, error: unknown): RenderJob {
  const isUnreachable = error instanceof RenderError && error.code === 'voice-unreachable'
  if (!isUnreachable || job.sound.whenVoiceUnavailable === 'wait') throw error
  const { voice: _, ...rest } = job
  return rest
}
