import { setTimeout } from 'node:timers/promises'
import { EncodedPacket } from 'mediabunny'
import type { Size } from '../../composition/geometry.ts'
import { packetOf } from '../../engine/encoding/aac-encoder.ts'
import type { Packet } from '../../engine/encoding/aac-encoder.ts'
import { loadCodecs } from '../../engine/optional-packages.ts'
import type { SplitPicture } from './split-alpha.ts'

/** VP9, profile 0, 8 bit, at a level for 1080p. */
export const CODEC = 'vp09.00.41.08'
/** Bits per pixel and frame: clean edges on flat drawings. */
const BITS_PER_PIXEL = { colours: 0.12, opacity: 0.04 }
const KEY_FRAME_SECONDS = 4
/** Frames that the encoders may hold back. */
const QUEUE_MAX = 4
const PAUSE_MS = 2

/**
 * Encodes pictures with an opacity as WebM has it: two streams of VP9, the second one as side data of the first. The encoders look
 * ahead, so packets come later than their pictures; `takePackets` returns those that are there.
 */
export async function openAlphaEncoder(size: Size, framesPerSecond: number) {
  const bitsPerSecondOf = (bitsPerPixel: number) =>
    Math.round(size.width * size.height * framesPerSecond * bitsPerPixel)
  const colours = await openVp9Encoder(size, framesPerSecond, bitsPerSecondOf(BITS_PER_PIXEL.colours))
  const opacity = await openVp9Encoder(size, framesPerSecond, bitsPerSecondOf(BITS_PER_PIXEL.opacity))
  let sent = 0
  return {
    /** Takes the next picture, which may wait for earlier ones. */
    async encode(picture: SplitPicture): Promise<void> {
      const keyFrame = sent % (KEY_FRAME_SECONDS * framesPerSecond) === 0
      const seconds = sent++ / framesPerSecond
      await Promise.all([
        colours.encode(picture.colours, seconds, keyFrame),
        opacity.encode(picture.opacity, seconds, keyFrame),
      ])
    },
    /** Waits for the packets of all pictures. */
    async flush(): Promise<void> {
      await Promise.all([colours.flush(), opacity.flush()])
    },
    takePackets(): EncodedPacket[] {
      const count = Math.min(colours.packets.length, opacity.packets.length)
      const masks = opacity.packets.splice(0, count)
      return colours.packets.splice(0, count).map(({ data, isKey, seconds }, index) => {
        const alpha = masks[index]?.data ?? new Uint8Array()
        const sideData = { alpha, alphaByteLength: alpha.length }
        return new EncodedPacket(data, isKey ? 'key' : 'delta', seconds, 1 / framesPerSecond, -1, data.length, sideData)
      })
    },
    close(): void {
      colours.close()
      opacity.close()
    },
  }
}

async function openVp9Encoder({ width, height }: Size, framerate: number, bitrate: number) {
  const { VideoEncoder, VideoFrame } = await loadCodecs()
  const packets: Packet[] = []
  let failure: Error | undefined
  const encoder = new VideoEncoder({
    output: (chunk) => void packets.push(packetOf(chunk)),
    error: (error) => (failure = error),
  })
  encoder.configure({ codec: CODEC, width, height, framerate, bitrate, latencyMode: 'realtime' })
  return {
    packets,
    async encode(data: Uint8Array, seconds: number, keyFrame: boolean): Promise<void> {
      const shape = { format: 'I420' as const, codedWidth: width, codedHeight: height }
      const frame = new VideoFrame(data, { ...shape, timestamp: Math.round(seconds * 1e6) })
      encoder.encode(frame, { keyFrame })
      frame.close()
      // A turn of the event loop as well: what the codec has read is freed there.
      do await setTimeout(encoder.encodeQueueSize > QUEUE_MAX ? PAUSE_MS : 0)
      while (encoder.encodeQueueSize > QUEUE_MAX && !failure)
      if (failure) throw failure
    },
    async flush(): Promise<void> {
      await encoder.flush()
      if (failure) throw failure
    },
    close(): void {
      if (encoder.state !== 'closed') encoder.close()
    },
  }
}
