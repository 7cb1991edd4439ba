// `npm run bench:export [videos]`: the export of 100,000 videos on PostgreSQL, as JSON and as CSV: time to the first byte, all of it,
// and the highest resident memory above that of the idle server. Aims: first byte within 1 s, less than 60 MB.
import { loadavg } from 'node:os'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../../apps/core/src/deps.ts'
import { buildServer } from '../../apps/core/src/server.ts'
import { type Features, onPostgres, withProduct } from './at-size.ts'

const VIDEOS = Number(process.argv[2] ?? 100_000)
const ROUNDS = 2
const MEGABYTE = 1024 ** 2

await onPostgres('export', (url) => withProduct(url, bench))

async function bench(deps: Deps, features: Features): Promise<void> {
  const app = await buildServer(deps, features)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const payload = { username: 'bench', password: 'three plain words' }
  const headers = { host: 'waymark.localhost' }
  const { cookies } = await app.inject({ method: 'POST', url: '/auth/register', headers, payload })
  const cookie = `${cookies[0]?.name}=${cookies[0]?.value}`
  await deps.db.execute(
    `insert into video (tenant_id, id, user_id, title, property_address, script, language, avatar_id, presenter_id, status,
       quoted_half_credits, created_at)
     select person.tenant_id, gen_random_uuid(), person.id, 'Villa ' || n, (n % 997) || ' Harbour Road',
       repeat('Come and see it. ', 60), 'en', (select id from avatar where tenant_id = person.tenant_id and user_id is null limit 1),
       'maya', 'ready', 2, now() - n * interval '1 minute'
     from app_user person, generate_series(1, ${VIDEOS}) n where username = 'bench'`,
  )
  await deps.db.execute('vacuum analyze')
  await pause(5000)
  const idle = process.memoryUsage.rss()
  for (const format of ['json', 'csv'])
    for (let round = 0; round < ROUNDS; round++) {
      const { first, all, bytes, most } = await take(port, format, { ...headers, cookie })
      console.log(
        `${format}: first byte ${first.toFixed(0)} ms, ${(bytes / MEGABYTE).toFixed(0)} MB in ${(all / 1000).toFixed(1)} s, ` +
          `${((most - idle) / MEGABYTE).toFixed(1)} MB above idle (${(idle / MEGABYTE).toFixed(0)} MB), load ${loadavg()[0]?.toFixed(1)}`,
      )
    }
  await app.close()
}

/** Has an export read by another process. `most` is the highest resident memory of this one meanwhile. */
async function take(port: number, format: string, headers: Record<string, string>) {
  const script = fileURLToPath(new URL('take.ts', import.meta.url))
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
  const args = [script, String(port), `/api/export/videos?format=${format}`, JSON.stringify(headers)]
  const { stdout } = await promisify(execFile)(process.execPath, args).finally(() => clearInterval(timer))
  return { ...(JSON.parse(stdout) as { first: number; bytes: number; all: number }), most }
}
