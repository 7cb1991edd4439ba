import { type SecuritySettings, securityDefaults } from '@vitrine/contract'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { publishTenantUpdate } from '../../platform/events/tenant-change.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Reauthentication } from '../auth/index.ts'
import { type Tenants, mergeSettings } from '../tenants/index.ts'

interface Deps {
  db: Db
  events: Pick<Events, 'publish'>
  audit: Audit
  tenants: Pick<Tenants, 'drop'>
  reauthentication: Pick<Reauthentication, 'require'>
}

export type SettingsOfSecurity = ReturnType<typeof createSecuritySettings>

/** The rate limits and the session timeout that a site chose. */
export function createSecuritySettings({ db, events, audit, tenants, reauthentication }: Deps) {
  return { read, change }

  function read(tenant: Tenant): SecuritySettings {
    const { requestsMax, signInTriesMax, sessionHours } = tenant.settings.security
    return {
      requestsMax: requestsMax ?? securityDefaults.requestsMax,
      signInTriesMax: signInTriesMax ?? securityDefaults.signInTriesMax,
      sessionHours: sessionHours ?? securityDefaults.sessionHours,
    }
  }

  /** Changes the settings on every node at once. Throws reauthentication-needed. */
  async function change(tenant: Tenant, person: Person, wanted: SecuritySettings): Promise<SecuritySettings> {
    await db.inTenant(tenant.id, async (tx) => {
      await reauthentication.require(tx, person)
      await mergeSettings(tx, { security: wanted })
      await audit(tx, person, 'security-settings-changed', { subject: tenant.id, detail: { ...wanted } })
      await publishTenantUpdate(events, tx)
    })
    tenants.drop(tenant.id)
    return wanted
  }
}
