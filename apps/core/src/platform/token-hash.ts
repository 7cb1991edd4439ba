import { hash } from 'node:crypto'

/** What is stored of a token, in hex. A leaked row opens nothing, since nobody gets from it back to the token. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex')
}
