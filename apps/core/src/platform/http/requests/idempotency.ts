import { createHash } from 'node:crypto'
import { type Call, sentence } from '@vitrine/contract'
import { sql } from 'kysely'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY_MS } from '../../time/durations.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Clock } from '../../time/clock.ts'
import { jsonb } from '../../db/jsonb.ts'
import type { Db, TenantTx } from '../../db/open.ts'

const KEPT_MS = DAY_MS
/** The newest requests of a person that are remembered; at the highest rate of calls those of more than two hours. */
const KEYS_MAX = 5000
/** The size of the newest responses of a person that are kept. */
const ANSWER_BYTES_MAX = 10 * 1024 * 1024
/** Which keys are deleted. */
export const keptKeys = { table: 'idempotency_key', column: 'created_at', keptMs: KEPT_MS } as const
const KEY_CHARACTERS_MAX = 200

export type Idempotency = ReturnType<typeof createIdempotency>

/**
 * Makes requests with an `Idempotency-Key` idempotent: the same request again gets the first response, for a
 * day, or until the person reaches a limit: then the oldest requests are deleted, and of large responses the oldest are dropped
 * while their keys stay taken. API keys may send one with every POST, people with calls that have `resumes`. Interrupted work is
 * not repeated, since its state is unknown, and the client is asked to check; only calls with `resumes` continue.
 */
export function createIdempotency({ db, clock }: { db: Db; clock: Clock }) {
  return { once, deleteExpired }

  /** Throws key-reused for another request under the same key, and still-unknown for one whose outcome is unknown. */
  async function once(call: Call, request: FastifyRequest, reply: FastifyReply, work: () => Promise<unknown>) {
    const name = request.headers['idempotency-key']
    const key = typeof name === 'string' ? keyOf(call, request, name) : undefined
    if (!key) return work()
    if (key.name.length > KEY_CHARACTERS_MAX)
      throw new AppError('bad-request', {
        sentence: sentence('Use at most {maximum, number} characters.', { maximum: KEY_CHARACTERS_MAX }),
      })
    const { tenantId } = key
    const earlier = await db.inTenant(tenantId, (tx) => claim(tx, key, clock.now()))
    if (earlier) {
      if (earlier.request_hash !== key.hash) throw new AppError('key-reused')
      if (earlier.answer === null && !call.resumes) throw new AppError('still-unknown')
      if (earlier.answer !== null) {
        reply.header('idempotency-replayed', 'true')
        return earlier.answer.value
      }
    }
    try {
      const answer = await work()
      // Files and pages are not stored: they are generated again.
      const isStored = answer !== reply && !reply.sent
      // The key stays taken without a response: a repeated request gets a problem, so that no secret has to be stored.
      if (call.hasSecret) return answer
      await db.inTenant(tenantId, (tx) => (isStored ? saveAnswer(tx, key, answer) : release(tx, key)))
      return answer
    } catch (error) {
      // A refused request has changed nothing, so it may be repeated. After any other error the outcome is unknown.
      if (error instanceof AppError && error.status < 500) await db.inTenant(tenantId, (tx) => release(tx, key))
      throw error
    }
  }

  async function deleteExpired(tenantId: string): Promise<void> {
    const before = new Date(clock.now().getTime() - KEPT_MS)
    await db.inTenant(tenantId, (tx) =>
      tx.deleteFrom('idempotency_key').where('tenant_id', '=', tenantId).where('created_at', '<', before).execute(),
    )
  }
}

/** The owner of a key, and its request. */
interface IdempotencyKey {
  tenantId: string
  userId: string
  /** The id of the API key, or of the person. */
  callerId: string
  name: string
  hash: string
}

/** Returns the request's key; undefined where the call or the caller has none. */
function keyOf(call: Call, request: FastifyRequest, name: string): IdempotencyKey | undefined {
  const { person, method } = request
  const callerId = person?.key?.id ?? (call.resumes ? person?.id : undefined)
  if (!person || !callerId || method !== 'POST' || call.bytes || call.file) return undefined
  return { tenantId: person.tenantId, userId: person.id, callerId, name, hash: hashOf(request) }
}

/** Returns undefined for the first request with this key, also among concurrent ones, and otherwise what that has stored. */
async function claim(tx: TenantTx, { callerId, userId, name, hash }: IdempotencyKey, now: Date) {
  const who = { tenant_id: tx.tenantId, caller_id: callerId, user_id: userId }
  const added = await tx
    .insertInto('idempotency_key')
    .values({ ...who, key: name, request_hash: hash, created_at: now })
    .onConflict((clash) => clash.columns(['tenant_id', 'caller_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (added) {
    await deleteOldest(tx, userId)
    return undefined
  }
  return tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'response as answer'])
    .where('tenant_id', '=', tx.tenantId)
    .where('caller_id', '=', callerId)
    .where('key', '=', name)
    .executeTakeFirstOrThrow()
}

/** Deletes the oldest keys of a person beyond the limit, and the oldest responses beyond theirs. */
async function deleteOldest(tx: TenantTx, userId: string): Promise<void> {
  const newest = sql`
    select caller_id, key, row_number() over newest as place,
      sum(coalesce(pg_column_size(response), 0)) over newest as bytes
    from idempotency_key where tenant_id = ${tx.tenantId} and user_id = ${userId}
    window newest as (order by created_at desc, key rows unbounded preceding)`
  await sql`
    with newest as (${newest})
    delete from idempotency_key using newest
    where tenant_id = ${tx.tenantId} and idempotency_key.caller_id = newest.caller_id
      and idempotency_key.key = newest.key and place > ${KEYS_MAX}`.execute(tx)
  await sql`
    with newest as (${newest})
    update idempotency_key set response = null from newest
    where tenant_id = ${tx.tenantId} and idempotency_key.caller_id = newest.caller_id
      and idempotency_key.key = newest.key and bytes > ${ANSWER_BYTES_MAX} and response is not null`.execute(tx)
}

async function saveAnswer(tx: TenantTx, { callerId, name }: IdempotencyKey, value: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ response: jsonb({ value }) })
    .where('tenant_id', '=', tx.tenantId)
    .where('caller_id', '=', callerId)
    .where('key', '=', name)
    .execute()
}

async function release(tx: TenantTx, { callerId, name }: IdempotencyKey): Promise<void> {
  await tx
    .deleteFrom('idempotency_key')
    .where('tenant_id', '=', tx.tenantId)
    .where('caller_id', '=', callerId)
    .where('key', '=', name)
    .execute()
}

function hashOf({ url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([url, body ?? null]))
    .digest('hex')
}
