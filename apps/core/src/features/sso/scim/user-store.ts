import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import { personSummaries } from '../../people/index.ts'

export type ScimUserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Operators manage every site, so no site's provider sees them. */
function users(tx: TenantTx) {
  return tx
    .selectFrom(personSummaries(tx).as('person'))
    .leftJoin('scim_user', (join) =>
      join.onRef('scim_user.user_id', '=', 'person.id').on('scim_user.tenant_id', '=', tx.tenantId),
    )
    .where('person.erased_at', 'is', null)
    .where('person.role', '<>', 'operator')
}

export function findUser(tx: TenantTx, id: string) {
  return users(tx).selectAll('person').select('scim_user.external_id').where('person.id', '=', id).executeTakeFirst()
}

interface Wanted {
  /** The address or username, in any case. */
  userName?: string
  externalId?: string
  offset: number
  limit: number
}

/** Lists people; all where neither name nor id is given. */
export async function listUsers(tx: TenantTx, { userName, externalId, offset, limit }: Wanted) {
  const found = users(tx)
    .$if(userName !== undefined, (query) =>
      query.where(sql<SqlBool>`lower(coalesce(person.email, person.username)) = lower(${userName ?? ''})`),
    )
    .$if(externalId !== undefined, (query) => query.where('scim_user.external_id', '=', externalId ?? ''))
  const { n } = await found.select((row) => row.fn.countAll<string>().as('n')).executeTakeFirstOrThrow()
  const page = found.selectAll('person').select('scim_user.external_id').orderBy('person.id')
  const rows = limit === 0 ? [] : await page.offset(offset).limit(limit).execute()
  return { total: Number(n), rows }
}

/** Stores the provider's own id of a person; null removes it. */
export async function setExternalId(tx: TenantTx, userId: string, externalId: string | null): Promise<void> {
  if (externalId === null) {
    await tx.deleteFrom('scim_user').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
    return
  }
  await tx
    .insertInto('scim_user')
    .values({ tenant_id: tx.tenantId, user_id: userId, external_id: externalId })
    .onConflict((clash) => clash.columns(['tenant_id', 'user_id']).doUpdateSet({ external_id: externalId }))
    .execute()
}
