// The 4 x 4 integer transform and quantisation of H.264 (clauses 8.5.6 to 8.5.12). Exact in every decoder.

// By position: both even, both odd, mixed.
const MULTIPLIERS = [
  [13107, 5243, 8066],
  [11916, 4660, 7490],
  [10082, 4194, 6554],
  [9362, 3647, 5825],
  [8192, 3355, 5243],
  [7282, 2893, 4559],
] as const
const SCALES = [
  [10, 16, 13],
  [11, 18, 14],
  [13, 20, 16],
  [14, 23, 18],
  [16, 25, 20],
  [18, 29, 23],
] as const
const PLACES = [0, 2, 0, 2, 2, 1, 2, 1, 0, 2, 0, 2, 2, 1, 2, 1] as const
/** Zigzag scan. */
const ZIGZAG = Uint8Array.of(0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15)
const CHROMA_QUANTIZERS = [
  29, 30, 31, 32, 32, 33, 34, 34, 35, 35, 36, 36, 37, 37, 37, 38, 38, 38, 39, 39, 39, 39,
] as const

/** Returns the chroma quantizer of a luma quantizer. */
export const chromaQuantizer = (quantizer: number) => CHROMA_QUANTIZERS[quantizer - 30] ?? quantizer

export interface Quantizer {
  multipliers: Int32Array
  scales: Int32Array
  shift: number
  /** Rounding offset of the quantisation. */
  rounding: number
  /** Residuals with a smaller sum of squares quantise to zero. */
  zeroThreshold: number
}

// Squared norms of the basis functions by position.
const LENGTHS = [16, 100, 40] as const

/** 0 finest .. 51 coarsest. `roundingShare` of a step is added to a coefficient before the remainder is cut off. */
export function quantizerOf(quantizer: number, roundingShare: number): Quantizer {
  const rest = quantizer % 6
  const octave = Math.floor(quantizer / 6)
  const shift = 15 + octave
  const rounding = Math.floor(2 ** shift * roundingShare)
  const multipliers = MULTIPLIERS[rest] ?? MULTIPLIERS[0]
  return {
    multipliers: Int32Array.from(PLACES, (place) => multipliers[place]),
    scales: Int32Array.from(PLACES, (place) => (SCALES[rest]?.[place] ?? 0) << octave),
    shift,
    rounding,
    zeroThreshold: Math.min(
      ...multipliers.map((by, kind) => ((2 ** shift - rounding) / by) ** 2 / (LENGTHS[kind] ?? 1)),
    ),
  }
}

/** Forward transform, in place. */
export function transform(block: Int32Array): void {
  for (let at = 0; at < 16; at += 4) {
    const a = (block[at] as number) + (block[at + 3] as number)
    const b = (block[at + 1] as number) + (block[at + 2] as number)
    const c = (block[at + 1] as number) - (block[at + 2] as number)
    const d = (block[at] as number) - (block[at + 3] as number)
    block[at] = a + b
    block[at + 1] = 2 * d + c
    block[at + 2] = a - b
    block[at + 3] = d - 2 * c
  }
  for (let at = 0; at < 4; at++) {
    const a = (block[at] as number) + (block[at + 12] as number)
    const b = (block[at + 4] as number) + (block[at + 8] as number)
    const c = (block[at + 4] as number) - (block[at + 8] as number)
    const d = (block[at] as number) - (block[at + 12] as number)
    block[at] = a + b
    block[at + 4] = 2 * d + c
    block[at + 8] = a - b
    block[at + 12] = d - 2 * c
  }
}

/** Inverse transform, in place. */
export function inverseTransform(block: Int32Array): void {
  for (let at = 0; at < 16; at += 4) {
    const a = (block[at] as number) + (block[at + 2] as number)
    const b = (block[at] as number) - (block[at + 2] as number)
    const c = ((block[at + 1] as number) >> 1) - (block[at + 3] as number)
    const d = (block[at + 1] as number) + ((block[at + 3] as number) >> 1)
    block[at] = a + d
    block[at + 1] = b + c
    block[at + 2] = b - c
    block[at + 3] = a - d
  }
  for (let at = 0; at < 4; at++) {
    const a = (block[at] as number) + (block[at + 8] as number)
    const b = (block[at] as number) - (block[at + 8] as number)
    const c = ((block[at + 4] as number) >> 1) - (block[at + 12] as number)
    const d = (block[at + 4] as number) + ((block[at + 12] as number) >> 1)
    block[at] = (a + d + 32) >> 6
    block[at + 4] = (b + c + 32) >> 6
    block[at + 8] = (b - c + 32) >> 6
    block[at + 12] = (a - d + 32) >> 6
  }
}

/** Quantises a block to `levels` in zigzag order from coefficient `first`. Returns whether one is not zero. */
export function quantise(block: Int32Array, levels: Int16Array, at: number, first: number, by: Quantizer): boolean {
  const { multipliers, shift, rounding } = by
  let any = 0
  for (let index = first; index < 16; index++) {
    const place = ZIGZAG[index] as number
    const value = block[place] as number
    const size = (Math.abs(value) * (multipliers[place] as number) + rounding) >> shift
    // Branchless sign: mispredicted branches cost more than the rest.
    const sign = value >> 31
    levels[at + index] = (size ^ sign) - sign
    any |= size
  }
  return any !== 0
}

/** Dequantises levels to coefficients. The DC of chroma is set elsewhere. */
export function dequantise(levels: Int16Array, at: number, first: number, block: Int32Array, by: Quantizer): void {
  for (let index = first; index < 16; index++) {
    const place = ZIGZAG[index] as number
    block[place] = (levels[at + index] as number) * (by.scales[place] as number)
  }
}

/** 2 x 2 Hadamard transform of the chroma DC block. */
export function hadamard(values: Int32Array): void {
  const [a = 0, b = 0, c = 0, d = 0] = values
  values[0] = a + b + c + d
  values[1] = a - b + c - d
  values[2] = a + b - c - d
  values[3] = a - b - c + d
}
