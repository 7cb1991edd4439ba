import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from './config.ts'
import { openDeps } from './deps.ts'
import { openCertificates } from './features/tenants/certificates-service.ts'
import { createFeatures } from './features.ts'
import { prepare } from './first-start.ts'
import { buildMachineServer } from './platform/http/machine.ts'
import type { Renderer } from './ports/renderer.ts'
import { endWith } from './platform/refusal.ts'
import { buildServer } from './server.ts'
import { startWorkers } from './workers.ts'

const STOP_PATIENCE_MS = 20_000

await start().catch(endWith)

async function start(): Promise<void> {
  const config = readConfig()
  const deps = await openDeps(config)
  const features = createFeatures(deps)
  await prepare(deps, features)
  const app = await buildServer(deps, features)
  let isServing = true
  const { platformHost, edgeHost, authHost } = config
  const ownHosts = [edgeHost, authHost].filter((host) => host !== undefined)
  const certificates = await openCertificates({ ...deps, platformHost, ownHosts })
  const machine = buildMachineServer(deps.db, () => isServing, certificates.mayHave)
  const endRounds = config.role === 'web' ? () => {} : startWorkers(deps, features)
  if (config.role !== 'worker') await app.listen({ host: config.host, port: config.port })
  await machine.listen(config.internalListen)
  greet(config, await features.tenants.list())
  if (config.role !== 'web') void warnOfTrouble(deps.renderer)

  const stop = async () => {
    if (!isServing) return
    isServing = false
    // Whatever hangs must not keep the process: what is half done is taken up at the next start.
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref()
    endRounds()
    certificates.close()
    await app.close()
    await deps.close()
    await machine.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop().catch(console.error))
}

/** Whoever starts the server hears what is missing before the first person who wants a video does. */
async function warnOfTrouble(renderer: Renderer): Promise<void> {
  const trouble = await renderer.trouble()
  if (!trouble) return
  console.warn(`\n  No videos can be made here. ${trouble}`)
  console.warn(
    '  Everything else works; people are told, and nothing is charged. It is looked at again every minute.\n',
  )
}

function greet(config: Config, tenants: { slug: string; name: string }[]): void {
  const demo = join(config.dataDir, 'demo-accounts.json')
  console.log('\nVitrine is ready.\n')
  for (const { slug, name } of tenants)
    console.log(`  ${name.padEnd(14)} http://${slug}.${config.platformHost}:${config.port}`)
  if (existsSync(demo)) console.log(`\n  Demo people and their password: ${demo}`)
  if (config.mode === 'production' && !config.smtpUrl)
    console.warn('\n  SMTP_URL is not set: mails (welcome, new password, invitations) are written and reach nobody.')
  console.log('  Stop with Ctrl+C.\n')
}
