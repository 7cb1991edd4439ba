import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from './config.ts'
import { startWarnings } from './config/start-warnings.ts'
import { openDeps } from './deps.ts'
import { type Features, createFeatures } from './features.ts'
import { planFirstSamples, prepare } from './first-start.ts'
import { buildInternalServer } from './platform/http/internal-server.ts'
import type { Renderer } from './ports/renderer.ts'
import { endWith } from './platform/process/cli-error.ts'
import { buildServer } from './server.ts'
import { stopOnSignals } from './platform/process/shutdown.ts'
import { startWorkers } from './workers.ts'
import { openCertificates } from './features/tenants/index.ts'

/** How long a render may keep running after a stop was requested. After that it goes back to the queue. */
const GRACE_SECONDS = 5
const GREETED_TENANTS_MAX = 5
/** How many connections wait in the accept queue of the operating system. Beyond it, clients retry after a second. */
const BACKLOG = 4096

await start().catch(endWith)

async function start(): Promise<void> {
  const config = readConfig()
  const deps = await openDeps(config)
  const features = createFeatures(deps)
  await prepare(deps, features)
  await planFirstSamples(deps, features)
  const app = await buildServer(deps, features)
  const { platformHost, edgeHost, authHost } = config
  const ownHosts = [edgeHost, authHost].filter((host) => host !== undefined)
  const certificates = await openCertificates({ ...deps, platformHost, ownHosts })
  const endWorkers = config.role === 'web' ? async () => {} : startWorkers(deps, features)
  const isServing = stopOnSignals({
    // Nobody sends requests to a worker.
    delaySeconds: config.role === 'worker' ? 0 : config.stopDelaySeconds,
    app,
    begun: () =>
      console.log('Stopping. Requests are still answered; videos in progress continue after the next start.'),
    async stopWorkers(hurry) {
      await Promise.all([endWorkers(), deps.queue.stopWorkers(GRACE_SECONDS, hurry)])
    },
    async close() {
      certificates.close()
      await deps.close()
      await machine.close()
    },
    report: deps.report,
  })
  const machine = buildInternalServer(deps.db, isServing, certificates.mayHave)
  if (config.role !== 'worker') await app.listen({ host: config.host, port: config.port, backlog: BACKLOG })
  await machine.listen(config.internalListen)
  if (config.role !== 'web' && isConnected()) await offerVoices(features, deps.report)
  greet(config, await features.tenants.list())
  if (config.role !== 'web') void warnOfTrouble(deps.renderer, isServing)
}

/** Whether this machine has any network. Nothing is asked of it. */
function isConnected(): boolean {
  return Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ internal }) => !internal))
}

async function offerVoices({ voiceModels }: Features, report: (error: Error) => void): Promise<void> {
  const all = await voiceModels.neuralVoices().catch(report)
  if (all?.every(({ fault }) => fault === 'not-installed'))
    console.log('  Natural voices can be downloaded: npm run voices -- list\n')
}

/** Prints at the start what is missing to make videos, before the first person asks for one. */
async function warnOfTrouble(renderer: Renderer, isServing: () => boolean): Promise<void> {
  const trouble = await renderer.selfCheck()
  // A stop ends the process that was asked.
  if (!trouble || !isServing()) return
  console.warn(`\n  No videos can be made here. ${trouble}`)
  console.warn(
    '  Everything else works; people are told, and nothing is charged. It is looked at again every minute.\n',
  )
}

function greet(config: Config, tenants: { slug: string; name: string }[]): void {
  const demo = join(config.dataDir, 'demo-accounts.json')
  console.log('\nVitrine is ready.\n')
  for (const { slug, name } of tenants.slice(0, GREETED_TENANTS_MAX))
    console.log(`  ${name.padEnd(14)} http://${slug}.${config.platformHost}:${config.port}`)
  const more = tenants.length - GREETED_TENANTS_MAX
  if (more > 0) console.log(`  and ${more} more`)
  if (existsSync(demo)) console.log(`\n  Demo people and their password: ${demo}`)
  for (const warning of startWarnings(config)) console.warn(`\n  ${warning}`)
  console.log('  Stop with Ctrl+C.\n')
}
