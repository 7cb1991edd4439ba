import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_PERSON, EXAMPLE_TOKEN } from '../../../platform/email/example.ts'
import { minuteOf } from '../../../platform/email/formats.ts'
import { withdrawConsentPath } from '../../../platform/email/link-paths.ts'

interface Copy {
  askedBy: string
  text: string
  /** ISO 8601. */
  recordedAt: string
  address: string
  sha256: string | null
  token: string
}

/** The copy of a consent for the person who gave it, with the link that withdraws it. */
export const twinConsentCopyEmail = defineEmail({
  name: 'twin-consent-copy',
  payload: z.object({ consentId: z.uuid() }),
  content: ({ askedBy, text, recordedAt, address, sha256, token }: Copy) => ({
    subject: msg({ message: '{company}: a copy of your consent' }),
    title: msg({ message: 'You agreed to a digital twin' }),
    opening: msg({ message: 'Hello {name}, you agreed that {askedBy} may use a digital twin of you with {company}.' }),
    paragraphs: [`“${text}”`],
    facts: [
      [msg({ message: 'Recorded', context: 'moment' }), minuteOf(recordedAt)],
      [msg({ message: 'IP address' }), address],
      ...(sha256 ? [[msg({ message: 'Recording (SHA-256)' }), sha256] as const] : []),
    ],
    action: { label: msg({ message: 'Withdraw consent' }), path: withdrawConsentPath(token) },
    closing: msg({
      message:
        'Keep this email. You can withdraw at any time: the twin is deactivated and its recordings are deleted immediately.',
    }),
    values: { askedBy },
  }),
  example: () => ({
    askedBy: EXAMPLE_PERSON,
    text: `I am ${EXAMPLE_PERSON}. My code is 123 456.`,
    recordedAt: '2026-03-14T10:00:00.000Z',
    address: '192.0.2.7',
    sha256: null,
    token: EXAMPLE_TOKEN,
  }),
})
