import { stat } from 'node:fs/promises'
import { type AudioSample, Conversion, FilePathTarget, Mp4OutputFormat, Output } from 'mediabunny'
import type { FilmHooks } from '../engine/make-film.ts'
import { writtenWhole } from '../engine/written-whole.ts'
import { FilmError } from '../film/film-job.ts'
import { prepareCodecs } from './codecs.ts'
import { brokenRecording, openSound } from './footage-frames.ts'
import type { VoiceOverJob, VoiceOverResult } from './works.ts'

const BYTES_MAX = 200 * 1024 * 1024
const SECONDS_MAX = 30 * 60
const SECONDS_MIN = 1
/** About -46 dB: below, there is a room but nobody who speaks. */
const PEAK_MIN = 0.005
const SAMPLES_PER_SECOND = 48_000
const BITS_PER_SECOND = 96_000
const CHANNELS_MAX = 8

/** Decodes a voice-over, whatever its head says, and encodes it anew. Throws FilmError with a sentence. */
export async function prepareVoiceOver(
  { inputPath, outputPath }: VoiceOverJob,
  { onProgress, signal }: FilmHooks,
): Promise<VoiceOverResult> {
  const { size } = await stat(inputPath)
  if (size > BYTES_MAX) throw refused('The recording is larger than 200 MB. Make it shorter.')
  await prepareCodecs()
  const input = await openSound(inputPath)
  const meter = createMeter()
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) throw refused('The recording has no sound. Choose one in which somebody speaks.')
    if (track.numberOfChannels > CHANNELS_MAX) throw refused('The recording has more channels than a voice needs.')
    await writtenWhole(outputPath, async (partPath) => {
      const output = new Output({ format: new Mp4OutputFormat(), target: new FilePathTarget(partPath) })
      const audio = {
        codec: 'aac',
        numberOfChannels: 1,
        sampleRate: SAMPLES_PER_SECOND,
        bitrate: BITS_PER_SECOND,
      } as const
      const conversion = await Conversion.init({
        input,
        output,
        video: { discard: true },
        audio: (one) =>
          one.id === track.id ? { ...audio, forceTranscode: true, process: meter.hear } : { discard: true },
        showWarnings: false,
      })
      if (!conversion.isValid)
        throw refused('The sound is coded in a way that cannot be read here. Save it as MP3 or M4A.')
      conversion.onProgress = (share) => onProgress?.('drawing', share)
      signal?.addEventListener('abort', () => void conversion.cancel(), { once: true })
      await conversion.execute()
      meter.refuseTooLittle()
    })
    return { durationSeconds: meter.seconds() }
  } catch (cause) {
    // A refusal that came up while the file was decoded travels inside the converter's own error.
    throw meter.refusal() ?? brokenRecording(cause)
  } finally {
    input.dispose()
  }
}

/** Measures what really comes out of the decoder. */
function createMeter() {
  let [seconds, peak] = [0, 0]
  let refusal: FilmError | undefined
  let samples = new Float32Array(0)
  return { hear, refuseTooLittle, seconds: () => seconds, refusal: () => refusal }

  function hear(sample: AudioSample): AudioSample {
    seconds += sample.duration
    if (seconds > SECONDS_MAX) throw (refusal = refused('The recording is longer than 30 minutes. Make it shorter.'))
    if (samples.length < sample.numberOfFrames) samples = new Float32Array(sample.numberOfFrames)
    sample.copyTo(samples, { planeIndex: 0, format: 'f32-planar' })
    for (let index = 0; index < sample.numberOfFrames; index++)
      peak = Math.max(peak, Math.abs(samples[index] as number))
    return sample
  }

  function refuseTooLittle(): void {
    if (seconds < SECONDS_MIN) throw refused('The recording is shorter than a second. Record it again.')
    if (peak < PEAK_MIN)
      throw refused('Nothing can be heard in the recording. Check the microphone and record it again.')
  }
}

const refused = (message: string) => new FilmError('file-refused', message)
