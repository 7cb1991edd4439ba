/** Returns a thrown value as an Error; anything else becomes the message of one. */
export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
