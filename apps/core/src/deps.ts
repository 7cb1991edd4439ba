import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createOutboxMailer } from './adapters/mail-outbox.ts'
import { createSmtpMailer } from './adapters/mail-smtp.ts'
import { createPresenterRenderer } from './adapters/renderer-presenter.ts'
import { createDiskStorage } from './adapters/storage-disk.ts'
import type { Config } from './config.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Db, openDatabase } from './platform/db/open.ts'
import { type Events, openEvents } from './platform/events.ts'
import { LIMIT_RULES, type LimitRules, type Limits, createLimits } from './platform/http/limits.ts'
import { newId } from './platform/ids.ts'
import { type Counters, createMemoryCounters } from './platform/limits/counters.ts'
import { createTableCounters } from './platform/limits/table-counters.ts'
import { type Queue, openQueue } from './platform/queue.ts'
import type { Mailer } from './ports/mailer.ts'
import type { Renderer } from './ports/renderer.ts'
import type { Storage } from './ports/storage.ts'

/** What the features stand on. Services are handed the few parts they name, never the whole. */
export interface Deps {
  config: Config
  db: Db
  queue: Queue
  events: Events
  storage: Storage
  renderer: Renderer
  mailer: Mailer
  counters: Counters
  limits: Limits
  clock: Clock
  newId: () => string
  /** Half-made files; emptied at the start, since nothing in it outlives its process. */
  workFolder: string
  /** Trouble that no request answers for. */
  report: (error: Error) => void
  /** Ends everything in the order in which it depends on each other. */
  close(): Promise<void>
}

type Overrides = Partial<Pick<Deps, 'db' | 'storage' | 'renderer' | 'clock' | 'report'>> & { limitRules?: LimitRules }

/** How long a running render may go on after the stop was asked for; then it goes back to the queue. */
const GRACE_SECONDS = 5

/** The only place that chooses adapters. Tests hand in their own through `overrides`. */
export async function openDeps(config: Config, overrides: Overrides = {}): Promise<Deps> {
  const report = overrides.report ?? ((error: Error) => console.error(error))
  const db =
    overrides.db ??
    (await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, onNotice: console.log }))
  const workFolder = join(config.dataDir, 'work')
  rmSync(workFolder, { recursive: true, force: true })
  mkdirSync(workFolder, { recursive: true, mode: 0o700 })
  const queue = await openQueue(db, { report })
  const events = await openEvents(db, report)
  const storage = overrides.storage ?? createDiskStorage(join(config.dataDir, 'storage'))
  const renderer = overrides.renderer ?? createPresenterRenderer({ concurrency: config.renderConcurrency })
  const mailer = config.smtpUrl ? createSmtpMailer(config.smtpUrl) : createOutboxMailer({ db, newId })
  const clock = overrides.clock ?? systemClock
  // Nodes that share the work also have to share what they count.
  const counters = config.role === 'all' ? createMemoryCounters({ clock }) : createTableCounters({ db, clock })
  const limits = createLimits({ counters, clock, rules: overrides.limitRules ?? LIMIT_RULES })
  return {
    config,
    db,
    queue,
    events,
    storage,
    renderer,
    mailer,
    counters,
    limits,
    clock,
    newId,
    workFolder,
    report,
    close,
  }

  async function close(): Promise<void> {
    await queue.stop(GRACE_SECONDS)
    await renderer.close()
    await mailer.close()
    await events.close()
    await db.close()
  }
}
