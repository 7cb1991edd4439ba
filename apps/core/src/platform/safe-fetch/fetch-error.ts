export type FetchTrouble =
  | 'address-refused'
  | 'host-busy'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'wrong-type'
  | 'too-many-redirects'

/** Why a fetch failed. The message goes to the log and contains no address that a person entered. */
export class FetchError extends Error {
  readonly trouble: FetchTrouble

  constructor(trouble: FetchTrouble, { cause }: { cause?: unknown } = {}) {
    super(`fetch refused: ${trouble}`, { cause })
    this.trouble = trouble
  }
}
