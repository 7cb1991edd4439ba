export type FetchTrouble =
  | 'address-refused'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'wrong-type'
  | 'too-many-redirects'

/** Why nothing was brought from outside. The message goes to the log and holds no address of a person's. */
export class FetchError extends Error {
  readonly trouble: FetchTrouble

  constructor(trouble: FetchTrouble, { cause }: { cause?: unknown } = {}) {
    super(`fetch refused: ${trouble}`, { cause })
    this.trouble = trouble
  }
}
