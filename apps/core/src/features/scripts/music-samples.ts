import type { MusicMood } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { drawnBrand } from '../tenants/index.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Owner } from '../../ports/owner.ts'
import { RenderError } from '../../ports/renderer.ts'
import type { MusicJob, TextToSpeech } from '../../ports/text-to-speech.ts'

/** A sample has 384,044 bytes: these take 12 MB. */
const KEPT_MAX = 32

interface Deps {
  textToSpeech: Pick<TextToSpeech, 'playMusic'>
}

export type MusicSamples = ReturnType<typeof createMusicSamples>

/** The music of each mood and site, composed once and cached in memory. The least recently used sample is evicted first. */
export function createMusicSamples({ textToSpeech }: Deps) {
  const kept = new Map<string, Promise<Buffer>>()
  return { play }

  /** Returns a WAV file. Throws busy or preview-failed. */
  async function play({ brand }: Pick<Tenant, 'brand'>, mood: MusicMood, owner: Owner): Promise<Buffer> {
    // A brand kit gives its videos other notes in the same mood.
    const { name: brandName } = drawnBrand(brand)
    const key = JSON.stringify([mood, brandName])
    const sample = kept.get(key) ?? compose({ mood, brandName }, owner)
    kept.delete(key)
    kept.set(key, sample)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    try {
      return await sample
    } catch (error) {
      if (kept.get(key) === sample) kept.delete(key)
      throw error
    }
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
