import { v7 } from 'uuid'

/** A new UUIDv7: unique everywhere, and rows made later sort later, so lists page by it without another column. */
export function newId(): string {
  return v7()
}
