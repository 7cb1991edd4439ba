import type { GateRules } from './gate.ts'
import { isPublic } from './addresses.ts'
import type { Config } from '../../config.ts'

/** Public addresses at their usual ports, in production by https only; and this machine where a developer said so. */
export function webhookRulesOf({
  mode,
  allowsLoopbackWebhooks,
}: Pick<Config, 'allowsLoopbackWebhooks' | 'mode'>): GateRules {
  if (!allowsLoopbackWebhooks) return { httpsOnly: mode === 'production' }
  return { ports: 'any', isAllowed: (address) => isPublic(address) || ['127.0.0.1', '::1'].includes(address) }
}
