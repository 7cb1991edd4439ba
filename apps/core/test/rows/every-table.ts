import type { DraftContent } from '@vitrine/contract'
import { jsonb } from '../../src/platform/db/jsonb.ts'
import type { Db, TenantTx } from '../../src/platform/db/open.ts'
import { newId } from '../../src/platform/ids/ids.ts'
import { fillBatches } from './batch-rows.ts'
import { fillBilling } from './billing-rows.ts'
import { fillBrand, fillBrandKits, fillGlossary } from './brand-rows.ts'
import { addUser } from '../database.ts'
import { fillHelp } from './help-rows.ts'
import { fillImports } from './import-rows.ts'
import { fillEmailBlasts, fillNewsletters } from './newsletter-rows.ts'
import { fillMails, fillSignIns } from './people-rows.ts'
import { fillProvenance, fillProvenanceStart } from './provenance-rows.ts'
import { fillSecurity } from './security-rows.ts'
import { fillSharing } from './sharing-rows.ts'
import { fillSso } from './sso-rows.ts'
import { fillTenant } from './tenant-rows.ts'
import { fillTwinServices } from './twin-rows.ts'
import { fillVoices } from './voice-rows.ts'
import { fillWebhooks } from './webhook-rows.ts'

const sample = { audience: 0, fingerprint: 'l', presenter_id: 'leila', title: 't', script: 's', duration_seconds: 1 }

async function addWork(tx: TenantTx, userId: string): Promise<void> {
  const ordered = { id: newId(), created_at: new Date() }
  await tx
    .insertInto('account_export')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...ordered })
    .execute()
  const upload = { id: newId(), kind: 'content', name: 'n', bytes: 1 } as const
  await tx
    .insertInto('upload')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...upload })
    .execute()
  const consent = {
    id: newId(),
    person_name: 'n',
    language: 'en',
    wording: 1,
    text: 't',
    code: '1',
    expires_at: new Date(),
  } as const
  await tx
    .insertInto('twin_consent')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...consent, created_at: new Date() })
    .execute()
  await tx
    .insertInto('twin_consent_request')
    .values({ tenant_id: tx.tenantId, consent_id: consent.id, email: 'e@example.com', created_at: new Date() })
    .execute()
  await fillTwinServices(tx)
  await fillProvenance(tx)
  await tx
    .insertInto('voice_favourite')
    .values({ tenant_id: tx.tenantId, user_id: userId, voice: 'v', created_at: new Date() })
    .execute()
  const draft = { id: newId(), content: jsonb({} as DraftContent) }
  await tx
    .insertInto('draft')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...draft })
    .execute()
}

const FILL_MORE = [
  fillTenant,
  fillHelp,
  fillSecurity,
  fillSso,
  fillImports,
  fillNewsletters,
  fillEmailBlasts,
  fillWebhooks,
  fillBrand,
  fillBrandKits,
  fillGlossary,
  fillBilling,
  fillMails,
  fillSignIns,
]

/** Puts one row into every table of a tenant. Returns the id of the person whom the rows belong to. */
export async function fillEveryTable(db: Db, tenantId: string): Promise<string> {
  const userId = await addUser(db, tenantId)
  const [avatarId, videoId, now] = [newId(), newId(), new Date()]
  const own = { tenant_id: tenantId, user_id: userId }
  await db.asSystem('a test gives each tenant what only the platform writes', async (tx) => {
    const host = { host: `${tenantId}.test`, tenant_id: tenantId, kind: 'primary' } as const
    await tx.insertInto('tenant_host').values(host).execute()
    await fillProvenanceStart(tx, tenantId)
  })
  await db.inTenant(tenantId, async (tx) => {
    await tx.insertInto('brand').values({ tenant_id: tenantId, company_name: 'n' }).execute()
    await fillVoices(tx)
    await tx
      .insertInto('price_list')
      .values({ tenant_id: tenantId, id: newId(), list: jsonb([]) })
      .execute()
    await tx
      .insertInto('sample_video')
      .values({ tenant_id: tenantId, ...sample })
      .execute()
    await tx
      .insertInto('session')
      .values({ ...own, id: newId(), expires_at: now })
      .execute()
    await tx.insertInto('audit_log').values({ tenant_id: tenantId, id: newId(), action: 'a', subject: 's' }).execute()
    await fillCredits(tx, userId)
    await addWork(tx, userId)
    const avatar = { ...own, id: avatarId, type: 'custom', name: 'n', presenter_id: 'p', status: 'ready' } as const
    await tx.insertInto('avatar').values(avatar).execute()
    await tx
      .insertInto('avatar_preference')
      .values({ ...own, avatar_id: avatarId })
      .execute()
    const text = { title: 't', script: 's', language: 'en', presenter_id: 'p', quoted_half_credits: 1 } as const
    await tx
      .insertInto('video')
      .values({ ...own, ...text, id: videoId, avatar_id: avatarId })
      .execute()
    await fillVideo(tx, userId, videoId)
    const version = { ...own, id: newId(), script_id: newId(), origin: 'written', language: 'en', script: 's' } as const
    await tx.insertInto('script_version').values(version).execute()
    await tx
      .insertInto('event')
      .values({ ...own, id: newId(), type: 'credits_update', ref_id: 'r' })
      .execute()
    for (const fillMore of FILL_MORE) await fillMore(tx, userId)
  })
  return userId
}

async function fillCredits(tx: TenantTx, userId: string): Promise<void> {
  const [own, bucketId, now] = [{ tenant_id: tx.tenantId, user_id: userId }, newId(), new Date()]
  await tx.insertInto('credit_account').values(own).execute()
  const amounts = { granted_half_credits: 1, remaining_half_credits: 1 }
  const bucket = {
    ...own,
    ...amounts,
    id: bucketId,
    kind: 'signup',
    priority: 1,
    created_at: now,
    source_ref: 's',
  } as const
  await tx.insertInto('credit_bucket').values(bucket).execute()
  const hold = { ...own, id: 'h', held_half_credits: 1, allocations: jsonb([]), created_at: now, expires_at: now }
  await tx.insertInto('credit_hold').values(hold).execute()
  const entry = { ...own, id: newId(), bucket_id: bucketId, kind: 'grant', delta_half_credits: 1, at: now } as const
  await tx.insertInto('credit_entry').values(entry).execute()
}

async function fillVideo(tx: TenantTx, userId: string, videoId: string): Promise<void> {
  await fillSharing(tx, userId, videoId)
  await fillBatches(tx, userId, videoId)
  const own = { tenant_id: tx.tenantId, video_id: videoId }
  await tx
    .insertInto('video_progress')
    .values({ ...own, stage: 's', percent: 1 })
    .execute()
  await tx
    .insertInto('video_job')
    .values({ ...own, kind: 'mov', id: newId() })
    .execute()
  await tx
    .insertInto('bulk_rebrand')
    .values({ tenant_id: tx.tenantId, id: newId(), user_id: userId, total: 1, created_at: new Date() })
    .execute()
  await tx
    .insertInto('video_storyboard')
    .values({ ...own, edits: jsonb({ version: 1, shots: [] }) })
    .execute()
  await tx
    .insertInto('failed_attempt')
    .values({ ...own, attempt: 1 })
    .execute()
  const { id: uploadId } = await tx
    .selectFrom('upload')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('video_content')
    .values({ ...own, position: 0, upload_id: uploadId })
    .execute()
}
