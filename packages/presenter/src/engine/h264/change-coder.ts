import { createBitWriter } from './bits.ts'
import { createMacroblockCoder } from './macroblock.ts'
import { createMotion } from './motion.ts'
import { CHANGES_PARAMETERS, MIDDLE_QUANTIZER, unitOf, withLength } from './parameters.ts'
import type { Sequence } from './parameters.ts'
import { copyPicture, createComparison, createPlanes } from './planes.ts'
import { createSettling } from './settling.ts'

const CHANGED_SLICE = 1
const IMPORTANCE = 2
const EVERY_SLICE_PREDICTED = 5

/**
 * Codes a picture as what changed since the one before (H.264, one P slice, Recommendation ITU-T H.264). An ordinary encoder
 * looks at every square of every picture, which costs the same whether a mouth moved or the world; here squares that are equal
 * cost a comparison. Whole pictures come from elsewhere: `setWhole` takes what was sent and what a decoder made of it.
 */
export function createChangeCoder(width: number, height: number, quantizer: number) {
  const bits = createBitWriter()
  const [wanted, before, seen] = [createPlanes(width, height), createPlanes(width, height), createPlanes(width, height)]
  const motion = createMotion(wanted, createPlanes(width, height), seen, width, height)
  const macroblocks = createMacroblockCoder(wanted, seen, motion, quantizer, bits)
  const comparison = createComparison(wanted, before)
  const settling = createSettling(wanted)
  let number = 0

  function writeHead({ frameNumberBits, orderBits }: Sequence): void {
    bits.writeNumber(0)
    bits.writeNumber(EVERY_SLICE_PREDICTED)
    bits.writeNumber(CHANGES_PARAMETERS)
    bits.write(number % 2 ** frameNumberBits, frameNumberBits)
    if (orderBits > 0) bits.write((2 * number) % 2 ** orderBits, orderBits)
    // No other number of references, no other order of them, no marks; then the size of steps and no filter along edges.
    bits.write(0, 3)
    bits.writeSigned(quantizer - MIDDLE_QUANTIZER)
    bits.writeNumber(1)
  }
  /** Answers how many squares have been left out by then. */
  function writeSquare(column: number, row: number, leftOut: number): number {
    const { code, refine, keep } = macroblocks
    const differs = comparison.differs(column, row)
    if (differs) settling.changed(column, row)
    const write = differs ? code : settling.isDue(column, row) ? refine : keep
    return write(column, row, leftOut) ? 0 : leftOut + 1
  }
  function writeSquares(): void {
    macroblocks.begin()
    let leftOut = 0
    for (let row = 0; row < wanted.rows; row++) {
      if (!comparison.rowDiffers(row) && !settling.waitsIn(row)) leftOut += wanted.columns
      else for (let column = 0; column < wanted.columns; column++) leftOut = writeSquare(column, row, leftOut)
    }
    if (leftOut > 0) bits.writeNumber(leftOut)
  }
  return {
    setWhole(sent: Uint8Array, decoded: Uint8Array): void {
      copyPicture(sent, width, height, before)
      copyPicture(decoded, width, height, seen)
      settling.clear()
      number = 0
    },
    /** The unit for the next picture, as files hold it. */
    code(picture: Uint8Array, sequence: Sequence): Uint8Array {
      copyPicture(picture, width, height, wanted)
      number++
      writeHead(sequence)
      writeSquares()
      for (const [index, part] of wanted.parts.entries()) before.parts[index]?.set(part)
      return withLength(unitOf(CHANGED_SLICE, IMPORTANCE, bits.finish()))
    },
    /** What a decoder shows now; for tests. */
    seen,
  }
}
