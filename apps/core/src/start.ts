import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { startWarnings } from './config/start-warnings.ts'
import { openDeps, openStores } from './deps.ts'
import { type Features, createFeatures } from './features.ts'
import { planFirstSamples, prepare } from './first-start.ts'
import { buildInternalServer } from './platform/http/internal-server.ts'
import type { Renderer } from './ports/renderer.ts'
import { serveDump } from './platform/backup/dump-server.ts'
import { measureState } from './platform/metrics/measure-state.ts'
import { type Log, createLog } from './platform/logs/log.ts'
import { logProcess } from './platform/logs/log-process.ts'
import { endLogged } from './platform/process/cli-error.ts'
import { lastBackup } from './platform/process/last-backup.ts'
import { startHeartbeat } from './platform/process/nodes.ts'
import { checkStores } from './platform/storage/check-stores.ts'
import { buildServer } from './server.ts'
import { stopOnSignals } from './platform/process/shutdown.ts'
import { startWorkers } from './workers.ts'
import { openCertificates } from './features/tenants/index.ts'

/** The time for which a render may continue after a stop was requested, in seconds. Then it returns to the queue. */
const GRACE_SECONDS = 5
const LISTED_TENANTS_MAX = 5
/** The length of the operating system's accept queue. Beyond it, clients retry after a second. */
const BACKLOG = 4096

/** Starts a node: opens what it needs, listens, and works until it is stopped. Ends the process when it cannot. */
export async function startNode(config: Config): Promise<void> {
  const log = createLog(config)
  logProcess(log)
  await start({ config, log }).catch((error: unknown) => endLogged(log, error))
}

interface Inputs {
  config: Config
  log: Logger
}

async function start(inputs: Inputs): Promise<void> {
  const { config, log } = inputs
  const deps = await openDeps(config, { log })
  const { db, queue, events, metrics, workFolder, report } = deps
  await checkStores({ db, stores: openStores(config, db.clock) })
  const features = createFeatures(deps)
  await prepare(deps, features)
  await planFirstSamples(deps, features)
  const app = await buildServer(deps, features)
  const { platformHost, edgeHost, authHost } = config
  const ownHosts = [edgeHost, authHost].filter((host) => host !== undefined)
  const certificates = await openCertificates({ db, events, platformHost, ownHosts, report })
  const endWorkers = config.role === 'web' ? async () => {} : startWorkers(deps, features)
  const endHeartbeat = startHeartbeat({ db, role: config.role, report })
  let withdrawDump = () => {}
  const isServing = stopOnSignals({
    // A worker serves no requests, so it stops without a delay.
    delaySeconds: config.role === 'worker' ? 0 : config.stopDelaySeconds,
    app,
    begun: () =>
      printLine(inputs, 'Stopping. Open requests are completed; videos in progress continue after the next start.'),
    async stopWorkers(hurry) {
      await Promise.all([endWorkers(), queue.stopWorkers(GRACE_SECONDS, hurry)])
    },
    async close() {
      withdrawDump()
      certificates.close()
      await endHeartbeat()
      await deps.close()
      await internalServer.close()
    },
    report,
  })
  metrics.measureProcess()
  measureState(metrics, { db, dataDir: config.dataDir, lastBackup: () => lastBackup(config.backupStamp) })
  const internalServer = buildInternalServer(db, isServing, certificates.mayHave, metrics)
  // A server of PostgreSQL serves backups itself.
  const announceDump =
    db.engine === 'pglite'
      ? serveDump(internalServer, { db, dataDir: config.dataDir, workFolder, report })
      : () => () => {}
  if (config.role !== 'worker') await app.listen({ host: config.host, port: config.port, backlog: BACKLOG })
  const internalUrl = await internalServer.listen(config.internalListen)
  withdrawDump = announceDump(internalUrl)
  if (config.role !== 'web' && isConnected() && (await canHaveVoices(features, report)))
    printLine(inputs, 'Natural voices can be downloaded: npm run voices -- list')
  printAddresses(inputs, await features.tenants.list())
  deps.logSlowStatements()
  if (config.role !== 'web') void warnUnlessRendering(log, deps.renderer, isServing)
}

/** Whether this machine has any network interface besides loopback. Sends nothing. */
function isConnected(): boolean {
  return Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ internal }) => !internal))
}

/** Returns whether natural voices could be downloaded and none is there. */
async function canHaveVoices({ voiceModels }: Features, report: (error: Error) => void): Promise<boolean> {
  const all = await voiceModels.neuralVoices().catch(report)
  return all?.every(({ fault }) => fault === 'not-installed') ?? false
}

/** Prints at the start what is missing to make videos, before the first person asks for one. */
async function warnUnlessRendering(log: Log, renderer: Renderer, isServing: () => boolean): Promise<void> {
  const problem = await renderer.selfCheck()
  // A stop ends the process that was asked.
  if (!problem || !isServing()) return
  log.warn(
    `No videos can be made here. ${problem} Everything else works; people are told, and nothing is charged. ` +
      'It is checked again every minute.',
  )
}

/** Prints a line for the person at the terminal; in production it is a record of the log. */
function printLine({ config, log }: Inputs, line: string): void {
  if (config.mode === 'development') return console.log(`  ${line}\n`)
  log.info(line)
  log.flush()
}

function printAddresses(inputs: Inputs, tenants: { slug: string; name: string }[]): void {
  const { config, log } = inputs
  for (const warning of startWarnings(config)) log.warn(warning)
  if (config.mode === 'production') return printLine(inputs, 'Vitrine is ready.')
  const demo = join(config.dataDir, 'demo-accounts.json')
  console.log('\nVitrine is ready.\n')
  for (const { slug, name } of tenants.slice(0, LISTED_TENANTS_MAX))
    console.log(`  ${name.padEnd(14)} http://${slug}.${config.platformHost}:${config.port}`)
  const more = tenants.length - LISTED_TENANTS_MAX
  if (more > 0) console.log(`  and ${more} more`)
  if (existsSync(demo)) console.log(`\n  Demo accounts and their password: ${demo}`)
  console.log('  Stop with Ctrl+C.\n')
}
