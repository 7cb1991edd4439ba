import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { FilmError } from '../film/film-job.ts'

const TOLERANCE_SECONDS = 0.15

/** What a finished file holds. */
export interface FilmCheck {
  frames: number
  durationSeconds: number
}

/** Reads a finished file's index back and throws `film-damaged` when frames or sound are missing. */
export async function checkFilm(path: string, expected: FilmCheck): Promise<FilmCheck> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  try {
    const [pictures, sound] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()])
    if (!pictures || !sound) throw new FilmError('film-damaged', 'The video lacks its pictures or its sound.')
    const { packetCount } = await pictures.computePacketStats()
    const [pictureSeconds, soundSeconds] = await Promise.all([pictures.computeDuration(), sound.computeDuration()])
    if (packetCount !== expected.frames) {
      throw new FilmError('film-damaged', `The video holds ${packetCount} of ${expected.frames} frames.`)
    }
    for (const seconds of [pictureSeconds, soundSeconds]) {
      if (Math.abs(seconds - expected.durationSeconds) > TOLERANCE_SECONDS) {
        const lengths = `pictures ${pictureSeconds.toFixed(2)} s, sound ${soundSeconds.toFixed(2)} s`
        throw new FilmError(
          'film-damaged',
          `The video should be ${expected.durationSeconds.toFixed(2)} s long: ${lengths}.`,
        )
      }
    }
    return { frames: packetCount, durationSeconds: pictureSeconds }
  } finally {
    input.dispose()
  }
}
