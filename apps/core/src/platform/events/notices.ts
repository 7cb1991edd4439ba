import { sql } from 'kysely'
import type { SystemTx, TenantTx } from '../db/open.ts'
import type { EventType } from '../db/column-types.ts'

export interface LiveEvent {
  tenantId: string
  /** The person concerned; null for everybody of the tenant. */
  userId: string | null
  type: EventType
  refId: string
  /** Increases within the tenant; 0 for progress, which is never repeated. */
  seq: number
  /** 0 to 100; with `stage` and `secondsLeft` only for progress. */
  percent?: number
  stage?: string
  secondsLeft?: number | null
}

export const eventChannel = 'events'

// PostgreSQL refuses payloads of 8 000 bytes and more.
const longestNotice = 7_000

/** Sends events to every node at commit, packed into as few notices as their limit allows. */
export async function notifyEvents(tx: TenantTx | SystemTx, events: readonly LiveEvent[]): Promise<void> {
  for (const notice of pack(events.map((event) => JSON.stringify(event)))) {
    await sql`select pg_notify(${eventChannel}, ${notice})`.execute(tx)
  }
}

function pack(texts: readonly string[]): string[] {
  const packs: string[][] = []
  let room = 0
  for (const text of texts) {
    const size = Buffer.byteLength(text) + 1
    if (size > room || packs.length === 0) {
      packs.push([])
      room = longestNotice
    }
    packs.at(-1)?.push(text)
    room -= size
  }
  return packs.map((pack) => `[${pack.join(',')}]`)
}

/** Returns the events of a notice; none when it was not written by this product. */
export function parseNotice(payload: string): LiveEvent[] {
  try {
    const events: unknown = JSON.parse(payload)
    return Array.isArray(events) ? events : []
  } catch {
    return []
  }
}
