/**
 * A process that speaks with one voice: broken models abort, exit or hang it, and eSpeak inside the library is set up once per
 * process. Arguments: folder of the voice, language, threads.
 */
import type { Language } from '../../../composition/render-job.ts'
import { splitTokens } from './sound-with-tokens.ts'
import type { FromVoice, SpeakRequest, SpokenSound } from './speaking-messages.ts'
import { loadSpeechLibrary } from './speech-library.ts'
import type { SpeechLibrary } from './speech-library.ts'
import { SILENCE_SCALE, readVoiceFile, speechSettings } from './voice-file.ts'

const send = (message: FromVoice) => process.send?.(message)
// A thread of the library may be in the middle of a sentence, which only ends with the process.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

function refuse(isMissing: boolean): void {
  send({ type: 'refused', isMissing })
  process.disconnect()
}

function joined(parts: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const library = loadSpeechLibrary()
const [folder = '', language = 'en', threads = '1'] = process.argv.slice(2)

async function open(speech: SpeechLibrary): Promise<void> {
  const file = await readVoiceFile(folder)
  const voice = await speech.OfflineTts.createAsync(speechSettings(folder, file, language as Language, Number(threads)))
  if (voice.sampleRate !== file.rate) throw new Error('The model has another sample rate than its description.')

  /** The library hands on one part for each sentence that it finds in the text. */
  async function speak({ text, voiceNumber, speed }: SpeakRequest): Promise<SpokenSound> {
    const parts: SpokenSound[] = []
    const onProgress = ({ samples }: { samples: Float32Array }) =>
      void parts.push(splitTokens(samples, file.hopSamples))
    const generationConfig = { sid: voiceNumber, speed, silenceScale: SILENCE_SCALE }
    await voice.generateAsync({ text, generationConfig, onProgress })
    return {
      samples: joined(parts.map(({ samples }) => samples)),
      tokens: file.hopSamples ? joined(parts.map(({ tokens }) => tokens ?? new Int16Array(0))) : undefined,
    }
  }

  let turn = Promise.resolve()
  process.on('message', (request: SpeakRequest) => {
    turn = turn
      .then(async () => void send({ type: 'spoken', id: request.id, sound: await speak(request) }))
      .catch(() => void send({ type: 'failed', id: request.id }))
  })
  send({ type: 'opened' })
}

if (library) await open(library).catch(() => refuse(false))
else refuse(true)
