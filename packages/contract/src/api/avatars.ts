import { z } from 'zod'
import { TwinEntitlements } from '../entities/twins.ts'
import { Avatar } from '../entities/videos.ts'
import type { Table } from '../types.ts'

const TwinName = z
  .string()
  .trim()
  .min(1, 'Name your twin.')
  .max(60, 'Keep the name to {maximum, number} characters or fewer.')
  .regex(/^\P{Cc}*$/u, 'Keep the name on one line.')

export const avatars = {
  'GET /api/avatars': {
    feature: 'avatars',
    summary: 'The presenters this person may choose: the tenant’s stock and their own.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: z.array(Avatar),
    problems: [],
  },
  'POST /api/avatars': {
    feature: 'avatars',
    summary: 'Makes a digital twin of a recording of oneself, with one’s consent. Lips do not follow the words.',
    access: 'customer',
    limit: 'act',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    body: z.object({
      name: TwinName,
      uploadId: z.uuid(),
      /** That the person in the recording is oneself, or agrees. Recorded with its time and address. */
      consent: z.literal(true, { error: 'Confirm that the person in the recording has agreed.' }),
    }),
    response: Avatar,
    status: 201,
    problems: ['upload-unknown', 'upload-in-use', 'twin-not-bought', 'twins-full'],
  },
  'GET /api/avatars/:id': {
    feature: 'avatars',
    summary: 'One presenter that this person may choose.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: Avatar,
    problems: ['not-found'],
  },
  'DELETE /api/avatars/:id': {
    feature: 'avatars',
    summary: 'Deletes a digital twin with its recording; its videos stay.',
    access: 'customer',
    limit: 'act',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    response: z.object({ ok: z.boolean() }),
    problems: ['not-found'],
  },
  'GET /api/twin-entitlements': {
    feature: 'avatars',
    summary: 'The digital twins that this person has bought or may make without an order, and what became of each.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: TwinEntitlements,
    problems: [],
  },
} as const satisfies Table
