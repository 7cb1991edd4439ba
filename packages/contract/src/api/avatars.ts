import { z } from 'zod'
import { SpokenLanguage } from '../entities/rendition.ts'
import { SiteAvatar, SiteAvatarSettings } from '../entities/site-avatars.ts'
import { Avatar } from '../entities/videos.ts'
import type { Table } from '../types.ts'
import { Ok } from './shapes.ts'

export const avatars = {
  'GET /api/avatars': {
    feature: 'avatars',
    summary: 'The presenters this person may choose, the default one first: the tenant’s stock and their own.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    /** Previews speak this language; that of the page where it is left out. */
    query: z.object({ language: SpokenLanguage.optional() }),
    response: z.array(Avatar),
    problems: [],
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
  'PUT /api/avatars/:id/favourite': {
    feature: 'avatars',
    summary: 'Marks a presenter as a favorite, which is listed before the others of its type.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    response: Ok,
    problems: ['not-found'],
  },
  'DELETE /api/avatars/:id/favourite': {
    feature: 'avatars',
    summary: 'Removes a presenter from the favorites.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    response: Ok,
    problems: ['not-found'],
  },
  'PUT /api/avatars/:id/default': {
    feature: 'avatars',
    summary: 'Makes a presenter this person’s default for new videos, in place of any earlier one.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    response: Ok,
    problems: ['not-found'],
  },
  'DELETE /api/avatars/:id/default': {
    feature: 'avatars',
    summary: 'Removes the default presenter of this person.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    response: Ok,
    problems: ['not-found'],
  },
  'GET /api/whitelabel/avatars': {
    feature: 'avatars',
    summary: 'All stock presenters of this site, hidden ones included, in the order in which customers see them.',
    access: 'partner',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: z.array(SiteAvatar),
    problems: [],
  },
  'PUT /api/whitelabel/avatars': {
    feature: 'avatars',
    summary:
      'Changes which stock presenters customers see, and their order. Presenters not listed follow and are shown.',
    access: 'partner-editor',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: SiteAvatarSettings,
    response: z.array(SiteAvatar),
    problems: ['avatar-unknown', 'presenters-all-hidden'],
  },
} as const satisfies Table
