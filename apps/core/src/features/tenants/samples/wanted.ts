import { createHash } from 'node:crypto'
import { VideoLook, VideoSound } from '@vitrine/contract/api'
import { presenters } from '@vitrine/presenter/people'
import { drawnBrand } from '../brand/drawn-brand.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { RenderJob } from '../../../ports/renderer.ts'
import { labelledLook } from '../ai-label.ts'

/** A sample video to be made: its audience, and everything it is made of. */
export interface WantedSample {
  audience: number
  /** Identifies everything that the video depends on: brand, texts and version of the renderer. */
  look: string
  job: Omit<RenderJob, 'outputPath' | 'posterPath'>
}

/** Returns the sample videos of a tenant, one for each audience of its landing page, spoken by its presenters in turn. */
export function wantedSamples(tenant: Tenant, rendererVersion: string): WantedSample[] {
  return tenant.words.audiences.map((_, audience) => {
    const job = jobOf(tenant, audience)
    const look = createHash('sha256')
      .update(JSON.stringify([rendererVersion, job]))
      .digest('hex')
      .slice(0, 16)
    return { audience, look, job }
  })
}

/** A tenant without sample texts of its own uses its sample line. */
function jobOf({ words, brand, settings, vertical }: Tenant, audience: number): WantedSample['job'] {
  const sample = words.samples?.[audience] ?? { title: brand.companyName, script: words.sampleLine, facts: {} }
  const presenterId = settings.presenters[audience % settings.presenters.length] ?? settings.presenters[0]
  return {
    ...sample,
    language: 'en',
    presenterId,
    presenterName: presenters.find(({ id }) => id === presenterId)?.name ?? brand.companyName,
    place: '',
    vertical,
    brand: drawnBrand(brand),
    lines: settings.video,
    look: labelledLook({ settings }, VideoLook.parse({ definition: '720p' })),
    sound: VideoSound.parse({}),
  }
}
