import { randomBytes } from 'node:crypto'
import { createEncryption } from '../../../platform/encryption/encryption.ts'
import type { WebhookRow } from './store.ts'

const SECRET_BYTES = 32

type SecretRow = Pick<WebhookRow, 'tenant_id' | 'id' | 'secret' | 'old_secret' | 'old_secret_until'>

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>

/** Signing secrets of webhooks: created here, shown once, and stored encrypted. */
export function createWebhookSecrets(secretKey: string) {
  const encryption = createEncryption(secretKey, 'webhook signing secret')
  const boundTo = (tenantId: string, id: string) => `${tenantId} ${id}`
  return { make, of }

  /** The secret has the format that the libraries of receivers expect. */
  function make(tenantId: string, id: string): { secret: string; encrypted: string } {
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
    return { secret, encrypted: encryption.encrypt(secret, boundTo(tenantId, id)) }
  }

  /** Returns the valid secrets, newest first. */
  function of(
    { tenant_id: tenantId, id, secret, old_secret: old, old_secret_until: until }: SecretRow,
    now: Date,
  ): string[] {
    const counts = old !== null && until !== null && until > now
    return [secret, ...(counts ? [old] : [])].map((kept) => encryption.decrypt(kept, boundTo(tenantId, id)))
  }
}
