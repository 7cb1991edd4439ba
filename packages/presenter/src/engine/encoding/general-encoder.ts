import { MediaError } from '../../composition/render-job.ts'
import type { Size } from '../../composition/geometry.ts'
import { loadCodecs } from '../optional-packages.ts'
import { packetOf } from './aac-encoder.ts'
import type { Packet } from './aac-encoder.ts'

const COLOUR = { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', fullRange: false } as const
export const CODEC = 'avc1.64002a'

interface GeneralEncoderOptions {
  framesPerSecond: number
  bitsPerSecond: number
}

/** A frame of a general encoder. */
export interface GeneralFrame {
  packet: Packet
  config: VideoDecoderConfig
}

/**
 * Opens the encoder of the codecs, which inspects every macroblock: H.264 High profile, BT.709 limited range, one reference, no
 * reordering. One frame at a time.
 */
export async function openGeneralEncoder(
  { width, height }: Size,
  { framesPerSecond, bitsPerSecond }: GeneralEncoderOptions,
) {
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
    bitrate: bitsPerSecond,
    bitrateMode: 'variable',
    hardwareAcceleration: 'prefer-software',
    latencyMode: 'quality',
  })
  return {
    async encode(picture: Uint8Array, seconds: number, keyFrame: boolean): Promise<GeneralFrame> {
      answer = Promise.withResolvers()
      const shape = { format: 'I420' as const, codedWidth: width, codedHeight: height }
      const frame = new VideoFrame(picture, { ...shape, timestamp: Math.round(seconds * 1e6), colorSpace: COLOUR })
      encoder.encode(frame, { keyFrame })
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
