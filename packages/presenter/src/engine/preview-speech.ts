import { createCanvas } from '@napi-rs/canvas'
import { perform } from '../acting/perform.ts'
import { captionsOf } from '../film/captions.ts'
import { fitsCaption } from '../film/caption-words.ts'
import { layoutOf } from '../film/layout.ts'
import { sentTimeline } from '../rig/sent-timeline.ts'
import type { SpeechJob, SpeechResult } from '../protocol.ts'
import { prepareCanvas } from './canvas.ts'
import type { FilmHooks } from './make-film.ts'
import { readScript } from './read-script.ts'
import { filmRateOf } from './sound/filters.ts'
import { createSoundFinisher } from './sound/finisher.ts'
import { speakScript } from './speaking.ts'
import { openVoice } from './voices/open-voice.ts'
import { wavOf } from './wav.ts'

const toMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000

/**
 * Says a script and acts it out exactly as a film of it does, without drawing a picture. Throws FilmError.
 */
export async function previewSpeech(job: SpeechJob, { onProgress, signal }: FilmHooks = {}): Promise<SpeechResult> {
  const { person, script } = readScript(job)
  prepareCanvas(job.script, job.brand?.fontFamily)
  const pieces: Float32Array[] = []
  const voice = await openVoice(job, person.id, script)
  const finisher = createSoundFinisher(voice)
  const speech = await speakScript(voice, script, {
    pushSound: (samples) => pieces.push(...finisher.push(samples)),
    onSentence(share) {
      signal?.throwIfAborted()
      onProgress?.('speaking', share)
    },
    signal,
  })
  pieces.push(...finisher.end())
  const { timeline } = perform(speech, { ...job, facts: job.facts })
  const captions = captionsOf(speech.sentences, fitsCaption(createCanvas(8, 8).getContext('2d'), layoutOf(job)))
  return {
    durationSeconds: toMilliseconds(speech.durationSeconds),
    sound: wavOf(pieces, filmRateOf(voice.rate)).toString('base64'),
    timeline: sentTimeline(timeline),
    captions: captions.map(({ startSeconds, endSeconds, words }) => ({
      startSeconds: toMilliseconds(startSeconds),
      endSeconds: toMilliseconds(endSeconds),
      words: words.map((word) => ({ text: word.text, startSeconds: toMilliseconds(word.startSeconds) })),
    })),
  }
}
