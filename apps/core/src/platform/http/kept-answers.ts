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
 * What is sent with an `Idempotency-Key` is done once: the same request again gets the answer of the first, for a day. Programs
 * may name every POST, people what they buy. Work that was cut off is never done again by itself, since nobody knows how far it
 * came, and its sender is told to look; only what finds by itself what it had begun goes on.
 */
export function createKeptAnswers({ db, clock }: { db: Db; clock: Clock }) {
  return { once, forgetOld }

  /** Throws key-reused for another request under the same name, and still-unknown for one whose end nobody has seen. */
  async function once(call: Call, request: FastifyRequest, reply: FastifyReply, work: () => Promise<unknown>) {
    const name = request.headers['idempotency-key']
    const own = typeof name === 'string' ? ownOf(call, request, name) : undefined
    if (!own) return work()
    if (own.name.length > NAME_MAX)
      throw new AppError('bad-request', { message: `Use at most ${NAME_MAX} characters.` })
    const { tenantId } = own
    const earlier = await db.inTenant(tenantId, (tx) => claim(tx, own, clock.now()))
    if (earlier) {
      if (earlier.request_hash !== own.hash) throw new AppError('key-reused')
      if (earlier.answer === null && !call.resumes) throw new AppError('still-unknown')
      if (earlier.answer !== null) {
        reply.header('idempotency-replayed', 'true')
        return earlier.answer.value
      }
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
  tenantId: string
  userId: string
  /** The key of a program, or the person. */
  callerId: string
  name: string
  hash: string
}

/** What the request is known by; undefined where its name does not count. */
function ownOf(call: Call, request: FastifyRequest, name: string): Own | undefined {
  const { person, method } = request
  const callerId = person?.key?.id ?? (call.resumes ? person?.id : undefined)
  if (!person || !callerId || method !== 'POST' || call.bytes || call.file) return undefined
  return { tenantId: person.tenantId, userId: person.id, callerId, name, hash: hashOf(request) }
}

/** Undefined for the first who comes with this name; of several at once, one is the first. */
async function claim(tx: TenantTx, { callerId, userId, name, hash }: Own, now: Date) {
  const who = { tenant_id: tx.tenantId, caller_id: callerId, user_id: userId }
  const added = await tx
    .insertInto('kept_answer')
    .values({ ...who, name, request_hash: hash, created_at: now })
    .onConflict((clash) => clash.columns(['tenant_id', 'caller_id', 'name']).doNothing())
    .returning('name')
    .executeTakeFirst()
  if (added) return undefined
  return tx
    .selectFrom('kept_answer')
    .select(['request_hash', 'answer'])
    .where('tenant_id', '=', tx.tenantId)
    .where('caller_id', '=', callerId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
}

async function keep(tx: TenantTx, { callerId, name }: Own, value: unknown): Promise<void> {
  await tx
    .updateTable('kept_answer')
    .set({ answer: jsonb({ value }) })
    .where('tenant_id', '=', tx.tenantId)
    .where('caller_id', '=', callerId)
    .where('name', '=', name)
    .execute()
}

async function forget(tx: TenantTx, { callerId, name }: Own): Promise<void> {
  await tx
    .deleteFrom('kept_answer')
    .where('tenant_id', '=', tx.tenantId)
    .where('caller_id', '=', callerId)
    .where('name', '=', name)
    .execute()
}

function hashOf({ url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([url, body ?? null]))
    .digest('hex')
}
