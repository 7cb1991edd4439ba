import { join } from 'node:path'
import { type AgreedDocument, type LegalVersion, legalDocuments } from '@vitrine/contract'
import { createGoogleIdentity } from './adapters/identity-google.ts'
import { createOpenidIdentity } from './adapters/identity-openid.ts'
import { createOutboxMailer } from './adapters/mail-outbox.ts'
import { createSmtpMailer } from './adapters/mail-smtp.ts'
import { createChromiumScreenshotter } from './adapters/screenshotter-chromium.ts'
import { createPresenterMediaProcessor } from './adapters/media-processor-presenter.ts'
import { createHttpsProber } from './adapters/prober-https.ts'
import { purgeCodeCache } from './adapters/render-processes/code-cache.ts'
import { createPresenterRenderer } from './adapters/renderer-presenter.ts'
import { createPresenterDocumentRenderer } from './adapters/document-renderer-presenter.ts'
import { createPresenterSceneRenderer } from './adapters/scene-renderer-presenter.ts'
import { createPresenterTextToSpeech } from './adapters/text-to-speech-presenter.ts'
import { createDnsResolver } from './adapters/resolver-dns.ts'
import { createElevenlabsSpeech } from './adapters/remote-speech-elevenlabs.ts'
import { createOpenaiSpeech } from './adapters/remote-speech-openai.ts'
import { createSandboxPayments } from './adapters/payments-sandbox.ts'
import { createLibreTranslator } from './adapters/translator-libre.ts'
import { createModelTranslator } from './adapters/translator-writer.ts'
import { createModelWriter } from './adapters/writer-openai.ts'
import { createRuleWriter } from './adapters/writer-rules.ts'
import { createStripePayments } from './adapters/payments-stripe.ts'
import { createDiskStorage } from './adapters/storage-disk.ts'
import type { Config } from './config.ts'
import { hasTenant } from './features/tenants/index.ts'
import { createSaveProgress } from './features/renders/index.ts'
import { videoSummaries } from './features/videos/index.ts'
import { AppError } from './platform/app-error.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Db, openDatabase } from './platform/db/open.ts'
import { type Events, openEvents } from './platform/events.ts'
import { LIMIT_RULES, type LimitRules, type Limits, createLimits } from './platform/http/requests/limits.ts'
import { newId } from './platform/ids.ts'
import { type Counters, createMemoryCounters } from './platform/limits/counters.ts'
import { createTableCounters } from './platform/limits/table-counters.ts'
import { type ThreadPool, createThreadPool } from './platform/thread-pool/thread-pool.ts'
import { type Queue, openQueue } from './platform/queue.ts'
import { quietly } from './platform/process/quiet-report.ts'
import type { GateRules } from './platform/safe-fetch/gate.ts'
import { isPublic } from './platform/safe-fetch/addresses.ts'
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
import type { Writer } from './ports/writer.ts'
import { takeEvent } from './features/billing/index.ts'

/** What the features stand on. Services are handed the few parts they name, never the whole. */
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
  /** Fetches addresses that people enter; refuses internal ones. */
  safeFetch: SafeFetch
  /** Downloads large files of the catalogue of voices, within the same rules. */
  download: Download
  /** Where webhooks may lead. */
  webhookRules: GateRules
  /** Null where there is no browser: web pages are laid out by us. */
  screenshotter: Screenshotter | null
  /** Runs work that would block the event loop. */
  threads: ThreadPool
  /** Opens speech servers: that of the settings, and those that partners connect. */
  openRemoteSpeech: OpenRemoteSpeech
  mailer: Mailer
  /** What name servers say, and what a site answers over HTTPS: how own domains are checked. */
  resolver: Resolver
  prober: Prober
  /** Null where nobody can sign in with an account elsewhere. */
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
  /** Reports an error that belongs to no request. */
  report: (error: Error) => void
  /** What the operator should change, for the console. */
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

/** What SHOWCASE_VIDEOS=false leaves undone. */
const SHOWCASE_QUEUES = ['preview', 'sample'] as const

/** The caches of the render processes. Only the server may write there: cached code is executed. */
const cacheFolders = ({ dataDir }: Config) => ({
  atlasFolder: join(dataDir, 'atlas'),
  codeCacheFolder: join(dataDir, 'code'),
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
    (await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, onNotice: console.info }))
  const work = await openWorkFolder(join(config.dataDir, 'work'), { report })
  const workFolder = work.path
  const unused = config.makesShowcaseVideos ? [] : SHOWCASE_QUEUES
  const queue = await openQueue(db, { report, unused, hasTenant: (tenantId) => hasTenant(db, tenantId) })
  const events = await openEvents(db, createSaveProgress(videoSummaries), report)
  const storage = overrides.storage ?? createDiskStorage(join(config.dataDir, 'storage'))
  const caches = cacheFolders(config)
  purgeCodeCache(caches.codeCacheFolder)
  const renderer = overrides.renderer ?? createPresenterRenderer({ concurrency: config.renderConcurrency, ...caches })
  const textToSpeech = overrides.textToSpeech ?? createPresenterTextToSpeech(caches)
  const mediaProcessor = overrides.mediaProcessor ?? createPresenterMediaProcessor({ workFolder })
  // Null is a choice as well: a test says with it that there is none.
  const { screenshotter = screenshotterOf(config, workFolder) } = overrides
  const threads = overrides.threads ?? createThreadPool()
  const drawing = drawingOf({ threads, workFolder }, overrides)
  const writer = overrides.writer ?? writerOf(config, threads)
  const { translator = translatorOf(config, threads) } = overrides
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
    mediaProcessor,
    textToSpeech,
    ...drawing,
    writer,
    translator,
    ...outsideOf(config, overrides),
    screenshotter,
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
    // Jobs use everything else, so none may run from here on.
    await queue.stop()
    const processes = [renderer, mediaProcessor, textToSpeech, ...Object.values(drawing), screenshotter]
    for (const user of [...processes, threads, mailer]) await user?.close()
    // The listener has a connection of its own, and all of these files lay in the folder.
    await events.close()
    await work.close()
    await db.close()
  }
}

/** What draws documents and stills, each in a process of its own. */
function drawingOf(
  { threads, workFolder }: Pick<Deps, 'threads' | 'workFolder'>,
  { sceneRenderer = createPresenterSceneRenderer({ threads, workFolder }) }: Overrides,
): Pick<Deps, 'documentRenderer' | 'sceneRenderer'> {
  return { documentRenderer: createPresenterDocumentRenderer({ workFolder }), sceneRenderer }
}

function identityOf({ googleClient, googleIssuer }: Config): IdentityProvider | null {
  return googleClient ? createGoogleIdentity({ issuer: googleIssuer, client: googleClient }) : null
}

function outsideOf(
  config: Config,
  { safeFetch = createSafeFetch(), download = createDownload(), webhookRules }: Overrides,
): Pick<Deps, 'download' | 'openIdentity' | 'openRemoteSpeech' | 'safeFetch' | 'webhookRules'> {
  const openIdentity: OpenIdentityProvider = (settings) => createOpenidIdentity(settings, safeFetch)
  const openRemoteSpeech = remoteSpeechOf(safeFetch)
  return { safeFetch, download, webhookRules: webhookRules ?? webhookRulesOf(config), openIdentity, openRemoteSpeech }
}

/** The server of the settings may be on this machine; those of partners have to be at public addresses. */
function remoteSpeechOf(safeFetch: SafeFetch): OpenRemoteSpeech {
  const fetchAnywhere = createSafeFetch({ ports: 'any', isAllowed: () => true })
  const create = { openai: createOpenaiSpeech, elevenlabs: createElevenlabsSpeech }
  return (connection) => create[connection.kind](connection, connection.isInstallation ? fetchAnywhere : safeFetch)
}

/** Public addresses at their usual ports, in production by https only; and this machine where a developer said so. */
function webhookRulesOf({ mode, allowsLoopbackWebhooks }: Config): GateRules {
  if (!allowsLoopbackWebhooks) return { httpsOnly: mode === 'production' }
  return { ports: 'any', isAllowed: (address) => isPublic(address) || ['127.0.0.1', '::1'].includes(address) }
}

function mailerOf({ smtpUrl, mailSpfHost }: Config, db: Db): Mailer {
  return smtpUrl ? createSmtpMailer(smtpUrl, mailSpfHost) : createOutboxMailer({ db, newId })
}

function screenshotterOf({ chromium }: Config, workFolder: string): Screenshotter | null {
  return chromium ? createChromiumScreenshotter({ ...chromium, workFolder }) : null
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
  const tell: Parameters<typeof createSandboxPayments>[0]['tell'] = (tx, event) =>
    takeEvent(tx, event, { queue, at: clock.now() })
  return createSandboxPayments({ db, clock, newId, tell })
}

/**
 * Returns a check that throws renderer-missing where no videos can be made. A node that only serves the web cannot tell what
 * the workers have.
 */
export function createRendererGate({ config, renderer }: Deps) {
  return async () => {
    if (config.role !== 'web' && (await renderer.selfCheck()) !== undefined) throw new AppError('renderer-missing')
  }
}
