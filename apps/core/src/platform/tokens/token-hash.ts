import { hash } from 'node:crypto'

/** Returns the stored hash of a token in hex. A leaked row grants no access, because the token cannot be derived from it. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex')
}
