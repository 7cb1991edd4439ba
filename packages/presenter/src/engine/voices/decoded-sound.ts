import { AudioSampleSink, BufferSource, Input, MP3, MP4, OGG, WAVE } from 'mediabunny'
import type { AudioSample } from 'mediabunny'
import { FilmError } from '../../film/film-job.ts'
import { prepareCodecs } from '../../uploads/codecs.ts'
import { brokenRecording, openSound } from '../../uploads/footage-frames.ts'
import { SAMPLE_RATE } from '../sound/filters.ts'
import { createResampler } from '../sound/resampler.ts'

const SECONDS_MAX = 30 * 60
const CHANNELS_MAX = 8
const [RATE_MIN, RATE_MAX] = [8000, 192_000]
// Below this there is a room, but nobody who speaks.
const PEAK_MIN = 160
const MARGIN_SECONDS = 0.15

const refused = (message: string) => new FilmError('file-refused', message)

/** The mean of the channels, 16 bit. */
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

/** Decodes what is really there, whatever the head of the file says of it. */
async function decode(input: Input, signal: AbortSignal | undefined): Promise<Int16Array> {
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw refused('The recording has no sound. Choose one in which somebody speaks.')
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
    if (!resample || rate !== sampleRate)
      throw refused('The sound of the recording is of an unusual kind. Save it as MP3.')
    if (seconds > SECONDS_MAX) throw refused('The recording is longer than 30 minutes. Make it shorter.')
    if (signal?.aborted) throw new FilmError('cancelled', 'The video was cancelled.')
  }
  return joined(pieces)
}

/** Without the silence before the first and behind the last word. */
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
  // Decoding keeps no process alive by itself.
  const alive = setInterval(() => {}, 1000)
  const input = await open()
  try {
    return trimmed(await decode(input, signal))
  } catch (cause) {
    throw brokenRecording(cause)
  } finally {
    clearInterval(alive)
    input.dispose()
  }
}

/**
 * The sound of a recording, trimmed: mono, 48 kHz, 16 bit. Takes wav, mp3, m4a, ogg, flac, webm, mp4, mov of at most 30
 * minutes. Throws `file-refused`, `file-damaged`, `codec-missing`, `cancelled`.
 */
export const soundOfFile = (path: string, signal?: AbortSignal) => decodedFrom(() => openSound(path), signal)

/** The same of bytes in memory: wav, mp3, m4a or ogg. */
export const soundOfBytes = (bytes: Uint8Array, signal?: AbortSignal) =>
  decodedFrom(() => new Input({ source: new BufferSource(bytes), formats: [WAVE, MP3, OGG, MP4] }), signal)
