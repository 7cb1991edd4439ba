interface Rounds {
  firstAfterMilliseconds: number
  everyMilliseconds: number
  listTenants: () => Promise<{ id: string }[]>
  /** The work of one round in one tenant. */
  visit: (tenantId: string) => Promise<void>
  report: (error: Error) => void
}

/** Visits every tenant again and again, one after the other; a round that takes long delays the next. Answers what ends it. */
export function startRounds({
  firstAfterMilliseconds,
  everyMilliseconds,
  listTenants,
  visit,
  report,
}: Rounds): () => void {
  let hasEnded = false
  let timer = setTimeout(() => void round(), firstAfterMilliseconds).unref()
  return () => {
    hasEnded = true
    clearTimeout(timer)
  }

  async function round(): Promise<void> {
    for (const { id } of await listTenants().catch(failed)) if (!hasEnded) await visit(id).catch(failed)
    if (!hasEnded) timer = setTimeout(() => void round(), everyMilliseconds).unref()
  }

  function failed(error: Error): [] {
    if (!hasEnded) report(error)
    return []
  }
}
