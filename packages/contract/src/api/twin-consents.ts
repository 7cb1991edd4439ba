import { z } from 'zod'
import { ONE_LINE, ONE_LINE_NAME } from '../entities/one-line.ts'
import { TwinConsent } from '../entities/twins.ts'
import { Language } from '../languages.ts'
import type { Table } from '../types.ts'

const PersonName = z
  .string()
  .trim()
  .min(1, 'Enter the name of the person in the recording.')
  .max(80, 'Keep the name to {maximum, number} characters or fewer.')
  .regex(ONE_LINE, ONE_LINE_NAME)

/** Consent to a digital twin: a sentence with a code of its own, read aloud by the person in a recording. */
export const twinConsents = {
  'GET /api/twin-consents': {
    feature: 'twins',
    summary: 'The consents to digital twins that this person has requested, newest first.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: z.array(TwinConsent),
    problems: [],
  },
  'POST /api/twin-consents': {
    feature: 'twins',
    summary: 'Requests consent. Returns the sentence that the person has to read, with a new code.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({ personName: PersonName, language: Language }),
    response: TwinConsent,
    status: 201,
    problems: ['twin-consents-full'],
  },
  'POST /api/twin-consents/:id/recording': {
    feature: 'twins',
    summary: 'Gives consent with an upload in which the sentence is read. It is stored with time, address and hash.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({
      uploadId: z.uuid(),
      agree: z.literal(true, { error: 'Confirm that you agree.' }),
    }),
    response: TwinConsent,
    problems: ['not-found', 'consent-over', 'upload-unknown', 'upload-in-use'],
  },
  'POST /api/avatars/:id/consent': {
    feature: 'twins',
    summary:
      'Requests consent again for a twin that was rejected, in doubt or without consent in time. Its recordings stay. ' +
      'A person who was asked by email gets a new link.',
    access: 'customer',
    limit: 'costly',
    scope: null,
    duringImpersonation: 'refused',
    response: TwinConsent,
    status: 201,
    problems: ['not-found', 'consent-not-repeatable', 'twin-recordings-deleted', 'twin-consents-full'],
  },
  'POST /api/twin-consents/:id/revoke': {
    feature: 'twins',
    summary: 'Revokes consent: the twin can no longer be used and its recordings are deleted. The record stays.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    response: TwinConsent,
    problems: ['not-found'],
  },
} as const satisfies Table
