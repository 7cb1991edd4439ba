import { DAY_MS } from '../../platform/time/durations.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { withFolder } from '../../platform/process/with-folder.ts'
import { type OpenTwinProvider, type TwinProvider, TwinProviderError } from '../../ports/twin-provider.ts'
import type { Clips } from './clips.ts'
import { type Endings, LATE_CALL_MS } from './endings.ts'
import { CLIP_GONE, SERVICE_GONE, TRAINING_GONE, TRAINING_TOO_LONG, clipFault, trainingFault } from './fault-texts.ts'
import type { Leases } from './leases.ts'
import * as store from './request-store.ts'
import type { TwinServices } from './services.ts'
import type { Trainings } from './trainings.ts'

const POLL_SECONDS = { first: 5, longest: 300 }
const FAULT_SECONDS = { first: 10, longest: 900 }
const TRAINING_MS = 7 * DAY_MS
/** The delay grows with this many attempts of a busy service, and then stays the same. */
const TRIES_COUNTED = 20
const DUE_PER_RUN = 50

interface Deps {
  db: Db
  leases: Leases
  services: Pick<TwinServices, 'connectionOf'>
  openTwinProvider: OpenTwinProvider
  trainings: Trainings
  clips: Clips
  endings: Endings
  workFolder: string
  clock: Clock
}

type Row = store.RequestRow

export type TwinSteps = ReturnType<typeof createTwinSteps>

/**
 * The way of a request to a twin service:
 *
 *   wanted --ask--> asked --answered--> working --look--> ready, or failed
 *     ^               |  without an answer: searched for by its name, and asked again only where it is not there
 *     \---------------/
 *   any of them --end--> ending --deleted at the service--> ended; only now credits of a video go back
 *
 * Each step is one call of the service, with the state kept before and after it. A process that dies in between leaves `asked`.
 */
export function createTwinSteps(deps: Deps) {
  const { db, leases, services, openTwinProvider, trainings, clips, endings, workFolder, clock } = deps
  return { step, stepDue }

  /** Runs the next step of due requests, e.g. after a job was lost. */
  async function stepDue(tenantId: string): Promise<void> {
    const due = await db.inTenant(tenantId, (tx) => store.listDue(tx, clock.now(), DUE_PER_RUN))
    for (const { id } of due) await step(tenantId, id, new AbortController().signal)
  }

  async function step(tenantId: string, id: string, signal: AbortSignal, isWoken = false): Promise<void> {
    const row = await leases.acquire(tenantId, id, isWoken)
    if (!row) return
    const connection = await db.inTenant(tenantId, (tx) => services.connectionOf(tx, row.service_id))
    try {
      if (!connection) return await withoutService(row)
      const provider = openTwinProvider(connection)
      await withFolder(workFolder, 'twin', (folder) => proceed(row, provider, folder, signal))
    } catch (error) {
      if (!(error instanceof TwinProviderError)) {
        await leases.save(row, {}, FAULT_SECONDS.first)
        throw error
      }
      await later(row, error)
    }
  }

  async function proceed(row: Row, provider: TwinProvider, folder: string, signal: AbortSignal): Promise<void> {
    if (row.state === 'wanted') return submit(row, provider, folder, signal)
    if (row.state === 'asked') return search(row, provider, signal)
    if (row.state === 'working') return poll(row, provider, folder, signal)
    if (row.state === 'ending') return endings.end(row, provider, signal)
    if (row.state === 'ready' && row.kind === 'clip') return endings.deleteStoredClip(row, provider, signal)
    await leases.save(row, {})
  }

  async function submit(row: Row, provider: TwinProvider, folder: string, signal: AbortSignal): Promise<void> {
    const call = await (row.kind === 'training' ? trainings : clips).prepare(row, provider, folder)
    // From here on the service may have the request, even if this process dies.
    if (!(await leases.change(row, { state: 'asked', asked_at: clock.now() }))) return
    const id = await call(signal).catch(async (error: unknown) => {
      if (!(error instanceof TwinProviderError) || error.fault === 'unknown') throw error
      // The service refused the request, so it does not have it.
      if (error.fault !== 'busy') return fail(row, error)
      await leases.change(row, { state: 'wanted', asked_at: null })
      throw error
    })
    if (id !== undefined) await answered(row, id)
  }

  async function answered(row: Row, id: string): Promise<void> {
    const isSaved = await leases.save(row, { state: 'working', provider_id: id, tries: 0 }, POLL_SECONDS.first)
    // The request was ended before the service answered.
    if (!isSaved) await endings.adopt(row, id)
  }

  async function search(row: Row, provider: TwinProvider, signal: AbortSignal): Promise<void> {
    const find = row.kind === 'training' ? provider.findTwin : provider.findClip
    const id = await find(row.id, signal)
    if (id !== undefined) return answered(row, id)
    const waited = clock.now().getTime() - (row.asked_at?.getTime() ?? 0)
    if (waited < LATE_CALL_MS) await leases.save(row, { tries: row.tries + 1 }, pollSeconds(row.tries))
    else await leases.save(row, { state: 'wanted', asked_at: null, tries: row.tries + 1 }, 0)
  }

  async function poll(row: Row, provider: TwinProvider, folder: string, signal: AbortSignal): Promise<void> {
    const isTraining = row.kind === 'training'
    const id = row.provider_id ?? ''
    const found = await (isTraining ? provider.twinState(id, signal) : provider.clipState(id, signal))
    if (found.state === 'ready') return isTraining ? trainings.succeed(row) : clips.fetch(row, provider, folder, signal)
    if (found.state === 'failed')
      return fail(row, { fault: 'rejected', reason: found.reason ?? undefined, isKept: isTraining })
    if (found.state === 'gone') return isTraining ? trainings.fail(row, TRAINING_GONE) : clips.fail(row, CLIP_GONE)
    const isLate = isTraining && clock.now().getTime() - row.created_at.getTime() > TRAINING_MS
    if (isLate) return trainings.fail(row, TRAINING_TOO_LONG, { isKept: true })
    if (isTraining && found.percent !== row.percent) await trainings.recordProgress(row, found.percent)
    await leases.save(row, { percent: found.percent, tries: row.tries + 1 }, pollSeconds(row.tries))
  }

  async function fail(
    row: Row,
    { isKept, ...fault }: Parameters<typeof trainingFault>[0] & { isKept?: boolean },
  ): Promise<undefined> {
    if (row.kind === 'training') await trainings.fail(row, trainingFault(fault), { isKept })
    else await clips.fail(row, clipFault(fault))
  }

  /** Schedules a retry of a service that was unreachable or busy. Credits stay held in the meantime. */
  async function later(row: Row, { retryAfterSeconds, message }: TwinProviderError): Promise<void> {
    const tries = Math.min(TRIES_COUNTED, row.tries + 1)
    const seconds = retryAfterSeconds ?? Math.min(FAULT_SECONDS.longest, FAULT_SECONDS.first * 2 ** row.tries)
    await endings.overdue(row)
    await leases.save(row, { tries, error: message }, seconds)
  }

  /** The settings no longer name a service, so nothing can be requested. */
  async function withoutService(row: Row): Promise<void> {
    if (row.state === 'ending') return endings.close(row)
    if (row.state === 'ready' || row.state === 'failed') return void (await leases.save(row, {}))
    await (row.kind === 'training' ? trainings.fail(row, SERVICE_GONE) : clips.fail(row, SERVICE_GONE))
  }
}

function pollSeconds(tries: number): number {
  return Math.min(POLL_SECONDS.longest, POLL_SECONDS.first * 1.5 ** Math.min(TRIES_COUNTED, tries))
}
