import type { ScriptSentence } from '../../script/index.ts'
import { SAMPLE_RATE } from '../audio/filters.ts'
import { decodeAudioFile } from './decode-audio.ts'
import { scriptTiming } from './script-timing.ts'
import type { ScriptTiming } from './script-timing.ts'
import type { Utterance, Voice } from './voice.ts'

/** Splits a recording into sentences, in the middle of the pauses. */
function utterancesOf(samples: Int16Array, { sentences }: ScriptTiming): Utterance[] {
  const cuts = sentences.map(({ startSeconds }, index) => {
    const before = sentences[index - 1]?.endSeconds ?? 0
    return index === 0 ? 0 : Math.round((Math.min(before, startSeconds) * 0.3 + startSeconds * 0.7) * SAMPLE_RATE)
  })
  return sentences.map(({ words, phonemes }, index) => {
    const from = cuts[index] as number
    const offset = from / SAMPLE_RATE
    return {
      samples: samples.subarray(from, cuts[index + 1] ?? samples.length),
      phonemes: phonemes.map(({ seconds, ipa }) => ({ seconds: seconds - offset, ipa })),
      words: words.map((word) => ({
        text: word.text,
        startSeconds: Math.max(0, word.startSeconds - offset),
        stressSeconds: Math.max(0, word.stressSeconds - offset),
      })),
      // The pauses are in the recording.
      pauseSeconds: 0,
    }
  })
}

/**
 * Opens a recorded voice-over. `reference` speaks the same script for alignment. Without it, or when the words differ, timing
 * follows the loudness. Throws `file-refused`, `file-damaged`, `codec-missing`.
 */
export function openRecordedVoice(path: string, reference: Voice | undefined): Voice {
  return {
    rate: SAMPLE_RATE,
    isSynthetic: false,
    async *say(sentences: readonly ScriptSentence[], signal?: AbortSignal) {
      const samples = await decodeAudioFile(path, signal)
      const times = await scriptTiming(sentences, { samples, rate: SAMPLE_RATE }, reference, signal)
      yield* utterancesOf(samples, times)
    },
  }
}
