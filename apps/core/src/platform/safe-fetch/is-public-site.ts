import { createGate } from './gate.ts'

/** Returns whether services elsewhere can reach a site: by https, under a name that leads to a public address. */
export function isPublicSite(origin: string): Promise<boolean> {
  return createGate({ httpsOnly: true })
    .check(origin)
    .then(
      () => true,
      () => false,
    )
}
