import { HOUR_MS } from '../../platform/durations.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { titlesSince } from './title-store.ts'

const YOUNG_FOR_MS = 48 * HOUR_MS

interface Untitled {
  userId: string
  /** The trade's word for a video. */
  word: string
  place: string
  now: Date
}

/**
 * Returns the default title: the trade's word with the place or the day. It gets a number where a video of the last two days has
 * that title.
 */
export async function defaultTitle(tx: TenantTx, { userId, word, place, now }: Untitled): Promise<string> {
  const title = `${word} - ${place || dayOf(now)}`
  const since = new Date(now.getTime() - YOUNG_FOR_MS)
  const taken = new Set(await titlesSince(tx, userId, { start: title, since }))
  let free = title
  for (let number = 2; taken.has(free); number++) free = `${title} (${number})`
  return free
}

function dayOf(now: Date): string {
  return now.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' })
}
