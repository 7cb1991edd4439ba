import type { Size } from '../../packages/presenter/src/composition/geometry.ts'
import { pastePatch } from '../../packages/presenter/src/engine/canvas/i420.ts'
import type { Patch } from '../../packages/presenter/src/engine/canvas/i420.ts'
import type { Packet } from '../../packages/presenter/src/engine/encoding/aac-encoder.ts'
import { openVideoEncoder } from '../../packages/presenter/src/engine/encoding/video-encoder.ts'
import type { Showing } from '../../packages/presenter/src/engine/encoding/video-encoder.ts'
import { createComparison, createPlanes, MACROBLOCK } from '../../packages/presenter/src/engine/h264/planes.ts'
import { loadCodecs } from '../../packages/presenter/src/engine/optional-packages.ts'

/** Levels between the darkest and the brightest sample of ground that counts as flat: ghosts are seen there. */
const FLAT_RANGE = 4
/** Frames after which a macroblock that stands still has settled. */
const SETTLED_FRAMES = 5
/** Levels of an error that is seen on a dark ground. */
const VISIBLE_ERROR = 3
const SQUARE = MACROBLOCK * MACROBLOCK

/** A frame as it was drawn. */
interface DrawnFrame {
  isKey: boolean
  luma: Uint8Array
  /** For how many frames each macroblock stood still since it changed; -1 is one that a keyframe drew. */
  stillFrames: Int32Array
}

/** Encodes frames, decodes them as a player does, and compares flat macroblocks that changed and then stood still. */
export async function createGhostMeter(size: Size) {
  const encoder = await openVideoEncoder(size)
  const drawn = createPlanes(size.width, size.height)
  const comparison = createComparison(drawn, createPlanes(size.width, size.height))
  const stillFrames = new Int32Array(drawn.columns * drawn.rows).fill(-1)
  const waiting: DrawnFrame[] = []
  const figures = createFigures(size, drawn.columns)
  const decoder = await openDecoder(size, (picture) => figures.add(waiting.shift() as DrawnFrame, picture))
  let [frames, keyframes, bytes] = [0, 0, 0]

  function follow(isKey: boolean): void {
    for (let row = 0; row < drawn.rows; row++)
      for (let column = 0; column < drawn.columns; column++) {
        const at = row * drawn.columns + column
        if (comparison.takeDifference(column, row)) stillFrames[at] = 0
        else if (stillFrames[at] !== -1) stillFrames[at] = (stillFrames[at] as number) + 1
      }
    comparison.rest()
    if (isKey) stillFrames.fill(-1)
  }
  return {
    async send(patches: readonly Patch[], showing: Showing): Promise<void> {
      for (const patch of patches) {
        pastePatch(patch, drawn.parts, drawn.columns * MACROBLOCK)
        comparison.touch(patch)
      }
      const { packet, config } = await encoder.encode(patches, showing)
      follow(packet.isKey)
      waiting.push({ isKey: packet.isKey, luma: drawn.parts[0].slice(), stillFrames: stillFrames.slice() })
      frames++
      bytes += packet.data.length
      if (packet.isKey) keyframes++
      decoder.decode(packet, config)
    },
    async finish() {
      await decoder.flush()
      encoder.close()
      return { frames, keyframes, kB: Math.round(bytes / 1000), ...figures.result() }
    },
  }
}

async function openDecoder({ width, height }: Size, onPicture: (picture: Uint8Array) => void) {
  const { VideoDecoder, EncodedVideoChunk } = await loadCodecs()
  let pictures = Promise.resolve()
  const decoder = new VideoDecoder({
    output(frame) {
      const picture = new Uint8Array((width * height * 3) / 2)
      const copied = frame.copyTo(picture).then(() => frame.close())
      pictures = pictures.then(() => copied).then(() => onPicture(picture))
    },
    error(error) {
      throw error
    },
  })
  return {
    decode({ data, isKey, seconds }: Packet, config: VideoDecoderConfig): void {
      if (decoder.state === 'unconfigured') decoder.configure(config as Parameters<typeof decoder.configure>[0])
      const type = isKey ? 'key' : 'delta'
      decoder.decode(new EncodedVideoChunk({ type, timestamp: Math.round(seconds * 1e6), data }))
    },
    async flush(): Promise<void> {
      await decoder.flush()
      await pictures
      decoder.close()
    },
  }
}

function createFigures(size: Size, columns: number) {
  const stride = columns * MACROBLOCK
  const errors = { squares: 0, sum: 0, largest: 0, visible: 0 }
  const bands = { runs: 0, pixels: 0 }

  function addSquare(drawn: Uint8Array, shown: Uint8Array, column: number, row: number): void {
    let [low, high, sum, largest] = [255, 0, 0, 0]
    for (let y = row * MACROBLOCK; y < (row + 1) * MACROBLOCK; y++)
      for (let x = column * MACROBLOCK; x < (column + 1) * MACROBLOCK; x++) {
        const value = drawn[y * stride + x] as number
        const error = Math.abs(value - (shown[y * size.width + x] as number))
        low = Math.min(low, value)
        high = Math.max(high, value)
        sum += error * error
        largest = Math.max(largest, error)
      }
    if (high - low > FLAT_RANGE) return
    errors.squares++
    errors.sum += sum
    errors.largest = Math.max(errors.largest, largest)
    if (largest >= VISIBLE_ERROR) errors.visible++
  }
  /** Counts runs of equal brightness along a row near the top, where the backdrop is a soft gradient. */
  function addBands(shown: Uint8Array): void {
    const from = Math.round(size.height * 0.04) * size.width
    for (let at = from + 1; at < from + size.width; at++) if (shown[at] !== shown[at - 1]) bands.runs++
    bands.pixels += size.width
  }
  return {
    add({ isKey, luma, stillFrames }: DrawnFrame, shown: Uint8Array): void {
      if (isKey) addBands(shown)
      const rows = Math.floor(size.height / MACROBLOCK)
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < Math.floor(size.width / MACROBLOCK); column++)
          if ((stillFrames[row * columns + column] as number) >= SETTLED_FRAMES) addSquare(luma, shown, column, row)
    },
    result() {
      const meanSquare = errors.sum / (errors.squares * SQUARE)
      return {
        'settled flat squares': errors.squares,
        'PSNR-Y dB': Number((10 * Math.log10(255 ** 2 / meanSquare)).toFixed(1)),
        'largest error': errors.largest,
        'visible %': Number(((100 * errors.visible) / errors.squares).toFixed(2)),
        'mean run px': Number((bands.pixels / Math.max(bands.runs, 1)).toFixed(1)),
      }
    },
  }
}
