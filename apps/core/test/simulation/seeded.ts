import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { createDice } from '../dice.ts'

/**
 * Takes randomness of this process from a seed: jitter, ids and tokens are the same in every run of it. Returns what gives it back.
 */
export function seedRandomness(seed: number): () => void {
  const dice = createDice(seed)
  const { random } = Math
  const { getRandomValues } = globalThis.crypto
  const { randomBytes, randomFillSync, randomUUID } = crypto
  const fill = (bytes: Uint8Array) => bytes.map(() => dice(256))
  Math.random = () => dice(2 ** 32) / 2 ** 32
  globalThis.crypto.getRandomValues = (array) => {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      bytes.set(fill(bytes))
    }
    return array
  }
  setCrypto({
    randomBytes: ((size: number) => Buffer.from(fill(new Uint8Array(size)))) as typeof randomBytes,
    randomFillSync: ((array: Uint8Array) => {
      array.set(fill(array))
      return array
    }) as typeof randomFillSync,
    randomUUID: () => uuidOf(fill(new Uint8Array(16))),
  })
  return () => {
    Math.random = random
    globalThis.crypto.getRandomValues = getRandomValues
    setCrypto({ randomBytes, randomFillSync, randomUUID })
  }
}

function setCrypto(calls: Partial<typeof crypto>): void {
  Object.assign(crypto, calls)
  syncBuiltinESMExports()
}

/** Returns a UUID of version 4. */
function uuidOf(bytes: Uint8Array): `${string}-${string}-${string}-${string}-${string}` {
  const hex = Buffer.from(bytes).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
