import { FilmError } from '../film/film-job.ts'
import type { Size } from '../film/places.ts'
import { packetOf } from './audio-track.ts'
import type { Packet } from './audio-track.ts'
import { loadCodecs } from './optional.ts'

const COLOUR = { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', fullRange: false } as const
const CODEC = 'avc1.64002a'
// Whole pictures only, so this is what one of them weighs, not what a second of film does. The encoder takes no quality.
const BITS_PER_PIXEL = 10

interface WholePicture {
  packet: Packet
  config: VideoDecoderConfig
}

/** Encodes pictures that need no other one to be shown: H.264, High profile, BT.709 limited range. One at a time. */
export async function openWholePictures({ width, height }: Size, framesPerSecond: number) {
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
    bitrate: width * height * BITS_PER_PIXEL,
    bitrateMode: 'variable',
    hardwareAcceleration: 'prefer-software',
    latencyMode: 'quality',
  })
  return {
    async encode(picture: Uint8Array, seconds: number): Promise<WholePicture> {
      answer = Promise.withResolvers()
      const shape = { format: 'I420' as const, codedWidth: width, codedHeight: height }
      const frame = new VideoFrame(picture, { ...shape, timestamp: Math.round(seconds * 1e6), colorSpace: COLOUR })
      encoder.encode(frame, { keyFrame: true })
      frame.close()
      const packet = await answer.promise
      if (!config) throw new FilmError('film-damaged', 'The pictures of the video could not be described.')
      return { packet, config }
    },
    close(): void {
      if (encoder.state !== 'closed') encoder.close()
    },
  }
}

/** Decodes whole pictures, one at a time: what a player will show differs from what was sent. */
export async function openPictureDecoder(description: Uint8Array, { width, height }: Size) {
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
    /** Good until the next call. */
    async decode(packet: Packet): Promise<Uint8Array> {
      copied = []
      decoder.decode(new EncodedVideoChunk({ type: 'key', timestamp: 0, data: packet.data }))
      await decoder.flush()
      await Promise.all(copied)
      if (copied.length === 0)
        throw failure ?? new FilmError('film-damaged', 'A picture of the video could not be read back.')
      return picture
    },
    close(): void {
      if (decoder.state !== 'closed') decoder.close()
    },
  }
}
