import type { Size } from '../../packages/presenter/src/composition/geometry.ts'
import { pastePatch, yuvPlanesOf } from '../../packages/presenter/src/engine/canvas/i420.ts'
import type { Patch, YuvPlanes } from '../../packages/presenter/src/engine/canvas/i420.ts'
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
/** Share of macroblocks that change in a fade or at the end of one, where no ghost can be told from the change. */
const FADE_SHARE = 1 / 3
const SQUARE = MACROBLOCK * MACROBLOCK

/** A frame as it was drawn. */
interface DrawnFrame {
  isKey: boolean
  planes: YuvPlanes
  /** For how many frames each macroblock stood still since it changed; -1 is one that a keyframe drew. */
  stillFrames: Int32Array
}

/** Encodes frames, decodes them as a player does, and compares macroblocks that changed and stood still, or are about to. */
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
      const [y, u, v] = drawn.parts
      waiting.push({
        isKey: packet.isKey,
        planes: [y.slice(), u.slice(), v.slice()],
        stillFrames: stillFrames.slice(),
      })
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

/** Whether a macroblock changed a few frames ago and has not settled. */
const isPassing = (stillFrames: number) => stillFrames >= 0 && stillFrames < SETTLED_FRAMES

/** Sums up errors of macroblocks. */
function createErrors() {
  const errors = { squares: 0, sum: 0, largest: 0, visible: 0 }
  return {
    add(sum: number, largest: number): void {
      errors.squares++
      errors.sum += sum
      errors.largest = Math.max(errors.largest, largest)
      if (largest >= VISIBLE_ERROR) errors.visible++
    },
    result(name: string, samples: number) {
      const meanSquare = errors.sum / (errors.squares * samples)
      return {
        [`${name}: squares`]: errors.squares,
        [`${name}: dB`]: Number((10 * Math.log10(255 ** 2 / meanSquare)).toFixed(1)),
        [`${name}: largest`]: errors.largest,
        [`${name}: visible %`]: Number(((100 * errors.visible) / errors.squares).toFixed(2)),
      }
    },
  }
}

/** Returns the error of one plane within a macroblock, whose side there is `side` samples, and the range of its drawn samples. */
function compare(drawn: Uint8Array, stride: number, shown: Uint8Array, width: number, from: Place, side: number) {
  let [low, high, sum, largest] = [255, 0, 0, 0]
  for (let y = from.row * side; y < (from.row + 1) * side; y++)
    for (let x = from.column * side; x < (from.column + 1) * side; x++) {
      const value = drawn[y * stride + x] as number
      const error = Math.abs(value - (shown[y * width + x] as number))
      low = Math.min(low, value)
      high = Math.max(high, value)
      sum += error * error
      largest = Math.max(largest, error)
    }
  return { range: high - low, sum, largest }
}

interface Place {
  column: number
  row: number
}

function createFigures(size: Size, columns: number) {
  const stride = columns * MACROBLOCK
  const half = MACROBLOCK / 2
  const [settled, passing, colour] = [createErrors(), createErrors(), createErrors()]
  const bands = { runs: 0, pixels: 0 }

  function addSquare(drawn: YuvPlanes, shown: YuvPlanes, place: Place, stillFrames: number): void {
    const luma = compare(drawn[0], stride, shown[0], size.width, place, MACROBLOCK)
    if (luma.range <= FLAT_RANGE) (isPassing(stillFrames) ? passing : settled).add(luma.sum, luma.largest)
    if (!isPassing(stillFrames)) return
    for (const part of [1, 2] as const) {
      const chroma = compare(drawn[part], stride / 2, shown[part], size.width / 2, place, half)
      colour.add(chroma.sum, chroma.largest)
    }
  }
  /** Counts runs of equal brightness along a row near the top, where the backdrop is a soft gradient. */
  function addBands(shown: Uint8Array): void {
    const from = Math.round(size.height * 0.04) * size.width
    for (let at = from + 1; at < from + size.width; at++) if (shown[at] !== shown[at - 1]) bands.runs++
    bands.pixels += size.width
  }
  return {
    add({ isKey, planes, stillFrames }: DrawnFrame, picture: Uint8Array): void {
      const shown = yuvPlanesOf(picture, size)
      if (stillFrames.filter(isPassing).length > stillFrames.length * FADE_SHARE) return
      if (isKey) addBands(shown[0])
      const rows = Math.floor(size.height / MACROBLOCK)
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < Math.floor(size.width / MACROBLOCK); column++) {
          const still = stillFrames[row * columns + column] as number
          if (still >= 0) addSquare(planes, shown, { column, row }, still)
        }
    },
    result() {
      return {
        ...settled.result('settled flat', SQUARE),
        ...passing.result('passing flat', SQUARE),
        ...colour.result('passing colour', half * half),
        'mean run px': Number((bands.pixels / Math.max(bands.runs, 1)).toFixed(1)),
      }
    },
  }
}
