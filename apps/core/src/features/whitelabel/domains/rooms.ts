import type { Config } from '../../../config.ts'
import { createChecks } from './checks-service.ts'
import { createProofs } from './proofs.ts'
import { createDomains } from './service.ts'

type Made = 'proofs' | 'checks' | 'edgeHost' | 'ofPlatform' | 'platformHost'
type Parts = Omit<Parameters<typeof createChecks>[0] & Parameters<typeof createDomains>[0], Made> & {
  config: Pick<Config, 'platformHost' | 'edgeHost' | 'authHost' | 'secretKey'>
}

/** Own addresses, put together from their parts. */
export function createDomainRooms({ config, ...parts }: Parts) {
  const { platformHost, edgeHost, authHost, secretKey } = config
  const ofPlatform = [platformHost, edgeHost, authHost].filter((host) => host !== undefined)
  const proofs = createProofs(secretKey)
  const checks = createChecks({ ...parts, proofs, edgeHost: edgeHost ?? platformHost, ofPlatform })
  return { proofs, domainChecks: checks, domains: createDomains({ ...parts, checks, ofPlatform, platformHost }) }
}
