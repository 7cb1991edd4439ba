import { statfs } from 'node:fs/promises'

/** The running release. A test keeps it equal to the root's package.json. */
export const VERSION = '1.0.0'

const startedAt = new Date(Date.now() - process.uptime() * 1000)

/** Returns the identity of this process and its memory use. */
export function nodeFacts() {
  return {
    version: VERSION,
    runtime: `Node ${process.versions.node}`,
    startedAt: startedAt.toISOString(),
    memoryBytes: process.memoryUsage.rss(),
  }
}

/** Returns the free and the total size of the disk that contains `folder`. */
export async function diskSpace(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}
