import { randomInt } from 'node:crypto'

const FALLBACK = 'guest'
/** Leaves room for the digits that are added to a taken name. */
const STEM_CHARACTERS_MAX = 50
const TRIES = 20

/** Returns a free username, made from the part of an address before its @. */
export async function freeName(email: string, isTaken: (username: string) => Promise<boolean>): Promise<string> {
  const stem = nameStem(email)
  const names = [stem, ...Array.from({ length: TRIES }, () => `${stem}-${randomInt(1000, 10_000)}`)]
  for (const username of names) if (!(await isTaken(username))) return username
  return `${stem}-${randomInt(1e6, 1e9)}`
}

/** Returns the characters of an email address that the contract allows in user names; `FALLBACK` without any. */
function nameStem(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).split('+')[0] ?? ''
  const kept = local.replace(/[^\p{L}\p{M}\p{N}._-]|[^\0-\uffff]/gu, '').replace(/^[^\p{L}\p{N}]+/u, '')
  return kept.slice(0, STEM_CHARACTERS_MAX) || FALLBACK
}
