import { FilePathSource, Input, MP4, type VideoSample, VideoSampleSink } from 'mediabunny'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Size } from '../composition/geometry.ts'
import { MediaError } from '../composition/render-job.ts'
import { gifProvenanceOf, gifWithPacket } from '../engine/encoding/gif-provenance.ts'
import type { RenderHooks } from '../engine/render-video.ts'

const EDGES_MAX: Size = { width: 480, height: 600 }
const LENGTH_SECONDS = 4
const FRAMES_PER_SECOND = 10
/** Email programs cut off or refuse what is much larger. */
const BYTES_MAX = 2_000_000
/** Tried in turn until the file is small enough: all frames, then half of them and fewer. The last one is small even with noise. */
const QUALITIES = [
  { everyFrame: 1, colours: 128, interFrameMaxError: 4 },
  { everyFrame: 2, colours: 64, interFrameMaxError: 8 },
  { everyFrame: 3, colours: 32, interFrameMaxError: 16 },
  { everyFrame: 4, colours: 16, interFrameMaxError: 16 },
] as const
/** Share of the work that reading the frames takes. */
const READING_SHARE = 0.3
const SIGN_SHARE = 0.22

interface Teaser {
  inputPath: string
  outputPath: string
  /** The start of the teaser; it stays within the video. */
  startSeconds: number
}

/**
 * Draws a few seconds of a video as an animated GIF that repeats without end, with a play sign and without sound. It has at most
 * 2 MB: what moves much gets fewer frames and colours. Throws MediaError.
 */
export async function drawTeaser({ inputPath, outputPath, startSeconds }: Teaser, hooks: RenderHooks): Promise<void> {
  const { frames, size } = await readFrames(inputPath, startSeconds, hooks)
  if (frames.length === 0) throw new MediaError('file-damaged', 'The video can’t be read.')
  const packet = await gifProvenanceOf(inputPath)
  for (const [index, quality] of QUALITIES.entries()) {
    if (hooks.signal?.aborted) throw new MediaError('cancelled', 'The export was cancelled.')
    hooks.onProgress?.('finishing', READING_SHARE + ((1 - READING_SHARE) * index) / QUALITIES.length)
    const gif = gifWithPacket(await encode(frames, size, quality), packet)
    if (gif.length > BYTES_MAX && index < QUALITIES.length - 1) continue
    await writeFile(outputPath, gif)
    return
  }
}

async function readFrames(path: string, startSeconds: number, { onProgress, signal }: RenderHooks) {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4] })
  try {
    const track = (await input.canRead().catch(() => false)) ? await input.getPrimaryVideoTrack() : null
    if (!track) throw new MediaError('file-damaged', 'The video can’t be read.')
    const duration = await track.computeDuration()
    const size = sizeWithin({ width: track.displayWidth, height: track.displayHeight })
    const sign = playSign(size)
    const frames: Buffer[] = []
    for await (const sample of new VideoSampleSink(track).samplesAtTimestamps(momentsOf(startSeconds, duration))) {
      if (signal?.aborted) throw new MediaError('cancelled', 'The export was cancelled.')
      if (sample) frames.push(await frameOf(sample, size, sign))
      onProgress?.('finishing', (READING_SHARE * frames.length) / (LENGTH_SECONDS * FRAMES_PER_SECOND))
    }
    return { frames, size }
  } finally {
    input.dispose()
  }
}

/** Returns the moments of the frames. A teaser that would go beyond the end starts earlier. */
function momentsOf(startSeconds: number, durationSeconds: number): number[] {
  const start = Math.max(0, Math.min(startSeconds, durationSeconds - LENGTH_SECONDS))
  const count = Math.max(1, Math.floor(Math.min(LENGTH_SECONDS, durationSeconds) * FRAMES_PER_SECOND))
  return Array.from({ length: count }, (_, index) => start + index / FRAMES_PER_SECOND)
}

function sizeWithin({ width, height }: Size): Size {
  const scale = Math.min(1, EDGES_MAX.width / width, EDGES_MAX.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

async function frameOf(sample: VideoSample, size: Size, sign: Buffer): Promise<Buffer> {
  try {
    const { width, height } = sample.visibleRect
    const pixels = new Uint8Array(sample.allocationSize({ format: 'RGBA' }))
    await sample.copyTo(pixels, { format: 'RGBA' })
    const raw = { width, height, channels: 4 } as const
    const picture = sharp(pixels, { raw })
      .resize(size)
      .composite([{ input: sign }])
    return await picture.removeAlpha().raw().toBuffer()
  } finally {
    sample.close()
  }
}

/** Returns a triangle on a disc, for the middle of the frame. */
function playSign({ width, height }: Size): Buffer {
  const edge = Math.round(Math.min(width, height) * SIGN_SHARE)
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 48 48">
<circle cx="24" cy="24" r="22.5" fill="#101418" fill-opacity=".72" stroke="#fff" stroke-width="2.5"/>
<path d="M19 15.5v17L34 24z" fill="#fff" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/></svg>`)
}

type Quality = (typeof QUALITIES)[number]

async function encode(frames: readonly Buffer[], { width, height }: Size, quality: Quality): Promise<Buffer> {
  const { everyFrame, ...coding } = quality
  const kept = frames.filter((_, index) => index % everyFrame === 0)
  const delay = kept.map(() => (1000 / FRAMES_PER_SECOND) * everyFrame)
  const raw = { width, height: height * kept.length, channels: 3, pageHeight: height } as const
  return sharp(Buffer.concat(kept), { raw })
    .gif({ ...coding, effort: 1, delay, loop: 0, keepDuplicateFrames: true })
    .toBuffer()
}
