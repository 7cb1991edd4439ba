import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BUILT_IN_VOICE, type SpokenLanguage } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { NeuralSpeakingVoice } from '../../ports/speaking-voice.ts'
import type { TextToSpeech } from '../../ports/text-to-speech.ts'
import { createPreviewCache } from './preview-cache.ts'
import { spokenBy } from './spoken-by.ts'
import type { Avatars } from '../avatars/index.ts'
import type { Voices } from '../voices/index.ts'

const SENTENCES: Record<SpokenLanguage, string> = {
  en: 'Hello, and welcome. This is how I sound in your videos.',
  es: 'Hola, bienvenidos. Así suena mi voz en los videos.',
  fa: 'سلام، خوش آمدید. صدای من در ویدیوهای شما این‌طور است.',
  hi: 'नमस्ते, आपका स्वागत है। वीडियो में मेरी आवाज़ ऐसी सुनाई देती है।',
  zh: '您好，欢迎观看。这就是我在视频里的声音。',
}
/** Required by the speech job; samples show no presenter. */
const UNSEEN_PRESENTER = 'maya'

interface Deps {
  db: Db
  avatars: Pick<Avatars, 'choose'>
  voices: Pick<Voices, 'choose' | 'speakingVoiceOf'>
  textToSpeech: TextToSpeech
  clock: Clock
}

interface SampleRequest {
  voice: string
  language: SpokenLanguage
  avatarId?: string | undefined
}

interface Asker {
  tenant: Tenant
  person: Person
}

export type VoiceSamples = ReturnType<typeof createVoiceSamples>

/**
 * One sentence of each voice and language, spoken once. Samples of a speech model are stored in its folder and deleted with it;
 * samples of a presenter are cached in memory.
 */
export function createVoiceSamples({ db, avatars, voices, textToSpeech, clock }: Deps) {
  const cache = createPreviewCache(clock)
  return { speak }

  /** Returns a WAV file. Throws avatar-unknown, voice-missing, busy or preview-failed, or what choosing a voice throws. */
  async function speak(tenant: Tenant, person: Person, { voice, language, avatarId }: SampleRequest): Promise<Buffer> {
    if (voice === BUILT_IN_VOICE && !avatarId) throw new AppError('avatar-unknown')
    const [presenterId, chosen] = await db.inTenant(tenant.id, async (tx) => {
      const presenter = avatarId ? (await avatars.choose(tx, person.id, avatarId)).presenterId : UNSEEN_PRESENTER
      return [presenter, await voices.choose(tx, { voice, presenterId: presenter, language })]
    })
    const speaking = await voices.speakingVoiceOf(tenant.id, chosen.id)
    if (speaking === undefined) throw new AppError('voice-unavailable')
    const asker = { tenant, person }
    if (speaking === null) return spoken(asker, { presenterId, language })
    const asked = { presenterId: UNSEEN_PRESENTER, language, voice: speaking }
    return speaking.kind === 'neural' ? ofModel(asker, asked, speaking) : spoken(asker, asked)
  }

  async function ofModel(
    asker: Asker,
    asked: SampleJob,
    { folder, voiceNumber }: NeuralSpeakingVoice,
  ): Promise<Buffer> {
    const path = join(folder, 'samples', `${voiceNumber}-${asked.language}.wav`)
    const kept = await readFile(path).catch(() => undefined)
    if (kept) return kept
    const file = await spoken(asker, asked)
    // On a full or read-only disk the sample is spoken again at the next request, which takes a few seconds.
    await writeWhole(path, file).catch(() => undefined)
    return file
  }

  async function spoken({ tenant, person }: Asker, asked: SampleJob): Promise<Buffer> {
    const { language } = asked
    const pace = { speed: 1, pronunciation: [], shape: '16:9', fontFamily: tenant.brand.fontFamily } as const
    const job = { ...asked, ...pace, pronunciation: [], script: SENTENCES[language] }
    const speakNow = () => spokenBy(textToSpeech, job, ownerOf(person))
    const { sound } = await cache.get(keyOf(tenant.id, asked), speakNow)
    return Buffer.from(sound, 'base64')
  }
}

type SampleJob = Pick<Parameters<TextToSpeech['synthesize']>[0], 'language' | 'presenterId' | 'voice'>

/** Voices of a server belong to a tenant; their address and ticket change between requests. */
function keyOf(tenantId: string, { voice, ...asked }: SampleJob): string {
  return JSON.stringify([asked, voice?.kind === 'remote' ? [tenantId, voice.service, voice.voice] : voice])
}

async function writeWhole(path: string, file: Buffer): Promise<void> {
  // Not recursive: a voice that was removed in the meantime must not leave a folder behind.
  await mkdir(dirname(path)).catch(() => undefined)
  const part = `${path}.${randomUUID()}.part`
  await writeFile(part, file)
  await rename(part, path)
}
