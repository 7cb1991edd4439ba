import type { Speech } from '../src/animation/speech.ts'

/** Returns a speech for tests: every word takes 0.4 s, starts with a stress and ends with an m. */
export function speechOf(...sentences: string[]): Speech {
  const speech: Speech = { sentences: [], phonemes: [], durationSeconds: 0 }
  let seconds = 0.35
  for (const sentence of sentences) {
    const startSeconds = seconds
    const words = sentence.split(' ').map((text) => {
      const word = { text, startSeconds: seconds, stressSeconds: seconds + 0.02 }
      speech.phonemes.push(
        { seconds: seconds + 0.02, ipa: 'ˈa' },
        { seconds: seconds + 0.2, ipa: 't' },
        { seconds: seconds + 0.36, ipa: 'm' },
      )
      seconds += 0.4
      return word
    })
    speech.sentences.push({ words, startSeconds, endSeconds: seconds })
    seconds += 0.4
  }
  speech.durationSeconds = seconds + 0.9
  return speech
}
