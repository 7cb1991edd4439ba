import { msg } from '@vitrine/messages'
import { withPayload } from '../../../platform/email/sendable.ts'
import { billEmail } from '../emails.ts'

export const chargePaidEmail = billEmail('bill-charge-paid', {
  subject: msg({ message: 'Receipt for your invoice for {month}' }),
  opening: msg({ message: 'Hello {name}, we charged {amount} to your card for {company} for {month}. Thank you.' }),
})

export const chargeFailedEmail = billEmail('bill-charge-failed', {
  subject: msg({ message: 'Your card was declined for the {month} invoice' }),
  opening: msg({
    message:
      'Hello {name}, your card was declined for the {month} invoice ({amount}). Update your payment method ' +
      'and pay it by {day} to keep your site open.',
  }),
})

export const collectionEmails = [chargePaidEmail, chargeFailedEmail].map(withPayload)
