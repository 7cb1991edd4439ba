import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MediaError } from '../../../composition/render-job.ts'
import type { Language } from '../../../composition/render-job.ts'

/** Any other value shortens the pauses inside the sound, and every time after them would be wrong. */
export const SILENCE_SCALE = 1

/** The description of a voice, inside its folder. It is written last: a folder without it is no voice. */
export const VOICE_FILE = 'voice.json'

/** A speech model that sherpa-onnx runs, in a folder of its own. Paths are relative to the folder. */
export interface NeuralVoiceFile {
  format: 1
  family: 'kitten' | 'kokoro' | 'matcha' | 'vits'
  rate: number
  /** Options of the model that name a file or folder, e.g. `model`, `tokens`, `dataDir`. */
  paths: Record<string, string>
  /** Samples of one frame, where the model also gives the length of every token in frames. Undefined: it gives sound only. */
  hopSamples?: number
  /** IPA symbol of each token id. */
  symbols?: Record<number, string>
}

/** Names of eSpeak. Chinese is read from the lexicon of the model. */
const ESPEAK_NAMES: Partial<Record<Language, string>> = { en: 'en-us', es: 'es', hi: 'hi' }

/** Reads the description of a voice. Throws `voice-removed` where there is none. */
export async function readVoiceFile(folder: string): Promise<NeuralVoiceFile> {
  const text = await readFile(join(folder, VOICE_FILE), 'utf8').catch((cause: unknown) => {
    const message = 'The voice of this video is no longer available. Choose another voice.'
    throw new MediaError('voice-removed', message, { cause })
  })
  return JSON.parse(text) as NeuralVoiceFile
}

/** Returns the settings with which sherpa-onnx opens a voice. */
export function speechSettings(
  folder: string,
  { family, paths }: NeuralVoiceFile,
  language: Language,
  threads: number,
) {
  const options = Object.fromEntries(
    // Lexicons may be several, separated by commas.
    Object.entries(paths).map(([name, path]) => [
      name,
      path
        .split(',')
        .map((one) => join(folder, one))
        .join(','),
    ]),
  )
  // Only Kokoro speaks several languages with one model.
  const lang = family === 'kokoro' ? ESPEAK_NAMES[language] : undefined
  return {
    model: { [family]: { ...options, ...(lang ? { lang } : {}) }, numThreads: threads, provider: 'cpu', debug: false },
    maxNumSentences: 1,
    silenceScale: SILENCE_SCALE,
  }
}
