import type { TenantTx } from '../../../platform/db/open.ts'
import { type SendableEmail, toPerson } from '../../../platform/email/sendable.ts'
import { twinRows } from '../../avatars/index.ts'
import { twinReadyEmail } from './ready.ts'
import { twinReceivedEmail } from './received.ts'
import { twinRejectedEmail } from './rejected.ts'

/** Names and reasons are read when an email is sent, so that the outbox does not store them and outdated emails are dropped. */
export const twinEmails: SendableEmail[] = [
  toPerson(twinReceivedEmail, async (tx, { avatarId, userId }) => {
    const twin = await ownTwin(tx, userId, avatarId)
    return twin?.review === 'waiting' ? { data: { twin: twin.name } } : undefined
  }),
  toPerson(twinReadyEmail, async (tx, { avatarId, userId, videoId }) => {
    const twin = await ownTwin(tx, userId, avatarId)
    return twin?.review === 'approved' ? { data: { twin: twin.name, videoId } } : undefined
  }),
  toPerson(twinRejectedEmail, async (tx, { avatarId, userId }) => {
    const twin = await ownTwin(tx, userId, avatarId)
    return twin?.review === 'rejected' ? { data: { twin: twin.name, reason: twin.review_reason ?? '' } } : undefined
  }),
]

async function ownTwin(tx: TenantTx, userId: string, avatarId: string) {
  const twin = await twinRows.find(tx, avatarId)
  return twin?.user_id === userId ? twin : undefined
}
