import { isMainThread } from 'node:worker_threads'
import { MediaError } from '../../composition/render-job.ts'
import type { Size } from '../../composition/geometry.ts'
import { loadCodecs } from '../optional-packages.ts'
import type { Packet } from './aac-encoder.ts'
import { CODEC, openGeneralEncoder } from './general-encoder.ts'

// Bitrate of a stream of keyframes only: the encoder has no quality setting. With less, the dither of dark gradients is smoothed
// into bands. Large pictures have less in each pixel.
export const HD_AREA = 1280 * 720
const bitsPerPixelOf = (area: number) => (area > HD_AREA ? 14 : 20)

/** Opens an encoder of keyframes. */
export async function openKeyframeEncoder(size: Size, framesPerSecond: number) {
  const area = size.width * size.height
  const encoder = await openGeneralEncoder(size, { framesPerSecond, bitsPerSecond: area * bitsPerPixelOf(area) })
  return {
    encode: (picture: Uint8Array, seconds: number) => encoder.encode(picture, seconds, true),
    close: encoder.close,
  }
}

/** Decodes keyframes, one at a time. P frames refer to the decoded picture, which differs from the source. */
export interface KeyframeDecoder {
  /** Returns planes of I420, valid until the next call. */
  decode: (packet: Packet) => Promise<Uint8Array>
  close: () => void
}

/** Opens a decoder. Throws on any thread but the main one, where reading its pictures would corrupt memory (decision 35). */
export async function openKeyframeDecoder(description: Uint8Array, { width, height }: Size): Promise<KeyframeDecoder> {
  if (!isMainThread) throw new MediaError('video-damaged', 'Keyframes are decoded on the main thread only.')
  const { VideoDecoder, EncodedVideoChunk } = await loadCodecs()
  const picture = new Uint8Array((width * height * 3) / 2)
  let copied: Promise<unknown>[] = []
  let failure: Error | undefined
  const decoder = new VideoDecoder({
    output(frame) {
      copied.push(frame.copyTo(picture).finally(() => frame.close()))
    },
    error(error) {
      failure = error
    },
  })
  decoder.configure({ codec: CODEC, description, codedWidth: width, codedHeight: height })
  return {
    async decode(packet) {
      copied = []
      decoder.decode(new EncodedVideoChunk({ type: 'key', timestamp: 0, data: packet.data }))
      await decoder.flush()
      await Promise.all(copied)
      if (copied.length === 0)
        throw failure ?? new MediaError('video-damaged', 'A picture of the video could not be read back.')
      return picture
    },
    close() {
      if (decoder.state !== 'closed') decoder.close()
    },
  }
}
