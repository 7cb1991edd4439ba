import type { Cluster } from '../cluster/open-cluster.ts'
import { readiness } from '../drills/nodes.ts'
import { pause } from '../drills/people.ts'
import { type Amounts, check } from './verdict.ts'

/** The time that Caddy needs to notice that a node is back. */
const SEEN_AFTER_MS = 3000

/** Every node of the cluster is restarted, one after the other, again and again. */
export function rollingRestart(cluster: Cluster, { rounds }: Amounts) {
  return check(cluster, 'rolling restart', { mayFail: false }, async ({ order, ended }) => {
    const codes: unknown[] = []
    for (let round = 0; round < rounds; round++) {
      order()
      for (const index of cluster.nodes.keys()) {
        const node = cluster.nodes[index]
        if (!node) continue
        ended(node)
        codes.push(await node.stop())
        await cluster.restart(index)
        while ((await readiness(node)) !== 200) await pause(200)
        await pause(SEEN_AFTER_MS)
      }
    }
    return `${codes.length} restarts, codes ${[...new Set(codes)].join(', ')}`
  })
}
