import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { MediaError } from '../../composition/render-job.ts'

const TOLERANCE_SECONDS = 0.15

/** Frames and duration of a file. */
export interface VideoStats {
  frames: number
  durationSeconds: number
}

/** Reads the index of a file. Throws `video-damaged` when frames or audio are missing. */
export async function verifyVideo(path: string, expected: VideoStats): Promise<VideoStats> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  try {
    const [pictures, sound] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()])
    if (!pictures || !sound)
      throw new MediaError('video-damaged', 'The video has no picture or no sound. Create it again.')
    const { packetCount } = await pictures.computePacketStats()
    const [pictureSeconds, soundSeconds] = await Promise.all([pictures.computeDuration(), sound.computeDuration()])
    if (packetCount !== expected.frames) {
      throw new MediaError('video-damaged', `The video holds ${packetCount} of ${expected.frames} frames.`)
    }
    for (const seconds of [pictureSeconds, soundSeconds]) {
      if (Math.abs(seconds - expected.durationSeconds) > TOLERANCE_SECONDS) {
        const lengths = `pictures ${pictureSeconds.toFixed(2)} s, sound ${soundSeconds.toFixed(2)} s`
        throw new MediaError(
          'video-damaged',
          `The video should be ${expected.durationSeconds.toFixed(2)} s long: ${lengths}.`,
        )
      }
    }
    return { frames: packetCount, durationSeconds: pictureSeconds }
  } finally {
    input.dispose()
  }
}
