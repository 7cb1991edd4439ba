import type { Payload } from './worker.ts'

export type HasTenant = (tenantId: string) => Promise<boolean>

/** Ends work for a tenant that was deleted in the meantime, whatever its result: nothing is retried or reported. */
export async function unlessOrphaned(hasTenant: HasTenant, payload: Payload, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (payload.tenantId !== undefined && !(await hasTenant(payload.tenantId))) return
    throw error
  }
}
