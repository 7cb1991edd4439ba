import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from './config.ts'
import { startWarnings } from './config/start-warnings.ts'
import { openDeps } from './deps.ts'
import { openCertificates } from './features/tenants/certificates-service.ts'
import { createFeatures } from './features.ts'
import { prepare } from './first-start.ts'
import { buildMachineServer } from './platform/http/machine.ts'
import type { Renderer } from './ports/renderer.ts'
import { endWith } from './platform/refusal.ts'
import { buildServer } from './server.ts'
import { stopOnSignals } from './platform/shutdown.ts'
import { startWorkers } from './workers.ts'

/** How long a running render may go on after the stop was asked for; then it goes back to the queue. */
const GRACE_SECONDS = 5
const GREETED_TENANTS_MAX = 5

await start().catch(endWith)

async function start(): Promise<void> {
  const config = readConfig()
  const deps = await openDeps(config)
  const features = createFeatures(deps)
  await prepare(deps, features)
  const app = await buildServer(deps, features)
  const { platformHost, edgeHost, authHost } = config
  const ownHosts = [edgeHost, authHost].filter((host) => host !== undefined)
  const certificates = await openCertificates({ ...deps, platformHost, ownHosts })
  const endRounds = config.role === 'web' ? () => {} : startWorkers(deps, features)
  const isServing = stopOnSignals({
    // Nobody sends requests to a worker.
    delaySeconds: config.role === 'worker' ? 0 : config.stopDelaySeconds,
    app,
    begun: () =>
      console.log('Stopping. Requests are still answered; videos in progress continue after the next start.'),
    stopWorkers: (hurry) => {
      endRounds()
      return deps.queue.stopWorkers(GRACE_SECONDS, hurry)
    },
    async close() {
      certificates.close()
      await deps.close()
      await machine.close()
    },
    report: deps.report,
  })
  const machine = buildMachineServer(deps.db, isServing, certificates.mayHave)
  if (config.role !== 'worker') await app.listen({ host: config.host, port: config.port })
  await machine.listen(config.internalListen)
  greet(config, await features.tenants.list())
  if (config.role !== 'web') void warnOfTrouble(deps.renderer, isServing)
}

/** Whoever starts the server hears what is missing before the first person who wants a video does. */
async function warnOfTrouble(renderer: Renderer, isServing: () => boolean): Promise<void> {
  const trouble = await renderer.trouble()
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
