import type { AuditAction } from '@vitrine/contract'
import { sql } from 'kysely'
import { auditSummaries } from '../../../platform/audit/log-store.ts'
import type { SystemTx, TenantTx } from '../../../platform/db/open.ts'
import { ALERT_RULES } from './rules.ts'

const rules = Object.entries(ALERT_RULES).map(([act, rule]) => ({ act: act as AuditAction, ...rule }))
const single = rules.filter(({ triesMin, onlyWith }) => triesMin === undefined && onlyWith === undefined)
const counted = rules.filter(({ triesMin }) => triesMin !== undefined)
const detailed = rules.filter(({ onlyWith }) => onlyWith !== undefined)

/** A query for alerts: of one person's account, of the site, or of all sites across tenants. */
export interface AlertsQuery {
  userId: string | null
  since: Date
  limit: number
}

export interface AlertRow {
  id: string
  tenantId: string
  act: AuditAction
  at: Date
  actorId: string | null
  subject: string
  address: string | null
  detail: unknown
  count: number
}

/**
 * Lists the newest alerts of the period, newest first. Attempts within one hour from one network are one alert, under the id of
 * the last.
 */
export async function listAlerts(tx: TenantTx | SystemTx, asked: AlertsQuery): Promise<AlertRow[]> {
  const [lines, tries] = [await listLines(tx, asked), await listTries(tx, asked)]
  return [...lines, ...tries].sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, asked.limit)
}

function listLines(tx: TenantTx | SystemTx, asked: AlertsQuery): Promise<AlertRow[]> {
  return (
    linesOf(tx, asked)
      .where((line) =>
        line.or([
          line(
            'action',
            'in',
            single.map(({ act }) => act),
          ),
          ...detailed.map(({ act, onlyWith = '' }) =>
            line.and([line('action', '=', act), sql<boolean>`detail -> ${sql.lit(onlyWith)} = 'true'::jsonb`]),
          ),
        ]),
      )
      // A change to a known alert is not a new alert.
      .where(sql<boolean>`detail -> 'again' is distinct from 'true'::jsonb`)
      .select([
        'id',
        'tenant_id as tenantId',
        'action as act',
        'at',
        'actor_id as actorId',
        'subject',
        'address',
        'detail',
      ])
      .select(sql<number>`1`.as('count'))
      .orderBy('id', 'desc')
      .limit(asked.limit)
      .$castTo<AlertRow>()
      .execute()
  )
}

function listTries(tx: TenantTx | SystemTx, asked: AlertsQuery): Promise<AlertRow[]> {
  return linesOf(tx, asked)
    .where(
      'action',
      'in',
      counted.map(({ act }) => act),
    )
    .groupBy(['tenant_id', 'action', 'address', sql`date_trunc('hour', at)`])
    .having((group) =>
      group.or(
        counted.map(({ act, triesMin = 0 }) =>
          group.and([group('action', '=', act), group(group.fn.countAll(), '>=', triesMin)]),
        ),
      ),
    )
    .select(['tenant_id as tenantId', 'action as act', 'address'])
    .select(sql<string>`max(id::text)::uuid`.as('id'))
    .select(({ fn }) => [fn.max('at').as('at'), sql<number>`count(*)::int`.as('count')])
    .select(sql<string>`case when count(distinct subject) = 1 then max(subject) else 'several' end`.as('subject'))
    .select([sql<string | null>`null`.as('actorId'), sql<unknown>`'{}'::jsonb`.as('detail')])
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .$castTo<AlertRow>()
    .execute()
}

function linesOf(tx: TenantTx | SystemTx, { userId, since }: AlertsQuery) {
  return auditSummaries(tx)
    .clearSelect()
    .where('at', '>', since)
    .$if(userId !== null, (query) =>
      query.where((line) => line.or([line('actor_id', '=', userId), line('subject', '=', userId ?? '')])),
    )
}

/** Returns whether the audit log has this entry: of the person, else of the site. */
export async function hasLine(tx: TenantTx | SystemTx, id: string, userId: string | null): Promise<boolean> {
  const found = await linesOf(tx, { userId, since: new Date(0), limit: 1 })
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Returns when each entry was acknowledged, by its id: by the person, else for the whole team. */
export async function readAcknowledgements(
  tx: TenantTx,
  userId: string | null,
  ids: string[],
): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('alert_acknowledgement')
    .select(['audit_id', 'at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('audit_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ audit_id, at }) => [audit_id, at]))
}

export async function acknowledge(tx: TenantTx, userId: string | null, auditId: string, at: Date): Promise<void> {
  await tx
    .insertInto('alert_acknowledgement')
    .values({ tenant_id: tx.tenantId, audit_id: auditId, user_id: userId, at })
    .onConflict((clash) => clash.columns(['tenant_id', 'audit_id', 'user_id']).doNothing())
    .execute()
}

/** Deletes the acknowledgements that a person made for themselves. */
export async function deleteAcknowledgementsOf(tx: TenantTx, userId: string): Promise<void> {
  await tx
    .deleteFrom('alert_acknowledgement')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .execute()
}
