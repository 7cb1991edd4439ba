import type { AuditAction } from '@vitrine/contract'
import type { TenantTx } from '../db/open.ts'
import { jsonb } from '../db/jsonb.ts'

/** The actor and their address. `id` is null while nobody is signed in, as during a sign-in. */
export interface Actor {
  id: string | null
  address: string
  /** Set during impersonation: the entry names both people. */
  support?: { actorId: string | null }
}

interface Line {
  /** The id of the person or object concerned. Never typed text. */
  subject: string
  /** Small facts, e.g. `{ way: 'google' }`. No secret, no address of a person, no typed text. */
  detail?: Record<string, string | number | boolean>
}

/** The actor of actions that the installation takes by itself. */
export const SYSTEM_ACTOR: Actor = { id: null, address: '' }

export type Audit = ReturnType<typeof createAudit>

/**
 * The log of actions that concern the security of a tenant. The database lets entries be added and read, never changed. An
 * entry is written in the transaction of its action, so that neither exists without the other; that of a refused request in one
 * of its own.
 */
export function createAudit({ newId }: { newId: () => string }) {
  return async function record(
    tx: TenantTx,
    actor: Actor,
    action: AuditAction,
    { subject, detail = {} }: Line,
  ): Promise<void> {
    await tx
      .insertInto('audit_log')
      .values({
        tenant_id: tx.tenantId,
        id: newId(),
        actor_id: actor.id,
        action,
        subject,
        address: actor.address,
        detail: jsonb(detail),
        impersonator_id: actor.support?.actorId ?? null,
      })
      .execute()
  }
}
