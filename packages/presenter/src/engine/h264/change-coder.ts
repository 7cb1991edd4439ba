import type { Size } from '../../film/places.ts'
import { pastePatch } from '../i420.ts'
import type { Patch } from '../i420.ts'
import { createBitWriter } from './bits.ts'
import { createMacroblockCoder } from './macroblock.ts'
import { createMotion } from './motion.ts'
import { CHANGES_PARAMETERS, MIDDLE_QUANTIZER, unitOf, withLength } from './parameters.ts'
import type { Sequence } from './parameters.ts'
import { copyPicture, copyPlanes, createComparison, createPlanes, MACROBLOCK } from './planes.ts'
import { createSettling } from './settling.ts'

const CHANGED_SLICE = 1
const IMPORTANCE = 2
const EVERY_SLICE_PREDICTED = 5

/**
 * Codes a picture as what changed since the one before (H.264, one P slice, Recommendation ITU-T H.264). An ordinary encoder
 * looks at every square of every picture, which costs the same whether a mouth moved or the world; here only those are looked at
 * where something was pasted. Whole pictures come from elsewhere: `setWhole` takes what a decoder made of the one that was sent.
 */
export function createChangeCoder(size: Size, quantizer: number) {
  const { width, height } = size
  const bits = createBitWriter()
  const [wanted, before, seen] = [createPlanes(width, height), createPlanes(width, height), createPlanes(width, height)]
  const motion = createMotion(wanted, createPlanes(width, height), seen, width, height)
  const macroblocks = createMacroblockCoder(wanted, seen, motion, quantizer, bits)
  const comparison = createComparison(wanted, before)
  const settling = createSettling(wanted)
  const picture = new Uint8Array((width * height * 3) / 2)
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
    const differs = comparison.takeDifference(column, row)
    if (differs) settling.changed(column, row)
    const write = differs ? code : settling.isDue(column, row) ? refine : keep
    return write(column, row, leftOut) ? 0 : leftOut + 1
  }
  function writeSquares(): void {
    macroblocks.begin()
    let leftOut = 0
    for (let row = 0; row < wanted.rows; row++) {
      if (!comparison.isTouched(row) && !settling.waitsIn(row)) leftOut += wanted.columns
      else for (let column = 0; column < wanted.columns; column++) leftOut = writeSquare(column, row, leftOut)
    }
    if (leftOut > 0) bits.writeNumber(leftOut)
  }
  return {
    /** Puts a piece of the next picture to its place. */
    paste(patch: Patch): void {
      pastePatch(patch, wanted.parts, wanted.columns * MACROBLOCK)
      comparison.touch(patch)
    },
    /** The next picture, as far as it was pasted. Good until the next call. */
    picture(): Uint8Array {
      copyPlanes(wanted, size, picture)
      return picture
    },
    /** The next picture was sent whole, and this is what a decoder made of it. */
    setWhole(decoded: Uint8Array): void {
      comparison.acceptAll()
      copyPicture(decoded, size, seen)
      motion.lookAnew()
      settling.clear()
      number = 0
    },
    /** The unit for the next picture, as files hold it. */
    code(sequence: Sequence): Uint8Array {
      number++
      writeHead(sequence)
      writeSquares()
      comparison.rest()
      return withLength(unitOf(CHANGED_SLICE, IMPORTANCE, bits.finish()))
    },
    /** What a decoder shows now; for tests. */
    seen,
  }
}
