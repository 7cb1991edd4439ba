import type { Size } from '../../composition/geometry.ts'
import { readDescription } from '../h264/parameter-sets.ts'
import { collectNow } from '../garbage-collection.ts'
import { HD_AREA } from './keyframes.ts'
import { openGeneralEncoder } from './general-encoder.ts'
import type { GeneralFrame } from './general-encoder.ts'

// At a pace of 15 frames a second this is 2.2 Mb/s at 720p, 3.4 at 1080p. The encoder counts in frames, so the
// configured rate is twice as high.
const bitsPerPixelOf = (area: number) => (area > HD_AREA ? 0.11 : 0.16)
// The codecs free the memory of a frame, 1.4 MB at 720p, when it is collected.
const COLLECT_EVERY = 15

/**
 * Opens an encoder for frames that differ nearly everywhere from the one before, such as those of a photo that moves. It is twice as
 * fast there as the encoder of P frames and half as large. Its frames refer to each other only and begin with a keyframe. The decoder
 * of the other keyframes reads them when their parameter sets agree; otherwise `encode` returns undefined.
 */
export async function openMovingEncoder(size: Size, framesPerSecond: number, description: Uint8Array) {
  const area = size.width * size.height
  const bitsPerSecond = Math.round(area * bitsPerPixelOf(area) * framesPerSecond)
  const encoder = await openGeneralEncoder(size, { framesPerSecond, bitsPerSecond })
  const { sequenceSet, pictureSet } = readDescription(description)
  const agrees = (config: VideoDecoderConfig): boolean => {
    const own = readDescription(new Uint8Array(config.description as ArrayBuffer))
    return isSameBut(own.sequenceSet, sequenceSet, LEVEL_AT) && isSameBut(own.pictureSet, pictureSet)
  }
  let encoded = 0
  let isReadable: boolean | undefined
  return {
    async encode(picture: Uint8Array, seconds: number, isKey: boolean): Promise<GeneralFrame['packet'] | undefined> {
      if (isReadable === false) return undefined
      const { packet, config } = await encoder.encode(picture, seconds, isKey)
      if (++encoded % COLLECT_EVERY === 0) await collectNow()
      isReadable ??= agrees(config)
      return isReadable ? packet : undefined
    },
    close: encoder.close,
  }
}

/** The level in an SPS with its header byte: the other encoder's, whose bitrate is higher, allows more. */
const LEVEL_AT = 3

const isSameBut = (one: Uint8Array, other: Uint8Array, but = -1) =>
  one.length === other.length && one.every((byte, index) => index === but || byte === other[index])
