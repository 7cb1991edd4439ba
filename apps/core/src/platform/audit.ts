import type { Act } from '@vitrine/contract'
import type { TenantTx } from './db/open.ts'
import { jsonb } from './db/jsonb.ts'

/** The actor and their address. `id` is null while nobody is signed in, as during a sign-in. */
interface Actor {
  id: string | null
  address: string
  /** Set during impersonation: the line names both people. */
  support?: { actorId: string | null }
}

interface Line {
  /** The id of the person or thing concerned. Never a name that a person typed. */
  subject: string
  /** Small facts, e.g. `{ way: 'google' }`. No secret, no address of a person, no typed text. */
  detail?: Record<string, string | number | boolean>
}

export type Audit = ReturnType<typeof createAudit>

/**
 * The log of acts that touch the security of a tenant. The database lets lines be added and read, never changed. A line is
 * written in the transaction of its act, so that neither exists without the other; that of a refusal in one of its own.
 */
export function createAudit({ newId }: { newId: () => string }) {
  return async function record(tx: TenantTx, actor: Actor, act: Act, { subject, detail = {} }: Line): Promise<void> {
    await tx
      .insertInto('audit_log')
      .values({
        tenant_id: tx.tenantId,
        id: newId(),
        actor_id: actor.id,
        action: act,
        subject,
        address: actor.address,
        detail: jsonb(detail),
        impersonator_id: actor.support?.actorId ?? null,
      })
      .execute()
  }
}
