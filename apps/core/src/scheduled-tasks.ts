import { DAY_MS } from './platform/time/durations.ts'
import type { Deps } from './deps.ts'
import type { Features } from './features.ts'
import { allSettled } from './platform/errors/all-settled.ts'
import { tenantsWithDue, tenantsWithHolds } from './features/ledger/index.ts'
import { anyOf, withOverdue, withRows } from './features/tenants/index.ts'
import { deleteMailsBefore } from './platform/email/outbox-store.ts'
import { keptKeys } from './platform/http/requests/idempotency.ts'
import { deleteEndedCounters } from './platform/limits/table-counters.ts'
import type { Task, Tasks, TenantsDue } from './platform/scheduled-tasks/scheduler.ts'
import type { Tenant } from './platform/tenant/tenant.ts'

const MAILS_KEPT_MS = 30 * DAY_MS
const PEOPLE_PER_RUN = 200
const HOLDS_PER_RUN = 200
/** No upload of a finished file takes so long. */
const UNFINISHED_MS = DAY_MS

/** Returns the work that is done for every tenant at intervals, by name. */
export function scheduledTasks(deps: Deps, features: Features): Tasks {
  return {
    ...deletions(deps, features),
    ...continuations(features),
    ...payments(deps, features),
    ...storageTasks(deps, features),
  }
}

/** Deletes rows and files whose time is over. */
function deletions({ db, clock }: Deps, features: Features): Tasks {
  const { auth, emailAddresses, oauth, members, uploads, trash, scripts, sharing, billing, idempotency } = features
  const { integrations, security, twinServices } = features
  const { authentication, recovery } = auth
  return {
    'delete expired sessions': { run: authentication.deleteExpiredSessions, tenantsDue: authentication.tenantsDue },
    'delete expired password links': expiry(recovery),
    'delete expired OAuth requests': expiry(oauth.oauth),
    'delete expired imports': expiry(members.imports),
    'delete expired invitations': expiry(members.invitations),
    'delete expired verification links': expiry(emailAddresses.verification),
    'delete abandoned uploads': { run: uploads.uploads.deleteAbandoned, tenantsDue: uploads.uploads.tenantsDue },
    'empty the trash': { run: trash.emptyOverdue, tenantsDue: trash.tenantsDue },
    'delete expired script versions': expiry(scripts.versions),
    'delete expired plays': expiry(sharing.plays),
    'delete expired idempotency keys': { run: idempotency.deleteExpired, tenantsDue: withOverdue(keptKeys) },
    'delete old webhook deliveries': expiry(integrations.deliveryLog),
    'delete expired webhook events': expiry(billing.webhooks),
    'delete expired traffic counts': expiry(security.traffic),
    'delete ended network blocks': { run: security.ipBlocks.deleteEnded, tenantsDue: security.ipBlocks.tenantsDue },
    'delete expired exports': expiry(security.tenantExports),
    'delete expired account exports': expiry(security.accountExports),
    'delete expired counters': {
      run: (id) => db.inTenant(id, (tx) => deleteEndedCounters(tx, clock.now())),
      tenantsDue: withOverdue({ table: 'rate_counter', column: 'ends_at' }),
    },
    'delete old twin requests': {
      run: twinServices.requests.deleteOld,
      tenantsDue: twinServices.requests.tenantsWithOld,
    },
    'delete old emails': {
      run: (id) => db.inTenant(id, (tx) => deleteMailsBefore(tx, new Date(clock.now().getTime() - MAILS_KEPT_MS))),
      tenantsDue: withOverdue({ table: 'email_outbox', column: 'created_at', keptMs: MAILS_KEPT_MS }),
    },
  }
}

function expiry(of: { deleteExpired: Task['run']; tenantsDue: TenantsDue }): Task {
  return { run: of.deleteExpired, tenantsDue: of.tenantsDue }
}

/** Tasks of the storage, which all tenants share. They run once a day, with those of the platform's tenant. */
function storageTasks({ storage, clock, config }: Deps, { tenants }: Features): Tasks {
  let dueAt = 0
  return {
    'remove unfinished uploads from the store': {
      async run(id) {
        const now = clock.now().getTime()
        const platform = now >= dueAt ? await tenants.withSlug(config.platformTenant) : undefined
        if (platform?.id !== id) return
        dueAt = now + UNFINISHED_MS
        await storage.removeUnfinished(new Date(now - UNFINISHED_MS))
      },
    },
  }
}

/** Continues what was begun and waits. */
function continuations(features: Features): Tasks {
  const {
    tenants,
    renders,
    videoJobs,
    videos,
    consent,
    security,
    domains,
    email,
    sso,
    avatars,
    twins,
    twinServices,
    listingFeeds,
  } = features
  const inTenant = (work: (tenant: Tenant) => Promise<unknown>) => async (id: string) => {
    const tenant = await tenants.withId(id)
    if (tenant) await work(tenant)
  }
  return {
    'admit waiting renders': { run: renders.renders.admitWaiting, tenantsDue: renders.renders.tenantsDue },
    'add up video counters': { run: videos.videos.addUp, tenantsDue: videos.videos.tenantsDue },
    'admit waiting video jobs': { run: videoJobs.videoJobs.admitWaiting, tenantsDue: videoJobs.videoJobs.tenantsDue },
    'continue rebrands of many videos': {
      run: videoJobs.bulkRebrands.resume,
      tenantsDue: videoJobs.bulkRebrands.tenantsDue,
    },
    'announce new terms': { run: (id) => consent.agreements.notifyAhead(id, PEOPLE_PER_RUN) },
    'resume account deletions': {
      run: inTenant((tenant) => security.privacy.resume(tenant)),
      tenantsDue: security.privacy.tenantsDue,
    },
    'fetch listing feeds': {
      run: inTenant((tenant) => listingFeeds.fetchDue(tenant)),
      tenantsDue: listingFeeds.tenantsDue,
    },
    'check domains': {
      run: inTenant((tenant) => domains.checks.checkDue(tenant)),
      tenantsDue: domains.checks.tenantsDue,
    },
    'check email senders': { run: email.senderChecks.checkDue, tenantsDue: email.senderChecks.tenantsDue },
    'check single sign-on domains': { run: sso.domains.checkDue, tenantsDue: sso.domains.tenantsDue },
    'plan sample videos': { run: inTenant((tenant) => tenants.samples.plan(tenant)) },
    'delete recordings without consent': {
      async run(id) {
        await twins.consents.clearEnded(id)
        await twins.consentRequests.deleteExpired(id)
      },
      tenantsDue: anyOf(twins.consents.tenantsDue, twins.consentRequests.tenantsDue),
    },
    'continue twin requests': {
      run: twinServices.requests.resume,
      tenantsDue: twinServices.requests.tenantsDue,
    },
    'renew presenter previews': { run: inTenant((tenant) => avatars.avatars.renewPreviews(tenant)) },
  }
}

/** Handles payments and credits that fall due. */
function payments({ db, testPayments }: Deps, features: Features): Tasks {
  const { tenants, ledger, billing, reconciliation, partnerBilling } = features
  const { dunning, orderExpiry, pausing, payouts } = billing
  return {
    'advance test payments': {
      run: async (id) => testPayments?.advance(id),
      tenantsDue: withRows('sandbox_object', "kind = 'subscription'"),
    },
    'pause subscriptions of sites that are off': { run: pausing.followSite, tenantsDue: pausing.tenantsDue },
    'remind of failed charges': { run: dunning.remind, tenantsDue: dunning.tenantsDue },
    'close the month of partners': {
      async run(id) {
        const tenant = await tenants.withId(id)
        if (tenant) await partnerBilling.closeMonth(tenant)
      },
      tenantsDue: partnerBilling.tenantsWithCustomer,
    },
    'remind of unpaid partner invoices': {
      run: partnerBilling.partnerDunning,
      tenantsDue: partnerBilling.tenantsInDebt,
    },
    'end unpaid orders': { run: orderExpiry.endOverdue, tenantsDue: orderExpiry.tenantsDue },
    'compare with the payment provider': { run: reconciliation.reconciliation.compare },
    'refresh payouts': { run: payouts.refresh, tenantsDue: payouts.tenantsDue },
    'release abandoned holds': {
      run: async (id) =>
        allSettled(await db.inTenant(id, (tx) => ledger.looseHolds(tx, HOLDS_PER_RUN)), (holdId) =>
          db.inTenant(id, (tx) => ledger.release(tx, holdId)),
        ),
      tenantsDue: tenantsWithHolds,
    },
    'expire credits': {
      run: (id) => billing.autoTopUps.expireDue(id, PEOPLE_PER_RUN),
      tenantsDue: tenantsWithDue,
    },
  }
}
