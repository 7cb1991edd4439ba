import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_PERSON, EXAMPLE_TOKEN } from '../../../platform/email/example.ts'
import { twinConsentPath } from '../../../platform/email/link-paths.ts'

interface RequestData {
  askedBy: string
  token: string
  /** Days for which the link is valid. */
  days: number
}

/** Asks a person, who may have no account, for consent to a digital twin of them. */
export const twinConsentRequestEmail = defineEmail({
  name: 'twin-consent-request',
  payload: z.object({ consentId: z.uuid() }),
  content: ({ askedBy, token, days }: RequestData) => ({
    subject: msg({ message: '{company}: consent to a digital twin of you' }),
    title: msg({ message: 'Your consent to a digital twin of you' }),
    opening: msg({
      message: 'Hello {name}, {askedBy} wants to make a digital twin of you with {company}, and needs your consent.',
    }),
    paragraphs: [
      msg({
        message: 'A digital twin is a presenter made from a recording of you. It speaks in videos made by {askedBy}.',
      }),
      msg({
        message:
          'You can agree by reading a sentence aloud, or decline. The link works once, within {days, number} days.',
      }),
    ],
    action: { label: msg({ message: 'Read and answer' }), path: twinConsentPath(token) },
    closing: msg({ message: 'If you don’t know {askedBy}, ignore this email. No twin is made unless you agree.' }),
    values: { askedBy, days },
  }),
  example: () => ({ askedBy: EXAMPLE_PERSON, token: EXAMPLE_TOKEN, days: 7 }),
})
