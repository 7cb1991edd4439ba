import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cluster } from '../cluster/open-cluster.ts'
import { pause } from '../drills/people.ts'
import { type Amounts, type Verdict, check } from './verdict.ts'

/** Enough for a start, so that the disk is full when it runs. */
const DISK_MB = 200
const FULL_FOR_MS = 20_000

/** The disk of one worker is full for a while, a tmpfs that a file fills up. Needs root. Videos may fail and are refunded. */
export async function diskFull(cluster: Cluster, _amounts: Amounts): Promise<Verdict> {
  const [index = 0] = cluster.indexesOf('worker')
  const folder = cluster.dataDirOf(index)
  return check(
    cluster,
    'disk full',
    { mayFail: false, mayFailVideos: true },
    async ({ order, ended, measureReturn }) => {
      if (process.getuid?.() !== 0) return 'nothing: only root may mount a small disk'
      await begin(() => execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]))
      try {
        order()
        await pause(2000)
        const filler = join(folder, 'filler')
        fillUp(filler)
        for (let ordered = 0; ordered < 4; ordered++) order()
        await pause(FULL_FOR_MS)
        rmSync(filler)
        await measureReturn()
        order()
      } finally {
        await begin(() => execFileSync('umount', ['-l', folder]))
      }
      return `a worker without room for ${FULL_FOR_MS / 1000} s`

      /** Does something to the folder of the node between its end and its new start. */
      async function begin(change: () => unknown): Promise<void> {
        const node = cluster.nodes[index]
        if (node) ended(node)
        await node?.stop()
        change()
        await cluster.restart(index)
      }
    },
  )
}

/** Writes until the disk is full. The error must report that. */
function fillUp(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(DISK_MB * 1024 * 1024))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
