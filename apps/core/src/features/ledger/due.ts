import { anyOf, withOverdue } from '../tenants/index.ts'
import { looseAfterMilliseconds } from './service.ts'

/** Tenants with expired credits or holds. */
export const tenantsWithDue = anyOf(
  withOverdue({ table: 'credit_bucket', column: 'expires_at', where: 'remaining_half_credits > 0' }),
  withOverdue({ table: 'credit_hold', column: 'expires_at', where: "state = 'held'" }),
)

/** Tenants with holds that may have outlived what they were made for. */
export const tenantsWithHolds = withOverdue({
  table: 'credit_hold',
  column: 'created_at',
  keptMs: looseAfterMilliseconds,
  where: "state = 'held'",
})
