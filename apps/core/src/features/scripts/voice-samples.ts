import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SpokenLanguage } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { TextToSpeech } from '../../ports/text-to-speech.ts'
import { createPreviewCache } from './preview-cache.ts'
import { spokenBy } from './spoken-by.ts'
import type { Avatars } from '../avatars/index.ts'
import type { Voices } from '../voice-models/index.ts'

const SENTENCES: Record<SpokenLanguage, string> = {
  en: 'Hello, and welcome. This is how I sound in your videos.',
  es: 'Hola, bienvenidos. Así suena mi voz en los videos.',
  fa: 'سلام، خوش آمدید. صدای من در ویدیوهای شما این‌طور است.',
  hi: 'नमस्ते, आपका स्वागत है। वीडियो में मेरी आवाज़ ऐसी सुनाई देती है।',
  zh: '你好，欢迎观看。这就是我在视频里的声音。',
}
/** Moves the lips of a sample, which nobody sees. */
const UNSEEN_PRESENTER = 'maya'

interface Parts {
  db: Db
  avatars: Pick<Avatars, 'choose'>
  voices: Pick<Voices, 'choose'>
  textToSpeech: TextToSpeech
  clock: Clock
}

interface Asked {
  voice: string
  language: SpokenLanguage
  avatarId?: string | undefined
}

export type VoiceSamples = ReturnType<typeof createVoiceSamples>

/**
 * One sentence of each voice and language, spoken once: that of a speech model is kept in its folder and goes with it, that of a
 * presenter in memory.
 */
export function createVoiceSamples({ db, avatars, voices, textToSpeech, clock }: Parts) {
  const cache = createPreviewCache(clock)
  return { speak }

  /** Returns a WAV file. Throws avatar-unknown, voice-missing or preview-failed, or what choosing a voice throws. */
  async function speak(tenant: Tenant, person: Person, { voice, language, avatarId }: Asked): Promise<Buffer> {
    const neuralVoice = await voices.choose(voice, language)
    if (!neuralVoice) {
      if (!avatarId) throw new AppError('avatar-unknown')
      const { presenterId } = await db.inTenant(tenant.id, (tx) => avatars.choose(tx, person.id, avatarId))
      return spoken(tenant, { presenterId, language })
    }
    const path = join(neuralVoice.folder, 'samples', `${neuralVoice.voiceNumber}-${language}.wav`)
    const kept = await readFile(path).catch(() => undefined)
    if (kept) return kept
    const file = await spoken(tenant, { presenterId: UNSEEN_PRESENTER, language, neuralVoice })
    // A disk that is full or read-only costs the next person a few seconds, and nothing else.
    await writeWhole(path, file).catch(() => undefined)
    return file
  }

  async function spoken({ brand }: Tenant, asked: SampleJob): Promise<Buffer> {
    const { language } = asked
    const pace = { speed: 1, pronunciation: [], shape: '16:9', fontFamily: brand.fontFamily } as const
    const job = { ...asked, ...pace, pronunciation: [], script: SENTENCES[language] }
    const { sound } = await cache.get(JSON.stringify(asked), () => spokenBy(textToSpeech, job))
    return Buffer.from(sound, 'base64')
  }
}

type SampleJob = Pick<Parameters<TextToSpeech['synthesize']>[0], 'language' | 'neuralVoice' | 'presenterId'>

async function writeWhole(path: string, file: Buffer): Promise<void> {
  // Not with its parents: a voice that was removed meanwhile must not leave a folder behind.
  await mkdir(dirname(path)).catch(() => undefined)
  const part = `${path}.${randomUUID()}.part`
  await writeFile(part, file)
  await rename(part, path)
}
