import { join } from 'node:path'
import { type AgreedDocument, type LegalVersion, legalDocuments } from '@vitrine/contract'
import { canSeparatePeople } from '@vitrine/presenter/backgrounds'
import { createGoogleIdentity } from './adapters/identity-google.ts'
import { createOpenidIdentity } from './adapters/identity-openid.ts'
import { createOutboxMailer } from './adapters/mail-outbox.ts'
import { createSmtpMailer } from './adapters/mail-smtp.ts'
import { createDiskStorage } from './adapters/storage-disk.ts'
import { createS3Storage } from './adapters/storage-s3.ts'
import { createHttpsProber } from './adapters/prober-https.ts'
import { createDnsResolver } from './adapters/resolver-dns.ts'
import { createOpenRemoteSpeech } from './adapters/remote-speech/open-remote-speech.ts'
import { createOpenTwinProvider } from './adapters/twin-providers/open-twin-provider.ts'
import { drawingOf, renderingOf, screenshotterOf } from './adapters/render-processes/configured.ts'
import { translatorOf, writerOf } from './adapters/language-models/configured.ts'
import { createSandboxPayments } from './adapters/payments-sandbox.ts'
import { createStripePayments } from './adapters/payments-stripe.ts'
import { openStores, storageOver } from './adapters/stores/configured.ts'
import type { Config } from './config.ts'
import type { Logger } from 'pino'
import { webhookRulesOf } from './platform/safe-fetch/webhook-rules.ts'
import { createSlugs, hasTenant } from './features/tenants/index.ts'
import { createSaveProgress } from './features/renders/index.ts'
import { videoSummaries } from './features/videos/index.ts'
import type { Clock } from './platform/time/clock.ts'
import { type Db, openDatabase } from './platform/db/open.ts'
import { type Events, openEvents } from './platform/events/events.ts'
import { LIMIT_RULES, type LimitRules, type Limits, createLimits } from './platform/http/requests/limits.ts'
import { newId } from './platform/ids/ids.ts'
import { openLogs } from './platform/logs/open-logs.ts'
import { measuredMailer } from './platform/metrics/measured.ts'
import { type Metrics, createMetrics } from './platform/metrics/metrics.ts'
import type { Counters } from './platform/limits/counters.ts'
import { openCounters } from './platform/limits/open-counters.ts'
import { tracedStorage } from './platform/traces/traced.ts'
import { type Tracer, createTracer } from './platform/traces/tracer.ts'
import { type ThreadPool, createThreadPool } from './platform/thread-pool/thread-pool.ts'
import { type Queue, openQueue } from './platform/queue/queue.ts'
import type { GateRules } from './platform/safe-fetch/gate.ts'
import { createHostLimits } from './platform/safe-fetch/host-limits.ts'
import { isPublicSite as isPublicSiteByName } from './platform/safe-fetch/is-public-site.ts'
import { type Download, createDownload } from './platform/safe-fetch/download.ts'
import { type SafeFetch, createSafeFetch } from './platform/safe-fetch/safe-fetch.ts'
import { openWorkFolder } from './platform/process/work-folder.ts'
import type { IdentityProvider, OpenIdentityProvider } from './ports/identity.ts'
import type { Payments, TestPayments } from './ports/payments.ts'
import type { Mailer } from './ports/mailer.ts'
import type { Screenshotter } from './ports/screenshotter.ts'
import type { MediaProcessor } from './ports/media-processor.ts'
import type { Prober } from './ports/prober.ts'
import type { OpenRemoteSpeech } from './ports/remote-speech.ts'
import type { Renderer } from './ports/renderer.ts'
import type { Resolver } from './ports/resolver.ts'
import type { SceneRenderer } from './ports/scene-renderer.ts'
import type { DocumentRenderer } from './ports/document-renderer.ts'
import type { TextToSpeech } from './ports/text-to-speech.ts'
import type { Storage } from './ports/storage.ts'
import type { Translator } from './ports/translator.ts'
import type { OpenTwinProvider } from './ports/twin-provider.ts'
import type { Writer } from './ports/writer.ts'
import { acceptEvent } from './features/billing/index.ts'

export { createDiskStorage, createS3Storage, openStores, storageOver }

/** The inputs of the features. Each service gets only those that it names. */
export interface Deps {
  config: Config
  db: Db
  queue: Queue
  events: Events
  storage: Storage
  renderer: Renderer
  mediaProcessor: MediaProcessor
  textToSpeech: TextToSpeech
  documentRenderer: DocumentRenderer
  sceneRenderer: SceneRenderer
  writer: Writer
  /** Null where scripts cannot be translated. */
  translator: Translator | null
  /** Fetches addresses that people enter; refuses internal ones, and limits the requests to each host. */
  safeFetch: SafeFetch
  /** Downloads large files of the catalogue of voices, within the same rules. */
  download: Download
  /** Rules for the addresses of webhooks, and what sends to them within these rules. */
  webhookRules: GateRules
  webhookFetch: SafeFetch
  /** Null where there is no browser: web pages are laid out by us. */
  screenshotter: Screenshotter | null
  /** Runs work that would block the event loop. */
  threads: ThreadPool
  /** Opens speech servers: that of the settings, and those that partners connect. */
  openRemoteSpeech: OpenRemoteSpeech
  /** Opens services that train twins: that of the settings, and those that partners connect. */
  openTwinProvider: OpenTwinProvider
  /** Whether services elsewhere can reach a site. */
  isPublicSite: (origin: string) => Promise<boolean>
  /** Whether people in recordings can be separated from their background. */
  separatesBackgrounds: boolean
  mailer: Mailer
  /** DNS lookups and HTTPS probes, for checks of custom domains. */
  resolver: Resolver
  prober: Prober
  /** Null when sign-in with external accounts is off. */
  identity: IdentityProvider | null
  /** Opens the identity provider of a tenant, at an address that its owner typed. */
  openIdentity: OpenIdentityProvider
  /** Null where nothing can be bought. */
  payments: Payments | null
  /** `payments` where it is the sandbox, which moves no money; else null. */
  testPayments: (Payments & TestPayments) | null
  counters: Counters
  limits: Limits
  /** The versions of what people agree to, oldest first. */
  legal: Record<AgreedDocument, readonly LegalVersion[]>
  clock: Clock
  newId: () => string
  /** Half-made files of this process; nothing in it outlives it. */
  workFolder: string
  /** Slow statements are logged from here on. */
  logSlowStatements(): void
  metrics: Metrics
  /** Reports an error that belongs to no request. */
  report: (error: Error) => void
  /** Undefined where no traces are kept. */
  tracer: Tracer | undefined
  log: Logger
  /** Logs a warning for the operator. */
  warn: (line: string) => void
  /** Closes everything, dependents first. */
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
    | 'mediaProcessor'
    | 'textToSpeech'
    | 'sceneRenderer'
    | 'screenshotter'
    | 'safeFetch'
    | 'download'
    | 'webhookRules'
    | 'isPublicSite'
    | 'separatesBackgrounds'
    | 'translator'
    | 'writer'
    | 'clock'
    | 'legal'
    | 'report'
    | 'threads'
    | 'warn'
    | 'log'
  >
> & {
  limitRules?: LimitRules
}

/** The only place that chooses adapters. Tests hand in their own through `overrides`. */
export async function openDeps(config: Config, overrides: Overrides = {}): Promise<Deps> {
  const metrics = createMetrics()
  const { logs, ofDatabase, onOutput, logSlowStatements } = openLogs(config, metrics, overrides)
  const { report } = logs
  const tracer = createTracer(config, report)
  const db = overrides.db ?? (await openDatabase({ ...config.database, dataDir: config.dataDir, ...ofDatabase }))
  const work = await openWorkFolder(join(config.dataDir, 'work'), { report })
  const workFolder = work.path
  const unused = config.makesShowcaseVideos ? [] : (['introduction', 'preview', 'sample'] as const)
  const queue = await openQueue(db, { ...tenantsOfJobs(db), report, unused, log: logs.log, tracer })
  const events = await openEvents(db, createSaveProgress(videoSummaries), report)
  const clock = overrides.clock ?? db.clock
  const storage = tracedStorage(overrides.storage ?? storageOver(openStores(config, db.clock)), tracer)
  const rendering = renderingOf(config, { workFolder, metrics, onOutput, tracer }, overrides)
  // Null is a choice as well: a test says with it that there is none.
  const { screenshotter = screenshotterOf(config, workFolder) } = overrides
  const threads = overrides.threads ?? createThreadPool()
  const drawing = drawingOf({ threads, workFolder }, overrides)
  const writer = overrides.writer ?? writerOf(config, threads)
  const { translator = translatorOf(config, threads) } = overrides
  const mailer = measuredMailer(mailerOf(config, db), metrics)
  const legal = overrides.legal ?? { terms: legalDocuments.terms.versions, privacy: legalDocuments.privacy.versions }
  const testPayments = config.stripe || !config.allowsSandboxPayments ? null : sandboxOf({ db, clock, queue })
  const payments = config.stripe ? createStripePayments({ ...config.stripe, clock: db.clock }) : testPayments
  const counting = openCounters(config.role, { db, clock, report })
  return {
    config,
    db,
    queue,
    events,
    storage,
    ...rendering,
    ...drawing,
    writer,
    translator,
    ...outsideOf(config, overrides),
    separatesBackgrounds: overrides.separatesBackgrounds ?? canSeparatePeople(),
    screenshotter,
    threads,
    mailer,
    resolver: overrides.resolver ?? createDnsResolver(),
    prober: overrides.prober ?? createHttpsProber(),
    identity: identityOf(config),
    payments,
    testPayments,
    counters: counting.counters,
    limits: createLimits({ ...counting, clock, rules: overrides.limitRules ?? LIMIT_RULES }),
    legal,
    clock,
    newId,
    workFolder,
    metrics,
    tracer,
    ...logs,
    logSlowStatements,
    close,
  }

  async function close(): Promise<void> {
    // Jobs use everything else, so none may run from here on.
    await queue.stop()
    const processes = [...Object.values(rendering), ...Object.values(drawing), screenshotter]
    for (const user of [...processes, threads, mailer, counting, tracer]) await user?.close()
    // The listener has a connection of its own, and all of these files lay in the folder.
    await events.close()
    await work.close()
    await db.close()
  }
}

function identityOf({ googleClient, googleIssuer }: Config): IdentityProvider | null {
  return googleClient ? createGoogleIdentity({ issuer: googleIssuer, client: googleClient }) : null
}

/** Creates the adapters that connect to external addresses, with the rules for them. */
function outsideOf(
  config: Config,
  {
    safeFetch,
    download = createDownload(),
    webhookRules = webhookRulesOf(config),
    isPublicSite = isPublicSiteByName,
  }: Overrides,
) {
  // A site's own services, such as its sign-in, do not wait behind the pages that people name.
  const serviceFetch = safeFetch ?? createSafeFetch()
  return {
    safeFetch: safeFetch ?? createSafeFetch({}, createHostLimits()),
    download,
    webhookRules,
    webhookFetch: createSafeFetch(webhookRules),
    openIdentity: ((settings) => createOpenidIdentity(settings, serviceFetch)) satisfies OpenIdentityProvider,
    openRemoteSpeech: createOpenRemoteSpeech(serviceFetch),
    openTwinProvider: createOpenTwinProvider({ fetch: serviceFetch, download }),
    isPublicSite,
  }
}

function mailerOf({ smtpUrl, mailSpfHost }: Config, db: Db): Mailer {
  return smtpUrl ? createSmtpMailer(smtpUrl, mailSpfHost) : createOutboxMailer({ db, newId })
}

function tenantsOfJobs(db: Db) {
  return { hasTenant: (tenantId: string) => hasTenant(db, tenantId), slugOf: createSlugs(db) }
}

function sandboxOf({ db, clock, queue }: Pick<Deps, 'clock' | 'db' | 'queue'>) {
  const deliver: Parameters<typeof createSandboxPayments>[0]['deliver'] = (tx, event) =>
    acceptEvent(tx, event, { queue, at: clock.now() })
  return createSandboxPayments({ db, clock, newId, deliver })
}
