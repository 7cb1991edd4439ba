/** A line of the product that refuses access, and the test that fails without it. */
export interface Guard {
  /** The guarantee that the guard gives. */
  name: string
  /** From `apps/core/src`. */
  file: string
  /** The code. It occurs exactly once in the file. */
  code: string
  /** The code as it would be without the guard. */
  without: string
  /** From `apps/core`, with a piece of the test's name. */
  test: [file: string, name: string]
}
