import { z } from 'zod'
import { Upload, UploadKind } from '../entities/uploads.ts'
import type { Table } from '../types.ts'
import { Ok } from './shapes.ts'

const FileName = z
  .string()
  .trim()
  .min(1, 'Enter a file name.')
  .max(200, 'Keep the file name to {maximum, number} characters or fewer.')
  .regex(/^\P{Cc}*$/u, 'Keep the file name on one line.')

/** Uploads: sent in pieces, resumable after a lost connection, then checked and re-encoded. */
export const uploads = {
  'POST /api/uploads': {
    feature: 'uploads',
    summary: 'Starts an upload: a recording (500 MB), a voice-over (200 MB), or an image, PDF or PPTX (100 MB).',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: z.object({
      kind: UploadKind,
      name: FileName,
      bytes: z.number().int().min(1, 'The file is empty.'),
    }),
    response: Upload,
    status: 201,
    problems: ['upload-too-large', 'uploads-full'],
  },
  'PATCH /api/uploads/:id': {
    feature: 'uploads',
    summary: 'Adds the next piece, of at most 8 MB, at `offset`. After the last one the file is checked.',
    access: 'customer',
    limit: 'upload',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    query: z.object({ offset: z.coerce.number().int().min(0) }),
    bytes: true,
    response: Upload,
    problems: ['not-found', 'upload-offset', 'too-large', 'wrong-media-type'],
  },
  'GET /api/uploads/:id': {
    feature: 'uploads',
    summary: 'The progress of an upload and the result of its check.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: Upload,
    problems: ['not-found'],
  },
  'DELETE /api/uploads/:id': {
    feature: 'uploads',
    summary: 'Deletes an upload and its files.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    response: Ok,
    problems: ['not-found', 'upload-in-use'],
  },
  'POST /api/capture': {
    feature: 'uploads',
    summary: 'Captures a public web page as an upload of the kind `content`: its title, description and preview image.',
    access: 'customer',
    limit: 'tools',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: z.object({
      url: z.url({ protocol: /^https?$/, error: 'Enter a full URL.' }).max(2000, 'This address is too long.'),
    }),
    response: Upload,
    status: 201,
    problems: [
      'page-private',
      'page-needs-sign-in',
      'page-too-large',
      'page-unusable',
      'page-unreachable',
      'page-busy',
      'uploads-full',
    ],
  },
} as const satisfies Table
