/** The scheduled work of one tenant, by name. No task may need that another one has succeeded. */
export type Tasks = Readonly<Record<string, (tenantId: string) => Promise<unknown>>>

interface Schedule {
  firstAfterMilliseconds: number
  everyMilliseconds: number
  listTenants: () => Promise<{ id: string }[]>
  tasks: Tasks
  report: (error: Error) => void
}

/** Runs the tasks for every tenant at intervals, one after the other; a long run delays the next. Returns what ends it. */
export function startScheduler({
  firstAfterMilliseconds,
  everyMilliseconds,
  listTenants,
  tasks,
  report,
}: Schedule): () => void {
  let hasEnded = false
  let timer = setTimeout(() => void run(), firstAfterMilliseconds).unref()
  return () => {
    hasEnded = true
    clearTimeout(timer)
  }

  async function run(): Promise<void> {
    for (const { id } of await listTenants().catch(failed)) await runFor(id)
    if (!hasEnded) timer = setTimeout(() => void run(), everyMilliseconds).unref()
  }

  /** A task that fails is reported under its name, and the next one runs. */
  async function runFor(tenantId: string): Promise<void> {
    for (const [name, task] of Object.entries(tasks)) {
      if (hasEnded) return
      await task(tenantId).catch((cause: unknown) =>
        failed(new Error(`“${name}” failed for tenant ${tenantId}. The other tasks continue.`, { cause })),
      )
    }
  }

  function failed(error: Error): [] {
    if (!hasEnded) report(error)
    return []
  }
}
