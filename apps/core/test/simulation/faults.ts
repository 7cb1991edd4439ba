import type { Mailer } from '../../src/ports/mailer.ts'
import type { Payments } from '../../src/ports/payments.ts'
import type { Tamper } from './connection.ts'
import type { Environment } from './environment/environment.ts'
import type { Dice } from './ports.ts'

/** A fault that is planted into a store or a port, to see that the invariants find it. */
export interface Fault {
  name: string
  /** What becomes of statements. */
  tamper?: (dice: Dice) => Tamper
  environment?: (environment: Environment) => Environment
  /** What becomes of the half of a transaction that a crash has cut. */
  half?: 'commit'
}

export const NO_FAULT: Fault = { name: 'none' }

const CHARGE_AGAIN = `
  with hold as (select * from credit_hold where state = 'settled' order by ended_at desc limit 1),
    bucket as (update credit_bucket b set remaining_half_credits = b.remaining_half_credits - 1 from hold
      where b.tenant_id = hold.tenant_id and b.user_id = hold.user_id and b.remaining_half_credits > 0
      returning b.tenant_id, b.user_id, b.id, hold.id as hold_id)
  insert into credit_entry (tenant_id, id, user_id, bucket_id, hold_id, kind, delta_half_credits, at)
    select tenant_id, gen_random_uuid(), user_id, id, hold_id, 'hold', -1, now() from bucket`

const CREDIT_AGAIN = `
  with twin as (insert into credit_bucket (tenant_id, id, user_id, kind, priority, granted_half_credits,
      remaining_half_credits, created_at, source_ref)
    select tenant_id, gen_random_uuid(), user_id, kind, priority, granted_half_credits, granted_half_credits, created_at,
      source_ref || ' again' from credit_bucket where kind = 'bundle' and source_ref not like '% again'
    on conflict do nothing returning *)
  insert into credit_entry (tenant_id, id, user_id, bucket_id, kind, delta_half_credits, at)
    select tenant_id, gen_random_uuid(), user_id, id, 'grant', granted_half_credits, now() from twin`

const MOVE_TO_ANOTHER_TENANT = `
  set session_replication_role = replica;
  update video set tenant_id = (select id from tenant where id <> video.tenant_id limit 1)
    where id = (select id from video order by id desc limit 1);
  set session_replication_role = origin`

const GIVE_TO_ANOTHER_PERSON = `
  update video set user_id = (select user_id from webhook w where w.tenant_id = video.tenant_id and w.user_id <> video.user_id
    limit 1) where id = (select id from video order by id desc limit 1)`

/** One in three of the statements of this beginning has this fate. */
function sometimes(start: RegExp, fate: ReturnType<Tamper>): (dice: Dice) => Tamper {
  return (dice) => (text) => (start.test(text) && dice(3) === 0 ? fate : undefined)
}

/** Returns a world in which the payment provider answers otherwise than it should. */
function answering(change: (payment: Awaited<ReturnType<Payments['payment']>>, environment: Environment) => object) {
  return (environment: Environment): Environment => {
    const { payments } = environment.bank
    const payment: Payments['payment'] = async (seller, ref) => {
      const right = await payments.payment(seller, ref)
      return { ...right, ...change(right, environment) }
    }
    return { ...environment, bank: { ...environment.bank, payments: { ...payments, payment } } }
  }
}

export const faults: readonly Fault[] = [
  { name: 'double settle', tamper: sometimes(/^update "credit_hold"/, { thenRun: CHARGE_AGAIN }) },
  { name: 'a hold is not ended', tamper: sometimes(/^update "credit_hold"/, 'skip') },
  { name: 'a ledger entry is lost', tamper: sometimes(/^insert into "credit_entry"/, 'skip') },
  { name: 'lost event', tamper: sometimes(/^insert into "event"/, 'skip') },
  { name: 'lost webhook message', tamper: sometimes(/^insert into "webhook_delivery"/, 'skip') },
  { name: 'lost job', tamper: sometimes(/insert into pgboss\./i, 'skip') },
  { name: 'foreign row', tamper: sometimes(/^insert into "video" /, { afterCommit: MOVE_TO_ANOTHER_TENANT }) },
  {
    name: 'row of another person',
    tamper: sometimes(/^insert into "video" /, { afterCommit: GIVE_TO_ANOTHER_PERSON }),
  },
  { name: 'credited twice', tamper: sometimes(/^insert into "credit_bucket"/, { thenRun: CREDIT_AGAIN }) },
  { name: 'a session outlives its end', tamper: sometimes(/^delete from "session"/, 'skip') },
  {
    name: 'late callback believed',
    // The payment is taken for paid because something was told of it once.
    environment: answering(({ ref }, { bank }) =>
      bank.events.some(({ about }) => about.ref === ref) ? { state: 'paid', failure: null } : {},
    ),
  },
  { name: 'a refund is not heard of', environment: answering(() => ({ returnedCents: 0 })) },
  {
    name: 'a file is lost',
    environment(environment) {
      const { storage, objects } = environment.store
      const put: typeof storage.put = async (key, path) => {
        await storage.put(key, path)
        if (key.endsWith('.jpg')) objects.delete(key.replace('.jpg', '.mp4'))
      }
      return { ...environment, store: { objects, storage: { ...storage, put } } }
    },
  },
  {
    name: 'deleted files stay',
    environment: (environment) => ({
      ...environment,
      store: { ...environment.store, storage: { ...environment.store.storage, removeAll: async () => {} } },
    }),
  },
  {
    name: 'an accepted email is lost',
    environment(environment) {
      const send: Mailer['send'] = async (mail) =>
        /receipt/i.test(mail.subject) ? undefined : environment.mailer.send(mail)
      return { ...environment, mailer: { ...environment.mailer, send } }
    },
  },
  { name: 'half a transaction survives a crash', half: 'commit' },
]
