import { openCluster } from '../cluster/open-cluster.ts'
import { findProgram } from '../cluster/programs.ts'
import { startReplicatedPostgres } from '../cluster/replicated-postgres.ts'
import { pause } from '../drills/people.ts'
import { type Verdict, check } from './verdict.ts'

const BEFORE_MS = 5000
/** The time that a person, or a program such as Patroni, takes to decide. */
const DECIDED_AFTER_MS = 5000
const REQUESTS_PER_SECOND = 20

interface Options {
  onStep: (line: string) => void
  /** Gets how to stop everything. */
  onOpen: (close: () => Promise<void>) => void
}

/** The primary of PostgreSQL dies under traffic and two renders, and its replica is promoted. On a cluster of its own. */
export async function failover({ onStep, onOpen }: Options): Promise<Verdict> {
  const haproxy = findProgram('haproxy')
  if (!haproxy) throw new Error('The failover needs HAProxy: apt-get install haproxy')
  const postgres = await startReplicatedPostgres(haproxy)
  const cluster = await openCluster({ databaseUrl: postgres.url, onStep }).catch(async (error: unknown) => {
    await postgres.close()
    throw error
  })
  const close = async () => {
    await cluster.close()
    await postgres.close()
  }
  onOpen(close)
  try {
    const rules = { mayFail: true, requestsPerSecond: REQUESTS_PER_SECOND }
    return await check(cluster, 'failover of the database', rules, async ({ order, measureReturn }) => {
      order()
      order()
      await pause(BEFORE_MS)
      const since = performance.now()
      postgres.crash()
      await pause(DECIDED_AFTER_MS)
      postgres.promote()
      await measureReturn()
      const seconds = ((performance.now() - since) / 1000).toFixed(1)
      order()
      return `primary killed, replica promoted ${DECIDED_AFTER_MS / 1000} s later; ${seconds} s from kill to answer`
    })
  } finally {
    await close()
  }
}
