import { type AgreedDocument, type LegalVersion, agreedDocuments, legalDocuments } from '@vitrine/contract'
import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_DAY } from '../../../platform/email/example.ts'

const documents = {
  terms: msg({ message: 'Terms of Service' }),
  privacy: msg({ message: 'Privacy Policy' }),
}

/** Sent 30 days before a new version of the terms or of the privacy policy takes effect. */
export const termsChangeEmail = defineEmail({
  name: 'terms-change',
  payload: z.object({ userId: z.uuid(), document: z.enum(agreedDocuments), version: z.coerce.number().int() }),
  content: ({ document, version, effectiveOn, changes }: LegalVersion & { document: AgreedDocument }, { format }) => ({
    subject: msg({ message: '{company}: our {document} will change on {day}' }),
    title: msg({ message: 'Our {document} will change on {day}' }),
    opening: msg({ message: 'Hello {name}, a new version takes effect on {day}.' }),
    paragraphs: [msg({ message: 'What changes: {changes}' })],
    facts: [
      [msg({ message: 'Document' }), documents[document]],
      [msg({ message: 'Version' }), String(version)],
      [msg({ message: 'Effective' }), format.day(effectiveOn)],
    ],
    action: {
      label: msg({ message: 'Read the new version' }),
      path: `${legalDocuments[document].path}?version=${version}`,
    },
    closing: msg({
      message: 'Until then, the version you accepted applies. If you don’t agree, you can delete your account.',
    }),
    // `which` is for languages that inflect the name inside a sentence.
    values: { document: documents[document], which: document, day: format.day(effectiveOn), changes },
  }),
  example: () => ({
    document: 'terms' as const,
    version: 2,
    effectiveOn: EXAMPLE_DAY,
    changes: 'Refunds take seven days.',
  }),
})
