import type { Config } from '../config.ts'
import { openDeps } from '../deps.ts'
import { type Features, createFeatures } from '../features.ts'
import { prepare } from '../first-start.ts'

/** For a command at the terminal. An empty database is made ready first, as the first start of the server does it. */
export async function withFeatures<T>(config: Config, work: (features: Features) => Promise<T>): Promise<T> {
  const deps = await openDeps(config)
  try {
    const features = createFeatures(deps)
    await prepare(deps, features)
    return await work(features)
  } finally {
    await deps.close()
  }
}
