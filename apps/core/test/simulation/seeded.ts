import { createDice } from '../dice.ts'

/**
 * Takes randomness of this process from a seed: jitter, ids and tokens are the same in every run of it. Returns what gives it back.
 */
export function seedRandomness(seed: number): () => void {
  const dice = createDice(seed)
  const { random } = Math
  const { getRandomValues } = globalThis.crypto
  Math.random = () => dice(2 ** 32) / 2 ** 32
  globalThis.crypto.getRandomValues = (array) => {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = dice(256)
    }
    return array
  }
  return () => {
    Math.random = random
    globalThis.crypto.getRandomValues = getRandomValues
  }
}
