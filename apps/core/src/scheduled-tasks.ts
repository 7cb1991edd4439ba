import type { Deps } from './deps.ts'
import type { Features } from './features.ts'
import { allSettled } from './platform/all-settled.ts'
import { deleteMailsBefore } from './platform/email/outbox-store.ts'
import type { Tasks } from './platform/scheduler.ts'
import type { Tenant } from './platform/tenant.ts'

const MAILS_KEPT_MS = 30 * 24 * 3_600_000
const PEOPLE_PER_RUN = 200
const HOLDS_PER_RUN = 200

/** Returns the work that is done for every tenant at intervals, by name. */
export function scheduledTasks(deps: Deps, features: Features): Tasks {
  return { ...deletions(deps, features), ...continuations(features), ...payments(deps, features) }
}

/** Deletes rows and files whose time is over. */
function deletions({ db, counters, clock }: Deps, features: Features): Tasks {
  const { auth, members, uploads, videos, scripts, sharing, billing, idempotency } = features
  const { integrations, security } = features
  return {
    'delete expired sessions': (id) => auth.authentication.deleteExpiredSessions(id),
    'delete expired password links': (id) => auth.recovery.deleteExpired(id),
    'delete expired OAuth requests': (id) => auth.oauth.deleteExpired(id),
    'delete expired imports': (id) => members.imports.deleteExpired(id),
    'delete expired invitations': (id) => members.invitations.deleteExpired(id),
    'delete expired verification links': (id) => auth.verification.deleteExpired(id),
    'delete abandoned uploads': (id) => uploads.uploads.deleteAbandoned(id),
    'empty the trash': (id) => videos.trash.emptyOverdue(id),
    'delete expired script versions': (id) => scripts.versions.deleteExpired(id),
    'delete expired plays': (id) => sharing.plays.deleteExpired(id),
    'delete expired idempotency keys': (id) => idempotency.deleteExpired(id),
    'delete old webhook deliveries': (id) => integrations.deliveryLog.deleteExpired(id),
    'delete expired webhook events': (id) => billing.webhooks.deleteExpired(id),
    'delete expired traffic counts': (id) => security.traffic.deleteExpired(id),
    'delete ended network blocks': (id) => security.ipBlocks.deleteEnded(id),
    'delete expired exports': (id) => security.tenantExports.deleteExpired(id),
    'delete expired account exports': (id) => security.accountExports.deleteExpired(id),
    'delete expired counters': (id) => counters.deleteExpired(id),
    'delete old emails': (id) =>
      db.inTenant(id, (tx) => deleteMailsBefore(tx, new Date(clock.now().getTime() - MAILS_KEPT_MS))),
  }
}

/** Continues what was begun and waits. */
function continuations({
  tenants,
  renders,
  videos,
  consent,
  security,
  domains,
  email,
  sso,
  avatars,
  batches,
}: Features): Tasks {
  const inTenant = (work: (tenant: Tenant) => Promise<unknown>) => async (id: string) => {
    const tenant = await tenants.withId(id)
    if (tenant) await work(tenant)
  }
  return {
    'admit waiting renders': (id) => renders.renders.admitWaiting(id),
    'add up video counters': (id) => videos.videos.addUp(id),
    'admit waiting video jobs': (id) => videos.tasks.admitWaiting(id),
    'announce new terms': (id) => consent.agreements.tellAhead(id, PEOPLE_PER_RUN),
    'resume account deletions': inTenant((tenant) => security.privacy.resume(tenant)),
    'fetch listing feeds': inTenant((tenant) => batches.feeds.fetchDue(tenant)),
    'check domains': inTenant((tenant) => domains.checks.checkDue(tenant)),
    'check email senders': (id) => email.senderChecks.checkDue(id),
    'check single sign-on domains': (id) => sso.domains.checkDue(id),
    'plan sample videos': inTenant((tenant) => tenants.samples.plan(tenant)),
    'delete recordings without consent': (id) => avatars.consents.clearEnded(id),
    'renew presenter previews': inTenant((tenant) => avatars.avatars.renewPreviews(tenant)),
  }
}

/** Handles payments and credits that fall due. */
function payments({ db, testPayments }: Deps, { tenants, ledger, billing, partnerBilling }: Features): Tasks {
  return {
    'advance test payments': async (id) => testPayments?.advance(id),
    'remind of failed charges': (id) => billing.dunning.remind(id),
    'close the month of partners': async (id) => {
      const tenant = await tenants.withId(id)
      if (tenant) await partnerBilling.closeMonth(tenant)
    },
    'remind of unpaid partner invoices': (id) => partnerBilling.partnerDunning(id),
    'end unpaid orders': (id) => billing.orderExpiry.endOverdue(id),
    'compare with the payment provider': (id) => billing.reconciliation.compare(id),
    'refresh payouts': (id) => billing.payouts.refresh(id),
    'release abandoned holds': async (id) =>
      allSettled(await db.inTenant(id, (tx) => ledger.looseHolds(tx, HOLDS_PER_RUN)), (holdId) =>
        db.inTenant(id, (tx) => ledger.release(tx, holdId)),
      ),
    'expire credits': (id) => billing.autoTopUps.expireDue(id, PEOPLE_PER_RUN),
  }
}
