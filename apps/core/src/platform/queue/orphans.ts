import type { Payload } from './worker.ts'

export type HasTenant = (tenantId: string) => Promise<boolean>

/** Work for a tenant that was deleted meanwhile is over, however it ended: nothing is left to try again, or to report. */
export async function unlessOrphaned(hasTenant: HasTenant, payload: Payload, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (payload.tenantId !== undefined && !(await hasTenant(payload.tenantId))) return
    throw error
  }
}
