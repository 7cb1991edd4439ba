import { PICTURE } from '../film/layout.ts'
import { packetOf } from './audio-track.ts'
import type { Packet } from './audio-track.ts'
import { loadCodecs } from './optional.ts'

export const FRAMES_PER_SECOND = 30
const KEY_FRAME_SECONDS = 4
const COLOUR = { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', fullRange: false } as const
// Quality of a frame, 0 best .. 51 worst. A fixed quality halves the file of a fixed bitrate: most frames hardly change.
const QUANTIZER = 26
const QUEUE_LIMIT = 8

const SETTINGS = {
  codec: 'avc1.64002a',
  ...PICTURE,
  framerate: FRAMES_PER_SECOND,
  bitrate: 1_500_000,
  bitrateMode: 'quantizer',
  hardwareAcceleration: 'prefer-software',
  latencyMode: 'quality',
} as const

/** What came out of the encoder since it was last asked, and how many pictures went in and came out so far. */
interface EncoderState {
  packets: Packet[]
  config: VideoDecoderConfig | undefined
  failure: Error | undefined
  sent: number
  received: number
}

async function openEncoder(state: EncoderState) {
  const { VideoEncoder, VideoFrame } = await loadCodecs()
  const encoder = new VideoEncoder({
    output(chunk, metadata) {
      state.received++
      state.packets.push(packetOf(chunk))
      const given = metadata?.decoderConfig
      const size = { codedWidth: PICTURE.width, codedHeight: PICTURE.height }
      if (given) state.config ??= { ...given, ...size, colorSpace: COLOUR } as VideoDecoderConfig
    },
    error(error) {
      state.failure = error
    },
  })
  encoder.configure(SETTINGS)
  return { encoder, VideoFrame }
}

/** Encodes pictures as H.264, High profile, BT.709 limited range, with a key frame every four seconds of film. */
export async function openPictureEncoder() {
  const state: EncoderState = { packets: [], config: undefined, failure: undefined, sent: 0, received: 0 }
  const { encoder, VideoFrame } = await openEncoder(state)
  const shownAt: { seconds: number; durationSeconds: number }[] = []
  let lastKeySeconds = -KEY_FRAME_SECONDS
  return {
    state,
    async encode(picture: Uint8Array, fromFrame: number, toFrame: number): Promise<void> {
      const seconds = fromFrame / FRAMES_PER_SECOND
      const durationSeconds = (toFrame - fromFrame) / FRAMES_PER_SECOND
      // By time, not by count: where little moves, few pictures are sent.
      const keyFrame = seconds - lastKeySeconds >= KEY_FRAME_SECONDS
      if (keyFrame) lastKeySeconds = seconds
      shownAt.push({ seconds, durationSeconds })
      const shape = { format: 'I420' as const, codedWidth: PICTURE.width, codedHeight: PICTURE.height }
      const time = { timestamp: Math.round(seconds * 1e6), duration: Math.round(durationSeconds * 1e6) }
      const frame = new VideoFrame(picture, { ...shape, ...time, colorSpace: COLOUR })
      encoder.encode(frame, { keyFrame, avc: { quantizer: QUANTIZER } })
      frame.close()
      state.sent++
      // The event loop must turn even when the encoder keeps up: otherwise closed frames keep their memory, and packets beyond
      // the first thousand are lost without an error.
      if (encoder.encodeQueueSize > QUEUE_LIMIT) {
        await new Promise<void>((resolve) => encoder.addEventListener('dequeue', () => resolve(), { once: true }))
      } else if (state.sent % 8 === 0) {
        await new Promise((resolve) => setImmediate(resolve))
      }
      if (state.failure) throw state.failure
    },
    /** The packets since the last call. The encoder forgets durations and rounds times; it keeps the order of the pictures. */
    takePackets: (): Packet[] => state.packets.splice(0).map((packet) => ({ ...packet, ...shownAt.shift() })),
    async flush(): Promise<void> {
      await encoder.flush()
      encoder.close()
      if (state.failure) throw state.failure
    },
    close(): void {
      if (encoder.state !== 'closed') encoder.close()
    },
  }
}
