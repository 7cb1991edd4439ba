/** What a round does in one tenant, by name. No step may need that another one has succeeded. */
export type Steps = Readonly<Record<string, (tenantId: string) => Promise<unknown>>>

interface Rounds {
  firstAfterMilliseconds: number
  everyMilliseconds: number
  listTenants: () => Promise<{ id: string }[]>
  steps: Steps
  report: (error: Error) => void
}

/** Visits every tenant again and again, one after the other; a round that takes long delays the next. Answers what ends it. */
export function startRounds({
  firstAfterMilliseconds,
  everyMilliseconds,
  listTenants,
  steps,
  report,
}: Rounds): () => void {
  let hasEnded = false
  let timer = setTimeout(() => void round(), firstAfterMilliseconds).unref()
  return () => {
    hasEnded = true
    clearTimeout(timer)
  }

  async function round(): Promise<void> {
    for (const { id } of await listTenants().catch(failed)) await visit(id)
    if (!hasEnded) timer = setTimeout(() => void round(), everyMilliseconds).unref()
  }

  /** Each step stands alone: one that fails is reported under its name, and the next one is made. */
  async function visit(tenantId: string): Promise<void> {
    for (const [name, step] of Object.entries(steps)) {
      if (hasEnded) return
      await step(tenantId).catch((cause: unknown) =>
        failed(new Error(`“${name}” failed for tenant ${tenantId}. The other steps go on.`, { cause })),
      )
    }
  }

  function failed(error: Error): [] {
    if (!hasEnded) report(error)
    return []
  }
}
