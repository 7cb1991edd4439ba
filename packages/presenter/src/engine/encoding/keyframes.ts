import { MediaError } from '../../composition/render-job.ts'
import type { Size } from '../../composition/geometry.ts'
import { packetOf } from './aac-encoder.ts'
import type { Packet } from './aac-encoder.ts'
import { loadCodecs } from '../optional-packages.ts'

const COLOUR = { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', fullRange: false } as const
const CODEC = 'avc1.64002a'
// Bitrate of a stream of keyframes only: the encoder has no quality setting. With less, the dither of dark gradients is smoothed
// into bands. Large pictures have less in each pixel.
const HD_AREA = 1280 * 720
const bitsPerPixelOf = (area: number) => (area > HD_AREA ? 14 : 20)

interface Keyframe {
  packet: Packet
  config: VideoDecoderConfig
}

/** Encodes keyframes: H.264 High profile, BT.709 limited range. One at a time. */
export async function openKeyframeEncoder({ width, height }: Size, framesPerSecond: number) {
  const { VideoEncoder, VideoFrame } = await loadCodecs()
  let config: VideoDecoderConfig | undefined
  let answer: PromiseWithResolvers<Packet> | undefined
  const encoder = new VideoEncoder({
    output(chunk, metadata) {
      const given = metadata?.decoderConfig
      const size = { codedWidth: width, codedHeight: height }
      if (given) config ??= { ...given, ...size, colorSpace: COLOUR } as VideoDecoderConfig
      answer?.resolve(packetOf(chunk))
    },
    error: (error) => answer?.reject(error),
  })
  encoder.configure({
    codec: CODEC,
    width,
    height,
    framerate: framesPerSecond,
    bitrate: width * height * bitsPerPixelOf(width * height),
    bitrateMode: 'variable',
    hardwareAcceleration: 'prefer-software',
    latencyMode: 'quality',
  })
  return {
    async encode(picture: Uint8Array, seconds: number): Promise<Keyframe> {
      answer = Promise.withResolvers()
      const shape = { format: 'I420' as const, codedWidth: width, codedHeight: height }
      const frame = new VideoFrame(picture, { ...shape, timestamp: Math.round(seconds * 1e6), colorSpace: COLOUR })
      encoder.encode(frame, { keyFrame: true })
      frame.close()
      const packet = await answer.promise
      if (!config) throw new MediaError('video-damaged', 'The pictures of the video could not be described.')
      return { packet, config }
    },
    close(): void {
      if (encoder.state !== 'closed') encoder.close()
    },
  }
}

/** Decodes keyframes, one at a time. P frames refer to the decoded picture, which differs from the source. */
export async function openKeyframeDecoder(description: Uint8Array, { width, height }: Size) {
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
    /** Valid until the next call. */
    async decode(packet: Packet): Promise<Uint8Array> {
      copied = []
      decoder.decode(new EncodedVideoChunk({ type: 'key', timestamp: 0, data: packet.data }))
      await decoder.flush()
      await Promise.all(copied)
      if (copied.length === 0)
        throw failure ?? new MediaError('video-damaged', 'A picture of the video could not be read back.')
      return picture
    },
    close(): void {
      if (decoder.state !== 'closed') decoder.close()
    },
  }
}
