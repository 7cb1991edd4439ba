import type { Config } from '../config.ts'
import { Refusal } from '../platform/refusal.ts'
import { withFeatures } from './with-features.ts'

export interface NewOperator {
  username: string
  email: string
  password: string
}

/** Answers where they sign in. */
export async function createOperator(config: Config, operator: NewOperator): Promise<string> {
  return withFeatures(config, async ({ tenants, accounts }) => {
    const tenant = await tenants.withSlug(config.platformTenant)
    if (!tenant) throw new Refusal(`There is no tenant "${config.platformTenant}" (PLATFORM_TENANT).`)
    const account = { ...operator, role: 'operator', finerRole: 'operator' } as const
    await accounts.open(tenant, account, { isWelcomed: false, address: 'terminal' })
    return `${tenant.origin}/admin`
  })
}
