import { join } from 'node:path'
import {
  Mp4OutputFormat,
  FilePathTarget,
  Output,
  AudioSample,
  AudioSampleSource,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from 'mediabunny'
import { prepareCodecs } from '../src/uploads/codecs.ts'

interface Recording {
  name?: string
  seconds?: number
  width?: number
  height?: number
  framesPerSecond?: number
  rotation?: 0 | 90 | 180 | 270
  /** Level of a tone, 0 to 1. Null for no audio. */
  tone?: number | null
}

/** Writes a small recording as mp4 or webm. Returns its path. */
export async function makeRecording(folder: string, recording: Recording = {}): Promise<string> {
  const { name = 'recording.mp4', seconds = 6, width = 320, height = 256, framesPerSecond = 10 } = recording
  const { rotation = 0, tone = null } = recording
  await prepareCodecs()
  const path = join(folder, name)
  const isWebm = name.endsWith('.webm')
  const output = new Output({
    format: isWebm ? new WebMOutputFormat() : new Mp4OutputFormat(),
    target: new FilePathTarget(path),
  })
  const pictures = new VideoSampleSource({ codec: isWebm ? 'vp8' : 'avc', bitrate: 300_000 })
  output.addVideoTrack(pictures, { rotation })
  const sound = new AudioSampleSource({ codec: isWebm ? 'opus' : 'aac', bitrate: 64_000 })
  if (tone !== null) output.addAudioTrack(sound)
  await output.start()
  for (let frame = 0; frame < seconds * framesPerSecond; frame++) {
    const data = new Uint8Array((width * height * 3) / 2).fill(128)
    data.fill(235, frame * 200, frame * 200 + width * 8)
    const time = { timestamp: frame / framesPerSecond, duration: 1 / framesPerSecond }
    const sample = new VideoSample(data, { format: 'I420', codedWidth: width, codedHeight: height, ...time })
    await pictures.add(sample)
    sample.close()
  }
  for (let second = 0; tone !== null && second < seconds; second++) {
    const sample = toneOf(second, tone)
    await sound.add(sample)
    sample.close()
  }
  await output.finalize()
  return path
}

function toneOf(second: number, loudness: number): AudioSample {
  const data = Float32Array.from({ length: 48_000 }, (_, index) => loudness * Math.sin(index / 17))
  return new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate: 48_000, timestamp: second })
}
