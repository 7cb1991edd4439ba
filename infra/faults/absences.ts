import type { Cluster } from '../cluster/open-cluster.ts'
import { pause } from '../drills/people.ts'
import { type Amounts, check } from './verdict.ts'

const BEFORE_MS = 3000

/** The database refuses connections, or goes silent in every second round, and comes back. */
export function databaseUnavailable(cluster: Cluster, { absences, absenceSeconds }: Amounts) {
  return check(cluster, 'database away', { mayFail: true }, async ({ order, measureReturn }) => {
    for (let round = 0; round < absences; round++) {
      order()
      await pause(BEFORE_MS)
      cluster.ways.database.set(round % 2 ? 'hang' : 'refuse')
      await pause(absenceSeconds * 1000)
      cluster.ways.database.set('pass')
      await measureReturn()
    }
    return `${absences} x ${absenceSeconds} s`
  })
}

/** The object store refuses connections and comes back. Pages and calls do not need it; videos wait. */
export function storeUnavailable(cluster: Cluster, { absences, absenceSeconds }: Amounts) {
  return check(cluster, 'object store away', { mayFail: false }, async ({ order, measureReturn }) => {
    for (let round = 0; round < absences; round++) {
      order()
      await pause(BEFORE_MS)
      cluster.ways.store.set('refuse')
      await pause(absenceSeconds * 1000)
      cluster.ways.store.set('pass')
      await measureReturn()
    }
    return `${absences} x ${absenceSeconds} s`
  })
}
