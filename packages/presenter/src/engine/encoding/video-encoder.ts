import type { Size } from '../../composition/geometry.ts'
import type { Packet } from './aac-encoder.ts'
import type { Patch } from '../canvas/i420.ts'
import { createPFrameEncoder } from '../h264/p-frame-encoder.ts'
import { addPFrameParameters } from '../h264/parameter-sets.ts'
import type { Sequence } from '../h264/parameter-sets.ts'
import { openKeyframeDecoder, openKeyframeEncoder } from './keyframes.ts'
import type { KeyframeDecoder } from './keyframes.ts'
import { openMovingEncoder } from './moving-encoder.ts'

export const FRAMES_PER_SECOND = 30
const KEY_FRAME_SECONDS = 6
const MOVING_KEY_FRAME_SECONDS = 8
// Quantizer of P frames, 0 finest .. 51. At 26 the edges of moving lips and lids stay clean.
const QUANTIZER = 26

/** When and how a frame is shown. */
export interface Showing {
  fromFrame: number
  toFrame: number
  /** Whether a photo moves in it: nearly all of the frame differs from the one before. */
  isMoving: boolean
}

export interface EncodedFrame {
  packet: Packet
  config: VideoDecoderConfig
}

interface Stream {
  config: VideoDecoderConfig
  sequence: Sequence
  decoder: KeyframeDecoder
}

type MovingEncoder = Awaited<ReturnType<typeof openMovingEncoder>>

/**
 * Decides which frames are keyframes: one every six seconds, one at each cut, where a photo stops to move, and after each fade. A
 * stretch in which a photo moves has one at its beginning and later ones less often, since each is seen as a small jump.
 */
function createKeyframePace(size: Size) {
  let lastKeySeconds = -KEY_FRAME_SECONDS
  let wasReplaced = false
  let isCoarse = false
  let wasMoving = false
  const isDue = (seconds: number, every: number) => seconds - lastKeySeconds >= every
  const isWhole = ({ width, height }: Patch) => width === size.width && height === size.height
  return {
    isKeyOfMoving: (seconds: number) => !wasMoving || isDue(seconds, MOVING_KEY_FRAME_SECONDS),
    isKey(patches: readonly Patch[], seconds: number): boolean {
      const isReplaced = patches.length === 1 && patches.every(isWhole)
      // By time: still scenes have few frames. The P frames of a fade leave a coarse picture, which a keyframe replaces at its end.
      const isKey = wasMoving || isDue(seconds, KEY_FRAME_SECONDS) || (isReplaced ? !wasReplaced : isCoarse)
      wasReplaced = isReplaced
      isCoarse = isReplaced && !isKey
      return isKey
    },
    sent({ isKey, seconds }: { isKey: boolean; seconds: number }, isMoving: boolean): void {
      if (isKey) lastKeySeconds = seconds
      wasMoving = isMoving
      wasReplaced &&= !isMoving
    },
  }
}

/**
 * Encodes H.264: keyframes from a general encoder, P frames from our own, which skips unchanged macroblocks. A decoder returns the
 * decoded keyframes. Stretches in which a photo moves are another general encoder's.
 */
export async function openVideoEncoder(size: Size, openDecoder = openKeyframeDecoder) {
  const whole = await openKeyframeEncoder(size, FRAMES_PER_SECOND)
  const changes = createPFrameEncoder(size, QUANTIZER)
  const pace = createKeyframePace(size)
  let stream: Stream | undefined
  let moving: MovingEncoder | undefined
  let sent = 0

  async function encodeKeyframe(seconds: number) {
    const { packet, config } = await whole.encode(changes.picture(), seconds)
    if (!stream) {
      const { sequence, description } = addPFrameParameters(new Uint8Array(config.description as ArrayBuffer))
      stream = { sequence, config: { ...config, description }, decoder: await openDecoder(description, size) }
    }
    changes.setKeyframe(await stream.decoder.decode(packet))
    return { data: packet.data, isKey: true, config: stream.config }
  }
  async function encodeChanges(patches: readonly Patch[], seconds: number) {
    const isKey = pace.isKey(patches, seconds)
    if (isKey || !stream) return encodeKeyframe(seconds)
    return { data: changes.code(stream.sequence), isKey, config: stream.config }
  }
  /** Returns undefined where the frame would not be decoded with the others. */
  async function encodeMoving(seconds: number) {
    if (!stream) return undefined
    const { config } = stream
    moving ??= await openMovingEncoder(size, FRAMES_PER_SECOND, config.description as Uint8Array)
    const packet = await moving.encode(changes.picture(), seconds, pace.isKeyOfMoving(seconds))
    return packet && { data: packet.data, isKey: packet.isKey, config }
  }
  return {
    get sent() {
      return sent
    },
    /** Encodes a frame: patches over the frame before. The first call must cover the whole frame. */
    async encode(patches: readonly Patch[], { fromFrame, toFrame, isMoving }: Showing): Promise<EncodedFrame> {
      for (const patch of patches) changes.paste(patch)
      const seconds = fromFrame / FRAMES_PER_SECOND
      const moved = isMoving ? await encodeMoving(seconds) : undefined
      const { data, isKey, config } = moved ?? (await encodeChanges(patches, seconds))
      pace.sent({ isKey, seconds }, moved !== undefined)
      sent++
      return { packet: { data, isKey, seconds, durationSeconds: (toFrame - fromFrame) / FRAMES_PER_SECOND }, config }
    },
    close(): void {
      whole.close()
      moving?.close()
      stream?.decoder.close()
    },
  }
}
