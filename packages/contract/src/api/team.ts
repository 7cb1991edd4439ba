import { z } from 'zod'
import { FinerRole, User } from '../entities/people.ts'
import { Invitation, OpenInvitation, TeamMember } from '../entities/team.ts'
import type { Table } from '../types.ts'
import { Email, NewPassword, Username } from './accounts.ts'
import { Paging, pageOf } from './paging.ts'

const Done = z.object({ ok: z.boolean() })

/** Operators are made on the server itself and never by a call. */
const GivenRole = z.enum(['customer', 'partner'], 'Choose customer or partner.')

const GivenFinerRole = FinerRole.exclude(['operator'], 'Choose owner, admin, editor, analyst or member.')

const Token = z.string().min(1, 'The link has no token.').max(200, 'The link is not one of ours.')

/** The people of a tenant, their roles, and how new ones come in. */
export const team = {
  'GET /api/whitelabel/users': {
    feature: 'accounts',
    summary: 'The people of this tenant, newest first; `q` narrows them.',
    access: 'partner-admin',
    limit: 'read',
    query: Paging.extend({ q: z.string().trim().max(200).optional() }),
    response: pageOf(TeamMember),
    problems: [],
  },
  'PATCH /api/whitelabel/users/:id': {
    feature: 'accounts',
    summary: 'Gives somebody another role, disables or enables their account. Their sessions end at once.',
    access: 'partner-admin',
    limit: 'act',
    params: z.object({ id: z.uuid() }),
    body: z
      .object({ role: GivenRole.optional(), finerRole: GivenFinerRole.optional(), disabled: z.boolean().optional() })
      .refine((change) => Object.keys(change).length > 0, 'Send a role, a finer role or disabled.'),
    response: TeamMember,
    problems: ['own-account', 'above-own-level', 'last-owner', 'not-found', 'key-refused', 'reauthentication-needed'],
  },
  'GET /api/whitelabel/invitations': {
    feature: 'accounts',
    summary: 'The invitations that nobody has accepted yet, newest first.',
    access: 'partner-admin',
    limit: 'read',
    query: Paging,
    response: pageOf(Invitation),
    problems: [],
  },
  'POST /api/whitelabel/invitations': {
    feature: 'accounts',
    summary: 'Sends an invitation with a role by mail. It takes the place of an earlier one to the same address.',
    access: 'partner-admin',
    limit: 'costly',
    body: z.object({ email: Email, role: GivenRole, finerRole: GivenFinerRole }),
    response: Invitation,
    status: 201,
    problems: ['above-own-level', 'already-member', 'member-disabled', 'key-refused', 'reauthentication-needed'],
  },
  'DELETE /api/whitelabel/invitations/:id': {
    feature: 'accounts',
    summary: 'Withdraws an invitation. Its link stops working at once.',
    access: 'partner-admin',
    limit: 'act',
    params: z.object({ id: z.uuid() }),
    response: Done,
    problems: ['above-own-level', 'not-found'],
  },
  'POST /auth/invitation': {
    feature: 'accounts',
    summary: 'What the invitation with this token offers.',
    access: 'anyone',
    limit: 'act',
    body: z.object({ token: Token }),
    response: OpenInvitation,
    problems: ['invitation-invalid'],
  },
  'POST /auth/accept-invitation': {
    feature: 'accounts',
    summary:
      'Opens an account with the role of the invitation and signs it in. Whoever has an account here sends the token alone.',
    access: 'anyone',
    limit: 'costly',
    body: z.object({
      token: Token,
      username: Username.optional(),
      password: NewPassword.optional(),
      newsletter: z.boolean('Say true or false.').optional(),
    }),
    response: z.object({ user: User }),
    problems: ['invitation-invalid', 'account-exists', 'username-taken', 'email-taken', 'not-signed-in'],
  },
} as const satisfies Table
