// `node infra/drills/lost-database.ts [disconnections] [absences]`: cuts two nodes (web and worker) with traffic and renders off
// the database, by mass disconnections at random moments and by absences of 30 seconds. Prints the figures, and fails where a node
// ended, a video was lost or charged wrongly, or the first answer after an absence took more than 2 seconds.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFaultProxy, throughProxy } from '../../apps/core/test/servers/fault-proxy.ts'
import { openDrillDatabase } from './drill-database.ts'
import { type Node, readiness, startNode } from './nodes.ts'
import { type Answer, type Person, endsOf, newPerson, newVideo, pause } from './people.ts'

const ABSENCE_MS = 30_000
const BACK_WITHIN_MS = 2000
const [disconnections, absences] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 10)]

const database = await openDrillDatabase()
const target = new URL(database.url)
const proxy = await openFaultProxy({ host: target.hostname, port: Number(target.port || 5432) })
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-drill-'))
const shared = { databaseUrl: throughProxy(database.url, proxy), dataDir }
const web = await startNode({ ...shared, role: 'web' })
const worker = await startNode({ ...shared, role: 'worker', settings: { RENDER_CONCURRENCY: '2' } })
const nodes: Node[] = [web, worker]
const made: Promise<Awaited<ReturnType<typeof newVideo>>>[] = []
const traffic = { asked: 0, ok: 0, away: 0, other: [] as string[], slowestMs: 0 }
const backMs: number[] = []

const visitor = await newPerson(web.port)
const ticks = setInterval(() => void ask(visitor), 100)

let cut = 0
for (let round = 0; round < disconnections; round++) {
  if (round % 5 === 0) made.push(newVideo(web.port))
  await pause(Math.random() * 600)
  cut += await database.terminateAll()
}
console.log(`${disconnections} mass disconnections cut ${cut} connections; ${JSON.stringify(summary())}`)

for (let round = 0; round < absences; round++) {
  made.push(newVideo(web.port, 6), newVideo(web.port, 6))
  await pause(3000 + Math.random() * 3000)
  const kind = round % 2 ? 'hang' : 'refuse'
  proxy.set(kind)
  await pause(ABSENCE_MS)
  proxy.set('pass')
  backMs.push(await firstAnswer())
  console.log(`absence ${round + 1} (${kind}): back after ${backMs.at(-1)} ms; ${JSON.stringify(summary())}`)
}

clearInterval(ticks)
const ends = await endsOf(web.port, await Promise.all(made))
const exits = nodes.filter((node) => node.hasEnded()).length
const ready = await readiness(web)
console.log(
  JSON.stringify({ exits, videos: made.length, ...ends, slowestBackMs: Math.max(0, ...backMs), readyz: ready }),
)
for (const node of nodes)
  console.log(`lines of a node: ${node.output().split('\n').length}\n${node.output().slice(-6000)}`)
const codes = await Promise.all(nodes.map((node) => node.stop()))
console.log(`stopped with ${codes.join(', ')}`)
await proxy.close()
await database.close()
rmSync(dataDir, { recursive: true, force: true })
const isGood = !exits && !ends.lost && !ends.wrongCharges && Math.max(0, ...backMs) <= BACK_WITHIN_MS
console.log(isGood && traffic.other.length === 0 ? 'ok' : 'x  the drill failed')
process.exit(isGood && traffic.other.length === 0 ? 0 : 1)

async function ask(person: Person): Promise<void> {
  const since = performance.now()
  traffic.asked++
  const answer = await person.ask(web.port, 'GET /api/user').catch((error: Error) => error)
  traffic.slowestMs = Math.max(traffic.slowestMs, performance.now() - since)
  if (answer instanceof Error) traffic.other.push(answer.message)
  else if (answer.status === 200) traffic.ok++
  else if (isUnavailable(answer)) traffic.away++
  else traffic.other.push(`${answer.status} ${JSON.stringify(answer.body)}`)
}

function isUnavailable({ status, headers }: Answer): boolean {
  return status === 503 && headers['retry-after'] !== undefined
}

async function firstAnswer(): Promise<number> {
  const since = performance.now()
  for (;;) {
    const answer = await visitor.ask(web.port, 'GET /api/user').catch(() => undefined)
    if (answer?.status === 200) return Math.round(performance.now() - since)
    await pause(20)
  }
}

function summary() {
  return {
    ...traffic,
    other: traffic.other.slice(0, 5),
    others: traffic.other.length,
    exits: nodes.filter((node) => node.hasEnded()).length,
  }
}
