import type { GateRules } from './gate.ts'
import { isPublic } from './addresses.ts'
import type { Config } from '../../config.ts'

/**
 * Returns the rules for webhooks: public addresses at their default ports, in production by https only; and this machine where
 * a developer allows it.
 */
export function webhookRulesOf({
  mode,
  allowsLoopbackWebhooks,
}: Pick<Config, 'allowsLoopbackWebhooks' | 'mode'>): GateRules {
  if (!allowsLoopbackWebhooks) return { httpsOnly: mode === 'production' }
  return { ports: 'any', isAllowed: (address) => isPublic(address) || ['127.0.0.1', '::1'].includes(address) }
}
