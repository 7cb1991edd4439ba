// The cost of a video without its pictures: requests, statements, processor time, log and rows of the database, from the order
// to the finished video, with a renderer that finishes at once. On a PostgreSQL of its own, so that nothing else writes to its
// log.
import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../../apps/core/src/deps.ts'
import { buildServer } from '../../apps/core/src/server.ts'
import { startWorkers } from '../../apps/core/src/workers.ts'
import { createFakeRenderer } from '../../apps/core/test/fake-renderer.ts'
import { startOwnPostgres } from '../tasks/postgres.ts'
import { onPostgres, withProduct } from './at-size.ts'
import { scriptOf } from './render-scripts.ts'
import { UNLIMITED, countStatements, databaseCpu, signedIn } from './servers.ts'
import type { Figure } from './table/figure.ts'
import { printFigures } from './table/print.ts'

const HEADERS = { host: 'waymark.localhost' }
const AT_ONCE = 8
const CREDITS_PER_VIDEO = 4
/** Rows that are removed after hours or days. */
const SHORT_LIVED = ['event', 'rate_counter', 'idempotency_key', 'node', 'email_outbox']

type Counted = ReturnType<typeof countStatements>
type App = Awaited<ReturnType<typeof buildServer>>

interface State {
  nodeCpu: number
  databaseCpu: number | undefined
  statements: number
  notifications: number
  commits: number
  logBytes: number
  kept: number
  shortLived: number
}

export async function figures(isQuick: boolean): Promise<Figure[]> {
  const [people, videos] = isQuick ? [40, 60] : [300, 600]
  const counted = countStatements()
  const found: Figure[] = []
  await onPostgres(
    'video',
    (url) =>
      withProduct(
        url,
        async (deps, features) => {
          const endWorkers = startWorkers(deps, features, { isScheduled: false })
          const app = await buildServer(deps, features)
          const take = () => stateOf(deps, counted)
          const ofPerson = await costOf(people, take, () => register(app, people))
          const cookie = await customer(app, deps, videos)
          const ofVideo = await costOf(videos, take, () => makeVideos(app, deps, cookie, videos))
          counted.isOn = false
          found.push(...rows(ofPerson, ofVideo))
          await endWorkers()
          await app.close()
        },
        { renderer: createFakeRenderer(), limitRules: UNLIMITED },
      ),
    startOwnPostgres,
  )
  return found
}

function rows(person: State, video: State): Figure[] {
  const row = (key: string, what: string, value: number | undefined, unit: string): Figure[] =>
    value === undefined ? [] : [{ key, what, value, unit }]
  return [
    ...row('video.cpu', 'a video without its rendering', video.nodeCpu / 1000, 'ms CPU'),
    ...row('video.database', '- CPU of PostgreSQL', video.databaseCpu && video.databaseCpu / 1000, 'ms CPU'),
    ...row('video.statements', '- its statements', video.statements, ''),
    ...row('video.commits', '- its transactions', video.commits, ''),
    ...row('video.notifications', '- its notifications', video.notifications, ''),
    ...row('video.log', '- log of the database', video.logBytes / 1024, 'kB'),
    ...row('video.kept', '- rows that stay, with indexes', video.kept / 1024, 'kB'),
    ...row('video.shortLived', '- rows of hours or days', video.shortLived / 1024, 'kB'),
    ...row('person.cpu', 'a person who registers', person.nodeCpu / 1000, 'ms CPU'),
    ...row('person.kept', '- rows that stay, with indexes', person.kept / 1024, 'kB'),
  ]
}

/** Returns the cost of each of `count`. */
async function costOf(count: number, take: () => Promise<State>, work: () => Promise<void>): Promise<State> {
  const before = await take()
  await work()
  const after = await take()
  const each = (key: keyof State) => ((after[key] ?? 0) - (before[key] ?? 0)) / count
  return {
    nodeCpu: each('nodeCpu'),
    databaseCpu: before.databaseCpu === undefined ? undefined : each('databaseCpu'),
    statements: each('statements'),
    notifications: each('notifications'),
    commits: each('commits'),
    logBytes: each('logBytes'),
    kept: each('kept'),
    shortLived: each('shortLived'),
  }
}

async function stateOf(deps: Deps, counted: Counted): Promise<State> {
  counted.isOn = false
  // Figures of a transaction reach the statistics up to a second later.
  await pause(1500)
  const { rows: found } = await deps.db.execute(
    `with relation as (
       select pg_total_relation_size(pg_class.oid) as bytes,
         nspname = 'pgboss' or relname = any($1::text[]) as is_short
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind = 'r' and nspname in ('public', 'pgboss'))
     select (select xact_commit::float8 from pg_stat_database where datname = current_database()) as commits,
       (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as log_bytes,
       (select sum(bytes)::float8 from relation where not is_short) as kept,
       (select sum(bytes)::float8 from relation where is_short) as short_lived`,
    [SHORT_LIVED],
  )
  const { user, system } = process.cpuUsage()
  const state = {
    nodeCpu: user + system,
    databaseCpu: await databaseCpu(deps),
    statements: counted.statements,
    notifications: counted.notifications,
    commits: Number(found[0]?.commits),
    logBytes: Number(found[0]?.log_bytes),
    kept: Number(found[0]?.kept),
    shortLived: Number(found[0]?.short_lived),
  }
  counted.isOn = true
  return state
}

async function register(app: App, people: number): Promise<void> {
  for (let n = 0; n < people; n++) await signedIn(app, `person-${n}`)
}

/** Registers a customer with credits for so many videos. */
async function customer(app: App, { db }: Deps, videos: number): Promise<string> {
  const cookie = await signedIn(app)
  await db.execute(
    `insert into credit_bucket (tenant_id, id, user_id, kind, priority, granted_half_credits, remaining_half_credits, created_at,
       source_ref)
     select tenant_id, gen_random_uuid(), id, 'bundle', 20, $1, $1, now(), 'bench' from app_user where username = 'bench'`,
    [videos * CREDITS_PER_VIDEO * 2],
  )
  return cookie
}

async function makeVideos(app: App, { db }: Deps, cookie: string, videos: number): Promise<void> {
  const headers = { ...HEADERS, cookie }
  const { body } = await app.inject({ url: '/api/avatars', headers })
  const [avatar] = (JSON.parse(body) as { id: string; status: string }[]).filter(({ status }) => status === 'ready')
  let left = videos
  const order = async () => {
    while (left-- > 0) {
      const payload = { script: scriptOf('en', 60, left % 7), avatarId: avatar?.id }
      const answer = await app.inject({ method: 'POST', url: '/api/videos', headers, payload })
      if (answer.statusCode !== 201) throw new Error(`a video was answered ${answer.statusCode}: ${answer.body}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, order))
  for (let waiting = 1; waiting > 0;) {
    await pause(250)
    const { rows: found } = await db.execute(
      `select count(*)::int as n from video where status not in ('ready', 'failed')`,
    )
    waiting = Number(found[0]?.n)
  }
  const { rows: failed } = await db.execute(`select count(*)::int as n from video where status = 'failed'`)
  const failures = Number(failed[0]?.n)
  if (failures > 0) throw new Error(`${failures} videos failed`)
}

if (import.meta.main) printFigures(await figures(process.argv.includes('--quick')))
