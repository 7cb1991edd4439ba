import { randomInt } from 'node:crypto'

/** Digits and letters that are not confused in print: no i, l, o or u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
/** Five bits each: 60 bits. */
const CHARACTERS = 12

/** Returns a new code as it is shown, e.g. `k7w2-9mxa-3tqd`. */
export function newRecoveryCode(): string {
  const characters = Array.from({ length: CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)])
  return characters.map((character, index) => (index > 0 && index % 4 === 0 ? `-${character}` : character)).join('')
}

/** Returns a typed code in its plain form, ignoring spaces and case, with letters that resemble 0 and 1 replaced. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1')
}
