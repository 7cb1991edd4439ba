import { open } from 'node:fs/promises'
import type { SoundtrackJob, SoundtrackResult } from '../../protocol.ts'
import { prepareCanvas } from '../canvas/canvas.ts'
import { outputRateOf } from '../audio/filters.ts'
import { createMastering } from '../audio/mastering.ts'
import { createResampler } from '../audio/resampler.ts'
import type { RenderHooks } from '../render-video.ts'
import { openVoice } from '../voices/open-voice.ts'
import { readScript } from './read-script.ts'
import { synthesizeScript } from './synthesize-script.ts'
import { WAV_HEAD_BYTES, wavHead } from './wav.ts'

/** Sample rate in Hz that lip-sync models expect. */
const RATE = 16_000
const toSamples = (values: Float32Array, scale: number) =>
  Int16Array.from(values, (value) => Math.max(-32_768, Math.min(32_767, Math.round(value * scale))))

/**
 * Writes the speech of a video as a 16 kHz WAV, without opening, end card and music, so that one lip-sync clip of it fits every
 * version of the video. Throws MediaError.
 */
export async function recordSoundtrack(
  job: SoundtrackJob,
  { onProgress, signal }: RenderHooks = {},
): Promise<SoundtrackResult> {
  const { person, script } = readScript(job)
  prepareCanvas(job.script)
  const voice = await openVoice(job, person.id, script)
  const mastering = createMastering(voice)
  const resample = createResampler(outputRateOf(voice.rate), RATE)
  const pieces: Int16Array[] = []
  const take = (mastered: Iterable<Float32Array>) => {
    for (const one of mastered) pieces.push(toSamples(resample(toSamples(one, 32_767)), 32_767))
  }
  const speech = await synthesizeScript(voice, script, {
    pushAudio: (samples) => take(mastering.push(samples)),
    onSentence(share) {
      signal?.throwIfAborted()
      onProgress?.('speaking', share)
    },
    signal,
  })
  take(mastering.end())
  await write(job.outputPath, pieces)
  return { durationSeconds: speech.durationSeconds }
}

async function write(path: string, pieces: readonly Int16Array[]): Promise<void> {
  const count = pieces.reduce((sum, { length }) => sum + length, 0)
  const file = await open(path, 'w')
  try {
    await file.write(wavHead(count * 2, RATE), 0, WAV_HEAD_BYTES)
    for (const piece of pieces) await file.writeFile(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength))
  } finally {
    await file.close()
  }
}
