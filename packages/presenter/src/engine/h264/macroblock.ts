import type { BitWriter } from './bits.ts'
import { PATTERN_NUMBERS } from './code-tables.ts'
import type { Planes } from './planes.ts'
import { MACROBLOCK } from './planes.ts'
import { STILL } from './motion.ts'
import type { Motion, Vector } from './motion.ts'
import { COLOUR_DC, writeBlock } from './residual.ts'
import { colourQuantizer, crossed, quantise, quantizerOf, restore, scale, transform } from './transform.ts'
import type { Quantizer } from './transform.ts'

/** Vectors are told in quarters of a pixel. */
const QUARTERS = 4
/** How much finer the steps are for what stands still: half as wide. */
const FINER_BY = 6
const BLOCK_X = Uint8Array.of(0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3)
const BLOCK_Y = Uint8Array.of(0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3)

/** How many coefficients the blocks of a part have: the codes of their neighbours depend on it. */
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

/** The difference between what is to be seen and what is seen, into `block`. Returns the sum of its squares. */
function difference(wanted: Uint8Array, seen: Uint8Array, at: number, stride: number): number {
  let squares = 0
  for (let row = 0, index = 0; row < 4; row++, at += stride) {
    for (let column = 0; column < 4; column++, index++) {
      const value = (wanted[at + column] as number) - (seen[at + column] as number)
      block[index] = value
      squares += value * value
    }
  }
  return squares
}

/** The direct component. */
function total(values: Int32Array): number {
  let sum = 0
  for (let index = 0; index < 16; index++) sum += values[index] as number
  return sum
}

/** By hand: to call `fill` takes longer. */
function clear(levels: Int16Array, from: number): void {
  for (let at = from; at < from + 16; at++) levels[at] = 0
}

function add(seen: Uint8Array, at: number, stride: number): void {
  for (let row = 0, index = 0; row < 4; row++, at += stride) {
    for (let column = 0; column < 4; column++, index++) {
      const value = (seen[at + column] as number) + (block[index] as number)
      seen[at + column] = value < 0 ? 0 : value > 255 ? 255 : value
    }
  }
}

/** Codes one colour of a macroblock: four blocks whose direct components travel together. */
function createColourCoder(wanted: Uint8Array, seen: Uint8Array, stride: number, quantizer: Quantizer) {
  const levels = new Int16Array(64)
  const dc = new Int16Array(4)
  const sums = new Int32Array(4)
  const corner = (at: number, index: number) => at + (index >> 1) * 4 * stride + (index & 1) * 4

  function quantiseDirect(): boolean {
    crossed(sums)
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
    /** 0 nothing to send, 1 direct components only, 2 everything. */
    quantise(at: number): 0 | 1 | 2 {
      let fine = false
      for (let index = 0; index < 4; index++) {
        const squares = difference(wanted, seen, corner(at, index), stride)
        if (squares < quantizer.leastSquares) {
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
      crossed(sums)
      for (let index = 0; index < 4; index++) {
        scale(levels, index * 16, 1, block, quantizer)
        block[0] = ((sums[index] as number) * (quantizer.scales[0] as number)) >> 1
        restore(block)
        add(seen, corner(at, index), stride)
      }
    },
  }
}

/** Codes macroblocks of `wanted` as differences from what was seen, and changes `seen` into what a decoder will show. */
export function createMacroblockCoder(
  wanted: Planes,
  seen: Planes,
  motion: Motion,
  quantizerNumber: number,
  bits: BitWriter,
) {
  const { columns, rows } = wanted
  const stride = columns * MACROBLOCK
  const [bright, shown] = [wanted.parts[0], seen.parts[0]]
  const levels = new Int16Array(256)
  const coarse = stepsOf(quantizerNumber)
  const fine = stepsOf(quantizerNumber - FINER_BY)
  let steps = coarse
  // Only how the steps of a macroblock differ from those of the one before is told.
  let toldQuantizer = quantizerNumber

  function stepsOf(number: number) {
    const by = quantizerOf(colourQuantizer(number))
    const colours = ([1, 2] as const).map((part) =>
      createColourCoder(wanted.parts[part], seen.parts[part], stride / 2, by),
    )
    return { number, quantizer: quantizerOf(number), colours }
  }
  const brightTotals: Totals = { counts: new Uint8Array(columns * rows * 16), stride: columns * 4 }
  const colourTotals = [1, 2].map((): Totals => ({ counts: new Uint8Array(columns * rows * 4), stride: columns * 2 }))

  /** Which quarters have something to send; `seen` is already what it will be. */
  function codeBrightness(at: number): number {
    let pattern = 0
    for (let index = 0; index < 16; index++) {
      const corner = at + (BLOCK_Y[index] as number) * 4 * stride + (BLOCK_X[index] as number) * 4
      if (difference(bright, shown, corner, stride) < steps.quantizer.leastSquares) {
        clear(levels, index * 16)
        continue
      }
      transform(block)
      if (!quantise(block, levels, index * 16, 0, steps.quantizer)) continue
      pattern |= 1 << (index >> 2)
      scale(levels, index * 16, 0, block, steps.quantizer)
      restore(block)
      add(shown, corner, stride)
    }
    return pattern
  }
  function codeColours(at: number): number {
    const needs = steps.colours.map((colour) => colour.quantise(at))
    const need = Math.max(...needs)
    if (need > 0) for (const colour of steps.colours) colour.rebuild(at)
    return need
  }
  function writeBrightness(column: number, row: number, pattern: number): void {
    for (let index = 0; index < 16; index++) {
      if (!(pattern & (1 << (index >> 2)))) continue
      const x = column * 4 + (BLOCK_X[index] as number)
      const y = row * 4 + (BLOCK_Y[index] as number)
      const total = writeBlock(bits, levels, index * 16, 16, nearby(brightTotals, x, y))
      brightTotals.counts[y * brightTotals.stride + x] = total
    }
  }
  function writeColours(column: number, row: number, need: number): void {
    if (need === 0) return
    for (const { dc } of steps.colours) writeBlock(bits, dc, 0, 4, COLOUR_DC)
    if (need === 1) return
    for (const [part, colour] of steps.colours.entries()) {
      const totals = colourTotals[part] as Totals
      for (let index = 0; index < 4; index++) {
        const [x, y] = [column * 2 + (index & 1), row * 2 + (index >> 1)]
        totals.counts[y * totals.stride + x] = writeBlock(bits, colour.levels, index * 16 + 1, 15, nearby(totals, x, y))
      }
    }
  }
  /** One square of the size of the macroblock and where it comes from; then what is coded of it. */
  function writeHead(column: number, row: number, leftOut: number, { x, y }: Vector, pattern: number): void {
    const expected = motion.expected(column, row)
    bits.writeNumber(leftOut)
    bits.writeNumber(0)
    bits.writeSigned(QUARTERS * (x - expected.x))
    bits.writeSigned(QUARTERS * (y - expected.y))
    bits.writeNumber(PATTERN_NUMBERS[pattern] as number)
    if (pattern === 0) return
    bits.writeSigned(steps.number - toldQuantizer)
    toldQuantizer = steps.number
  }
  function codeFrom(vector: Vector, column: number, row: number, leftOut: number): boolean {
    const brightness = codeBrightness(row * MACROBLOCK * stride + column * MACROBLOCK)
    const need = codeColours((row * MACROBLOCK * stride) / 4 + (column * MACROBLOCK) / 2)
    const pattern = brightness | (need << 4)
    const moves = vector.x !== 0 || vector.y !== 0
    if (pattern === 0 && !moves && motion.staysWhenLeftOut(column, row)) return false
    motion.changed(row)
    writeHead(column, row, leftOut, vector, pattern)
    writeBrightness(column, row, brightness)
    writeColours(column, row, need)
    return true
  }
  return {
    /** To be called before each picture. */
    begin(): void {
      motion.begin()
      toldQuantizer = quantizerNumber
      for (const { counts } of [brightTotals, ...colourTotals]) counts.fill(0)
    },
    /** Writes a macroblock, after the number of those left out before it. False when it need not be sent. */
    code(column: number, row: number, leftOut: number): boolean {
      steps = coarse
      return codeFrom(motion.follow(column, row), column, row, leftOut)
    },
    /** Writes once more, in fine steps, what stands still. False when it need not be sent. */
    refine(column: number, row: number, leftOut: number): boolean {
      steps = fine
      return codeFrom(STILL, column, row, leftOut)
    },
    /** Leaves a macroblock as it is. False when nothing needs to be sent for that. */
    keep(column: number, row: number, leftOut: number): boolean {
      if (motion.staysWhenLeftOut(column, row)) return false
      writeHead(column, row, leftOut, STILL, 0)
      return true
    },
  }
}
