import { createCanvas } from '@napi-rs/canvas'
import { animateSpeech } from '../../animation/animate-speech.ts'
import { captionsOf } from '../../composition/captions.ts'
import { fitsOnCaption } from '../../composition/cards/caption.ts'
import { layoutOf } from '../../composition/layout.ts'
import { timelineToJson } from '../../rig/timeline-json.ts'
import { MediaError } from '../../composition/render-job.ts'
import type { SpeechJob, SpeechResult } from '../../protocol.ts'
import { prepareCanvas } from '../canvas/canvas.ts'
import type { RenderHooks } from '../render-video.ts'
import { readScript } from './read-script.ts'
import { outputRateOf } from '../audio/filters.ts'
import { createMastering } from '../audio/mastering.ts'
import { synthesizeScript } from './synthesize-script.ts'
import { openVoice } from '../voices/open-voice.ts'
import { wavOf } from './wav.ts'

/** The longest sound of a preview. Few characters can be long when spoken, such as amounts of money. */
const PREVIEW_SECONDS_MAX = 60

const toMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000

/** Synthesizes and animates a script exactly as a render does, without drawing. Throws MediaError. */
export async function previewSpeech(job: SpeechJob, { onProgress, signal }: RenderHooks = {}): Promise<SpeechResult> {
  const { person, script } = readScript(job)
  prepareCanvas(job.script, job.brand?.fontFamily)
  const pieces: Float32Array[] = []
  let seconds = 0
  const voice = await openVoice(job, person.id, script)
  const mastering = createMastering(voice)
  const speech = await synthesizeScript(voice, script, {
    pushAudio(samples) {
      seconds += samples.length / voice.rate
      if (seconds > PREVIEW_SECONDS_MAX)
        throw new MediaError('preview-too-long', 'This takes longer than a minute to say. Choose a shorter part.')
      pieces.push(...mastering.push(samples))
    },
    onSentence(share) {
      signal?.throwIfAborted()
      onProgress?.('speaking', share)
    },
    signal,
  })
  pieces.push(...mastering.end())
  const { timeline } = animateSpeech(speech, { ...job, facts: job.facts })
  const measure = createCanvas(8, 8).getContext('2d')
  const captions = captionsOf(speech.sentences, fitsOnCaption({ ...layoutOf(job), measure }, {}))
  return {
    durationSeconds: toMilliseconds(speech.durationSeconds),
    sound: wavOf(pieces, outputRateOf(voice.rate)).toString('base64'),
    timeline: timelineToJson(timeline),
    captions: captions.map(({ startSeconds, endSeconds, words }) => ({
      startSeconds: toMilliseconds(startSeconds),
      endSeconds: toMilliseconds(endSeconds),
      words: words.map((word) => ({ text: word.text, startSeconds: toMilliseconds(word.startSeconds) })),
    })),
  }
}
