import {
  ADTS,
  FilePathSource,
  FLAC,
  Input,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  VideoSampleSink,
  WAVE,
  WEBM,
} from 'mediabunny'
import type { InputFormat, InputVideoTrack, VideoSample } from 'mediabunny'
import { MediaError } from '../composition/render-job.ts'
import { toI420 } from '../engine/canvas/i420.ts'
import type { Rotation } from './i420-scale.ts'

export const FOOTAGE_SECONDS_MIN = 5
const FOOTAGE_SECONDS_MAX = 300
const EDGE_PIXELS_MAX = 4096
const EDGE_PIXELS_MIN = 256
const TRACKS_MAX = 8
/** One more than cameras make. */
const FRAMES_PER_SECOND_MAX = 61

/** A decoded frame, not yet rotated. */
export interface FootageFrame {
  /** Unpadded I420. The buffer is reused. */
  data: Uint8Array
  width: number
  height: number
  turn: Rotation
  seconds: number
  durationSeconds: number
}

// Only self-contained formats: a playlist would make this process fetch URLs.
const RECORDED = [MP4, QTFF, WEBM, MATROSKA]
const HEARD = [...RECORDED, MP3, WAVE, OGG, FLAC, ADTS]

/** Opens a recording by its content: mp4, mov, webm or mkv. Throws `file-refused`. */
export function openRecording(path: string): Promise<Input> {
  return open(path, RECORDED, 'This recording can’t be read. Choose an MP4, MOV or WebM file.')
}

/** Opens a recording or audio file for its audio. Throws `file-refused`. */
export function openSound(path: string): Promise<Input> {
  return open(path, HEARD, 'This recording can’t be read. Choose an MP3, M4A, WAV, MP4 or WebM file.')
}

async function open(path: string, formats: InputFormat[], problem: string): Promise<Input> {
  const input = new Input({ source: new FilePathSource(path), formats })
  const isReadable = await input.canRead().catch(() => false)
  if (isReadable) return input
  input.dispose()
  throw refused(problem)
}

/** Returns the video track within limits. Throws `file-refused` and `file-damaged`. */
export async function pictureTrackOf(input: Input): Promise<InputVideoTrack> {
  const tracks = await input.getTracks().catch((cause: unknown) => {
    throw damagedRecording(cause)
  })
  if (tracks.length > TRACKS_MAX)
    throw refused(`The recording has more than ${TRACKS_MAX} tracks. Save it again as MP4.`)
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw refused('The recording has no video: it’s incomplete or audio only. Choose another one.')
  checkSize(track.codedWidth, track.codedHeight)
  if (!(await track.canDecode().catch(() => false)))
    throw refused('The recording’s video format isn’t supported. Save it as MP4 with H.264.')
  return track
}

/** Yields the decoded frames. Throws `file-refused` and `file-damaged`. */
export async function* framesOf(
  track: InputVideoTrack,
  secondsMax = FOOTAGE_SECONDS_MAX,
): AsyncGenerator<FootageFrame> {
  const read = createReader()
  let first: number | undefined
  let count = 0
  for await (const sample of guarded(new VideoSampleSink(track).samples())) {
    try {
      first ??= sample.timestamp
      const seconds = sample.timestamp - first
      // Names the limit of recordings. A longer clip of a lip-sync service is refused by a message of its own.
      if (seconds > secondsMax || ++count > secondsMax * FRAMES_PER_SECOND_MAX)
        throw refused('The recording is longer than 5 minutes. Make it shorter.')
      yield { ...(await read(sample)), turn: sample.rotation, seconds, durationSeconds: sample.duration }
    } finally {
      sample.close()
    }
  }
}

/** Replaces errors of the decoder by messages for the user. */
async function* guarded(samples: AsyncGenerator<VideoSample, void, unknown>): AsyncGenerator<VideoSample> {
  try {
    yield* samples
  } catch (cause) {
    throw damagedRecording(cause)
  }
}

function createReader() {
  let buffer = new Uint8Array(0)
  return async (sample: VideoSample): Promise<Pick<FootageFrame, 'data' | 'width' | 'height'>> => {
    const { width, height } = evenSize(sample)
    checkSize(width, height)
    const isPlanar = sample.format === 'I420'
    const bytes = isPlanar ? sample.allocationSize() : sample.allocationSize({ format: 'RGBA' })
    if (buffer.length < bytes) buffer = new Uint8Array(bytes)
    if (isPlanar) {
      const layout = await sample.copyTo(buffer)
      return { data: withoutGaps(buffer, layout, width, height), width, height }
    }
    const [layout] = await sample.copyTo(buffer, { format: 'RGBA' })
    const rgba = rowsOf(buffer, layout ?? { offset: 0, stride: width * 4 }, width * 4, height)
    return {
      data: toI420(new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.length), width, height),
      width,
      height,
    }
  }
}

const evenSize = ({ visibleRect: { width, height } }: VideoSample) => ({ width: width & ~1, height: height & ~1 })

type Layout = readonly { offset: number; stride: number }[]

function withoutGaps(buffer: Uint8Array, layout: Layout, width: number, height: number): Uint8Array {
  const planes = [
    [width, height],
    [width / 2, height / 2],
    [width / 2, height / 2],
  ] as const
  const parts = planes.map(([across, down], index) =>
    rowsOf(buffer, layout[index] ?? { offset: 0, stride: across }, across, down),
  )
  return Buffer.concat(parts)
}

function rowsOf(buffer: Uint8Array, { offset, stride }: Layout[number], bytes: number, rows: number): Uint8Array {
  if (stride === bytes) return buffer.subarray(offset, offset + bytes * rows)
  const out = new Uint8Array(bytes * rows)
  for (let row = 0; row < rows; row++) {
    const from = offset + row * stride
    out.set(buffer.subarray(from, from + bytes), row * bytes)
  }
  return out
}

function checkSize(width: number, height: number): void {
  if (!(Math.min(width, height) >= EDGE_PIXELS_MIN))
    throw refused(
      `The recording is smaller than ${EDGE_PIXELS_MIN} pixels on one side. Record it in a higher resolution.`,
    )
  if (Math.max(width, height) > EDGE_PIXELS_MAX)
    throw refused(`The recording is larger than ${EDGE_PIXELS_MAX} pixels on one side. Save it in a lower resolution.`)
}

const refused = (message: string) => new MediaError('file-refused', message)

export function damagedRecording(cause: unknown): MediaError {
  if (cause instanceof MediaError) return cause
  const message = 'The recording can’t be read: it’s damaged or incomplete. Record it again, or save it again.'
  return new MediaError('file-damaged', message, { cause })
}
