import type { Speech } from '../src/acting/speech.ts'

/** A speech for tests: every word takes 0.4 s, its first sound is stressed and its last is an m, so that lips must close. */
export function speechOf(...sentences: string[]): Speech {
  const speech: Speech = { sentences: [], sounds: [], durationSeconds: 0 }
  let seconds = 0.35
  for (const sentence of sentences) {
    const startSeconds = seconds
    const words = sentence.split(' ').map((text) => {
      const word = { text, startSeconds: seconds, stressSeconds: seconds + 0.02 }
      speech.sounds.push(
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
