import type { DraftContent } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import type { LocalCopies } from './local-copies.ts'
import { sendDraft } from './queries.ts'

/** A window that is open writes within seconds; what is older was left by one that is not there any more. */
const leftMs = 60_000

interface Options {
  copies: LocalCopies
  send?: typeof sendDraft
  newId?: () => string
  nowMs?: number
}

/** Sends what closed windows could not. Returns how many drafts the server has gained words of. */
export async function sendLeftovers({
  copies,
  send = sendDraft,
  newId = () => crypto.randomUUID(),
  nowMs = Date.now(),
}: Options): Promise<number> {
  let sent = 0
  for (const copy of copies.leftovers(nowMs - leftMs)) {
    const content = copy.content as DraftContent
    try {
      await send(copy.id, { version: copy.version, content }).catch((error: unknown) => {
        const isTaken = error instanceof ApiError && (error.code === 'draft-changed' || error.status === 404)
        if (!isTaken) throw error
        return send(newId(), { version: 0, content })
      })
      sent += 1
    } catch {
      // Keeps the copy's own time, so that newer content takes precedence.
      copies.keep(newId(), copy)
    }
  }
  return sent
}
