/**
 * Works on `concurrency` items at a time and yields the results in the order of the items. Leaving the loop, or a failure, aborts
 * what is still under way.
 */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
  { concurrency, signal }: { concurrency: number; signal: AbortSignal | undefined },
): AsyncGenerator<readonly [Item, Result, AbortSignal]> {
  const aborter = new AbortController()
  const ended = signal ? AbortSignal.any([signal, aborter.signal]) : aborter.signal
  const started: Promise<Result>[] = []
  const startNext = () => {
    if (started.length >= items.length) return
    const result = work(items[started.length] as Item, ended)
    // Handled when its turn comes, so it must not count as unhandled.
    result.catch(() => undefined)
    started.push(result)
  }
  try {
    for (let index = 0; index < concurrency; index++) startNext()
    for (const [index, item] of items.entries()) {
      const result = await (started[index] as Promise<Result>)
      startNext()
      yield [item, result, ended]
    }
  } finally {
    aborter.abort()
  }
}
