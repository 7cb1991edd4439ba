import { type Message, msg } from '@vitrine/messages'
import { z } from 'zod'
import { type EmailContent, defineEmail } from '../../platform/email/define.ts'
import { EXAMPLE_DAY, EXAMPLE_ID } from '../../platform/email/example.ts'
import { type SendableEmail, withPayload } from '../../platform/email/sendable.ts'

/** A bill of the platform to a partner, as it was when its email was ordered. */
const payload = z.object({
  userId: z.uuid(),
  month: z.string(),
  cents: z.coerce.number().int(),
  due: z.string(),
})

type InvoiceFacts = z.output<typeof payload>

export function billPayload(
  userId: string,
  { month, totalCents, dueAt }: { month: string; totalCents: number; dueAt: Date },
): InvoiceFacts {
  return { userId, month, cents: totalCents, due: dueAt.toISOString() }
}

export const billIssuedEmail = billEmail('bill-issued', {
  subject: msg({ message: 'Your invoice for {month}' }),
  opening: msg({
    message:
      'Hello {name}, here is your invoice for {company} for {month}: {amount}, due on {day}. It lists every video of that month.',
  }),
})

const dueSubject = msg({ message: 'Your invoice for {month} is past due' })

/** Sent one after the other while the bill is unpaid. */
export const billDueEmails = [
  billEmail('bill-due-first', {
    subject: dueSubject,
    opening: msg({
      message:
        'Hello {name}, your invoice for {month} ({amount}) was due on {day}. If you’ve already paid it, you can ignore this email.',
    }),
  }),
  billEmail('bill-due-second', {
    subject: dueSubject,
    opening: msg({
      message:
        'Hello {name}, your invoice for {month} ({amount}) is still unpaid. Please pay it to keep your site open.',
    }),
  }),
  billEmail('bill-due-last', {
    subject: dueSubject,
    opening: msg({
      message:
        'Hello {name}, this is the last reminder. If the invoice for {month} ({amount}) isn’t paid within 7 days, ' +
        'your site will be paused.',
    }),
  }),
] as const

export const billPausedEmail = billEmail('bill-paused', {
  subject: msg({ message: '{company} is paused' }),
  opening: msg({
    message:
      'Hello {name}, your invoice for {month} ({amount}) is unpaid, so your site is paused. Your data is ' +
      'safe, and you can still open your invoices.',
  }),
})

/** Returns an email about a bill, with its month, amount and payment date as values. */
export function billEmail(name: string, said: { subject: Message; opening: Message }) {
  return defineEmail({
    name,
    payload,
    content: ({ month, cents, due }: InvoiceFacts, { format }): EmailContent => ({
      ...said,
      action: {
        label: msg({ message: 'View invoices', context: 'of the platform' }),
        path: '/whitelabel-dashboard?tab=billing',
      },
      values: { month: format.month(month), amount: format.money({ cents }), day: format.day(due) },
    }),
    example: () => ({ userId: EXAMPLE_ID, month: EXAMPLE_DAY.slice(0, 7), cents: 123_450, due: EXAMPLE_DAY }),
  })
}

export const partnerBillingEmails: SendableEmail[] = [billIssuedEmail, ...billDueEmails, billPausedEmail].map(
  withPayload,
)
