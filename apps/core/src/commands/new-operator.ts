import type { Config } from '../config.ts'
import { CliError } from '../platform/process/cli-error.ts'
import { withFeatures } from './with-features.ts'

export interface NewOperator {
  username: string
  email: string
  password: string
}

/** Creates an operator. Returns the address at which they sign in. */
export async function createOperator(config: Config, operator: NewOperator): Promise<string> {
  return withFeatures(config, async ({ tenants, people }) => {
    const tenant = await tenants.withSlug(config.platformTenant)
    if (!tenant) throw new CliError(`There is no tenant "${config.platformTenant}" (PLATFORM_TENANT).`)
    const account = { ...operator, role: 'operator', memberRole: 'operator' } as const
    await people.open(tenant, account, { isWelcomed: false, address: 'terminal' })
    return `${tenant.origin}/admin`
  })
}
