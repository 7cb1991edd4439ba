import { writeFile } from 'node:fs/promises'
import { synthesizeScript } from '../src/engine/speech/synthesize-script.ts'
import { openVoice } from '../src/engine/voices/open-voice.ts'
import { LANGUAGES } from '../src/composition/render-job.ts'
import type { Language } from '../src/composition/render-job.ts'
import { STEPS_PER_SECOND } from '../src/rig/timeline.ts'
import { parseScript } from '../src/script/index.ts'
import { PAGES, RECORDING } from './spoken-pages.ts'
import type { RecordedPage } from './spoken-pages.ts'

const milliseconds = (seconds: number) => Math.round(seconds * 1000)

/** Returns the RMS of each step, 0..100 of full scale. */
function loudnessOf(samples: readonly number[], rate: number): number[] {
  const each = rate / STEPS_PER_SECOND
  return Array.from({ length: Math.ceil(samples.length / each) }, (_, step) => {
    const window = samples.slice(Math.round(step * each), Math.round((step + 1) * each))
    return Math.round(Math.sqrt(window.reduce((sum, value) => sum + value * value, 0) / window.length) / 327.68)
  })
}

async function record(language: Language): Promise<RecordedPage> {
  const samples: number[] = []
  const script = parseScript(PAGES[language], language)
  const voice = await openVoice({ language }, 'maya', script)
  const speech = await synthesizeScript(voice, script, {
    pushAudio(part) {
      for (const sample of part) samples.push(sample)
    },
    onSentence: () => undefined,
  })
  return {
    milliseconds: milliseconds(speech.durationSeconds),
    sentences: speech.sentences.map(({ words, startSeconds, endSeconds }) => ({
      from: milliseconds(startSeconds),
      to: milliseconds(endSeconds),
      words: words.map((word) => [word.text, milliseconds(word.startSeconds), milliseconds(word.stressSeconds)]),
    })),
    phonemes: speech.phonemes.map(({ seconds, ipa }) => `${milliseconds(seconds)}${ipa && ' '}${ipa}`).join('|'),
    loudness: loudnessOf(samples, voice.rate).join(' '),
  }
}

const pages: [Language, RecordedPage][] = []
for (const language of LANGUAGES) pages.push([language, await record(language)])
await writeFile(RECORDING, `${JSON.stringify(Object.fromEntries(pages))}\n`)
