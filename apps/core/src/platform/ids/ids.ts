import { v7 } from 'uuid'

/** Returns a new UUIDv7. It is globally unique, and later ids sort later, so lists need no other column for paging. */
export function newId(): string {
  return v7()
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns whether a text has the form of an id. Any other text cannot be an id of anything. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
