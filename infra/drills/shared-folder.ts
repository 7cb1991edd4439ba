// `node infra/drills/shared-folder.ts [starts]`: starts and stops other nodes on the folder of a node that renders, by SIGTERM and by
// SIGKILL. Fails where a video was lost, failed or charged wrongly.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDrillDatabase } from './drill-database.ts'
import { startNode } from './nodes.ts'
import { endsOf, newVideo, pause } from './people.ts'

const starts = Number(process.argv[2] ?? 20)
const database = await openDrillDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-drill-'))
const shared = { databaseUrl: database.url, dataDir }
const first = await startNode({ ...shared, role: 'all', settings: { RENDER_CONCURRENCY: '2' } })
const made: Promise<Awaited<ReturnType<typeof newVideo>>>[] = []

for (let round = 0; round < starts; round++) {
  made.push(newVideo(first.port, 2))
  const other = await startNode({ ...shared, role: round % 2 ? 'worker' : 'web' })
  await pause(500 + Math.random() * 2500)
  const code = await other.stop(round % 4 < 2 ? 'SIGTERM' : 'SIGKILL')
  console.log(`start ${round + 1}: ended with ${code}, work folders: ${readdirSync(join(dataDir, 'work')).length}`)
}
const ends = await endsOf(first.port, await Promise.all(made))
const hasEnded = first.hasEnded()
console.log(JSON.stringify({ starts, videos: made.length, ...ends, exits: Number(hasEnded) }))
console.log(`stopped with ${await first.stop()}`)
await database.close()
rmSync(dataDir, { recursive: true, force: true })
const isGood = !hasEnded && !ends.lost && !ends.failed && !ends.wrongCharges
console.log(isGood ? 'ok' : 'x  the drill failed')
process.exit(isGood ? 0 : 1)
