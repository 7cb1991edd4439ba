/**
 * Does the work for one after the other. One that fails does not keep the rest waiting; what failed is thrown at the end.
 * What `endsAll` says yes to would fail for all the others as well, and ends it at once.
 */
export async function eachAlone<T>(
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
