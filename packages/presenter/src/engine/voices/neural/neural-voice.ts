import type { NeuralVoiceChoice } from '../../../composition/render-inputs.ts'
import type { Language } from '../../../composition/render-job.ts'
import { secondsOf } from '../../../script/index.ts'
import type { ScriptSentence } from '../../../script/index.ts'
import { inOrder } from '../in-order.ts'
import { scriptTiming } from '../script-timing.ts'
import { textOf } from '../sentence-text.ts'
import type { SentenceStore } from '../speech-cache.ts'
import { PAUSE_SECONDS } from '../voice.ts'
import type { Utterance, Voice } from '../voice.ts'
import { neuralIdentity } from './neural-identity.ts'
import { voiceProcessOf } from './voice-process.ts'
import type { SpokenSound } from './speaking-messages.ts'
import { tokenTiming } from './token-timing.ts'
import { readVoiceFile } from './voice-file.ts'

/** The next sentence is spoken while the times of one are found. A second process on the same processors gains nothing. */
const CONCURRENCY = 2
/** The timeout of a sentence: a hundred times the duration that a fast voice needs. */
const LIMIT_MS = 20_000
const LIMIT_PER_SECOND_MS = 4000

type Choice = Pick<NeuralVoiceChoice, 'folder' | 'voiceNumber'> & { speed: number }

/**
 * Opens a voice of a speech model on this machine. `reference` is for the times of words. Sentences in `store` are not spoken
 * again. Throws `voice-removed`, `voice-missing`, `voice-failed` or `cancelled`.
 */
export async function openNeuralVoice(
  { folder, voiceNumber = 0, speed }: Choice,
  language: Language,
  reference: Voice | undefined,
  store?: SentenceStore,
): Promise<Voice> {
  const file = await readVoiceFile(folder)
  const { rate, hopSamples, symbols } = file
  const voiceProcess = voiceProcessOf(folder, language)
  const identity = neuralIdentity({ folder, voiceNumber })

  async function soundOf(sentence: ScriptSentence, signal: AbortSignal): Promise<SpokenSound> {
    const text = textOf(sentence)
    const pace = speed * (sentence.pace ?? 1)
    const name = JSON.stringify([...identity, language, pace, text])
    const tokensName = `${name} tokens`
    const samples = await store?.read(name)
    if (samples) return { samples, tokens: await store?.read(tokensName) }
    const limitMs = LIMIT_MS + LIMIT_PER_SECOND_MS * secondsOf([sentence], language)
    const sound = await voiceProcess.speak({ text, voiceNumber, speed: pace, limitMs }, signal)
    if (sound.tokens) await store?.write(tokensName, sound.tokens)
    await store?.write(name, sound.samples)
    return sound
  }

  async function utteranceOf(
    sentence: ScriptSentence,
    { samples, tokens }: SpokenSound,
    signal: AbortSignal,
  ): Promise<Utterance> {
    const timed =
      tokens && hopSamples && symbols && reference
        ? await tokenTiming(sentence, { tokens, symbols, secondsPerFrame: hopSamples / rate }, reference, signal)
        : (await scriptTiming([sentence], { samples, rate }, reference, signal)).sentences[0]
    return { samples, words: timed?.words ?? [], phonemes: timed?.phonemes ?? [], pauseSeconds: PAUSE_SECONDS }
  }

  return {
    rate,
    isSynthetic: false,
    async *say(sentences, signal) {
      const spoken = inOrder(sentences, soundOf, { concurrency: CONCURRENCY, signal })
      for await (const [sentence, sound, ended] of spoken) yield await utteranceOf(sentence, sound, ended)
    },
  }
}
