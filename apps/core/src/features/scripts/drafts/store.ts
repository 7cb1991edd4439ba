import type { DraftContent } from '@vitrine/contract'
import { sql } from 'kysely'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'

/** The length of the script's excerpt in a list. */
const EXCERPT_CHARACTERS = 160

const columns = ['id', 'user_id', 'version', 'content', 'created_at', 'updated_at'] as const

export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>

function ofTenant(tx: TenantTx) {
  return tx
    .selectFrom('draft')
    .select([...columns])
    .where('tenant_id', '=', tx.tenantId)
}

export function findDraft(tx: TenantTx, id: string) {
  return ofTenant(tx).where('id', '=', id).executeTakeFirst()
}

/** Like `findDraft`, and locks the row until the end of the transaction. */
export function lockDraft(tx: TenantTx, id: string) {
  return ofTenant(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Lists all drafts of a person with their content. */
export function listOwn(tx: TenantTx, userId: string) {
  return ofTenant(tx).where('user_id', '=', userId).orderBy('id').execute()
}

/** Lists drafts without their content, newest save first, after `cursor`. */
export function listSummaries(
  tx: TenantTx,
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const text = (name: string) => sql<string>`content ->> ${sql.lit(name)}`
  return tx
    .selectFrom('draft')
    .select(['id', 'updated_at', text('title').as('title'), text('propertyAddress').as('place')])
    .select([
      text('language').as('language'),
      sql<string>`left(content ->> 'script', ${EXCERPT_CHARACTERS})`.as('excerpt'),
    ])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .$if(cursor !== undefined, (query) =>
      query.where((row) =>
        row(
          row.refTuple('updated_at', 'id'),
          '<',
          row
            .selectFrom('draft as last')
            .select(['last.updated_at', 'last.id'])
            .where('last.tenant_id', '=', tx.tenantId)
            .where('last.id', '=', cursor ?? '')
            .$asTuple('updated_at', 'id'),
        ),
      ),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countOwn(tx: TenantTx, userId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('draft')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export async function insertDraft(
  tx: TenantTx,
  { id, userId, content, now }: { id: string; userId: string; content: DraftContent; now: Date },
): Promise<void> {
  await tx
    .insertInto('draft')
    .values({ tenant_id: tx.tenantId, id, user_id: userId, content: jsonb(content), created_at: now, updated_at: now })
    .execute()
}

/** Stores a new content as the next version. */
export async function changeDraft(tx: TenantTx, id: string, content: DraftContent, now: Date): Promise<void> {
  await tx
    .updateTable('draft')
    .set((row) => ({ content: jsonb(content), version: row('version', '+', 1), updated_at: now }))
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Deletes a draft and returns its content; undefined where the person has no such draft. */
export function removeDraft(tx: TenantTx, userId: string, id: string) {
  return tx
    .deleteFrom('draft')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('content')
    .executeTakeFirst()
}

export async function removeOwn(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('draft').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}

/** Returns whether a draft of this person uses the upload. */
export async function isNamed(tx: TenantTx, userId: string, uploadId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('draft')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`content ->> 'voiceId' = ${uploadId} or jsonb_exists(content -> 'contentIds', ${uploadId})`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
