import { z } from 'zod'
import { TwinEntitlements } from '../entities/twins.ts'
import { Avatar } from '../entities/videos.ts'
import type { Table } from '../types.ts'
import { Ok } from './shapes.ts'

const TwinName = z
  .string()
  .trim()
  .min(1, 'Name your twin.')
  .max(60, 'Keep the name to {maximum, number} characters or fewer.')
  .regex(/^\P{Cc}*$/u, 'Keep the name on one line.')

export const twins = {
  'POST /api/avatars': {
    feature: 'twins',
    summary:
      'Creates a digital twin from a recording of a person and their consent. An operator reviews both before it can be used.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    body: z.object({
      name: TwinName,
      /** The recording that videos show; the person listening with closed lips, if both were recorded. */
      uploadId: z.uuid(),
      /** The person reading aloud. */
      speakingUploadId: z.uuid().optional(),
      /** The recorded consent of the person, which is used for this twin alone. */
      consentId: z.uuid('Record the person’s consent first.'),
    }),
    response: Avatar,
    status: 201,
    problems: ['upload-unknown', 'upload-in-use', 'consent-over', 'twin-not-bought', 'twins-full'],
  },
  'DELETE /api/avatars/:id': {
    feature: 'twins',
    summary: 'Deletes a digital twin with its recording; its videos stay.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    response: Ok,
    problems: ['not-found'],
  },
  'GET /api/twin-entitlements': {
    feature: 'twins',
    summary: 'The digital twins that this person has bought or can create for free, and the state of each.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: TwinEntitlements,
    problems: [],
  },
} as const satisfies Table
