import type { Size } from '../../composition/geometry.ts'
import { pastePatch } from '../canvas/i420.ts'
import type { Patch } from '../canvas/i420.ts'
import { createBitWriter } from './bitstream.ts'
import { createFlatness } from './flatness.ts'
import { createMacroblockCoder } from './macroblock.ts'
import { createMotion } from './motion.ts'
import { P_FRAME_PPS_ID, MIDDLE_QUANTIZER, unitOf, withLength } from './parameter-sets.ts'
import type { Sequence } from './parameter-sets.ts'
import { copyPicture, copyPlanes, createComparison, createPlanes, MACROBLOCK } from './planes.ts'
import { createRefinement } from './refinement.ts'
import { createSettledContents } from './settled-contents.ts'

const CHANGED_SLICE = 1
const IMPORTANCE = 2
const EVERY_SLICE_PREDICTED = 5

/**
 * Encodes a frame as the difference to the frame before: one P slice of ITU-T H.264. A general encoder inspects every macroblock
 * of every frame. This one inspects only those where something was pasted. Keyframes come from another encoder, and `setKeyframe`
 * takes their decoded picture.
 */
export function createPFrameEncoder(size: Size, quantizer: number) {
  const { width, height } = size
  const bits = createBitWriter()
  const [source, before, reconstructed] = [
    createPlanes(width, height),
    createPlanes(width, height),
    createPlanes(width, height),
  ]
  const motion = createMotion(source, createPlanes(width, height), reconstructed, width, height)
  const isFlat = createFlatness(source)
  const macroblocks = createMacroblockCoder(source, reconstructed, motion, quantizer, bits, isFlat)
  const comparison = createComparison(source, before)
  const refinement = createRefinement(source, isFlat)
  const settled = createSettledContents(source)
  const picture = new Uint8Array((width * height * 3) / 2)
  let number = 0

  function writeHead({ frameNumberBits, orderBits }: Sequence): void {
    bits.writeNumber(0)
    bits.writeNumber(EVERY_SLICE_PREDICTED)
    bits.writeNumber(P_FRAME_PPS_ID)
    bits.write(number % 2 ** frameNumberBits, frameNumberBits)
    if (orderBits > 0) bits.write((2 * number) % 2 ** orderBits, orderBits)
    // No overrides of references, no marking. Then the quantizer, and deblocking off.
    bits.write(0, 3)
    bits.writeSigned(quantizer - MIDDLE_QUANTIZER)
    bits.writeNumber(1)
  }
  /** Codes one macroblock. Returns the length of the current skip run. */
  function writeSquare(column: number, row: number, skipRun: number): number {
    const { code, refine, keep } = macroblocks
    if (comparison.takeDifference(column, row)) {
      refinement.changed(column, row)
      return code(column, row, skipRun, settled.holds(column, row)) ? 0 : skipRun + 1
    }
    const isDue = refinement.isDue(column, row)
    if (isDue) settled.remember(column, row)
    return (isDue ? refine : keep)(column, row, skipRun) ? 0 : skipRun + 1
  }
  function writeSquares(): void {
    macroblocks.begin()
    let skipRun = 0
    for (let row = 0; row < source.rows; row++) {
      if (!comparison.isTouched(row) && !refinement.hasPendingIn(row)) skipRun += source.columns
      else for (let column = 0; column < source.columns; column++) skipRun = writeSquare(column, row, skipRun)
    }
    if (skipRun > 0) bits.writeNumber(skipRun)
  }
  return {
    /** Pastes a patch into the next frame. */
    paste(patch: Patch): void {
      pastePatch(patch, source.parts, source.columns * MACROBLOCK)
      comparison.touch(patch)
    },
    /** Returns the next frame. Valid until the next call. */
    picture(): Uint8Array {
      copyPlanes(source, size, picture)
      return picture
    },
    /** Sets the decoded picture of a keyframe as the reference. */
    setKeyframe(decoded: Uint8Array): void {
      comparison.acceptAll()
      settled.rememberAll()
      copyPicture(decoded, size, reconstructed)
      motion.invalidate()
      refinement.clear()
      number = 0
    },
    /** Returns the NAL unit of the next frame with its length. */
    code(sequence: Sequence): Uint8Array {
      number++
      writeHead(sequence)
      writeSquares()
      comparison.rest()
      return withLength(unitOf(CHANGED_SLICE, IMPORTANCE, bits.finish()))
    },
    /** The reconstructed frame, for tests. */
    reconstructed,
  }
}
