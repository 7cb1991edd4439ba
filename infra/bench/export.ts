// `npm run bench -- only export [videos]`: the export of 100,000 videos on PostgreSQL, as JSON and as CSV: time to the first byte,
// all of it, and the highest resident memory above that of the idle server. Aims: first byte within 1 s, less than 60 MB.
import { loadavg } from 'node:os'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../../apps/core/src/deps.ts'
import { buildServer } from '../../apps/core/src/server.ts'
import { type Features, onPostgres, withProduct } from './at-size.ts'
import { portOf, signedIn } from './servers.ts'
import type { Figure } from './table/figure.ts'

const VIDEOS = 100_000
const ROUNDS = 2
const MEGABYTE = 1024 ** 2

interface Taken {
  format: string
  /** Milliseconds to the first byte, and to the last one. */
  first: number
  all: number
  bytes: number
  /** Resident bytes above those of the idle server. */
  above: number
}

if (import.meta.main) await bench(Number(process.argv[2] ?? VIDEOS))

async function bench(videos: number): Promise<void> {
  const formats = ['json', 'csv'].flatMap((format) => Array.from({ length: ROUNDS }, () => format))
  for (const { format, first, all, bytes, above } of await exportAll(videos, formats))
    console.log(
      `${format}: first byte ${first.toFixed(0)} ms, ${(bytes / MEGABYTE).toFixed(0)} MB in ${(all / 1000).toFixed(1)} s, ` +
        `${(above / MEGABYTE).toFixed(1)} MB above idle, load ${loadavg()[0]?.toFixed(1)}`,
    )
}

export async function figures(isQuick: boolean): Promise<Figure[]> {
  const taken = await exportAll(VIDEOS, isQuick ? ['json'] : ['json', 'csv', 'json', 'csv'])
  const of = `export of ${VIDEOS.toLocaleString('en-US')} videos`
  return [
    {
      key: 'export.first',
      what: `${of}, first byte`,
      value: Math.max(...taken.map(({ first }) => first)),
      unit: 'ms',
      aim: { atMost: 1000 },
    },
    {
      key: 'export.memory',
      what: `${of}, memory above idle`,
      value: Math.max(...taken.map(({ above }) => above)) / MEGABYTE,
      unit: 'MB',
      aim: { atMost: 60 },
    },
  ]
}

async function exportAll(videos: number, formats: string[]): Promise<Taken[]> {
  const taken: Taken[] = []
  await onPostgres('export', (url) =>
    withProduct(url, async (deps, features) => void taken.push(...(await exportOn(deps, features, videos, formats)))),
  )
  return taken
}

async function exportOn(deps: Deps, features: Features, videos: number, formats: string[]): Promise<Taken[]> {
  const app = await buildServer(deps, features)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { host: 'waymark.localhost', cookie: await signedIn(app) }
  await deps.db.execute(
    `insert into video (tenant_id, id, user_id, title, property_address, script, language, avatar_id, presenter_id, status,
       quoted_half_credits, created_at)
     select person.tenant_id, gen_random_uuid(), person.id, 'Villa ' || n, (n % 997) || ' Harbour Road',
       repeat('Come and see it. ', 60), 'en', (select id from avatar where tenant_id = person.tenant_id and user_id is null limit 1),
       'maya', 'ready', 2, now() - n * interval '1 minute'
     from app_user person, generate_series(1, ${videos}) n where username = 'bench'`,
  )
  await deps.db.execute('vacuum analyze')
  await pause(5000)
  const idle = process.memoryUsage.rss()
  const taken: Taken[] = []
  for (const format of formats) {
    const { most, ...times } = await take(portOf(app), format, headers)
    taken.push({ format, ...times, above: most - idle })
  }
  await app.close()
  return taken
}

/** Has an export read by another process. `most` is the highest resident memory of this one meanwhile. */
async function take(port: number, format: string, headers: Record<string, string>) {
  const script = fileURLToPath(new URL('export-client.ts', import.meta.url))
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
  const args = [script, String(port), `/api/export/videos?format=${format}`, JSON.stringify(headers)]
  const { stdout } = await promisify(execFile)(process.execPath, args).finally(() => clearInterval(timer))
  return { ...(JSON.parse(stdout) as { first: number; bytes: number; all: number }), most }
}
