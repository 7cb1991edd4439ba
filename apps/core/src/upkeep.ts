import type { Deps } from './deps.ts'
import type { Features } from './features.ts'
import { eachAlone } from './platform/each-alone.ts'
import { deleteMailsBefore } from './platform/mail/outbox-store.ts'
import type { Steps } from './platform/rounds.ts'
import type { Tenant } from './platform/tenant.ts'

const MAILS_KEPT_MS = 30 * 24 * 3_600_000
const PEOPLE_PER_ROUND = 200
const HOLDS_PER_ROUND = 200

/** What is looked after in every tenant, though nobody comes by to ask for it. */
export function upkeepOf(deps: Deps, features: Features): Steps {
  return { ...forgetting(deps, features), ...goingOn(features), ...money(deps, features) }
}

/** Sessions, links, counters and mails that have had their time. */
function forgetting({ db, counters, clock }: Deps, features: Features): Steps {
  return {
    'forget sessions': (id) => features.entry.forgetOldSessions(id),
    'forget links to a new password': (id) => features.recovery.forgetOld(id),
    'forget sign-ins elsewhere': (id) => features.outside.forgetOld(id),
    'forget imports': (id) => features.imports.forgetOld(id),
    'forget invitations': (id) => features.invitations.forgetOld(id),
    'forget links to confirm an address': (id) => features.verification.forgetOld(id),
    'forget uploads': (id) => features.uploads.forgetAbandoned(id),
    'empty the trash': (id) => features.trash.emptyOverdue(id),
    'forget versions of scripts': (id) => features.versions.forgetOld(id),
    'forget plays': (id) => features.plays.forgetOld(id),
    'forget answers': (id) => features.keptAnswers.forgetOld(id),
    'forget news of payments': (id) => features.paymentNews.forgetOld(id),
    'forget counters': (id) => counters.forgetEnded(id),
    'forget mails': (id) =>
      db.inTenant(id, (tx) => deleteMailsBefore(tx, new Date(clock.now().getTime() - MAILS_KEPT_MS))),
  }
}

/** What was begun and waits. */
function goingOn({ tenants, ...features }: Features): Steps {
  const inTenant = (work: (tenant: Tenant) => Promise<unknown>) => async (id: string) => {
    const tenant = await tenants.withId(id)
    if (tenant) await work(tenant)
  }
  return {
    'admit films': (id) => features.making.admitWaiting(id),
    'add up videos': (id) => features.videos.addUp(id),
    'admit tasks': (id) => features.tasks.admitWaiting(id),
    'tell of new terms': (id) => features.agreements.tellAhead(id, PEOPLE_PER_ROUND),
    'go on removing people': inTenant((tenant) => features.privacy.resume(tenant)),
    'look at domains': inTenant((tenant) => features.domainChecks.checkDue(tenant)),
    'look at senders': (id) => features.senderChecks.checkDue(id),
    'plan sample films': inTenant((tenant) => features.samples.plan(tenant)),
    'renew clips of presenters': inTenant((tenant) => features.avatars.renewPreviews(tenant)),
  }
}

/** What falls due. */
function money({ db, testPayments }: Deps, { ledger, ...features }: Features): Steps {
  return {
    'go on with test payments': async (id) => testPayments?.advance(id),
    'remind of failed charges': (id) => features.dunning.remind(id),
    'remind of open bills': (id) => features.billDunning(id),
    'end unpaid orders': (id) => features.lapses.endOverdue(id),
    'compare with the provider': (id) => features.reconciliation.compare(id),
    'look at payouts': (id) => features.payouts.refresh(id),
    'give back loose holds': async (id) =>
      eachAlone(await db.inTenant(id, (tx) => ledger.looseHolds(tx, HOLDS_PER_ROUND)), (holdId) =>
        db.inTenant(id, (tx) => ledger.release(tx, holdId)),
      ),
    'end credits that have run out': (id) => features.creditWatches.expireDue(id, PEOPLE_PER_ROUND),
  }
}
