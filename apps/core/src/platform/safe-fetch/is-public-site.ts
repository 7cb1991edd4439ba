import { createGate } from './gate.ts'

/** Returns whether external services can reach a site: by https, under a name with a public address. */
export function isPublicSite(origin: string): Promise<boolean> {
  return createGate({ httpsOnly: true })
    .check(origin)
    .then(
      () => true,
      () => false,
    )
}
