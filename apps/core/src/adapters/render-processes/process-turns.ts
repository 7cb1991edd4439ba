import { createFairScheduler } from '../../platform/fair-scheduling/fair-scheduler.ts'
import type { QueueLimits } from '../../platform/fair-scheduling/fair-queue.ts'

/** An open storyboard requests up to 60 stills of one person. */
const WAITING: QueueLimits['waiting'] = { person: 60, tenant: 180, all: 720 }

/**
 * The turns at processes that people wait for: one job of a tenant at a time, so that many jobs of one person delay nobody else
 * by more than one.
 */
export function createProcessTurns(processes = 1) {
  return createFairScheduler({ running: { person: 1, tenant: 1, all: processes }, waiting: WAITING }).runOrRefuse
}
