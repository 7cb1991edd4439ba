import type { BrowserContext } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { crawl } from './crawl/crawl.ts'
import { PASSWORD, UNPAID_TENANT, UNVERIFIED, addData, addUnpaidTenant } from './crawl/data.ts'
import { type Role, pathsOf } from './crawl/paths.ts'
import { browser, stack } from './running.ts'
import { signIn } from './screens.ts'

const TENANTS = ['waymark', 'keystone', 'azure-coast']
const ROLES: Role[] = ['visitor', 'customer', 'owner']
const VISITS = [
  ...TENANTS.flatMap((tenant) => ROLES.map((role) => ({ tenant, role }))),
  { tenant: 'waymark', role: 'operator' as const },
]
const TIMEOUT = { timeout: 4 * 3_600_000 }

// Thousands of presses take hours.
describe.runIf(process.env.TEST_SCOPE === 'long')('every link and button works on a new site', () => {
  it.each(VISITS)('for the $role of $tenant', TIMEOUT, async ({ tenant, role }) => {
    expect(await faultsFor(tenant, role, accountOf(tenant, role))).toEqual([])
  })

  describe('every link and button works on a site in use', () => {
    beforeAll(async () => {
      for (const tenant of TENANTS) await addData(browser, stack, tenant)
      await addUnpaidTenant(browser, stack)
    }, 1_800_000)

    it.each(VISITS)('for the $role of $tenant', TIMEOUT, async ({ tenant, role }) => {
      expect(await faultsFor(tenant, role, accountOf(tenant, role))).toEqual([])
    })

    it('for a person with an unconfirmed address', TIMEOUT, async () => {
      expect(await faultsFor('waymark', 'customer', { username: UNVERIFIED, password: PASSWORD })).toEqual([])
    })

    it.each(ROLES)('for the %s of a site that takes no payments', TIMEOUT, async (role) => {
      const username = role === 'owner' ? 'lena' : 'guest'
      expect(await faultsFor(UNPAID_TENANT, role, { username, password: PASSWORD })).toEqual([])
    })
  })
})

async function faultsFor(tenant: string, role: Role, account: Record<string, string>): Promise<string[]> {
  const enter = (context: BrowserContext) =>
    signIn(context, role === 'operator' ? '/api/admin/login' : '/auth/login', account)
  const { found } = await crawl({
    browser,
    origin: stack.origin(tenant),
    paths: pathsOf(role, { tenant, takesPayments: tenant !== UNPAID_TENANT }),
    ...(role !== 'visitor' && { signIn: enter }),
  })
  return found
}

function accountOf(tenant: string, role: Role): Record<string, string> {
  if (role === 'visitor') return {}
  const { username, email, password } = stack.account(tenant, role)
  return role === 'operator' ? { email, password } : { username, password }
}
