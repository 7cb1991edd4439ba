import { z } from 'zod'
import { ONE_LINE, ONE_LINE_NAME } from '../entities/one-line.ts'
import { TwinConsent, TwinRequest } from '../entities/twins.ts'
import { Upload } from '../entities/uploads.ts'
import { Language } from '../languages.ts'
import type { Table } from '../types.ts'
import { Email } from './accounts.ts'
import { Ok } from './shapes.ts'

const Token = z
  .string()
  .min(1, 'This link is incomplete. Open it again from the email.')
  .max(100, 'This link is incomplete. Open it again from the email.')
const PersonName = z
  .string()
  .trim()
  .min(1, 'Enter the name of the person in the recording.')
  .max(80, 'Keep the name to {maximum, number} characters or fewer.')
  .regex(ONE_LINE, ONE_LINE_NAME)
const FileName = z.string().trim().min(1).max(200)

/** Consent to a digital twin requested from another person, who answers through a link without an account. */
export const twinRequests = {
  'POST /api/twin-consent-requests': {
    feature: 'twins',
    summary: 'Requests another person’s consent by email, with a link that works for 7 days and one answer.',
    access: 'customer',
    limit: 'costly',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({ personName: PersonName, email: Email, language: Language }),
    response: TwinConsent,
    status: 201,
    problems: ['twin-consents-full', 'twin-not-bought'],
  },
  'POST /api/twin-requests/read': {
    feature: 'twins',
    summary: 'Who requests the consent with this token, and the sentence to read aloud.',
    access: 'anyone',
    limit: 'change',
    body: z.object({ token: Token }),
    response: TwinRequest,
    problems: ['twin-link-over'],
  },
  'POST /api/twin-requests/upload': {
    feature: 'twins',
    summary: 'Starts the upload of the recorded sentence. It replaces an earlier one.',
    access: 'anyone',
    limit: 'change',
    body: z.object({ token: Token, name: FileName, bytes: z.number().int().min(1, 'The file is empty.') }),
    response: Upload,
    status: 201,
    problems: ['twin-link-over', 'upload-too-large', 'uploads-full'],
  },
  'PATCH /api/twin-requests/upload': {
    feature: 'twins',
    summary: 'Adds the next piece of that file, of at most 8 MB, at `offset`.',
    access: 'anyone',
    limit: 'upload',
    query: z.object({ token: Token, offset: z.coerce.number().int().min(0) }),
    bytes: true,
    response: Upload,
    problems: ['twin-link-over', 'not-found', 'upload-offset', 'too-large', 'wrong-media-type'],
  },
  'POST /api/twin-requests/upload-state': {
    feature: 'twins',
    summary: 'The progress of that upload and the result of its check.',
    access: 'anyone',
    limit: 'read',
    body: z.object({ token: Token }),
    response: Upload,
    problems: ['twin-link-over', 'not-found'],
  },
  'POST /api/twin-requests/agree': {
    feature: 'twins',
    summary: 'Gives consent with the recorded sentence. The link expires, and a copy is sent to the person by email.',
    access: 'anyone',
    limit: 'change',
    body: z.object({ token: Token, agree: z.literal(true, { error: 'Confirm that you agree.' }) }),
    response: Ok,
    problems: ['twin-link-over', 'upload-unknown'],
  },
  'POST /api/twin-requests/refuse': {
    feature: 'twins',
    summary: 'Declines consent. The link expires.',
    access: 'anyone',
    limit: 'change',
    body: z.object({ token: Token }),
    response: Ok,
    problems: ['twin-link-over'],
  },
  'POST /api/twin-requests/read-withdrawal': {
    feature: 'twins',
    summary: 'The consent that the token of a copy is for.',
    access: 'anyone',
    limit: 'change',
    body: z.object({ token: Token }),
    response: TwinRequest,
    problems: ['twin-link-over'],
  },
  'POST /api/twin-requests/withdraw': {
    feature: 'twins',
    summary: 'Withdraws consent: the twin can no longer be used and its recordings are deleted.',
    access: 'anyone',
    limit: 'change',
    body: z.object({ token: Token }),
    response: Ok,
    problems: ['twin-link-over'],
  },
} as const satisfies Table
