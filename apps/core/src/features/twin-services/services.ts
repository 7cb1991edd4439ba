import type { TwinServiceOverview, TwinServiceSettings } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import { createEncryption } from '../../platform/encryption/encryption.ts'
import type { Events } from '../../platform/events/events.ts'
import { publishTenantUpdate } from '../../platform/events/tenant-change.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { TwinConnection } from '../../ports/twin-provider.ts'
import { countTwinsAt } from './request-store.ts'
import * as store from './service-store.ts'

interface Deps {
  db: Db
  /** The service of the settings; null where none is set. */
  installation: TwinConnection | null
  /** Whether services can reach a site. */
  isPublicSite: (origin: string) => Promise<boolean>
  /** Deletes everything that a service holds of the site. */
  leave: (tx: TenantTx, serviceId: string) => Promise<void>
  secretKey: string
  events: Pick<Events, 'publish'>
  audit: Audit
  clock: Clock
  newId: () => string
}

/** A service that can be called. `id` is null for that of the installation. */
export interface TwinServiceInUse {
  id: string | null
  kind: TwinConnection['kind']
}

export type TwinServices = ReturnType<typeof createTwinServices>

/** The service that trains the twins of a site and makes their clips: its own, else that of the installation. */
export function createTwinServices(deps: Deps) {
  const { db, installation, isPublicSite, leave, secretKey, events, audit, clock, newId } = deps
  const encryption = createEncryption(secretKey, 'twin service key')
  return { read, change, remove, inUse, holdInUse, connectionOf, clearEnded }

  async function read({ id, origin }: Pick<Tenant, 'id' | 'origin'>): Promise<TwinServiceOverview> {
    const isReachable = await isPublicSite(origin)
    return db.inTenant(id, async (tx) => {
      const row = await store.findService(tx)
      return {
        service: row ? shown(row) : null,
        hasInstallationService: installation !== null,
        isPublic: isReachable,
        twins: row ? await countTwinsAt(tx, row.id) : 0,
      }
    })
  }

  /** Another kind or address is another service: everything at the previous one is deleted. */
  async function change(
    tenant: Pick<Tenant, 'id' | 'origin'>,
    person: Person,
    { key, ...wanted }: TwinServiceSettings,
  ): Promise<TwinServiceOverview> {
    const settings = { ...wanted, baseUrl: wanted.baseUrl.replace(/\/$/, '') }
    await db.inTenant(tenant.id, async (tx) => {
      const before = await store.lockService(tx)
      const isSame = before?.kind === settings.kind && before.baseUrl === settings.baseUrl
      const encrypted = key ? encryption.encrypt(key, boundTo(tenant.id, settings.baseUrl)) : null
      // The stored key is kept only for an unchanged address. Otherwise it would be sent to another server.
      const keyEncrypted = key === undefined && isSame ? before.keyEncrypted : encrypted
      const values = { model: settings.model, keyEncrypted, at: clock.now() }
      if (isSame) await store.changeService(tx, before.id, values)
      if (before && !isSame) await end(tx, before.id)
      if (!isSame) await store.insertService(tx, { id: newId(), ...settings, ...values })
      await audit(tx, person, 'twin-service-changed', {
        subject: tenant.id,
        detail: { host: new URL(settings.baseUrl).host, isNewKey: Boolean(key) },
      })
      await announce(tx)
    })
    return read(tenant)
  }

  /** Throws not-found. */
  async function remove(tenant: Pick<Tenant, 'id'>, person: Person): Promise<void> {
    await db.inTenant(tenant.id, async (tx) => {
      const row = await store.lockService(tx)
      if (!row) throw new AppError('not-found')
      await end(tx, row.id)
      await audit(tx, person, 'twin-service-removed', { subject: tenant.id })
      await announce(tx)
    })
  }

  /** Publishes a change, since the privacy policy names the services of a site and has to be rendered again. */
  async function announce(tx: TenantTx): Promise<void> {
    await publishTenantUpdate(events, tx)
  }

  async function end(tx: TenantTx, serviceId: string): Promise<void> {
    await store.endService(tx, serviceId, clock.now())
    await leave(tx, serviceId)
  }

  /** Returns undefined where videos show recordings. */
  async function inUse(tx: TenantTx): Promise<TwinServiceInUse | undefined> {
    return inUseOf(await store.findService(tx))
  }

  /** The same, and it is not disconnected before the end of the transaction. Call it before any twin is locked. */
  async function holdInUse(tx: TenantTx): Promise<TwinServiceInUse | undefined> {
    return inUseOf(await store.holdService(tx))
  }

  function inUseOf(row: store.ServiceRow | undefined): TwinServiceInUse | undefined {
    if (row) return { id: row.id, kind: row.kind }
    return installation ? { id: null, kind: installation.kind } : undefined
  }

  /** Returns the connection to a service, including disconnected ones; undefined where the installation has none any more. */
  async function connectionOf(tx: TenantTx, serviceId: string | null): Promise<TwinConnection | undefined> {
    if (serviceId === null) return installation ?? undefined
    const row = await store.findServiceById(tx, serviceId)
    if (!row) return undefined
    const { kind, baseUrl, model, keyEncrypted } = row
    const key = keyEncrypted === null ? null : encryption.decrypt(keyEncrypted, boundTo(tx.tenantId, baseUrl))
    return { kind, baseUrl, model, key, isInstallation: false }
  }

  /** Deletes the keys of services that hold nothing of the site any more. */
  async function clearEnded(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.removeEndedKeys(tx))
  }
}

function shown({ kind, baseUrl, model, keyEncrypted }: store.ServiceRow): TwinServiceOverview['service'] {
  return { kind, baseUrl, model, hasKey: keyEncrypted !== null }
}

function boundTo(tenantId: string, baseUrl: string): string {
  return `${tenantId} ${baseUrl}`
}
