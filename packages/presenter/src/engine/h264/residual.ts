import type { BitWriter } from './bitstream.ts'
import { COEFFICIENT_TOKENS, CHROMA_DC_TOKENS, CHROMA_DC_ZEROS, RUNS, TOTAL_ZEROS } from './cavlc-tables.ts'
import type { Codes } from './cavlc-tables.ts'

/** Context of a chroma DC block. */
export const CHROMA_DC = -1

const levels = new Int32Array(16)
const runs = new Uint8Array(16)

function writeCode(bits: BitWriter, row: Codes | undefined, column: number): void {
  if (row) bits.write(row.values[column] as number, row.lengths[column] as number)
}

function writeToken(bits: BitWriter, total: number, ones: number, nearby: number): void {
  if (nearby === CHROMA_DC) writeCode(bits, CHROMA_DC_TOKENS[total], ones)
  else if (nearby >= 8) bits.write(total === 0 ? 3 : ((total - 1) << 2) | ones, 6)
  else writeCode(bits, COEFFICIENT_TOKENS[nearby < 2 ? 0 : nearby < 4 ? 1 : 2]?.[total], ones)
}

/** Writes one level. The suffix length adapts to the levels before. */
function writeLevel(bits: BitWriter, code: number, suffixBits: number): void {
  const most = suffixBits === 0 ? 14 : 15 << suffixBits
  if (code < most) {
    const prefix = code >> suffixBits
    bits.write(0, prefix)
    bits.write(1, 1)
    bits.write(code & ((1 << suffixBits) - 1), suffixBits)
  } else if (suffixBits === 0 && code < 30) {
    bits.write(1, 15)
    bits.write(code - 14, 4)
  } else {
    bits.write(1, 16)
    bits.write(code - (suffixBits === 0 ? 30 : most), 12)
  }
}

function writeLevels(bits: BitWriter, total: number, ones: number): void {
  for (let index = 0; index < ones; index++) bits.write((levels[index] as number) < 0 ? 1 : 0, 1)
  let suffixBits = total > 10 && ones < 3 ? 1 : 0
  for (let index = ones; index < total; index++) {
    const level = levels[index] as number
    const size = Math.abs(level)
    let code = 2 * size - (level > 0 ? 2 : 1)
    // After fewer than three trailing ones the next level is not a one, so it counts from two.
    if (index === ones && ones < 3) code -= 2
    writeLevel(bits, code, suffixBits)
    if (suffixBits === 0) suffixBits = 1
    if (size > 3 << (suffixBits - 1) && suffixBits < 6) suffixBits++
  }
}

function writeRuns(bits: BitWriter, total: number, zeros: number): void {
  let left = zeros
  for (let index = 0; index < total - 1 && left > 0; index++) {
    const run = runs[index] as number
    writeCode(bits, RUNS[Math.min(left, 7) - 1], run)
    left -= run
  }
}

/**
 * Writes the coefficients `from`..`from + count - 1` of a block in zigzag order. `nearby` is the mean count of the neighbours.
 * Returns the number of non-zero coefficients.
 */
export function writeBlock(bits: BitWriter, block: Int16Array, from: number, count: number, nearby: number): number {
  let total = 0
  let ones = 0
  let zeros = 0
  let isTrailing = true
  for (let index = count - 1; index >= 0; index--) {
    const level = block[from + index] as number
    if (level === 0) {
      if (total === 0) continue
      zeros++
      runs[total - 1] = (runs[total - 1] as number) + 1
      continue
    }
    levels[total] = level
    runs[total] = 0
    total++
    if (isTrailing && ones < 3 && (level === 1 || level === -1)) ones++
    else isTrailing = false
  }
  writeToken(bits, total, ones, nearby)
  if (total === 0) return 0
  writeLevels(bits, total, ones)
  if (total < count) writeCode(bits, (nearby === CHROMA_DC ? CHROMA_DC_ZEROS : TOTAL_ZEROS)[total - 1], zeros)
  writeRuns(bits, total, zeros)
  return total
}
