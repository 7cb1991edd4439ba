import { type Job, PgBoss } from 'pg-boss'
import { recordSocketError } from '../db/unavailable.ts'
import type { Db } from '../db/open.ts'
import { newId } from '../ids/ids.ts'
import { exhaustedRules, type QueueRules } from './rules.ts'

export type JobAttempt = Pick<Job, 'id' | 'retryCount'>

/** Returns the name of the queue for jobs that failed permanently, from which their feature notifies the person. */
export function exhaustedQueue(name: string): string {
  return `${name}-exhausted`
}

/** Starts pg-boss on the product's connection, with every queue created, cached and open to the role of requests. */
export async function startBoss(
  db: Db,
  rules: Record<string, QueueRules>,
  report: (error: Error) => void,
): Promise<PgBoss> {
  const isServer = db.engine === 'postgres'
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.execute(text, values) },
    backend: db.engine,
    schema: 'pgboss',
    schedule: false,
    // `supervisor.ts` calls it.
    supervise: false,
    monitorIntervalSeconds: isServer ? 1 : 30,
    maintenanceIntervalSeconds: 600,
    // No job depends on another one.
    flowIntervalSeconds: 3600,
    reindex: isServer,
    monitorVacuum: isServer,
  })
  boss.on('error', (error) => report(errorOf(error)))
  await boss.start()
  for (const [name, rule] of Object.entries(rules)) {
    await createQueue(boss, exhaustedQueue(name), exhaustedRules)
    await createQueue(boss, name, rule, exhaustedQueue(name))
  }
  await letTenantsEnqueue(db)
  if (!isServer) await recoverAbandoned(db, boss)
  return boss
}

/** pg-boss emits copies of errors that are not instances of Error. All of them come from the database. */
function errorOf(copied: Error): Error {
  const error = Object.assign(new Error(copied.message), copied)
  if ('code' in error && String(error.code).startsWith('E')) recordSocketError(error)
  return error
}

async function createQueue(boss: PgBoss, name: string, rules: QueueRules, deadLetter?: string): Promise<void> {
  const options = {
    retryLimit: rules.retryLimit,
    retryDelay: rules.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: rules.longestDelaySeconds,
    heartbeatSeconds: rules.heartbeatSeconds,
    expireInSeconds: rules.timeLimitSeconds,
    deleteAfterSeconds: 3600,
    ...(deadLetter === undefined ? {} : { deadLetter }),
  }
  await boss.createQueue(name, { ...options, policy: 'exclusive' })
  await boss.updateQueue(name, options)
  // Any call about the queue fills pg-boss's cache. A first send inside our transaction would otherwise read the queue
  // through another connection, which on PGlite is the one that is busy with that transaction.
  await boss.findJobs(name, { id: newId() })
}

/** Requests may only add jobs and learn their ids: they cannot read, change or fetch any. */
async function letTenantsEnqueue(db: Db): Promise<void> {
  await db.execute(`
    grant usage on schema pgboss to app, system;
    grant select on pgboss.queue to app, system;
    grant insert, select (id) on pgboss.job_common to app, system`)
}

/**
 * The embedded database serves one process, so a job that is running at its start belongs to a dead one. It counts as a failed
 * attempt, because the job may be what kills the process, but its retry is not delayed.
 */
async function recoverAbandoned(db: Db, boss: PgBoss): Promise<void> {
  const { rows } = await db.execute(`select id, name from pgboss.job where state = 'active'`)
  for (const { id, name } of rows) {
    await boss.fail(String(name), String(id), { message: 'the process ended' })
  }
  const ids = rows.map((row) => row.id)
  await db.execute(`update pgboss.job set start_after = now() where state = 'retry' and id = any($1::uuid[])`, [ids])
}

/**
 * Moves jobs to the front by owner: those with the fewest running jobs first, and among them those who have waited longest
 * since one of theirs started. So nobody waits for more than the running jobs, however many others have queued. Of several
 * concurrent processes, one does it.
 */
export async function scheduleFairly(db: Db, name: string, count: number): Promise<void> {
  await db.execute(
    `with turn_lock as materialized (
       select pg_try_advisory_xact_lock(hashtextextended('turns ' || $1, 0)) as is_held
       where exists (select from pgboss.job where name = $1 and state < 'active')
     ),
     line as (
       select id, state, created_on, start_after <= now() as is_due,
         row_number() over (
           partition by data->>'tenantId' order by state <= 'active' desc, state = 'active' desc, created_on, id
         ) as place,
         max(started_on) over (partition by data->>'tenantId') as last_turn_at
       from pgboss.job, turn_lock where name = $1 and is_held
     ),
     next as (
       select id from line where state < 'active' and is_due order by place, last_turn_at nulls first, created_on limit $2
     ),
     turn as (select id, (id in (select id from next))::int as priority from line where state < 'active')
     update pgboss.job set priority = turn.priority from turn
     where job.name = $1 and job.id = turn.id and job.state < 'active' and job.priority <> turn.priority`,
    [name, count],
  )
}

/**
 * Returns running attempts to the queue as if they had never been fetched: neither a restart nor a lost database is their
 * failure. They may be fetched again after this many seconds. An attempt that runs elsewhere by now has another number and
 * stays.
 */
export async function requeue(
  db: Db,
  name: string,
  attempts: readonly JobAttempt[],
  afterSeconds: number,
): Promise<void> {
  await db.execute(
    `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
       start_after = now() + $3::int * interval '1 second'
     where name = $1 and state = 'active' and id || ':' || retry_count = any($2::text[])`,
    [name, attempts.map(({ id, retryCount }) => `${id}:${retryCount}`), afterSeconds],
  )
}
