import type { MusicMood } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { createLruCache } from '../../platform/lru-cache/lru-cache.ts'
import { drawnBrand } from '../tenants/index.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Owner } from '../../ports/owner.ts'
import { RenderError } from '../../ports/renderer.ts'
import type { MusicJob, TextToSpeech } from '../../ports/text-to-speech.ts'

/** A sample has 384,044 bytes: these take 12 MB. */
const SAMPLES_MAX = 32

interface Deps {
  textToSpeech: Pick<TextToSpeech, 'playMusic'>
}

export type MusicSamples = ReturnType<typeof createMusicSamples>

/** The music of each mood and site, composed once and cached in memory. */
export function createMusicSamples({ textToSpeech }: Deps) {
  const cache = createLruCache<Buffer>({ sizeMax: SAMPLES_MAX })
  return { play }

  /** Returns a WAV file. Throws busy or preview-failed. */
  async function play({ brand }: Pick<Tenant, 'brand'>, mood: MusicMood, owner: Owner): Promise<Buffer> {
    // A brand kit gives its videos other notes in the same mood.
    const { name: brandName } = drawnBrand(brand)
    return cache.get(JSON.stringify([mood, brandName]), () => compose({ mood, brandName }, owner))
  }

  async function compose(job: MusicJob, owner: Owner): Promise<Buffer> {
    try {
      return Buffer.from(await textToSpeech.playMusic(job, owner), 'base64')
    } catch (error) {
      if (!(error instanceof RenderError)) throw error
      throw new AppError('preview-failed', { cause: error })
    }
  }
}
