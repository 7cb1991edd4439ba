import type { SsoOverview, SsoRule, SsoSettings, SsoTest } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import { createEncryption } from '../../platform/encryption/encryption.ts'
import type { Events } from '../../platform/events/events.ts'
import { publishTenantUpdate } from '../../platform/events/tenant-change.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { OpenIdentityProvider, TenantIdentityProvider } from '../../ports/identity.ts'
import type { Reauthentication } from '../auth/index.ts'
import * as store from './connection-store.ts'
import { listDomains, makeOptional } from './domain-store.ts'
import { serializeDomain } from './serializer.ts'

interface Deps {
  db: Db
  openIdentity: OpenIdentityProvider
  reauthentication: Pick<Reauthentication, 'require'>
  secretKey: string
  events: Pick<Events, 'publish'>
  audit: Audit
  clock: Clock
}

export type Connection = ReturnType<typeof createConnection>

/** The identity provider of a tenant, and the secret by which it knows the tenant. */
export function createConnection({ db, openIdentity, reauthentication, secretKey, events, audit, clock }: Deps) {
  const encryption = createEncryption(secretKey, 'single sign-on client secret')
  return { read, change, remove, test, providerOf }

  async function read(tenant: Tenant): Promise<SsoOverview> {
    const [row, domains] = await db.inTenant(tenant.id, async (tx) => [
      await store.findConnection(tx),
      await listDomains(tx),
    ])
    return {
      connection: row ? serialize(row) : null,
      domains: domains.map(serializeDomain),
      callbackUrl: callbackOf(tenant),
    }
  }

  /** Throws invalid where a secret is missing, or reauthentication-needed. */
  async function change(tenant: Tenant, person: Person, wanted: SsoSettings): Promise<SsoOverview> {
    const { clientSecret, ...settings } = wanted
    await db.inTenant(tenant.id, async (tx) => {
      await reauthentication.require(tx, person)
      const known = await store.findConnection(tx)
      // A secret belongs to its issuer. Kept for another one, it would be sent to a stranger.
      const kept = known?.issuer === settings.issuer ? known.client_secret : undefined
      const secret = clientSecret ? encryption.encrypt(clientSecret, boundTo(tenant.id, settings.issuer)) : kept
      if (!secret) throw secretMissing()
      await store.saveConnection(tx, { ...settings, clientSecret: secret, changedAt: clock.now() })
      if (!settings.isOn) await makeOptional(tx)
      await audit(tx, person, 'sso-changed', { subject: tenant.id, detail: { isOn: settings.isOn } })
      await announce(tx)
    })
    return read(tenant)
  }

  /** Removes the connection. Single sign-on is then required for no domain, so nobody is locked out. Throws not-found. */
  async function remove(tenant: Tenant, person: Person): Promise<void> {
    await db.inTenant(tenant.id, async (tx) => {
      await reauthentication.require(tx, person)
      if (!(await store.deleteConnection(tx))) throw new AppError('not-found')
      await makeOptional(tx)
      await audit(tx, person, 'sso-removed', { subject: tenant.id })
      await announce(tx)
    })
  }

  /** Legal pages mention single sign-on and have to be rendered again. */
  async function announce(tx: TenantTx): Promise<void> {
    await publishTenantUpdate(events, tx)
  }

  async function test(issuer: string): Promise<SsoTest> {
    const found = await openIdentity({ issuer, client: { id: '', secret: '' } }).test()
    return 'fault' in found ? { ...found, keys: 0 } : { fault: null, at: null, keys: found.keys }
  }

  function providerOf({ tenant_id: tenantId, issuer, client_id: id, client_secret: secret }: store.ConnectionRow) {
    const client = { id, secret: encryption.decrypt(secret, boundTo(tenantId, issuer)) }
    return openIdentity({ issuer, client }) satisfies TenantIdentityProvider
  }
}

/** Returns the address to which the identity provider redirects the people of this tenant. */
export function callbackOf({ origin }: Pick<Tenant, 'origin'>): string {
  return `${origin}/auth/sso/callback`
}

function boundTo(tenantId: string, issuer: string): string {
  return `${tenantId} ${issuer}`
}

function secretMissing(): AppError {
  const message = 'Enter the client secret.'
  return new AppError('invalid', { message, fields: [{ field: 'clientSecret', message }] })
}

function serialize(row: store.ConnectionRow): SsoOverview['connection'] {
  return {
    issuer: row.issuer,
    clientId: row.client_id,
    roleClaim: row.role_claim,
    rules: row.rules as SsoRule[],
    defaultRole: row.default_role,
    isOn: row.is_on,
  }
}
