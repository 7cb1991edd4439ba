import type { PublicStatus } from '@vitrine/contract'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { queueFigures } from '../../../platform/queue/figures.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { listDaysOfFailures, readWaits } from '../../videos/index.ts'
import { SERVICE_FAULTS, closingsIn, failuresIn } from './incidents.ts'
import { findOpening, listClosings } from './store.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

const SECOND_MS = 1000
/** Bounds the queries, however many people look. */
const CACHED_MS = 15 * SECOND_MS
const INCIDENT_DAYS = 30
/** A longer wait is shown as slow. */
const WAIT_SECONDS_MAX = 15 * 60

interface Deps {
  db: Db
  clock: Clock
  /** Returns why this node cannot render; undefined when it can or when it does not render. */
  rendererFault: () => Promise<string | undefined>
  /** Whether anything can be sold. */
  hasPayments: boolean
  /** Whether emails leave this installation. */
  sendsMail: boolean
}

type ServiceState = PublicStatus['services'][number]['state']

/** Creates the public status of a site. It is cached for 15 seconds and reveals nothing about the installation. */
export function createPublicStatus({ db, clock, rendererFault, hasPayments, sendsMail }: Deps) {
  const cache = new Map<string, { at: number; status: Promise<PublicStatus> }>()

  return function publicStatus(tenant: Tenant): Promise<PublicStatus> {
    const now = clock.now().getTime()
    // A pause is shown at once.
    const key = `${tenant.id} ${String(tenant.isPaused)}`
    const cached = cache.get(key)
    if (cached && now - cached.at < CACHED_MS) return cached.status
    const status = check(tenant)
    cache.set(key, { at: now, status })
    status.catch(() => cache.delete(key))
    return status
  }

  async function check(tenant: Tenant): Promise<PublicStatus> {
    const now = clock.now()
    const { waits, closings, failures, since } = await db.inTenant(tenant.id, async (tx) => {
      const openedAt = await findOpening(tx)
      const from = new Date(Math.max(openedAt.getTime(), now.getTime() - INCIDENT_DAYS * DAY_MS))
      return {
        since: from,
        waits: await readWaits(tx, now),
        closings: await listClosings(tx, from),
        failures: await listDaysOfFailures(tx, from, SERVICE_FAULTS),
      }
    })
    const services = await servicesOf(tenant, waits.longest)
    const incidents = [
      ...closingsIn({ lines: closings, since, isClosed: tenant.isPaused }),
      ...failuresIn(failures, now),
    ]
    return {
      state: tenant.isPaused ? 'paused' : worst(services.map(({ state }) => state)),
      services,
      queue: { waitSeconds: waits.longest, medianWaitSeconds: waits.median },
      incidents: incidents.toSorted((one, other) => (one.from < other.from ? 1 : -1)),
      recordedSince: since.toISOString(),
      checkedAt: now.toISOString(),
    }
  }

  async function servicesOf(tenant: Tenant, waitSeconds: number): Promise<PublicStatus['services']> {
    const whileOpen = (state: ServiceState) => (tenant.isPaused ? 'off' : state)
    const mailWait = (await queueFigures(db)).find(({ name }) => name === 'mail')?.oldestSeconds ?? 0
    return [
      // The database that was just queried is the one that sign-in needs.
      { name: 'sign-in', state: whileOpen('ok') },
      { name: 'videos', state: whileOpen((await rendererFault()) === undefined ? paceOf(waitSeconds) : 'down') },
      { name: 'payments', state: hasPayments ? whileOpen('ok') : 'off' },
      // Without a mail server no email can fail.
      ...(sendsMail ? [{ name: 'email' as const, state: paceOf(mailWait) }] : []),
    ]
  }
}

function paceOf(waitSeconds: number): ServiceState {
  return waitSeconds > WAIT_SECONDS_MAX ? 'slow' : 'ok'
}

function worst(states: readonly ServiceState[]): 'ok' | 'slow' | 'down' {
  if (states.includes('down')) return 'down'
  return states.includes('slow') ? 'slow' : 'ok'
}
