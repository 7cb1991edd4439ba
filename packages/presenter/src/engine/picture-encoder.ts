import type { Size } from '../film/places.ts'
import type { Packet } from './audio-track.ts'
import type { Patch } from './i420.ts'
import { createChangeCoder } from './h264/change-coder.ts'
import { describeChanges } from './h264/parameters.ts'
import type { Sequence } from './h264/parameters.ts'
import { openPictureDecoder, openWholePictures } from './whole-pictures.ts'

export const FRAMES_PER_SECOND = 30
const KEY_FRAME_SECONDS = 4
// How coarse a change may be, 0 finest .. 51. At 26 the edges of moving lips and lids stay clean; what
// stands still is refined.
const QUANTIZER = 26

export interface EncodedPicture {
  packet: Packet
  config: VideoDecoderConfig
}

interface Stream {
  config: VideoDecoderConfig
  sequence: Sequence
  decoder: Awaited<ReturnType<typeof openPictureDecoder>>
}

/**
 * Encodes pictures as H.264: a whole one every four seconds of film, between them only what changed. Changes are coded here,
 * squares that did not change cost nothing; the whole pictures come from a full encoder, and a decoder tells what of them is seen.
 */
export async function openPictureEncoder(size: Size) {
  const whole = await openWholePictures(size, FRAMES_PER_SECOND)
  const changes = createChangeCoder(size, QUANTIZER)
  let stream: Stream | undefined
  let lastKeySeconds = -KEY_FRAME_SECONDS
  let sent = 0

  const encodeChange = ({ sequence, config }: Stream) => ({ data: changes.code(sequence), config })
  async function encodeWhole(seconds: number) {
    const { packet, config } = await whole.encode(changes.picture(), seconds)
    if (!stream) {
      const { sequence, description } = describeChanges(new Uint8Array(config.description as ArrayBuffer))
      stream = { sequence, config: { ...config, description }, decoder: await openPictureDecoder(description, size) }
    }
    changes.setWhole(await stream.decoder.decode(packet))
    return { data: packet.data, config: stream.config }
  }
  return {
    get sent() {
      return sent
    },
    /**
     * Encodes the picture that is on screen from one frame number to another: these patches over the picture before, the first
     * time over all of it.
     */
    async encode(patches: readonly Patch[], fromFrame: number, toFrame: number): Promise<EncodedPicture> {
      for (const patch of patches) changes.paste(patch)
      const seconds = fromFrame / FRAMES_PER_SECOND
      // By time, not by count: where little moves, few pictures are sent.
      const isKey = !stream || seconds - lastKeySeconds >= KEY_FRAME_SECONDS
      if (isKey) lastKeySeconds = seconds
      const { data, config } = isKey || !stream ? await encodeWhole(seconds) : encodeChange(stream)
      sent++
      return { packet: { data, isKey, seconds, durationSeconds: (toFrame - fromFrame) / FRAMES_PER_SECOND }, config }
    },
    close(): void {
      whole.close()
      stream?.decoder.close()
    },
  }
}
