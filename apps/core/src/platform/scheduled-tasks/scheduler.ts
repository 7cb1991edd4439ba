import type { Clock } from '../time/clock.ts'
import type { Db, SystemTx } from '../db/open.ts'
import { inContext } from '../logs/work-context.ts'

/**
 * Returns the tenants for which a task is due at a moment. It must not leave one out, and may name one that has nothing to do.
 * It runs a single statement for all tenants together.
 */
export type TenantsDue = (tx: SystemTx, now: Date) => Promise<string[]>

export interface Task {
  run: (tenantId: string) => Promise<unknown>
  /** Without it, the task runs for every tenant. */
  tenantsDue?: TenantsDue
}

/** Scheduled work by name. No task may depend on the success of another one. */
export type Tasks = Readonly<Record<string, Task>>

interface Schedule {
  firstAfterMilliseconds: number
  everyMilliseconds: number
  /** Returns 0 where this node has to run the tasks now, otherwise the milliseconds until they are due again. */
  beginRun: (everyMilliseconds: number) => Promise<number>
  db: Pick<Db, 'asSystem'>
  clock: Clock
  listTenants: () => Promise<{ id: string }[]>
  tasks: Tasks
  report: (error: Error) => void
}

/**
 * Runs the tasks at intervals, one after the other, for each tenant with something due; a long run delays the next. Of several
 * nodes one does so each time. Returns a function that stops it.
 */
export function startScheduler(schedule: Schedule): () => void {
  const { everyMilliseconds, beginRun, db, clock, listTenants, tasks, report } = schedule
  let hasEnded = false
  let timer = setTimeout(() => void run(), schedule.firstAfterMilliseconds).unref()
  return () => {
    hasEnded = true
    clearTimeout(timer)
  }

  async function run(): Promise<void> {
    const waitMilliseconds = await beginRun(everyMilliseconds).catch((error: Error) => {
      failed(error)
      return everyMilliseconds
    })
    if (waitMilliseconds === 0) await runTasks()
    if (!hasEnded) timer = setTimeout(() => void run(), waitMilliseconds || everyMilliseconds).unref()
  }

  async function runTasks(): Promise<void> {
    const everyone = (await listTenants().catch(failed)).map(({ id }) => id)
    for (const [name, task] of Object.entries(tasks)) if (!hasEnded) await runTask(name, task, everyone)
  }

  /** Reports a tenant for which the task fails, with the task's name, and continues with the next one. */
  async function runTask(name: string, task: Task, everyone: readonly string[]): Promise<void> {
    const due = task.tenantsDue ? await tenantsOf(name, task.tenantsDue) : everyone
    for (const tenantId of due) {
      if (hasEnded) return
      await inContext({ task: name }, () =>
        task.run(tenantId).catch((cause: unknown) => {
          failed(new Error(`“${name}” failed for tenant ${tenantId}. The other tasks continue.`, { cause }))
        }),
      )
    }
  }

  function tenantsOf(name: string, tenantsDue: TenantsDue): Promise<string[]> {
    const listed = db.asSystem('a task asks which tenants have something due', (tx) => tenantsDue(tx, clock.now()))
    return listed.catch((cause: unknown) =>
      failed(new Error(`The tenants for “${name}” could not be listed. It is tried again the next time.`, { cause })),
    )
  }

  function failed(error: Error): [] {
    if (!hasEnded) report(error)
    return []
  }
}
