import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../platform/email/define.ts'
import { EXAMPLE_PERSON } from '../../platform/email/example.ts'
import { type SendableEmail, readerOf } from '../../platform/email/sendable.ts'
import { listOwnerIds } from '../people/index.ts'
import { findOrder } from './store.ts'

interface Ordered {
  person: string
  email: string
  area: string
  note: string
  priceCents: number | null
  currency: string
}

/** Sent to the sales address of the site. The customer's text is included unchanged, and never in the subject. */
export const emailBlastOrderedEmail = defineEmail({
  name: 'email-blast-ordered',
  payload: z.object({ orderId: z.uuid(), to: z.email() }),
  content: ({ person, email, area, note, priceCents, currency }: Ordered, { format }) => ({
    subject: msg({ message: 'New email blast order on {company}' }),
    opening: msg({
      message:
        '{person} ordered the email blast. We told them that your team will agree on the audience and dates with them, ' +
        'send the emails and bill them. Nothing was charged.',
    }),
    paragraphs: note ? [`“${note}”`] : [],
    facts: [
      [msg({ message: 'Customer' }), person],
      [msg({ message: 'Email' }), email],
      [msg({ message: 'Metro area or market' }), area],
      [
        msg({ message: 'Price per month' }),
        priceCents === null ? msg({ message: 'To be quoted' }) : format.money({ cents: priceCents, currency }),
      ],
    ],
    action: { label: msg({ message: 'View orders' }), path: '/whitelabel-dashboard#email-blasts' },
    closing: msg({ message: 'Mark the order as done once you’ve handled it.' }),
    values: { person },
  }),
  example: () => ({
    person: EXAMPLE_PERSON,
    email: 'sam@agency.example',
    area: 'Bristol',
    note: '',
    priceCents: 30_000,
    currency: 'USD',
  }),
})

export const emailBlastEmails: SendableEmail[] = [
  {
    email: emailBlastOrderedEmail as SendableEmail['email'],
    async prepare(tx, order, findPerson) {
      const { orderId, to } = emailBlastOrderedEmail.payload.parse(order)
      const row = await findOrder(tx, orderId)
      if (!row) return undefined
      const [ownerId] = await listOwnerIds(tx)
      const owner = ownerId === undefined ? undefined : await findPerson(tx, ownerId)
      const reader = owner ? readerOf(owner) : { name: '', username: '', language: 'en' as const }
      const { area, note, price_cents: priceCents, currency } = row
      const data = {
        person: row.display_name ?? row.username,
        email: row.email ?? '',
        area,
        note,
        priceCents,
        currency,
      }
      return { to, reader, data }
    },
  },
]
