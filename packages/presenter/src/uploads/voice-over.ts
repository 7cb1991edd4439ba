import { stat } from 'node:fs/promises'
import { type AudioSample, type InputAudioTrack, Mp4OutputFormat } from 'mediabunny'
import type { RenderHooks } from '../engine/render-video.ts'
import { writeAtomically } from '../engine/write-atomically.ts'
import { convertToFile } from '../export/convert-to-file.ts'
import { MediaError } from '../composition/render-job.ts'
import { prepareCodecs } from './codecs.ts'
import { damagedRecording, openSound } from './footage-frames.ts'
import type { VoiceOverJob, VoiceOverResult } from './jobs.ts'

const BYTES_MAX = 200 * 1024 * 1024
const SECONDS_MAX = 30 * 60
const SECONDS_MIN = 1
/** About -46 dB. Quieter recordings contain no speech. */
const PEAK_MIN = 0.005
const SAMPLES_PER_SECOND = 48_000
const BITS_PER_SECOND = 96_000
const CHANNELS_MAX = 8

/** Decodes a voice-over and re-encodes it. Throws MediaError. */
export async function prepareVoiceOver(
  { inputPath, outputPath }: VoiceOverJob,
  { onProgress, signal }: RenderHooks,
): Promise<VoiceOverResult> {
  const { size } = await stat(inputPath)
  if (size > BYTES_MAX) throw refused('The recording is larger than 200 MB. Make it shorter.')
  await prepareCodecs()
  const input = await openSound(inputPath)
  const meter = createMeter()
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) throw refused('The recording has no sound. Choose one with speech.')
    if (track.numberOfChannels > CHANNELS_MAX)
      throw refused('The recording has too many audio channels. Save it as mono or stereo.')
    await writeAtomically(outputPath, async (partPath) => {
      const audio = {
        codec: 'aac',
        numberOfChannels: 1,
        sampleRate: SAMPLES_PER_SECOND,
        bitrate: BITS_PER_SECOND,
      } as const
      const options = {
        input,
        format: new Mp4OutputFormat(),
        signal,
        video: { discard: true },
        audio: (one: InputAudioTrack) =>
          one.id === track.id ? { ...audio, forceTranscode: true, process: meter.measure } : { discard: true },
        showWarnings: false,
      }
      await convertToFile(partPath, options, (conversion) => {
        if (!conversion.isValid) throw refused('The recording’s audio format isn’t supported. Save it as MP3 or M4A.')
        conversion.onProgress = (share) => onProgress?.('drawing', share)
      })
      meter.checkAmount()
    })
    return { durationSeconds: meter.seconds() }
  } catch (cause) {
    // The converter wraps errors that are thrown while it decodes.
    throw meter.problem() ?? damagedRecording(cause)
  } finally {
    input.dispose()
  }
}

/** Measures the decoded audio. */
function createMeter() {
  let [seconds, peak] = [0, 0]
  let problem: MediaError | undefined
  let samples = new Float32Array(0)
  return { measure, checkAmount, seconds: () => seconds, problem: () => problem }

  function measure(sample: AudioSample): AudioSample {
    seconds += sample.duration
    if (seconds > SECONDS_MAX) throw (problem = refused('The recording is longer than 30 minutes. Make it shorter.'))
    if (samples.length < sample.numberOfFrames) samples = new Float32Array(sample.numberOfFrames)
    sample.copyTo(samples, { planeIndex: 0, format: 'f32-planar' })
    for (let index = 0; index < sample.numberOfFrames; index++)
      peak = Math.max(peak, Math.abs(samples[index] as number))
    return sample
  }

  function checkAmount(): void {
    if (seconds < SECONDS_MIN) throw refused('The recording is shorter than a second. Record it again.')
    if (peak < PEAK_MIN)
      throw refused('Nothing can be heard in the recording. Check the microphone and record it again.')
  }
}

const refused = (message: string) => new MediaError('file-refused', message)
