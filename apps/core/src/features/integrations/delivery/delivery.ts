import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { SafeFetch } from '../../../platform/safe-fetch/safe-fetch.ts'
import type { WebhookSecrets } from '../webhooks/secrets.ts'
import { sendOnce } from './attempt.ts'
import type { Claim } from './claim-store.ts'
import { deleteExcess } from './excess-store.ts'
import type { RecordOutcome } from './outcome.ts'
import * as store from './store.ts'

/** Longer than an attempt with its two transactions takes. After this time another node may send the message again. */
export const CLAIM_MS = 60_000
/** After so many messages or so long another webhook has its turn. */
const MESSAGES_AT_ONCE = 20
const TURN_MS = 10_000

interface Deps {
  db: Db
  safeFetch: SafeFetch
  secrets: WebhookSecrets
  recordOutcome: RecordOutcome
  clock: Clock
}

export type Deliveries = ReturnType<typeof createDeliveries>

/**
 * Sends what is due to one claimed webhook:
 *
 *   claim --> message found --> sent --> outcome noted --> next message ... --> released
 *
 * A process that dies between any two steps leaves the claim to run out; the message is then sent again under the same id, which
 * receivers know. Nothing is lost, because only a noted outcome ends a message.
 */
export function createDeliveries({ db, safeFetch, secrets, recordOutcome, clock }: Deps) {
  return { sendDue }

  async function sendDue(claim: Claim, signal: AbortSignal): Promise<void> {
    const end = performance.now() + TURN_MS
    await db.inTenant(claim.tenantId, (tx) => deleteExcess(tx, claim.webhookId))
    let goesOn = true
    for (let sent = 0; goesOn && sent < MESSAGES_AT_ONCE && performance.now() < end && !signal.aborted; sent += 1)
      goesOn = await sendNext(claim, signal)
    if (goesOn) await release(claim)
  }

  /** Returns false where nothing is left to send and the claim is released. */
  async function sendNext(claim: Claim, signal: AbortSignal): Promise<boolean> {
    const at = clock.now()
    const next = await db.inTenant(claim.tenantId, async (tx) => {
      const webhook = await store.lockClaimed(tx, claim)
      const delivery = webhook?.is_active ? await store.findDue(tx, webhook.id, at) : undefined
      if (!webhook) return undefined
      await store.changeWebhook(tx, webhook.id, { claimed_until: delivery ? new Date(at.getTime() + CLAIM_MS) : null })
      return delivery && { webhook, delivery }
    })
    if (!next) return false
    const { webhook, delivery } = next
    const [begun, { url }] = [performance.now(), webhook]
    const message = { url, secrets: secrets.of(webhook, at), messageId: delivery.message_id, body: delivery.body }
    const attempt = await sendOnce(safeFetch, { ...message, at, signal })
    const milliseconds = Math.round(performance.now() - begun)
    // The attempt was aborted by a stop, which says nothing about the receiver.
    if (signal.aborted) return true
    return db.inTenant(claim.tenantId, (tx) => settle(tx, claim, delivery, { attempt, at, milliseconds }))
  }

  async function settle(tx: TenantTx, claim: Claim, delivery: store.DueDelivery, sent: Parameters<RecordOutcome>[3]) {
    const webhook = await store.lockClaimed(tx, claim)
    if (!webhook) return false
    await recordOutcome(tx, webhook, delivery, sent)
    return true
  }

  async function release(claim: Claim): Promise<void> {
    await db.inTenant(claim.tenantId, async (tx) => {
      const webhook = await store.lockClaimed(tx, claim)
      if (webhook) await store.changeWebhook(tx, webhook.id, { claimed_until: null })
    })
  }
}
