import { createHash } from 'node:crypto'

/** What is stored of a token, in hex. A leaked row opens nothing, since nobody gets from it back to the token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
