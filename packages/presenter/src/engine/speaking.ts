import type { SpokenSentence, Speech } from '../acting/speech.ts'
import type { FilmLanguage } from '../film/film-job.ts'
import type { PresenterId } from '../rig/presenters.ts'
import type { Speakable } from '../script/index.ts'
import { openVoice, VOICE_RATE } from './voice.ts'
import type { Utterance } from './voice.ts'

const LEAD_IN_SECONDS = 0.35
const PAUSE_SECONDS = 0.36
const LEAD_OUT_SECONDS = 0.95
// The voice reports the start of its last sound, not its end.
const LAST_SOUND_SECONDS = 0.13

const silence = (seconds: number) => new Int16Array(Math.round(seconds * VOICE_RATE))

function placed(utterance: Utterance, offsetSeconds: number): { sentence: SpokenSentence; sounds: Speech['sounds'] } {
  const sounds = utterance.sounds.map(({ seconds, ipa }) => ({ seconds: seconds + offsetSeconds, ipa }))
  const lastSound = sounds.findLast(({ ipa }) => ipa !== '')
  const end = offsetSeconds + utterance.seconds
  return {
    sounds,
    sentence: {
      startSeconds: offsetSeconds,
      endSeconds: Math.min(end, (lastSound?.seconds ?? end) + LAST_SOUND_SECONDS),
      words: utterance.words.map((word) => ({
        text: word.text,
        startSeconds: word.startSeconds + offsetSeconds,
        stressSeconds: word.stressSeconds + offsetSeconds,
      })),
    },
  }
}

/**
 * Says a script sentence by sentence: hands the sound on as it comes, 22050 Hz, and answers the times of everything in it.
 * `onSentence` is called between sentences and may throw to stop.
 */
export async function speakScript(
  script: Speakable,
  presenter: PresenterId,
  language: FilmLanguage,
  pushSound: (samples: Int16Array) => void,
  onSentence: (share: number) => void,
): Promise<Speech> {
  const say = await openVoice(presenter, language)
  const speech: Speech = { sentences: [], sounds: [], durationSeconds: 0 }
  let sampleCount = 0
  const push = (samples: Int16Array) => {
    pushSound(samples)
    sampleCount += samples.length
  }
  push(silence(LEAD_IN_SECONDS))
  for (const [index, sentence] of script.sentences.entries()) {
    onSentence(index / script.sentences.length)
    if (index > 0) push(silence(PAUSE_SECONDS))
    const utterance = say(sentence)
    const { sentence: spoken, sounds } = placed(utterance, sampleCount / VOICE_RATE)
    speech.sentences.push(spoken)
    speech.sounds.push(...sounds)
    push(utterance.samples)
    await new Promise((resolve) => setImmediate(resolve))
  }
  push(silence(LEAD_OUT_SECONDS))
  speech.durationSeconds = sampleCount / VOICE_RATE
  return speech
}
