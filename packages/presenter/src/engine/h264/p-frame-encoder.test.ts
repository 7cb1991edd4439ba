import { expect, test } from 'vitest'
import { randomFrom } from '../../rig/random.ts'
import { createBitReader, createBitWriter, withEmulationPrevention, withoutEmulationPrevention } from './bitstream.ts'
import { createPFrameEncoder } from './p-frame-encoder.ts'
import { addPFrameParameters } from './parameter-sets.ts'
import { quantise, quantizerOf, transform } from './transform.ts'

const SIZE = { width: 64, height: 64 }
const all = (data: Uint8Array) => ({ x: 0, y: 0, ...SIZE, data })

test('Exp-Golomb numbers round-trip', () => {
  const bits = createBitWriter()
  const numbers = [0, 1, 2, 7, 8, 254, 255, 3599, 8159]
  for (const number of numbers) bits.writeNumber(number)
  bits.writeSigned(-3)
  const reader = createBitReader(bits.finish())
  expect(numbers.map(() => reader.readNumber())).toEqual(numbers)
  expect(reader.readNumber()).toBe(6)
})

test('a payload contains no start code', () => {
  const payload = Uint8Array.of(0, 0, 1, 0, 0, 0, 0, 3, 9, 0, 0, 2)
  const guarded = withEmulationPrevention(payload)
  expect(Buffer.from(guarded).toString('hex')).not.toMatch(/^(..)*00000[012]/)
  expect(withoutEmulationPrevention(guarded)).toEqual(payload)
})

test('only changed blocks are coded, and a lower quantizer gives a smaller error', () => {
  const sequence = { frameNumberBits: 4, orderBits: 0 }
  const random = randomFrom(3)
  const before = new Uint8Array(64 * 64 * 1.5).fill(128)
  const after = before.slice()
  for (let row = 20; row < 28; row++) {
    for (let column = 20; column < 28; column++) after[row * 64 + column] = random() * 255
  }
  const errorOf = (quantizer: number) => {
    const coder = createPFrameEncoder(SIZE, quantizer)
    coder.paste(all(before))
    coder.setKeyframe(before)
    coder.paste(all(after))
    const size = coder.code(sequence).length
    const reconstructed = coder.reconstructed.parts[0]
    const far = reconstructed.filter((_, index) => index >> 6 >= 32 || (index & 63) >= 32)
    expect(far.every((value) => value === 128)).toBe(true)
    return {
      size,
      error: reconstructed.reduce((sum, value, index) => sum + Math.abs(value - (after[index] as number)), 0),
    }
  }
  const [fine, coarse] = [errorOf(16), errorOf(36)]
  expect(fine.error).toBeLessThan(coarse.error)
  expect(fine.size).toBeGreaterThan(coarse.size)
})

/** A dark gradient with letters, and without. */
function darkGround() {
  const ground = new Uint8Array(64 * 64 * 1.5).fill(128)
  for (let at = 0; at < 64 * 64; at++) ground[at] = 24 + Math.floor((at & 63) / 30)
  const letters = ground.slice()
  for (let row = 10; row < 50; row++)
    for (let column = 8; column < 56; column++) if ((row * 7 + column * 3) % 11 < 4) letters[row * 64 + column] = 220
  return { ground, letters }
}

/** Encodes frames after a keyframe of the first. Returns the luma errors of the last frame. */
function errorsAfter([first, ...others]: readonly [Uint8Array, ...Uint8Array[]]): number[] {
  const coder = createPFrameEncoder(SIZE, 26)
  coder.paste(all(first))
  coder.setKeyframe(first)
  for (const frame of others) {
    coder.paste(all(frame))
    coder.code({ frameNumberBits: 4, orderBits: 0 })
  }
  const last = others.at(-1) ?? first
  return Array.from(coder.reconstructed.parts[0], (value, at) => Math.abs(value - (last[at] as number)))
}

test('removed letters on a dark gradient disappear within a few frames', () => {
  const { ground, letters } = darkGround()
  const errors = errorsAfter([letters, ground, ground, ground, ground, ground, ground])
  expect(Math.max(...errors)).toBeLessThanOrEqual(3)
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.4)
})

test('ground that was seen before is clean in the very frame in which it returns', () => {
  const { ground, letters } = darkGround()
  const atOnce = errorsAfter([ground, letters, ground])
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(3)
  const afterRest = errorsAfter([ground, letters, letters, letters, letters, ground])
  expect(Math.max(...afterRest)).toBeLessThanOrEqual(3)
})

test('an unsupported avcC record is rejected', () => {
  expect(() => addPFrameParameters(Uint8Array.of(1, 100, 0, 42, 0xfc, 0xe1, 0, 0))).toThrow('oddly')
})

test('a block whose sumOfDifferences is below the bound has no level, and the bound is tight', () => {
  const waves = [Int32Array.of(1, 1, 1, 1), Int32Array.of(2, 1, -1, -2), Int32Array.of(1, -1, -1, 1)] as const
  const random = randomFrom(11)
  const levels = new Int16Array(16)
  for (const by of [20, 26, 34].map((number) => quantizerOf(number, 1 / 5))) {
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
      if (any && squares < by.zeroThreshold) wrong++
      else if (any && squares < by.zeroThreshold * 1.5) near++
    }
    expect(wrong).toBe(0)
    expect(near).toBeGreaterThan(0)
  }
})
