import type { Size } from '../../composition/geometry.ts'
import type { Packet } from './aac-encoder.ts'
import type { Patch } from '../canvas/i420.ts'
import { createPFrameEncoder } from '../h264/p-frame-encoder.ts'
import { addPFrameParameters } from '../h264/parameter-sets.ts'
import type { Sequence } from '../h264/parameter-sets.ts'
import { openKeyframeDecoder, openKeyframeEncoder } from './keyframes.ts'

export const FRAMES_PER_SECOND = 30
const KEY_FRAME_SECONDS = 4
// Quantizer of P frames, 0 finest .. 51. At 26 the edges of moving lips and lids stay clean.
const QUANTIZER = 26

export interface EncodedFrame {
  packet: Packet
  config: VideoDecoderConfig
}

interface Stream {
  config: VideoDecoderConfig
  sequence: Sequence
  decoder: Awaited<ReturnType<typeof openKeyframeDecoder>>
}

/**
 * Encodes H.264: a keyframe every four seconds, at each cut and after each fade from a general encoder, P frames from our own, which skips
 * unchanged macroblocks. A decoder returns the decoded keyframes.
 */
export async function openVideoEncoder(size: Size) {
  const whole = await openKeyframeEncoder(size, FRAMES_PER_SECOND)
  const changes = createPFrameEncoder(size, QUANTIZER)
  let stream: Stream | undefined
  let lastKeySeconds = -KEY_FRAME_SECONDS
  let sent = 0
  let wasReplaced = false
  let isCoarse = false

  const encodePFrame = ({ sequence, config }: Stream) => ({ data: changes.code(sequence), config })
  async function encodeKeyframe(seconds: number) {
    const { packet, config } = await whole.encode(changes.picture(), seconds)
    if (!stream) {
      const { sequence, description } = addPFrameParameters(new Uint8Array(config.description as ArrayBuffer))
      stream = { sequence, config: { ...config, description }, decoder: await openKeyframeDecoder(description, size) }
    }
    changes.setKeyframe(await stream.decoder.decode(packet))
    return { data: packet.data, config: stream.config }
  }
  return {
    get sent() {
      return sent
    },
    /**
     * Encodes the frame shown from `fromFrame` to `toFrame`: patches over the frame before. The first call must cover the whole
     * frame.
     */
    async encode(patches: readonly Patch[], fromFrame: number, toFrame: number): Promise<EncodedFrame> {
      for (const patch of patches) changes.paste(patch)
      const seconds = fromFrame / FRAMES_PER_SECOND
      const isReplaced = patches.length === 1 && patches[0]?.width === size.width && patches[0].height === size.height
      // By time: still scenes have few frames.
      const isDue = seconds - lastKeySeconds >= KEY_FRAME_SECONDS
      // A cut begins with a keyframe. The P frames of a fade leave a coarse picture, which one replaces at its end.
      const isKey = !stream || isDue || (isReplaced ? !wasReplaced : isCoarse)
      wasReplaced = isReplaced
      isCoarse = isReplaced && !isKey
      if (isKey) lastKeySeconds = seconds
      const { data, config } = isKey || !stream ? await encodeKeyframe(seconds) : encodePFrame(stream)
      sent++
      return { packet: { data, isKey, seconds, durationSeconds: (toFrame - fromFrame) / FRAMES_PER_SECOND }, config }
    },
    close(): void {
      whole.close()
      stream?.decoder.close()
    },
  }
}
