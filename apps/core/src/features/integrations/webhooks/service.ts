import {
  type NewWebhook,
  OLD_SECRET_HOURS,
  type Webhook,
  WEBHOOKS_MAX,
  type WebhookEvent,
  type WebhookScope,
} from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import { changeWebhook } from '../delivery/store.ts'
import type { CheckReceiver } from './receiver.ts'
import type { WebhookSecrets } from './secrets.ts'
import { serializeWebhook } from './serializer.ts'
import * as store from './store.ts'
import type { WebhookAccess } from './access.ts'
import { HOUR_MS } from '../../../platform/time/durations.ts'

const COUNTED_MS = 7 * 24 * HOUR_MS

interface Deps {
  db: Db
  access: WebhookAccess
  checkReceiver: CheckReceiver
  secrets: WebhookSecrets
  audit: Audit
  clock: Clock
  newId: () => string
}

interface Wanted {
  url: string
  events: WebhookEvent[]
  scope: WebhookScope
}

export type Webhooks = ReturnType<typeof createWebhooks>

/** The webhooks of people, and those of a site that its admins look after together. */
export function createWebhooks({ db, access, checkReceiver, secrets, audit, clock, newId }: Deps) {
  return { list, create, turn, remove, rotate, eraseOf, listOf }

  async function list(person: Person): Promise<Webhook[]> {
    return db.inTenant(person.tenantId, (tx) => listOf(tx, { userId: person.id, seesSite: access.seesSite(person) }))
  }

  async function listOf(tx: TenantTx, seen: store.Seen): Promise<Webhook[]> {
    return shown(tx, await store.listWebhooks(tx, seen))
  }

  /** Throws webhooks-full, forbidden, second-factor-required, or invalid for an address that is not public. */
  async function create(person: Person, { url, events, scope }: Wanted): Promise<NewWebhook> {
    if (scope === 'site') access.requireSite(person)
    await checkReceiver(url)
    const id = newId()
    const { secret, encrypted } = secrets.make(person.tenantId, id)
    const kinds = [...new Set(events)]
    return db.inTenant(person.tenantId, async (tx) => {
      await store.lockAdding(tx, scope === 'site' ? 'site' : person.id)
      const known = await store.listWebhooks(tx, { userId: person.id, seesSite: scope === 'site' })
      if (known.filter((webhook) => webhook.scope === scope).length >= WEBHOOKS_MAX) throw new AppError('webhooks-full')
      const row = { id, userId: person.id, scope, url, events: kinds, secret: encrypted, createdAt: clock.now() }
      await store.insertWebhook(tx, row)
      await audit(tx, person, 'webhook-made', {
        subject: person.id,
        detail: { webhook: id, scope, events: kinds.join(' ') },
      })
      return { ...(await view(tx, id)), secret }
    })
  }

  async function turn(person: Person, id: string, isActive: boolean): Promise<Webhook> {
    return db.inTenant(person.tenantId, async (tx) => {
      const webhook = await access.find(tx, person, id)
      if (webhook.is_active !== isActive) {
        // A webhook that a person turns on again may fail for as long as a new one.
        const renewed = isActive ? { failing_since: null, ended_at: null, end_reason: null } : {}
        await changeWebhook(tx, id, { is_active: isActive, ...renewed })
        await audit(tx, person, 'webhook-changed', { subject: person.id, detail: { webhook: id, isActive } })
      }
      return view(tx, id)
    })
  }

  async function remove(person: Person, id: string): Promise<void> {
    await db.inTenant(person.tenantId, async (tx) => {
      await access.find(tx, person, id)
      await store.deleteWebhook(tx, id)
      await audit(tx, person, 'webhook-deleted', { subject: person.id, detail: { webhook: id } })
    })
  }

  /** Creates a new secret. The previous one stays valid for some hours, so that receivers need not switch at once. */
  async function rotate(person: Person, id: string): Promise<NewWebhook> {
    const { secret, encrypted } = secrets.make(person.tenantId, id)
    return db.inTenant(person.tenantId, async (tx) => {
      const webhook = await access.find(tx, person, id)
      const until = new Date(clock.now().getTime() + OLD_SECRET_HOURS * HOUR_MS)
      await changeWebhook(tx, id, { secret: encrypted, old_secret: webhook.secret, old_secret_until: until })
      await audit(tx, person, 'webhook-rotated', { subject: person.id, detail: { webhook: id } })
      return { ...(await view(tx, id)), secret }
    })
  }

  /** Deletes a person's webhooks and their deliveries, with the account. */
  async function eraseOf(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteOfPerson(tx, userId))
  }

  async function view(tx: TenantTx, id: string): Promise<Webhook> {
    const row = await store.findWebhook(tx, id)
    const [webhook] = row ? await shown(tx, [row]) : []
    if (!webhook) throw new AppError('not-found')
    return webhook
  }

  async function shown(tx: TenantTx, rows: readonly store.WebhookRow[]): Promise<Webhook[]> {
    const now = clock.now()
    const ids = rows.map(({ id }) => id)
    const ended = await store.countEnded(tx, ids, new Date(now.getTime() - COUNTED_MS))
    return rows.map((row) => serializeWebhook(row, ended.get(row.id), now))
  }
}
