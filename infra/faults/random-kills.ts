import { Client } from 'pg'
import type { Cluster } from '../cluster/open-cluster.ts'
import { pause } from '../drills/people.ts'
import { type Amounts, check } from './verdict.ts'

/** Of 200 kills 100 are of workers, 60 of web nodes and 40 of connections in the database. */
const SHARES = ['worker', 'web', 'worker', 'backend', 'worker', 'web', 'worker', 'backend', 'worker', 'web'] as const
const PAUSE_MS_MAX = 2000

/** SIGKILL at random moments; a killed node restarts at once, as under systemd. */
export function randomKills(cluster: Cluster, { kills }: Amounts) {
  // Work of a killed process is lost with it, which clients without a retry notice.
  return check(cluster, 'random kills', { mayFail: true }, async ({ order, ended, measureReturn }) => {
    const count = { worker: 0, web: 0, backend: 0 }
    for (let kill = 0; kill < kills; kill++) {
      const kind = SHARES[kill % SHARES.length] ?? 'worker'
      if (kind === 'worker') order()
      await pause(Math.random() * PAUSE_MS_MAX)
      count[kind]++
      if (kind === 'backend') await killBackend(cluster.databaseUrl)
      else await killNode(kind)
      await measureReturn()
    }
    return `${count.worker} workers, ${count.web} web nodes, ${count.backend} backends`

    async function killNode(role: 'web' | 'worker'): Promise<void> {
      const indexes = cluster.indexesOf(role)
      const index = indexes[Math.floor(Math.random() * indexes.length)] ?? 0
      const node = cluster.nodes[index]
      if (!node) return
      ended(node)
      await node.stop('SIGKILL')
      await Promise.all([measureReturn(), cluster.restart(index)])
    }
  })
}

/** Ends one connection of the product to the database, chosen at random. */
async function killBackend(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'vitrine%' and datname = current_database() order by random() limit 1`)
  await client.end()
}
