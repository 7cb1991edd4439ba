import type { Clock } from '../time/clock.ts'
import type { Db } from '../db/open.ts'

interface Deps {
  db: Pick<Db, 'asSystem'>
  clock: Clock
}

/**
 * Returns 0 where this node has to run the scheduled tasks now, and records that it does; otherwise the milliseconds until they
 * are due again, because a node started them less than `everyMilliseconds` ago.
 */
export function beginRun({ db, clock }: Deps, everyMilliseconds: number): Promise<number> {
  const now = clock.now()
  const due = new Date(now.getTime() - everyMilliseconds)
  return db.asSystem('all nodes share the runs of scheduled tasks', async (tx) => {
    const begun = await tx
      .insertInto('scheduled_run')
      .values({ began_at: now })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ began_at: now }).where('scheduled_run.began_at', '<=', due),
      )
      .returning('id')
      .executeTakeFirst()
    if (begun) return 0
    const newest = await tx.selectFrom('scheduled_run').select('began_at').executeTakeFirstOrThrow()
    // A clock that was set back must not stop the tasks for longer than that.
    return Math.min(Math.max(newest.began_at.getTime() - due.getTime(), 1), everyMilliseconds)
  })
}
