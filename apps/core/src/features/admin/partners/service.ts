import type { AdminTenant, FeatureSwitches, OneTimeLink, PlanTerms, PriceList, Vertical } from '@vitrine/contract'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Events } from '../../../platform/events/events.ts'
import { publishTenantUpdate } from '../../../platform/events/tenant-change.ts'
import type { Person } from '../../../platform/http/request.ts'
import { blueprintOf } from './blueprint.ts'
import type { PartnerSerializer } from './partner-serializer.ts'
import type { Reauthentication } from '../../auth/index.ts'
import type { Invitations } from '../../members/index.ts'
import { type Avatars, stockOf } from '../../avatars/index.ts'
import {
  type NewTenant,
  type TenantFolder,
  type Tenants,
  changeTenant,
  findTenant,
  insertFolder,
  isSlugUsed,
  mergeSettings,
} from '../../tenants/index.ts'
import type { AgreedTerms } from '../../partner-billing/index.ts'

/** How long the address of a deleted tenant is reserved, because links to it are still in use. */
const QUARANTINE_MS = 30 * DAY_MS

interface NewPartner {
  name: string
  slug: string
  plan: string
  /** Agreed terms in place of the plan's. */
  terms?: PlanTerms | undefined
  vertical: Vertical
  currency: PriceList['currency']
  ownerEmail: string
}

interface Change {
  name?: string | undefined
  plan?: string | undefined
  terms?: PlanTerms | undefined
  status?: 'active' | 'suspended' | undefined
  switches?: { [Name in keyof FeatureSwitches]?: boolean | undefined } | undefined
  ownerEmail?: string | undefined
}

interface Deps {
  db: Db
  tenants: Pick<Tenants, 'withId' | 'drop'>
  invitations: Pick<Invitations, 'inviteOwner' | 'createOwnerLink'>
  reauthentication: Pick<Reauthentication, 'prove'>
  avatars: Pick<Avatars, 'addStock'>
  serializePartners: PartnerSerializer
  agreed: AgreedTerms
  events: Pick<Events, 'publish'>
  audit: Audit
  clock: Clock
  newId: () => string
  /** The tenants of the first start, which new ones are modelled on. */
  folders: () => readonly TenantFolder[]
}

export type PartnerSites = ReturnType<typeof createPartnerSites>

/** Creates, changes and pauses the tenants of the platform. */
export function createPartnerSites({
  db,
  tenants,
  invitations,
  reauthentication,
  avatars,
  serializePartners,
  agreed,
  events,
  audit,
  clock,
  newId,
  folders,
}: Deps) {
  return { get, create, open, change, ownerLink }

  /** Throws not-found. */
  async function get(id: string): Promise<AdminTenant> {
    const row = await findTenant(db, id)
    const [view] = row ? await serializePartners([row]) : []
    if (!view) throw new AppError('not-found')
    return view
  }

  /**
   * Creates the site paused and opens it in the transaction that invites its owner. When the process dies in between, the
   * operator finds a paused site, which can still be opened. Throws slug-taken.
   */
  async function create(person: Person, wanted: NewPartner): Promise<AdminTenant> {
    const { name, slug, plan, vertical, ownerEmail } = wanted
    const id = newId()
    const blueprint = blueprintOf(folders(), wanted)
    const { settings } = blueprint
    const tenant = { id, slug, name, kind: 'partner', vertical, plan, status: 'suspended', settings } as const
    return open(tenant, blueprint, async (tx) => {
      if (wanted.terms) await agreed.agree(tx, { plan, createdAt: clock.now() }, wanted.terms)
      await audit(tx, person, 'tenant-opened', { subject: id, detail: { plan, vertical } })
      await invitations.inviteOwner(tx, person, ownerEmail)
    })
  }

  /**
   * Creates a tenant with everything in its folder. `afterwards` runs in the transaction that opens the site. Throws
   * slug-taken.
   */
  async function open(
    tenant: NewTenant,
    folder: Parameters<typeof insertFolder>[2],
    afterwards: (tx: TenantTx) => Promise<void>,
  ): Promise<AdminTenant> {
    const { id, slug } = tenant
    await db.asSystem('a partner is created', async (tx) => {
      const isUsed = await isSlugUsed(tx, slug, new Date(clock.now().getTime() - QUARANTINE_MS))
      if (isUsed || !(await insertFolder(tx, tenant, folder))) throw new AppError('slug-taken')
    })
    await addPresenters(id)
    await db.inTenant(id, async (tx) => {
      await changeTenant(tx, { status: 'active' })
      await afterwards(tx)
      await publishTenantUpdate(events, tx)
    })
    tenants.drop(id)
    return get(id)
  }

  /**
   * Throws not-found, platform-tenant for pausing the platform's own tenant, already-member, member-disabled or, for a new
   * owner, reauthentication-needed.
   */
  async function change(
    person: Person,
    id: string,
    { ownerEmail, terms, switches, ...wanted }: Change,
  ): Promise<AdminTenant> {
    const before = await get(id)
    if (ownerEmail) await reauthentication.prove(person)
    const changed = changesIn(before, wanted)
    const switched = definedIn(switches)
    if (changed.status === 'suspended' && id === person.tenantId) throw new AppError('platform-tenant')
    if (changed.status === 'active') await addPresenters(id)
    await db.inTenant(id, async (tx) => {
      if (Object.keys(changed).length > 0) await changeTenant(tx, changed)
      if (switches) await mergeSettings(tx, { switches: { ...before.switches, ...switched } })
      const { status, plan } = changed
      await agreeOnTerms(tx, before, plan, terms)
      if (status) await audit(tx, person, status === 'active' ? 'tenant-resumed' : 'tenant-paused', { subject: id })
      if (plan || terms) await audit(tx, person, 'tenant-changed', { subject: id, detail: detailOf(plan, terms) })
      else if (changed.name) await audit(tx, person, 'tenant-changed', { subject: id })
      if (switches) await audit(tx, person, 'tenant-changed', { subject: id, detail: switched })
      if (ownerEmail) await invitations.inviteOwner(tx, person, ownerEmail)
      await publishTenantUpdate(events, tx)
    })
    tenants.drop(id)
    return get(id)
  }

  /** Throws not-found, already-member, member-disabled or reauthentication-needed. */
  async function ownerLink(person: Person, id: string, email: string): Promise<OneTimeLink> {
    const { origin } = await get(id)
    await reauthentication.prove(person)
    const { path, expiresAt } = await db.inTenant(id, (tx) => invitations.createOwnerLink(tx, person, email))
    return { url: origin + path, expiresAt: expiresAt.toISOString() }
  }

  /** Agrees on `terms`, else on those of a new plan. */
  async function agreeOnTerms(
    tx: TenantTx,
    before: AdminTenant,
    plan: string | undefined,
    terms: PlanTerms | undefined,
  ) {
    const next = terms ?? (plan === undefined ? null : agreed.termsOfPlan(plan))
    if (next) await agreed.agree(tx, { plan: before.plan, createdAt: new Date(before.createdAt) }, next)
  }

  async function addPresenters(id: string): Promise<void> {
    const tenant = await tenants.withId(id)
    if (tenant) await avatars.addStock(tenant, stockOf(tenant.settings.presenters, tenant.vertical))
  }
}

function detailOf(plan: string | undefined, terms: PlanTerms | undefined) {
  return { ...(plan ? { plan } : {}), ...(terms ? { priceCents: terms.priceCents } : {}) }
}

function definedIn(switches: Change['switches']): Record<string, boolean> {
  const entries = Object.entries(switches ?? {})
  return Object.fromEntries(entries.flatMap(([name, isOn]) => (isOn === undefined ? [] : [[name, isOn]])))
}

/** Returns the properties that change. A request without changes adds no audit entry. */
function changesIn(before: AdminTenant, { name, plan, status }: Omit<Change, 'ownerEmail' | 'switches'>) {
  return {
    ...(name && name !== before.name ? { name } : {}),
    ...(plan && plan !== before.plan ? { plan } : {}),
    ...(status && status !== before.status ? { status } : {}),
  }
}
