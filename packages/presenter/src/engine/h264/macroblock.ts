import type { BitWriter } from './bitstream.ts'
import { PATTERN_NUMBERS } from './cavlc-tables.ts'
import type { Planes } from './planes.ts'
import { MACROBLOCK } from './planes.ts'
import { ZERO_VECTOR } from './motion.ts'
import type { Motion, Vector } from './motion.ts'
import { CHROMA_OFFSET } from './parameter-sets.ts'
import { CHROMA_DC, writeBlock } from './residual.ts'
import {
  chromaQuantizer,
  hadamard,
  quantise,
  quantizerOf,
  inverseTransform,
  dequantise,
  transform,
} from './transform.ts'
import type { Quantizer } from './transform.ts'

/** Motion vectors are in quarter pixels. */
const QUARTERS = 4
/**
 * Quantizers of refinements, and of those on flat ground, where an error of two levels is seen. The latter is for small residuals:
 * a level of a large one would not fit its code.
 */
const [FINE, FLAT] = [14, 4]
/** Quantizers of what changed: on flat ground, and where earlier content returns, whose ghosts would be seen before a refinement. */
const [PLAIN, RETURNING] = [22, 10]
/**
 * The rounding offset before a level is truncated, as a share of a quantiser step. A small share saves bits in motion; on flat
 * ground and in a refinement it would preserve the errors that are seen there.
 */
const [MOVING_SHARE, STILL_SHARE] = [1 / 5, 1 / 3]
const BLOCK_X = Uint8Array.of(0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3)
const BLOCK_Y = Uint8Array.of(0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3)

/** Coefficient counts of the blocks of a plane, which select the codes of their neighbours. */
interface Totals {
  counts: Uint8Array
  stride: number
}

function nearby({ counts, stride }: Totals, x: number, y: number): number {
  const at = y * stride + x
  if (x === 0) return y === 0 ? 0 : (counts[at - stride] as number)
  const left = counts[at - 1] as number
  return y === 0 ? left : (left + (counts[at - stride] as number) + 1) >> 1
}

const block = new Int32Array(16)

/** Writes the residual of a block to `block`. Returns its sum of squares. */
function difference(source: Uint8Array, reconstructed: Uint8Array, at: number, stride: number): number {
  let squares = 0
  for (let row = 0, index = 0; row < 4; row++, at += stride) {
    for (let column = 0; column < 4; column++, index++) {
      const value = (source[at + column] as number) - (reconstructed[at + column] as number)
      block[index] = value
      squares += value * value
    }
  }
  return squares
}

/** Returns the DC coefficient. */
function total(values: Int32Array): number {
  let sum = 0
  for (let index = 0; index < 16; index++) sum += values[index] as number
  return sum
}

/** Faster than `fill` for 16 values. */
function clear(levels: Int16Array, from: number): void {
  for (let at = from; at < from + 16; at++) levels[at] = 0
}

function add(reconstructed: Uint8Array, at: number, stride: number): void {
  for (let row = 0, index = 0; row < 4; row++, at += stride) {
    for (let column = 0; column < 4; column++, index++) {
      const value = (reconstructed[at + column] as number) + (block[index] as number)
      reconstructed[at + column] = value < 0 ? 0 : value > 255 ? 255 : value
    }
  }
}

/** Codes one chroma plane of a macroblock: four blocks with a common DC block. */
function createChromaCoder(source: Uint8Array, reconstructed: Uint8Array, stride: number, quantizer: Quantizer) {
  const levels = new Int16Array(64)
  const dc = new Int16Array(4)
  const sums = new Int32Array(4)
  const corner = (at: number, index: number) => at + (index >> 1) * 4 * stride + (index & 1) * 4

  function quantiseDirect(): boolean {
    hadamard(sums)
    let any = 0
    for (let index = 0; index < 4; index++) {
      const value = sums[index] as number
      const size =
        (Math.abs(value) * (quantizer.multipliers[0] as number) + 2 * quantizer.rounding) >> (quantizer.shift + 1)
      dc[index] = value < 0 ? -size : size
      any |= size
    }
    return any !== 0
  }
  return {
    levels,
    dc,
    /** Returns 0 for nothing, 1 for DC only, 2 for DC and AC. */
    quantise(at: number): 0 | 1 | 2 {
      let fine = false
      for (let index = 0; index < 4; index++) {
        const squares = difference(source, reconstructed, corner(at, index), stride)
        if (squares < quantizer.zeroThreshold) {
          sums[index] = total(block)
          clear(levels, index * 16)
          continue
        }
        transform(block)
        sums[index] = block[0] as number
        fine = quantise(block, levels, index * 16, 1, quantizer) || fine
      }
      const direct = quantiseDirect()
      return fine ? 2 : direct ? 1 : 0
    },
    rebuild(at: number): void {
      sums.set(dc)
      hadamard(sums)
      for (let index = 0; index < 4; index++) {
        dequantise(levels, index * 16, 1, block, quantizer)
        block[0] = ((sums[index] as number) * (quantizer.scales[0] as number)) >> 1
        inverseTransform(block)
        add(reconstructed, corner(at, index), stride)
      }
    },
  }
}

/** Codes macroblocks of `source` as residuals from `reconstructed`, and updates `reconstructed` as a decoder does. */
export function createMacroblockCoder(
  source: Planes,
  reconstructed: Planes,
  motion: Motion,
  quantizerNumber: number,
  bits: BitWriter,
  isFlat: (column: number, row: number) => boolean,
) {
  const { columns, rows } = source
  const stride = columns * MACROBLOCK
  const [luma, shown] = [source.parts[0], reconstructed.parts[0]]
  const levels = new Int16Array(256)
  const coarse = stepsOf(quantizerNumber, MOVING_SHARE)
  const fine = stepsOf(Math.min(FINE, quantizerNumber), STILL_SHARE)
  const plain = stepsOf(Math.min(PLAIN, quantizerNumber), STILL_SHARE)
  const returning = stepsOf(Math.min(RETURNING, quantizerNumber), STILL_SHARE)
  const flat = stepsOf(Math.min(FLAT, quantizerNumber), STILL_SHARE)
  let steps = coarse
  // mb_qp_delta is relative to the macroblock before.
  let lastQuantizer = quantizerNumber

  function stepsOf(number: number, share: number) {
    const by = quantizerOf(chromaQuantizer(Math.max(0, number + CHROMA_OFFSET)), share)
    const chroma = ([1, 2] as const).map((part) =>
      createChromaCoder(source.parts[part], reconstructed.parts[part], stride / 2, by),
    )
    return { number, quantizer: quantizerOf(number, share), chroma }
  }
  const lumaTotals: Totals = { counts: new Uint8Array(columns * rows * 16), stride: columns * 4 }
  const chromaTotals = [1, 2].map((): Totals => ({ counts: new Uint8Array(columns * rows * 4), stride: columns * 2 }))

  /** Returns the luma part of the coded block pattern and updates `reconstructed`. */
  function codeLuma(at: number): number {
    let pattern = 0
    for (let index = 0; index < 16; index++) {
      const corner = at + (BLOCK_Y[index] as number) * 4 * stride + (BLOCK_X[index] as number) * 4
      if (difference(luma, shown, corner, stride) < steps.quantizer.zeroThreshold) {
        clear(levels, index * 16)
        continue
      }
      transform(block)
      if (!quantise(block, levels, index * 16, 0, steps.quantizer)) continue
      pattern |= 1 << (index >> 2)
      dequantise(levels, index * 16, 0, block, steps.quantizer)
      inverseTransform(block)
      add(shown, corner, stride)
    }
    return pattern
  }
  function codeChroma(at: number): number {
    const needs = steps.chroma.map((plane) => plane.quantise(at))
    const need = Math.max(...needs)
    if (need > 0) for (const plane of steps.chroma) plane.rebuild(at)
    return need
  }
  function writeLuma(column: number, row: number, pattern: number): void {
    for (let index = 0; index < 16; index++) {
      if (!(pattern & (1 << (index >> 2)))) continue
      const x = column * 4 + (BLOCK_X[index] as number)
      const y = row * 4 + (BLOCK_Y[index] as number)
      const total = writeBlock(bits, levels, index * 16, 16, nearby(lumaTotals, x, y))
      lumaTotals.counts[y * lumaTotals.stride + x] = total
    }
  }
  function writeChroma(column: number, row: number, need: number): void {
    if (need === 0) return
    for (const { dc } of steps.chroma) writeBlock(bits, dc, 0, 4, CHROMA_DC)
    if (need === 1) return
    for (const [part, plane] of steps.chroma.entries()) {
      const totals = chromaTotals[part] as Totals
      for (let index = 0; index < 4; index++) {
        const [x, y] = [column * 2 + (index & 1), row * 2 + (index >> 1)]
        totals.counts[y * totals.stride + x] = writeBlock(bits, plane.levels, index * 16 + 1, 15, nearby(totals, x, y))
      }
    }
  }
  /** Writes skip run, mb_type P_L0_16x16, vector difference and coded block pattern. */
  function writeHead(column: number, row: number, skipRun: number, { x, y }: Vector, pattern: number): void {
    const expected = motion.expected(column, row)
    bits.writeNumber(skipRun)
    bits.writeNumber(0)
    bits.writeSigned(QUARTERS * (x - expected.x))
    bits.writeSigned(QUARTERS * (y - expected.y))
    bits.writeNumber(PATTERN_NUMBERS[pattern] as number)
    if (pattern === 0) return
    bits.writeSigned(steps.number - lastQuantizer)
    lastQuantizer = steps.number
  }
  function codeFrom(vector: Vector, column: number, row: number, skipRun: number): boolean {
    const lumaPattern = codeLuma(row * MACROBLOCK * stride + column * MACROBLOCK)
    const need = codeChroma((row * MACROBLOCK * stride) / 4 + (column * MACROBLOCK) / 2)
    const pattern = lumaPattern | (need << 4)
    const moves = vector.x !== 0 || vector.y !== 0
    if (pattern === 0 && !moves && motion.canBeSkipped(column, row)) return false
    motion.changed(row)
    writeHead(column, row, skipRun, vector, pattern)
    writeLuma(column, row, lumaPattern)
    writeChroma(column, row, need)
    return true
  }
  return {
    /** Call before each frame. */
    begin(): void {
      motion.begin()
      lastQuantizer = quantizerNumber
      for (const { counts } of [lumaTotals, ...chromaTotals]) counts.fill(0)
    },
    /** Codes a macroblock after a run of skipped ones. Returns false when it can be skipped. */
    code(column: number, row: number, skipRun: number, returns: boolean): boolean {
      steps = returns ? returning : isFlat(column, row) ? plain : coarse
      return codeFrom(motion.follow(column, row), column, row, skipRun)
    },
    /** Codes a still macroblock again with the finer quantizer. Returns false when it can be skipped. */
    refine(column: number, row: number, skipRun: number): boolean {
      steps = isFlat(column, row) ? flat : fine
      return codeFrom(ZERO_VECTOR, column, row, skipRun)
    },
    /** Keeps a macroblock unchanged. Returns false when it can be skipped. */
    keep(column: number, row: number, skipRun: number): boolean {
      if (motion.canBeSkipped(column, row)) return false
      writeHead(column, row, skipRun, ZERO_VECTOR, 0)
      return true
    },
  }
}
