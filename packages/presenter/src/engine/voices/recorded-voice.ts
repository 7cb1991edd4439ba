import type { ScriptSentence } from '../../script/index.ts'
import { SAMPLE_RATE } from '../sound/filters.ts'
import { soundOfFile } from './decoded-sound.ts'
import { spokenTimes } from './spoken-times.ts'
import type { SpokenTimes } from './spoken-times.ts'
import type { Utterance, Voice } from './voice.ts'

/** Cuts a recording where its sentences part, in the middle of the silence; nothing of it is lost. */
function utterancesOf(samples: Int16Array, { sentences }: SpokenTimes): Utterance[] {
  const cuts = sentences.map(({ startSeconds }, index) => {
    const before = sentences[index - 1]?.endSeconds ?? 0
    return index === 0 ? 0 : Math.round((Math.min(before, startSeconds) * 0.3 + startSeconds * 0.7) * SAMPLE_RATE)
  })
  return sentences.map(({ words, sounds }, index) => {
    const from = cuts[index] as number
    const offset = from / SAMPLE_RATE
    return {
      samples: samples.subarray(from, cuts[index + 1] ?? samples.length),
      sounds: sounds.map(({ seconds, ipa }) => ({ seconds: seconds - offset, ipa })),
      words: words.map((word) => ({
        text: word.text,
        startSeconds: Math.max(0, word.startSeconds - offset),
        stressSeconds: Math.max(0, word.stressSeconds - offset),
      })),
      // A person's own pauses are in the recording.
      pauseSeconds: 0,
    }
  })
}

/**
 * A person's voice-over. The words of the script are found in it by letting `reference` say the same; without one, or when the
 * person says something else, words and mouths follow the loudness. Throws `file-refused`, `file-damaged`, `codec-missing`.
 */
export function openRecordedVoice(path: string, reference: Voice | undefined): Voice {
  return {
    rate: SAMPLE_RATE,
    isSharp: false,
    async *say(sentences: readonly ScriptSentence[], signal?: AbortSignal) {
      const samples = await soundOfFile(path, signal)
      const times = await spokenTimes(sentences, { samples, rate: SAMPLE_RATE }, reference, signal)
      yield* utterancesOf(samples, times)
    },
  }
}
