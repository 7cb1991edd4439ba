import type { PGlite } from '@electric-sql/pglite'
import type { Environment } from './environment/environment.ts'
import type { Customer } from './people.ts'

/** Queries for rows that break an invariant: each returns what is wrong. */
const ALWAYS: Record<string, string> = {
  'a bucket differs from the sum of its entries': `
    select b.id::text from credit_bucket b left join credit_entry e on e.tenant_id = b.tenant_id and e.bucket_id = b.id
    group by b.tenant_id, b.id having b.remaining_half_credits <> coalesce(sum(e.delta_half_credits), 0)`,
  'a hold took other credits than it says': `
    select h.id from credit_hold h left join credit_entry e on e.tenant_id = h.tenant_id and e.hold_id = h.id
    group by h.tenant_id, h.id
    having -coalesce(sum(e.delta_half_credits), 0) <>
      case h.state when 'held' then h.held_half_credits when 'settled' then h.settled_half_credits else 0 end`,
  'a video was charged twice': `
    select video_id::text from credit_hold where state = 'settled' group by tenant_id, video_id having count(*) > 1`,
  'credits and video disagree': `
    select v.id::text from video v left join credit_hold h on h.tenant_id = v.tenant_id and h.id = v.hold_id
    where v.hold_id is not null and h.state is distinct from
      case v.status when 'ready' then 'settled' when 'failed' then 'released' else 'held' end`,
  'a hold without an unfinished video': `
    select h.id from credit_hold h where h.state = 'held' and not exists
      (select from video v where v.tenant_id = h.tenant_id and v.hold_id = h.id and v.status in ('pending', 'processing'))`,
  'the end of a video was told to nobody': `
    select v.id::text from video v join webhook w on w.tenant_id = v.tenant_id and w.user_id = v.user_id
    where v.status in ('ready', 'failed') and not exists (select from webhook_delivery d where d.tenant_id = v.tenant_id
      and d.event = case v.status when 'ready' then 'video.completed' else 'video.failed' end
      and d.body::jsonb -> 'data' ->> 'id' = v.id::text and d.created_at >= v.finished_at - interval '1 second')
      and v.finished_at > now() - interval '7 days'`,
  'pages were not told of the end of a video': `
    select v.id::text from video v where v.status in ('ready', 'failed') and v.finished_at > now() - interval '20 hours'
      and not exists (select from event e where e.tenant_id = v.tenant_id and e.user_id = v.user_id
      and e.type = 'video_status_update' and e.ref_id = v.id::text and e.at >= v.finished_at - interval '1 second')`,
  'a payment was credited twice, or not': `
    select p.id::text from purchase p left join credit_bucket b
      on b.tenant_id = p.tenant_id and b.kind = 'bundle' and b.source_ref like 'purchase ' || p.id || ' %'
    group by p.tenant_id, p.id having count(b.id) <> (p.state in ('paid', 'refunded'))::int`,
}

const CHECK = Object.entries(ALWAYS)
  .map(([name, query]) => `select '${name}' as name, found.* from (${query}) as found (id)`)
  .join('\nunion all\n')

const PAID = `select payment_ref as ref from purchase where state in ('paid', 'refunded')`
const VIDEOS = `select id, tenant_id as "tenantId", user_id as "userId", file_key as "fileKey", poster_key as "posterKey"
  from video`

/** Plans the checks once. */
export async function prepareChecks(pglite: PGlite): Promise<void> {
  await pglite.exec(`prepare check_rows as ${CHECK}; prepare list_videos as ${VIDEOS}; prepare list_paid as ${PAID}`)
}

/** Returns what is not as it must be after every step. */
export async function brokenNow(
  pglite: PGlite,
  { bank, store }: Environment,
  people: readonly Customer[],
): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string; id: string }>('execute check_rows')
  const broken = rows.map(({ name, id }) => `${name}: ${id}`)
  const { rows: paid } = await pglite.query<{ ref: string }>('execute list_paid')
  for (const { ref } of paid)
    if (bank.accounts.get(ref)?.payment.state !== 'paid')
      broken.push(`credits for a payment that was never made: ${ref}`)
  const videos = await listVideos(pglite)
  for (const [id, { fileKey, posterKey }] of videos)
    for (const key of [fileKey, posterKey])
      if (key !== null && !store.objects.has(key)) broken.push(`the file of a video is lost: ${id}`)
  for (const { tenantId, userId, videos: known, deleted } of people)
    for (const id of known) {
      const row = videos.get(id)
      if (!row && !deleted.has(id)) broken.push(`a video is lost: ${id}`)
      if (row && (row.tenantId !== tenantId || row.userId !== userId)) broken.push(`a video has another owner: ${id}`)
    }
  return broken
}

/** Returns what is not as it must be once everything was given time, and nothing fails any more. */
export async function brokenAtEnd(pglite: PGlite, { bank, store, mails, received }: Environment): Promise<string[]> {
  const broken: string[] = []
  const rowsOf = async (text: string) => (await pglite.query<{ id: string; more: string | null }>(text)).rows
  for (const { id } of await rowsOf(`select id from video where status in ('pending', 'processing')`))
    broken.push(`a video is never finished: ${id}`)
  for (const { id } of await rowsOf(`select id from video_job where state not in ('done', 'failed')`))
    broken.push(`a rebrand is never finished: ${id}`)
  for (const { id } of await rowsOf(`select message_id as id from webhook_delivery`))
    if (!received.some((message) => message.includes(id))) broken.push(`a message never arrived: ${id}`)
  const purchases = await rowsOf(`select payment_ref as id, state || ' ' || refunded_cents as more from purchase
    where payment_ref is not null`)
  for (const { id, more } of purchases) {
    const { state, returnedCents = 0 } = bank.accounts.get(id)?.payment ?? {}
    const isRight = more === `${returnedCents > 0 ? 'refunded' : 'paid'} ${returnedCents}`
    if (state === 'paid' && !isRight) broken.push(`a payment is not booked as it is: ${id}, ${more}`)
  }
  const receipts = await rowsOf(`select i.id, u.email as more from invoice i join app_user u
    on u.tenant_id = i.tenant_id and u.id = i.user_id`)
  for (const { more } of receipts) {
    const wanted = receipts.filter((other) => other.more === more).length
    if (mails.filter(({ to, subject }) => to === more && /receipt|invoice/i.test(subject)).length < wanted)
      broken.push(`a receipt never arrived: ${more}`)
  }
  const videos = await listVideos(pglite)
  for (const key of store.objects.keys())
    if (!videos.has(key.split('/')[2] ?? '')) broken.push(`a file of a deleted video is left: ${key}`)
  return broken
}

async function listVideos(pglite: PGlite) {
  const { rows } = await pglite.query<{
    id: string
    tenantId: string
    userId: string
    fileKey: string | null
    posterKey: string | null
  }>('execute list_videos')
  return new Map(rows.map((row) => [row.id, row]))
}
