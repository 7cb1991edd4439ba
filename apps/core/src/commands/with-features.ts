import type { Config } from '../config.ts'
import { openDeps } from '../deps.ts'
import { type Features, createFeatures } from '../features.ts'
import { prepare } from '../first-start.ts'
import { createLog } from '../platform/logs/log.ts'

/** Runs a command of the terminal with the features. An empty database is prepared first, as by the first start of the server. */
export async function withFeatures<T>(config: Config, work: (features: Features) => Promise<T>): Promise<T> {
  const log = createLog({ mode: config.mode, logLevel: 'warn' }, { write: printPlainly })
  const deps = await openDeps(config, { log })
  try {
    const features = createFeatures(deps)
    await prepare(deps, features)
    return await work(features)
  } finally {
    await deps.close()
  }
}

/** The reader of a command is a person, also in production, and has no use for the hour and the level. */
function printPlainly(line: string): void {
  const { message, err } = JSON.parse(line) as { message: string; err?: { stack: string } }
  console.info(err?.stack ?? message)
}
