import { expect, test } from 'vitest'
import { randomFrom } from '../../rig/random.ts'
import { createBitReader, createBitWriter, withEmulationPrevention, withoutEmulationPrevention } from './bits.ts'
import { createChangeCoder } from './change-coder.ts'
import { describeChanges } from './parameters.ts'
import { quantise, quantizerOf, transform } from './transform.ts'

const SIZE = { width: 64, height: 64 }
const all = (data: Uint8Array) => ({ x: 0, y: 0, ...SIZE, data })

test('numbers are read as they were written', () => {
  const bits = createBitWriter()
  const numbers = [0, 1, 2, 7, 8, 254, 255, 3599, 8159]
  for (const number of numbers) bits.writeNumber(number)
  bits.writeSigned(-3)
  const reader = createBitReader(bits.finish())
  expect(numbers.map(() => reader.readNumber())).toEqual(numbers)
  expect(reader.readNumber()).toBe(6)
})

test('nothing inside a unit looks like the start of the next one', () => {
  const payload = Uint8Array.of(0, 0, 1, 0, 0, 0, 0, 3, 9, 0, 0, 2)
  const guarded = withEmulationPrevention(payload)
  expect(Buffer.from(guarded).toString('hex')).not.toMatch(/^(..)*00000[012]/)
  expect(withoutEmulationPrevention(guarded)).toEqual(payload)
})

test('only what changed is sent, and finer steps come nearer to it', () => {
  const sequence = { frameNumberBits: 4, orderBits: 0 }
  const random = randomFrom(3)
  const before = new Uint8Array(64 * 64 * 1.5).fill(128)
  const after = before.slice()
  for (let row = 20; row < 28; row++) {
    for (let column = 20; column < 28; column++) after[row * 64 + column] = random() * 255
  }
  const errorOf = (quantizer: number) => {
    const coder = createChangeCoder(SIZE, quantizer)
    coder.paste(all(before))
    coder.setWhole(before)
    coder.paste(all(after))
    const size = coder.code(sequence).length
    const seen = coder.seen.parts[0]
    const far = seen.filter((_, index) => index >> 6 >= 32 || (index & 63) >= 32)
    expect(far.every((value) => value === 128)).toBe(true)
    return { size, error: seen.reduce((sum, value, index) => sum + Math.abs(value - (after[index] as number)), 0) }
  }
  const [fine, coarse] = [errorOf(16), errorOf(36)]
  expect(fine.error).toBeLessThan(coarse.error)
  expect(fine.size).toBeGreaterThan(coarse.size)
})

test('what coarse steps leave over of an old picture goes once its place stands still', () => {
  const sequence = { frameNumberBits: 4, orderBits: 0 }
  const random = randomFrom(5)
  const noise = new Uint8Array(64 * 64 * 1.5).fill(128)
  for (let row = 0; row < 16; row++)
    for (let column = 0; column < 16; column++) noise[row * 64 + column] = random() * 255
  const coder = createChangeCoder(SIZE, 34)
  coder.paste(all(noise))
  coder.setWhole(noise)
  const plain = new Uint8Array(noise.length).fill(128)
  const errors: number[] = []
  for (let picture = 0; picture < 5; picture++) {
    coder.paste(all(plain))
    coder.code(sequence)
    const ghost = coder.seen.parts[0].filter((_, index) => index >> 6 < 16 && (index & 63) < 16)
    errors.push(ghost.reduce((sum, value) => sum + Math.abs(value - 128), 0))
  }
  expect(errors[0]).toBeGreaterThan(256)
  expect(errors.at(-1)).toBeLessThan((errors[0] as number) / 2)
})

test('a description of another kind is refused', () => {
  expect(() => describeChanges(Uint8Array.of(1, 100, 0, 42, 0xfc, 0xe1, 0, 0))).toThrow('oddly')
})

test('a block whose differences are called too small to count has no level, and the bound is a near one', () => {
  const waves = [Int32Array.of(1, 1, 1, 1), Int32Array.of(2, 1, -1, -2), Int32Array.of(1, -1, -1, 1)] as const
  const random = randomFrom(11)
  const levels = new Int16Array(16)
  for (const by of [20, 26, 34].map(quantizerOf)) {
    let [wrong, near] = [0, 0]
    for (let round = 0; round < 4000; round++) {
      const [across, down] = [waves[round % 3], waves[Math.floor(round / 3) % 3]] as [Int32Array, Int32Array]
      const size = random() * 8
      const block = Int32Array.from({ length: 16 }, (_, at) =>
        Math.round((across[at & 3] as number) * (down[at >> 2] as number) * size + random() * 2 - 1),
      )
      const squares = block.reduce((sum, value) => sum + value * value, 0)
      transform(block)
      const any = quantise(block, levels, 0, 0, by)
      if (any && squares < by.leastSquares) wrong++
      else if (any && squares < by.leastSquares * 1.5) near++
    }
    expect(wrong).toBe(0)
    expect(near).toBeGreaterThan(0)
  }
})
