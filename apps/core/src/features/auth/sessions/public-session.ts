import { createHash } from 'node:crypto'
import type { Language, Session } from '@vitrine/contract'
import { browserName } from './browser-name.ts'
import type { listSessions } from './session-store.ts'

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number]

/** Returns a session as pages show it, with the name of its browser in a language. */
export function serializeSession(row: SessionRow, language: Language): Omit<Session, 'isCurrent'> {
  return {
    id: publicSessionId(row.id),
    browser: browserName(row.user_agent, language),
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }
}

/**
 * The id under which people and administrators see a session. The stored id is the hash that a cookie is looked up by, so pages get
 * a hash of that, as a UUID of version 8. `site-session-store.ts` computes the same in SQL.
 */
export function publicSessionId(sessionId: string): string {
  const digest = createHash('sha256').update(`shown session ${sessionId}`).digest('hex')
  return digest.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
