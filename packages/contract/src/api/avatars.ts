import { z } from 'zod'
import { Avatar } from '../entities/videos.ts'
import type { Table } from '../types.ts'

const TwinName = z
  .string()
  .trim()
  .min(1, 'Give your twin a name.')
  .max(60, 'Keep the name under 60 characters.')
  .regex(/^\P{Cc}*$/u, 'Write the name on one line.')

export const avatars = {
  'GET /api/avatars': {
    feature: 'avatars',
    summary: 'The presenters this person may choose: the tenant’s stock and their own.',
    access: 'customer',
    limit: 'read',
    response: z.array(Avatar),
    problems: [],
  },
  'POST /api/avatars': {
    feature: 'avatars',
    summary: 'Makes a digital twin of a recording of oneself, with one’s consent. Lips do not follow the words.',
    access: 'customer',
    limit: 'act',
    body: z.object({
      name: TwinName,
      uploadId: z.uuid(),
      /** That the person in the recording is oneself, or agrees. Recorded with its time and address. */
      consent: z.literal(true, { error: 'Confirm that the person in the recording agrees.' }),
    }),
    response: Avatar,
    status: 201,
    problems: ['upload-unknown', 'upload-in-use', 'twins-full'],
  },
  'GET /api/avatars/:id': {
    feature: 'avatars',
    summary: 'One presenter that this person may choose.',
    access: 'customer',
    limit: 'read',
    response: Avatar,
    problems: ['not-found'],
  },
  'DELETE /api/avatars/:id': {
    feature: 'avatars',
    summary: 'Deletes a digital twin with its recording; its videos stay.',
    access: 'customer',
    limit: 'act',
    response: z.object({ ok: z.boolean() }),
    problems: ['not-found'],
  },
} as const satisfies Table
