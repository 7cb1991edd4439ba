import { AudioSampleSink, BufferSource, Input, MP3, MP4, OGG, WAVE } from 'mediabunny'
import type { AudioSample } from 'mediabunny'
import { keepingAlive } from '../keep-alive.ts'
import { MediaError } from '../../composition/render-job.ts'
import { prepareCodecs } from '../../uploads/codecs.ts'
import { damagedRecording, openSound } from '../../uploads/footage-frames.ts'
import { SAMPLE_RATE } from '../audio/filters.ts'
import { createResampler } from '../audio/resampler.ts'

const SECONDS_MAX = 30 * 60
const CHANNELS_MAX = 8
const [RATE_MIN, RATE_MAX] = [8000, 192_000]
// Quieter recordings contain no speech.
const PEAK_MIN = 160
const MARGIN_SECONDS = 0.15

const refused = (message: string) => new MediaError('file-refused', message)

/** Mixes the channels to mono, 16 bit. */
function monoOf(sample: AudioSample): Int16Array {
  const { numberOfFrames: frames, numberOfChannels: channels } = sample
  const sum = new Float32Array(frames)
  const plane = new Float32Array(frames)
  for (let channel = 0; channel < channels; channel++) {
    sample.copyTo(plane, { planeIndex: channel, format: 'f32-planar' })
    for (let index = 0; index < frames; index++) sum[index] = (sum[index] as number) + (plane[index] as number)
  }
  const mono = new Int16Array(frames)
  for (let index = 0; index < frames; index++) {
    mono[index] = Math.max(-32768, Math.min(32767, ((sum[index] as number) / channels) * 32767))
  }
  return mono
}

function joined(pieces: readonly Float32Array[]): Int16Array {
  const all = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    for (const sample of piece) all[at++] = Math.max(-32768, Math.min(32767, sample * 32767))
  }
  return all
}

/** Decodes the audio. Checks the decoded samples, not the metadata. */
async function decode(input: Input, signal: AbortSignal | undefined): Promise<Int16Array> {
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw refused('The recording has no sound. Choose one with speech.')
  const pieces: Float32Array[] = []
  let resample: ReturnType<typeof createResampler> | undefined
  let rate = 0
  let seconds = 0
  for await (const sample of new AudioSampleSink(track).samples()) {
    const { sampleRate, numberOfChannels, numberOfFrames } = sample
    const isOdd = sampleRate < RATE_MIN || sampleRate > RATE_MAX || numberOfChannels > CHANNELS_MAX
    seconds += numberOfFrames / sampleRate
    rate ||= sampleRate
    resample ??= isOdd ? undefined : createResampler(rate)
    if (resample && rate === sampleRate) pieces.push(resample(monoOf(sample)))
    sample.close()
    if (!resample || rate !== sampleRate) throw refused('The recording’s audio format isn’t supported. Save it as MP3.')
    if (seconds > SECONDS_MAX) throw refused('The recording is longer than 30 minutes. Make it shorter.')
    if (signal?.aborted) throw new MediaError('cancelled', 'The video was cancelled.')
  }
  return joined(pieces)
}

/** Trims the silence at both ends. */
function trimmed(samples: Int16Array): Int16Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  if (peak < PEAK_MIN) throw refused('Nothing can be heard in the recording. Check the microphone and record it again.')
  const isLoud = (sample: number) => Math.abs(sample) > peak * 0.04
  const margin = MARGIN_SECONDS * SAMPLE_RATE
  const first = Math.max(0, samples.findIndex(isLoud) - margin)
  return samples.slice(first, Math.min(samples.length, samples.findLastIndex(isLoud) + margin))
}

async function decodedFrom(open: () => Promise<Input> | Input, signal?: AbortSignal): Promise<Int16Array> {
  await prepareCodecs()
  return keepingAlive(async () => {
    const input = await open()
    try {
      return trimmed(await decode(input, signal))
    } catch (cause) {
      throw damagedRecording(cause)
    } finally {
      input.dispose()
    }
  })
}

/**
 * Decodes and trims a recording: mono, 48 kHz, 16 bit. Accepts wav, mp3, m4a, ogg, flac, webm, mp4 and mov of at most 30 minutes.
 * Throws `file-refused`, `file-damaged`, `codec-missing`, `cancelled`.
 */
export const decodeAudioFile = (path: string, signal?: AbortSignal) => decodedFrom(() => openSound(path), signal)

/** Decodes bytes in memory: wav, mp3, m4a or ogg. */
export const decodeAudioBytes = (bytes: Uint8Array, signal?: AbortSignal) =>
  decodedFrom(() => new Input({ source: new BufferSource(bytes), formats: [WAVE, MP3, OGG, MP4] }), signal)
