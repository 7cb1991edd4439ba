import { createHash } from 'node:crypto'
import type { Call } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Clock } from '../clock.ts'
import { jsonb } from '../db/jsonb.ts'
import type { Db, TenantTx } from '../db/open.ts'

const KEPT_MS = 24 * 3_600_000
const NAME_MAX = 200

export type KeptAnswers = ReturnType<typeof createKeptAnswers>

/**
 * What a program sends with an `Idempotency-Key` is done once: the same request again gets the answer of the first, for a day.
 * Work that was cut off is never done again by itself, since nobody knows how far it came; its sender is told to look.
 */
export function createKeptAnswers({ db, clock }: { db: Db; clock: Clock }) {
  return { once, forgetOld }

  /** Throws key-reused for another request under the same name, and still-unknown for one whose end nobody has seen. */
  async function once(call: Call, request: FastifyRequest, reply: FastifyReply, work: () => Promise<unknown>) {
    const name = request.headers['idempotency-key']
    const key = request.person?.key
    if (request.method !== 'POST' || call.bytes || call.file || typeof name !== 'string' || !key) return work()
    if (name.length > NAME_MAX) throw new AppError('bad-request', { message: `Use at most ${NAME_MAX} characters.` })
    const tenantId = request.person?.tenantId ?? ''
    const own = { keyId: key.id, name, hash: hashOf(request) }
    const earlier = await db.inTenant(tenantId, (tx) => claim(tx, own, clock.now()))
    if (earlier) {
      if (earlier.request_hash !== own.hash) throw new AppError('key-reused')
      if (earlier.answer === null) throw new AppError('still-unknown')
      reply.header('idempotency-replayed', 'true')
      return earlier.answer.value
    }
    try {
      const answer = await work()
      // Files and pages are not kept: they are made of what is there.
      const isKept = answer !== reply && !reply.sent
      await db.inTenant(tenantId, (tx) => (isKept ? keep(tx, own, answer) : forget(tx, own)))
      return answer
    } catch (error) {
      // A refusal has changed nothing, so the same may be tried again; of anything else nobody knows.
      if (error instanceof AppError && error.status < 500) await db.inTenant(tenantId, (tx) => forget(tx, own))
      throw error
    }
  }

  async function forgetOld(tenantId: string): Promise<void> {
    const before = new Date(clock.now().getTime() - KEPT_MS)
    await db.inTenant(tenantId, (tx) =>
      tx.deleteFrom('kept_answer').where('tenant_id', '=', tenantId).where('created_at', '<', before).execute(),
    )
  }
}

interface Own {
  keyId: string
  name: string
  hash: string
}

/** Undefined for the first who comes with this name; of several at once, one is the first. */
async function claim(tx: TenantTx, { keyId, name, hash }: Own, now: Date) {
  const row = { tenant_id: tx.tenantId, key_id: keyId, name, request_hash: hash, created_at: now }
  const added = await tx
    .insertInto('kept_answer')
    .values(row)
    .onConflict((clash) => clash.columns(['tenant_id', 'key_id', 'name']).doNothing())
    .returning('name')
    .executeTakeFirst()
  if (added) return undefined
  return tx
    .selectFrom('kept_answer')
    .select(['request_hash', 'answer'])
    .where('tenant_id', '=', tx.tenantId)
    .where('key_id', '=', keyId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
}

async function keep(tx: TenantTx, { keyId, name }: Own, value: unknown): Promise<void> {
  await tx
    .updateTable('kept_answer')
    .set({ answer: jsonb({ value }) })
    .where('tenant_id', '=', tx.tenantId)
    .where('key_id', '=', keyId)
    .where('name', '=', name)
    .execute()
}

async function forget(tx: TenantTx, { keyId, name }: Own): Promise<void> {
  await tx
    .deleteFrom('kept_answer')
    .where('tenant_id', '=', tx.tenantId)
    .where('key_id', '=', keyId)
    .where('name', '=', name)
    .execute()
}

function hashOf({ url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([url, body ?? null]))
    .digest('hex')
}
