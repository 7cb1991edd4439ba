import { createCanvas, ImageData } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import { FilePathSource, Input, MP4, VideoSampleSink } from 'mediabunny'
import type { Box } from '../../composition/geometry.ts'
import { MediaError } from '../../composition/render-job.ts'
import { STEPS_PER_SECOND } from '../../rig/timeline.ts'
import { prepareCodecs } from '../../uploads/codecs.ts'
import { toRgb } from '../../uploads/i420-rgb.ts'
import type { Planes } from '../../uploads/i420-scale.ts'

/** A person without the background of the recording. */
export interface CutOut {
  /** 255 where the person is. Half as wide and high as the frame. */
  mask: { data: Uint8Array; width: number; height: number }
  /** The part of the frame that has the person in it, even. Outside of it the mask is 0. */
  part: Box
  /** What is seen behind the person, small. Undefined where that is what is drawn behind presenters. */
  behind: Planes | undefined
}

/** A clip, played forwards and backwards for the length of a video. */
export interface Footage {
  /** The current frame. `advance` replaces it. */
  readonly picture: Planes
  /** The person of the current frame, where the background is blurred or left out. */
  readonly cutOut?: CutOut | undefined
  /** The frame that is shown first. */
  readonly still: Canvas
  /** Advances by one step. */
  advance: () => Promise<void>
  /** Returns which step of the clip is shown at a step of the video. */
  stepAt: (step: number) => number
  close: () => void
}

interface Shown {
  /** The step of the clip that is the first to be shown, and the one that is the last to be. */
  part?: { from: number; to: number } | undefined
  /** When its first frame is shown; before that it is played backwards. */
  startsAtSeconds?: number | undefined
}

/** Opens a clip of a `footage` job, or some steps of it. Throws `file-damaged`. */
export async function openFootage(path: string, { part, startsAtSeconds = 0 }: Shown = {}): Promise<Footage> {
  await prepareCodecs()
  const input = new Input({ source: new FilePathSource(path), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack().catch(() => null)
  const stepCount = track ? Math.floor((await track.computeDuration()) * STEPS_PER_SECOND) : 0
  if (!track || stepCount < 1) throw damaged()
  const from = Math.min(part?.from ?? 0, stepCount - 1)
  const to = Math.min(part?.to ?? stepCount, stepCount)
  const startStep = Math.round(startsAtSeconds * STEPS_PER_SECOND)
  const stepAt = (index: number) => from + turnedBack(Math.abs(index - startStep), Math.max(1, to - from))
  const sink = new VideoSampleSink(track)
  let [second, pictures]: [number, Planes[]] = [-1, []]
  let [step, picture] = [0, await pictureAt(stepAt(0))]
  const still = canvasOf(picture)
  return {
    get picture() {
      return picture
    },
    still,
    stepAt,
    async advance() {
      picture = await pictureAt(stepAt(++step))
    },
    close: () => input.dispose(),
  }

  /** Decodes a second at a time, because a clip that plays backwards cannot be decoded frame by frame. */
  async function pictureAt(index: number): Promise<Planes> {
    const wanted = Math.floor(index / STEPS_PER_SECOND)
    if (wanted !== second) [second, pictures] = [wanted, await decode(wanted)]
    const found = pictures[Math.min(index - wanted * STEPS_PER_SECOND, pictures.length - 1)]
    if (!found) throw damaged()
    return found
  }

  async function decode(from: number): Promise<Planes[]> {
    const found: Planes[] = []
    for await (const sample of sink.samples(from, from + 1)) {
      const wanted = Math.round((sample.timestamp - from) * STEPS_PER_SECOND * 2)
      if (wanted % 2 === 0 && sample.timestamp >= from - 1e-3) found.push(await planesOf(sample))
      sample.close()
    }
    return found
  }
}

type Sample = Awaited<ReturnType<VideoSampleSink['getSample']>> & {}

/** Clips are I420 with even sizes. Rows may have padding. */
async function planesOf(sample: Sample): Promise<Planes> {
  const { codedWidth: width, codedHeight: height } = sample
  const data = new Uint8Array(sample.allocationSize())
  const layout = await sample.copyTo(data)
  if (layout[0]?.stride !== width) throw damaged()
  return { data, width, height }
}

/** Returns 0, 1, 2, 1, 0, 1, … for a count of 3. */
function turnedBack(step: number, count: number): number {
  if (count === 1) return 0
  const place = step % (2 * count - 2)
  return place < count ? place : 2 * count - 2 - place
}

/** Returns a canvas with a frame. */
export function canvasOf(picture: Planes): Canvas {
  const { width, height } = picture
  const rgb = toRgb(picture)
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) rgba.set(rgb.subarray(from, from + 3), to)
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(rgba, width, height), 0, 0)
  return canvas
}

function damaged(): MediaError {
  return new MediaError('file-damaged', 'The recording of the presenter can’t be read. Upload it again.')
}
