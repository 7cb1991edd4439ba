import { v7 } from 'uuid'

/** A new UUIDv7: unique everywhere, and rows made later sort later, so lists page by it without another column. */
export function newId(): string {
  return v7()
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is written like an id. What is none cannot be an id of anything. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
