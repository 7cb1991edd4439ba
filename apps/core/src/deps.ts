import { join } from 'node:path'
import { type AgreedDocument, type LegalVersion, legalDocuments } from '@vitrine/contract'
import { createGoogleIdentity } from './adapters/identity-google.ts'
import { createOutboxMailer } from './adapters/mail-outbox.ts'
import { createSmtpMailer } from './adapters/mail-smtp.ts'
import { createChromiumPhotographer } from './adapters/photographer-chromium.ts'
import { createPresenterPreparer } from './adapters/preparer-presenter.ts'
import { createHttpsProber } from './adapters/prober-https.ts'
import { forgetOldCode } from './adapters/kept-code.ts'
import { createPresenterRenderer } from './adapters/renderer-presenter.ts'
import { createPresenterPrinter } from './adapters/printer-presenter.ts'
import { createPresenterSpeaker } from './adapters/speaker-presenter.ts'
import { createDnsResolver } from './adapters/resolver-dns.ts'
import { createSandboxPayments } from './adapters/payments-sandbox.ts'
import { createLibreTranslator } from './adapters/translator-libre.ts'
import { createModelTranslator } from './adapters/translator-writer.ts'
import { createModelWriter } from './adapters/writer-openai.ts'
import { createRuleWriter } from './adapters/writer-rules.ts'
import { createStripePayments } from './adapters/payments-stripe.ts'
import { createDiskStorage } from './adapters/storage-disk.ts'
import type { Config } from './config.ts'
import { takeNews } from './features/billing/news.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Db, openDatabase } from './platform/db/open.ts'
import { type Events, openEvents } from './platform/events.ts'
import { LIMIT_RULES, type LimitRules, type Limits, createLimits } from './platform/http/limits.ts'
import { newId } from './platform/ids.ts'
import { type Counters, createMemoryCounters } from './platform/limits/counters.ts'
import { createTableCounters } from './platform/limits/table-counters.ts'
import { type ThreadPool, createThreadPool } from './platform/thread-pool/thread-pool.ts'
import { type Queue, openQueue } from './platform/queue.ts'
import { quietly } from './platform/quiet-report.ts'
import { type SafeFetch, createSafeFetch } from './platform/safe-fetch/safe-fetch.ts'
import { openWorkFolder } from './platform/work-folder.ts'
import type { IdentityProvider } from './ports/identity.ts'
import type { Payments, TestPayments } from './ports/payments.ts'
import type { Mailer } from './ports/mailer.ts'
import type { Photographer } from './ports/photographer.ts'
import type { Preparer } from './ports/preparer.ts'
import type { Prober } from './ports/prober.ts'
import type { Renderer } from './ports/renderer.ts'
import type { Resolver } from './ports/resolver.ts'
import type { Printer } from './ports/printer.ts'
import type { Speaker } from './ports/speaker.ts'
import type { Storage } from './ports/storage.ts'
import type { Translator } from './ports/translator.ts'
import type { Writer } from './ports/writer.ts'

/** What the features stand on. Services are handed the few parts they name, never the whole. */
export interface Deps {
  config: Config
  db: Db
  queue: Queue
  events: Events
  storage: Storage
  renderer: Renderer
  preparer: Preparer
  speaker: Speaker
  printer: Printer
  writer: Writer
  /** Null where scripts cannot be translated. */
  translator: Translator | null
  /** Brings what people point to from the open internet, and nothing from inside. */
  safeFetch: SafeFetch
  /** Null where there is no browser: web pages are laid out by us. */
  photographer: Photographer | null
  /** Does what would hold the event loop. */
  threads: ThreadPool
  mailer: Mailer
  /** What name servers say, and what a site answers over HTTPS: how own domains are checked. */
  resolver: Resolver
  prober: Prober
  /** Null where nobody can sign in with an account elsewhere. */
  identity: IdentityProvider | null
  /** Null where nothing can be bought. */
  payments: Payments | null
  /** The same where it moves no money, else null. */
  testPayments: (Payments & TestPayments) | null
  counters: Counters
  limits: Limits
  /** The versions of what people agree to, oldest first. */
  legal: Record<AgreedDocument, readonly LegalVersion[]>
  clock: Clock
  newId: () => string
  /** Half-made files of this process; nothing in it outlives it. */
  workFolder: string
  /** Trouble that no request answers for. */
  report: (error: Error) => void
  /** What the operator should change, for the console. */
  warn: (line: string) => void
  /** Ends everything in the order in which it depends on each other. */
  close(): Promise<void>
}

type Overrides = Partial<
  Pick<
    Deps,
    | 'db'
    | 'storage'
    | 'renderer'
    | 'resolver'
    | 'prober'
    | 'preparer'
    | 'speaker'
    | 'photographer'
    | 'safeFetch'
    | 'translator'
    | 'writer'
    | 'clock'
    | 'legal'
    | 'report'
    | 'threads'
    | 'warn'
  >
> & {
  limitRules?: LimitRules
}

/** What SHOWCASE_FILMS=false leaves undone. */
const SHOWCASE_QUEUES = ['preview', 'sample'] as const

/** What the engine keeps from film to film. Nobody else may write there: code that is found is run. */
const keptFolders = ({ dataDir }: Config) => ({
  atlasFolder: join(dataDir, 'atlas'),
  codeFolder: join(dataDir, 'code'),
})

/** Nodes that share the work also have to share what they count. Failed tries are counted where a restart keeps them. */
function countersOf({ role }: Config, parts: { db: Db; clock: Clock }): { counters: Counters; failures: Counters } {
  const failures = createTableCounters(parts)
  return { failures, counters: role === 'all' ? createMemoryCounters(parts) : failures }
}

/** The only place that chooses adapters. Tests hand in their own through `overrides`. */
export async function openDeps(config: Config, overrides: Overrides = {}): Promise<Deps> {
  const report = quietly(overrides.report ?? ((error: Error) => console.error(error)))
  const db =
    overrides.db ??
    (await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, onNotice: console.log }))
  const work = await openWorkFolder(join(config.dataDir, 'work'), { report })
  const workFolder = work.path
  forgetOldCode(keptFolders(config).codeFolder)
  const queue = await openQueue(db, { report, unused: config.makesShowcaseFilms ? [] : SHOWCASE_QUEUES })
  const events = await openEvents(db, report)
  const storage = overrides.storage ?? createDiskStorage(join(config.dataDir, 'storage'))
  const kept = keptFolders(config)
  const renderer = overrides.renderer ?? createPresenterRenderer({ concurrency: config.renderConcurrency, ...kept })
  const speaker = overrides.speaker ?? createPresenterSpeaker(kept)
  const preparer = overrides.preparer ?? createPresenterPreparer({ workFolder })
  const printer = createPresenterPrinter({ workFolder })
  const photographer = overrides.photographer ?? photographerOf(config, workFolder)
  const threads = overrides.threads ?? createThreadPool()
  const writer = overrides.writer ?? writerOf(config, threads)
  const translator = overrides.translator ?? translatorOf(config, threads)
  const mailer = mailerOf(config, db)
  const legal = overrides.legal ?? { terms: legalDocuments.terms.versions, privacy: legalDocuments.privacy.versions }
  const clock = overrides.clock ?? systemClock
  const testPayments = config.stripe || !config.allowsSandboxPayments ? null : sandboxOf({ db, clock, queue })
  const payments = config.stripe ? createStripePayments(config.stripe) : testPayments
  const { counters, failures } = countersOf(config, { db, clock })
  return {
    config,
    db,
    queue,
    events,
    storage,
    renderer,
    preparer,
    speaker,
    printer,
    writer,
    translator,
    safeFetch: overrides.safeFetch ?? createSafeFetch(),
    photographer,
    threads,
    mailer,
    resolver: overrides.resolver ?? createDnsResolver(),
    prober: overrides.prober ?? createHttpsProber(),
    identity: identityOf(config),
    payments,
    testPayments,
    counters,
    limits: createLimits({ counters, failures, clock, rules: overrides.limitRules ?? LIMIT_RULES }),
    legal,
    clock,
    newId,
    workFolder,
    report,
    warn: overrides.warn ?? ((line) => console.warn(`\n  ${line}\n`)),
    close,
  }

  async function close(): Promise<void> {
    await queue.stop()
    for (const part of [renderer, preparer, photographer, speaker, printer, threads, mailer]) await part?.close()
    await events.close()
    await work.close()
    await db.close()
  }
}

function identityOf({ googleClient, googleIssuer }: Config): IdentityProvider | null {
  return googleClient ? createGoogleIdentity({ issuer: googleIssuer, client: googleClient }) : null
}

function mailerOf({ smtpUrl, mailSpfHost }: Config, db: Db): Mailer {
  return smtpUrl ? createSmtpMailer(smtpUrl, mailSpfHost) : createOutboxMailer({ db, newId })
}

function photographerOf({ chromium }: Config, workFolder: string): Photographer | null {
  return chromium ? createChromiumPhotographer({ ...chromium, workFolder }) : null
}

function writerOf({ writer }: Config, threads: ThreadPool): Writer {
  return writer ? createModelWriter(writer, threads) : createRuleWriter(threads)
}

/** A translator of its own goes before the writer, who can translate as well. */
function translatorOf({ translator, writer }: Config, threads: ThreadPool): Translator | null {
  if (translator) return createLibreTranslator(translator, threads)
  return writer ? createModelTranslator(writer, threads) : null
}

function sandboxOf({ db, clock, queue }: Pick<Deps, 'clock' | 'db' | 'queue'>) {
  const tell: Parameters<typeof createSandboxPayments>[0]['tell'] = (tx, news) =>
    takeNews(tx, news, { queue, at: clock.now() })
  return createSandboxPayments({ db, clock, newId, tell })
}
