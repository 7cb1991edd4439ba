import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_PERSON, exampleVideo } from '../../../platform/email/example.ts'
import { type SendableEmail, toPerson } from '../../../platform/email/sendable.ts'
import { findLead } from './store.ts'

interface Question {
  videoTitle: string
  name: string
  email: string | null
  phone: string | null
  message: string
}

/** Sent when a viewer sends a message on a share page. The viewer's text is included unchanged, and never in the subject. */
export const leadEmail = defineEmail({
  name: 'lead',
  payload: z.object({ userId: z.uuid(), leadId: z.uuid() }),
  kind: 'leads',
  content: ({ videoTitle, name, email, phone, message }: Question) => ({
    subject: msg({ message: 'New question about your video on {company}' }),
    title: msg({ message: 'New question about your video' }),
    opening: msg({ message: 'Hello {name}, someone watched your video and left a message.' }),
    paragraphs: message ? [`“${message}”`] : [],
    facts: [
      [msg({ message: 'Name' }), name],
      ...(email ? [[msg({ message: 'Email' }), email] as const] : []),
      ...(phone ? [[msg({ message: 'Phone' }), phone] as const] : []),
      [msg({ message: 'Video' }), videoTitle],
    ],
    action: { label: msg({ message: 'See all questions' }), path: '/leads' },
    closing: msg({ message: 'They agreed to be contacted about this message only.' }),
  }),
  example: (tenant) => ({
    videoTitle: exampleVideo(tenant),
    name: EXAMPLE_PERSON,
    email: null,
    phone: null,
    message: '',
  }),
})

export const leadEmails: SendableEmail[] = [
  toPerson(leadEmail, async (tx, { leadId }) => {
    const lead = await findLead(tx, leadId)
    return lead && { data: { ...lead, videoTitle: lead.video_title } }
  }),
]
