import type { StatusCheck } from '@vitrine/contract'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Payments } from '../../ports/payments.ts'
import { countOpenVideos } from '../videos/index.ts'
import { type DomainRow, findPrimary } from '../domains/index.ts'
import { HOUR_MS } from '../../platform/time/durations.ts'

/** A video that waits longer indicates a problem with the queue. */
const WAITING_MS_MAX = HOUR_MS / 4
/** Certificates are renewed thirty days ahead, so one closer to its end was not renewed. */
const CERTIFICATE_MS_MIN = 14 * 24 * HOUR_MS
/** Backups are made daily; two more hours are for the one in progress. */
const BACKUP_MS_MAX = 26 * HOUR_MS

interface Deps {
  db: Db
  clock: Clock
  /** Returns why this node cannot render; undefined when it can or when it does not render. */
  rendererFault: () => Promise<string | undefined>
  /** Null where nothing can be sold. */
  payments: Pick<Payments, 'isLive'> | null
  /** Whether mails leave this installation. */
  sendsMail: boolean
  /** Returns the time of the last backup: null when there was none, undefined when it is unknown. */
  lastBackup: () => Promise<Date | null | undefined>
}

type Found = Pick<StatusCheck, 'found' | 'state'>

/** Creates the status of a tenant's site. Every check runs on request. */
export function createSiteStatus({ db, clock, rendererFault, payments, sendsMail, lastBackup }: Deps) {
  return async function status(tenant: Tenant): Promise<StatusCheck[]> {
    const now = clock.now()
    const { open, domain } = await db.inTenant(tenant.id, async (tx) => ({
      open: await countOpenVideos(tx),
      domain: await findPrimary(tx),
    }))
    const checks: Record<StatusCheck['name'], Found> = {
      platform: { state: tenant.isPaused ? 'off' : 'ok', found: '' },
      // Partners see that something is missing; only the operator sees what.
      videos: { state: queueState(await rendererFault(), open.oldest, now), found: String(open.n) },
      domain: { state: domainState(domain), found: domain?.host ?? new URL(tenant.origin).host },
      certificate: certificateOf(tenant, domain, now),
      mail: { state: sendsMail ? 'ok' : 'off', found: tenant.settings.supportEmail },
      // In test mode, customers get videos without paying.
      payments: { state: payments ? (payments.isLive ? 'ok' : 'waiting') : 'off', found: '' },
      backup: backupOf(await lastBackup(), now),
    }
    const names = Object.keys(checks) as StatusCheck['name'][]
    return names.map((name) => ({ name, ...checks[name], checkedAt: now.toISOString() }))
  }
}

function queueState(trouble: string | undefined, oldest: Date | null, now: Date): StatusCheck['state'] {
  if (trouble !== undefined) return 'bad'
  return oldest && now.getTime() - oldest.getTime() > WAITING_MS_MAX ? 'waiting' : 'ok'
}

/** Off where the site still uses a name of the platform. */
function domainState(domain: DomainRow | undefined): StatusCheck['state'] {
  if (!domain) return 'off'
  if (domain.state === 'live') return 'ok'
  return domain.state === 'lost' ? 'bad' : 'waiting'
}

function certificateOf({ origin }: Tenant, domain: DomainRow | undefined, now: Date): Found {
  const until = domain?.certificate_until
  if (!until) return { state: new URL(origin).protocol === 'https:' ? 'ok' : 'off', found: '' }
  const leftMs = until.getTime() - now.getTime()
  const state = leftMs <= 0 ? 'bad' : leftMs < CERTIFICATE_MS_MIN ? 'waiting' : 'ok'
  return { state, found: until.toISOString() }
}

function backupOf(last: Date | null | undefined, now: Date): Found {
  if (last === undefined) return { state: 'off', found: '' }
  if (last === null) return { state: 'bad', found: '' }
  return { state: now.getTime() - last.getTime() > BACKUP_MS_MAX ? 'bad' : 'ok', found: last.toISOString() }
}
