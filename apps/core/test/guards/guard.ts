/** A line of the product that keeps somebody out, and the test that notices when it is gone. */
export interface Guard {
  /** What it keeps from happening. */
  name: string
  /** From `apps/core/src`. */
  file: string
  /** The code that stands in the file exactly once. */
  code: string
  /** What would stand there if somebody had forgotten the guard. */
  without: string
  /** From `apps/core`, with a piece of the test's name. */
  test: [file: string, name: string]
}
