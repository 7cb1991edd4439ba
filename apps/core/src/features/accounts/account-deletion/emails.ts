import type { Receipt } from '@vitrine/contract'
import type { Message } from '@vitrine/messages'
import { z } from 'zod'
import type { Db } from '../../../platform/db/open.ts'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_DAY, EXAMPLE_ID } from '../../../platform/email/example.ts'
import { minuteOf } from '../../../platform/email/formats.ts'
import { deleteMailsTo } from '../../../platform/email/outbox-store.ts'
import type { SendableEmail } from '../../../platform/email/sendable.ts'
import { findDeletionRequest, purgeAddress } from './deletion-request-store.ts'
import { receiptOf } from './receipt.ts'
import type { People } from '../../people/index.ts'

/** A message outside the catalogs, since this email is only sent in English. */
const english = (message: string): Message => ({ id: message, message })

/** The receipt of a deletion. It is in English, because the deletion also removed the name and the language. */
export const accountDeletedEmail = defineEmail({
  name: 'account-deleted',
  payload: z.object({ userId: z.uuid(), deletionRequestId: z.uuid() }),
  content: ({ number, deletedAt, videosErased, creditsLost, erased, kept }: Receipt) => ({
    subject: english('Your {company} account was deleted'),
    title: english('Your account was deleted'),
    opening: english('This email is your receipt. You can no longer sign in to the account, and it can’t be restored.'),
    paragraphs: [english('Deleted: {erased}.'), english('Kept: {kept}.')],
    facts: [
      [english('Receipt number'), number],
      [english('Deleted'), minuteOf(deletedAt)],
      [english('Videos deleted'), String(videosErased)],
      [english('Credits lost'), String(creditsLost)],
    ],
    closing: english('Earlier backups contain copies until they expire. If you didn’t request this, contact us.'),
    values: { erased: erased.join('; '), kept: kept.join('; ') },
  }),
  example: () => ({
    number: EXAMPLE_ID,
    deletedAt: EXAMPLE_DAY,
    finishedAt: null,
    videosErased: 3,
    creditsLost: 2,
    erased: ['Videos'],
    kept: ['Invoices'],
  }),
})

/** Sends the receipt to the address in the deletion request, which keeps it until this email is sent. */
export function createAccountDeletedEmail(db: Db, names: Pick<People['names'], 'isTaken'>): SendableEmail {
  return {
    email: accountDeletedEmail,
    async prepare(tx, order) {
      const deletionRequest = await findDeletionRequest(tx, accountDeletedEmail.payload.parse(order).deletionRequestId)
      if (!deletionRequest?.receipt_email) return undefined
      const reader = { name: '', username: '', language: 'en' as const }
      return {
        to: deletionRequest.receipt_email,
        reader,
        data: receiptOf(deletionRequest, reader.language),
        forgetsRecipient: true,
      }
    },
    /**
     * Removes the address from the deletion request and from emails that were on their way during the deletion. When the address
     * belongs to a new account by now, the emails of that account stay.
     */
    async settle(tenantId, order) {
      const { deletionRequestId } = accountDeletedEmail.payload.parse(order)
      await db.inTenant(tenantId, async (tx) => {
        const address = (await findDeletionRequest(tx, deletionRequestId))?.receipt_email
        if (address && !(await names.isTaken(tx, { username: address, email: address })))
          await deleteMailsTo(tx, address)
        await purgeAddress(tx, deletionRequestId)
      })
    },
  }
}
