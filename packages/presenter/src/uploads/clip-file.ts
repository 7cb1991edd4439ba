import { FilePathTarget, Mp4OutputFormat, Output, VideoSample, VideoSampleSource } from 'mediabunny'

const CLIP_FRAMES_PER_SECOND = 30
const BITS_PER_SECOND = 2_500_000
/** Clips are played backwards a second at a time, so each second starts with a keyframe. */
const KEY_FRAME_SECONDS = 1
const COLOUR = { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', fullRange: false } as const

export interface Size {
  width: number
  height: number
}

export type ClipFile = Awaited<ReturnType<typeof openClip>>

/** Opens an mp4 with 30 frames a second and without audio. */
export async function openClip(path: string, { width, height }: Size) {
  const output = new Output({ format: new Mp4OutputFormat(), target: new FilePathTarget(path) })
  const settings = { bitrate: BITS_PER_SECOND, keyFrameInterval: KEY_FRAME_SECONDS }
  const pictures = new VideoSampleSource({ codec: 'avc', ...settings, hardwareAcceleration: 'prefer-software' })
  output.addVideoTrack(pictures, { frameRate: CLIP_FRAMES_PER_SECOND })
  await output.start()
  const shown = new Uint8Array((width * height * 3) / 2)
  let next = 0
  const tickOf = (seconds: number) => Math.round(seconds * CLIP_FRAMES_PER_SECOND)
  return { wants, show, finish, abandon: () => output.cancel() }

  /** Returns whether a frame at this time is needed. */
  function wants(seconds: number): boolean {
    return tickOf(seconds) >= next
  }

  /** Adds a frame. The one before fills the time between. */
  async function show(picture: Uint8Array, seconds: number): Promise<void> {
    if (next > 0) await fill(tickOf(seconds))
    shown.set(picture)
    await fill(tickOf(seconds) + 1)
  }

  async function fill(end: number): Promise<void> {
    for (; next < end; next++) {
      const time = { timestamp: next / CLIP_FRAMES_PER_SECOND, duration: 1 / CLIP_FRAMES_PER_SECOND }
      const shape = { format: 'I420' as const, codedWidth: width, codedHeight: height, colorSpace: COLOUR }
      const sample = new VideoSample(shown, { ...shape, ...time })
      await pictures.add(sample)
      sample.close()
    }
  }

  async function finish(endSeconds: number): Promise<void> {
    await fill(tickOf(endSeconds))
    await output.finalize()
  }
}
