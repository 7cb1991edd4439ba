import { jsonb } from '../../src/platform/db/jsonb.ts'
import type { TenantTx } from '../../src/platform/db/open.ts'
import { newId } from '../../src/platform/ids/ids.ts'

/** One row in every table of signing in. */
export async function fillSignIns(tx: TenantTx, userId: string): Promise<void> {
  const [own, expires_at] = [{ tenant_id: tx.tenantId }, new Date()]
  await tx
    .insertInto('external_identity')
    .values({ ...own, id: newId(), user_id: userId, issuer: 'i', subject: 's' })
    .execute()
  await tx
    .insertInto('login_token')
    .values({ ...own, token_hash: 'h', kind: 'state', browser_hash: 'b', payload: jsonb({}), expires_at })
    .execute()
  await tx
    .insertInto('oauth_session')
    .values({ ...own, id_hash: 'h', data: jsonb({}), expires_at })
    .execute()
  const ofUser = { ...own, user_id: userId }
  await tx
    .insertInto('second_factor')
    .values({ ...ofUser, encrypted_secret: 's' })
    .execute()
  await tx
    .insertInto('recovery_code')
    .values({ ...ofUser, code_hash: 'h' })
    .execute()
  await tx
    .insertInto('email_verification')
    .values({ ...ofUser, token_hash: 'h', email: 'e', expires_at })
    .execute()
  await tx
    .insertInto('email_change')
    .values({ ...ofUser, id: newId(), requested_at: expires_at })
    .execute()
  const invited = { email: 'e', role: 'customer', member_role: 'member', invited_by: userId } as const
  await tx
    .insertInto('invitation')
    .values({ ...own, ...invited, id: newId(), expires_at })
    .execute()
}

/** One row in every table of mails and of what people agreed to. */
export async function fillMails(tx: TenantTx, userId: string): Promise<void> {
  await tx
    .insertInto('rate_counter')
    .values({ tenant_id: tx.tenantId, key: 'k', count: 1, ends_at: new Date() })
    .execute()
  const own = { tenant_id: tx.tenantId, user_id: userId }
  const words = {
    recipient: 'a',
    sender_name: 'a',
    sender_address: 'a',
    reply_to: 'a',
    subject: 'a',
    html: 'a',
    text: 'a',
  }
  await tx
    .insertInto('email_outbox')
    .values({ tenant_id: tx.tenantId, id: newId(), ...words })
    .execute()
  await tx
    .insertInto('password_reset')
    .values({ ...own, token_hash: 'h', expires_at: new Date() })
    .execute()
  await tx
    .insertInto('acceptance')
    .values({ ...own, document: 'terms', version: 1, notified_version: 1, accepted_at: new Date() })
    .execute()
  const deletionRequest = {
    requested_by: userId,
    step: 'swept',
    videos: 0,
    lost_half_credits: 0,
    requested_at: new Date(),
  } as const
  await tx
    .insertInto('deletion_request')
    .values({ ...own, ...deletionRequest, id: newId(), stopped_video_ids: jsonb([]) })
    .execute()
  await tx
    .insertInto('known_device')
    .values({ ...own, id: newId(), browser: 'b', address: 'a' })
    .execute()
  await tx
    .insertInto('device_token')
    .values({ ...own, token_hash: 'h', last_used_at: new Date() })
    .execute()
}

/** Every table that holds something of a tenant, asked of the database so that a new one cannot be forgotten. */
