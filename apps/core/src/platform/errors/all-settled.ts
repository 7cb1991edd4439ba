/**
 * Runs `work` for one item after the other and continues after a failure. Throws an AggregateError at the end
 * if any failed. An error for which `endsAll` returns true is thrown at once, since it would fail for the
 * others as well.
 */
export async function allSettled<T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
  endsAll: (error: unknown) => boolean = () => false,
): Promise<void> {
  const errors: unknown[] = []
  for (const one of all) {
    try {
      await work(one)
    } catch (error) {
      if (endsAll(error)) throw error
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${all.length} could not be done.`)
}
