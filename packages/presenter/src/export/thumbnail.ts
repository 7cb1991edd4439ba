import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import { FilePathSource, Input, MP4, VideoSampleSink } from 'mediabunny'
import { keepingAlive } from '../engine/keep-alive.ts'
import { layoutOf } from '../composition/layout.ts'
import type { Size } from '../composition/geometry.ts'
import { MediaError } from '../composition/render-job.ts'
import { prepareCanvas } from '../engine/canvas/canvas.ts'
import { writePicture } from '../engine/stills/poster.ts'
import type { ThumbnailJob } from '../protocol.ts'
import { prepareCodecs } from '../uploads/codecs.ts'

/** Draws a video's still: a moment of it, or a picture cropped to its shape. Throws MediaError. */
export async function drawThumbnail(job: ThumbnailJob): Promise<Size> {
  const { source, outputPath, provenance } = job
  prepareCanvas('')
  const size = layoutOf(job).picture
  const picture =
    'picturePath' in source
      ? covering(await readPicture(source.picturePath), size)
      : covering(await frameAt(source.videoPath, source.second), size)
  await writePicture(picture, outputPath, 'videoPath' in source ? provenance : undefined)
  return size
}

async function readPicture(path: string) {
  return loadImage(path).catch((cause: unknown) => {
    throw new MediaError('file-damaged', 'The image can’t be read.', { cause })
  })
}

/** Returns the frame of a video that is shown at `second`, the last one after its end. */
async function frameAt(path: string, second: number): Promise<Canvas> {
  await prepareCodecs()
  return keepingAlive(() => decodedFrame(path, second))
}

async function decodedFrame(path: string, second: number): Promise<Canvas> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4] })
  try {
    const track = (await input.canRead().catch(() => false)) ? await input.getPrimaryVideoTrack() : null
    const sample = track && (await new VideoSampleSink(track).getSample(second))
    if (!sample) throw new MediaError('file-damaged', 'The video can’t be read.')
    try {
      const { width, height } = sample.visibleRect
      const pixels = new Uint8Array(sample.allocationSize({ format: 'RGBA' }))
      await sample.copyTo(pixels, { format: 'RGBA' })
      const canvas = createCanvas(width, height)
      const image = canvas.getContext('2d').createImageData(width, height)
      image.data.set(pixels.subarray(0, width * height * 4))
      canvas.getContext('2d').putImageData(image, 0, 0)
      return canvas
    } finally {
      sample.close()
    }
  } finally {
    input.dispose()
  }
}

type Drawable = Awaited<ReturnType<typeof loadImage>> | Canvas

/** Returns a picture scaled to cover `size`, cropped evenly on both sides. */
function covering(picture: Drawable, { width, height }: Size): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const scale = Math.max(width / picture.width, height / picture.height)
  const [across, down] = [picture.width * scale, picture.height * scale]
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, (width - across) / 2, (height - down) / 2, across, down)
  return canvas
}
