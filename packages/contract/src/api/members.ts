import { z } from 'zod'
import { MemberRole, User } from '../entities/people.ts'
import { Invitation, OneTimeLink, OpenInvitation, TeamMember } from '../entities/members.ts'
import { ChangedUsers } from '../entities/whitelabel-users.ts'
import { INVITATION_DAYS } from '../limits/people-limits.ts'
import type { Table } from '../types.ts'
import { Email, NewPassword, Username } from './accounts.ts'
import { Paging, pageOf } from './paging.ts'
import { Id, Ok } from './shapes.ts'

/** Operators are created on the server only, never by a call. */
const GivenRole = z.enum(['customer', 'partner'], 'Choose customer or partner.')

const GrantableMemberRole = MemberRole.exclude(['operator'], 'Choose owner, admin, editor, analyst or member.')

const MemberChange = z
  .object({
    role: GivenRole.optional(),
    memberRole: GrantableMemberRole.optional(),
    disabled: z.boolean().optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'Send a role, a member role or disabled.')

/** The number of people on a page of a list. */
const PEOPLE_MAX = 100

const Token = z.string().min(1, 'The link is missing its token.').max(200, 'This isn’t one of our links.')

/** The people of a tenant, their roles, and how new ones come in. */
export const members = {
  'PATCH /api/whitelabel/users': {
    feature: 'members',
    summary:
      'Changes the role of many people, or disables or enables them. Returns who was changed, and who was skipped and why.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'people:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({
      ids: z
        .array(z.uuid())
        .min(1, 'Choose at least one user.')
        .max(PEOPLE_MAX, 'Choose at most {maximum, number} users at a time.'),
      change: MemberChange,
    }),
    response: ChangedUsers,
    problems: ['key-refused', 'reauthentication-needed'],
  },
  'PATCH /api/whitelabel/users/:id': {
    feature: 'members',
    summary: 'Changes a person’s role, or disables or enables their account. Their sessions end at once.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'people:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: Id,
    body: MemberChange,
    response: TeamMember,
    problems: ['own-account', 'above-own-level', 'last-owner', 'not-found', 'key-refused', 'reauthentication-needed'],
  },
  'GET /api/whitelabel/invitations': {
    feature: 'members',
    summary: 'The invitations that nobody has accepted yet, newest first.',
    access: 'partner-admin',
    limit: 'read',
    scope: 'people:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    query: Paging,
    response: pageOf(Invitation),
    problems: [],
  },
  'POST /api/whitelabel/invitations': {
    feature: 'members',
    summary: 'Sends an invitation with a role by email. It replaces an earlier one to the same address.',
    access: 'partner-admin',
    limit: 'costly',
    scope: 'people:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({ email: Email, role: GivenRole, memberRole: GrantableMemberRole }),
    response: Invitation,
    status: 201,
    problems: ['above-own-level', 'already-member', 'member-disabled', 'key-refused', 'reauthentication-needed'],
  },
  'POST /api/whitelabel/invitations/:id/link': {
    feature: 'members',
    summary:
      'Creates an invitation link to pass on by hand, if the server sends no email. It replaces earlier links and ' +
      `works once, for ${INVITATION_DAYS} days.`,
    access: 'partner-admin',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: Id,
    response: OneTimeLink,
    status: 201,
    problems: ['feature-off', 'above-own-level', 'not-found', 'reauthentication-needed'],
  },
  'DELETE /api/whitelabel/invitations/:id': {
    feature: 'members',
    summary: 'Withdraws an invitation. Its link stops working at once.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'people:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: Id,
    response: Ok,
    problems: ['above-own-level', 'not-found'],
  },
  'POST /auth/invitation': {
    feature: 'members',
    summary: 'The role and site that the invitation with this token offers.',
    access: 'anyone',
    limit: 'change',
    whilePaused: 'open',
    body: z.object({ token: Token }),
    response: OpenInvitation,
    problems: ['invitation-invalid'],
  },
  'POST /auth/accept-invitation': {
    feature: 'members',
    summary:
      'Creates an account with the role of the invitation and signs it in. A person with an account here sends only the token.',
    access: 'anyone',
    limit: 'costly',
    whilePaused: 'open',
    body: z.object({
      token: Token,
      username: Username.optional(),
      password: NewPassword.optional(),
      newsletter: z.boolean('Enter true or false.').optional(),
    }),
    response: z.object({ user: User }),
    problems: ['invitation-invalid', 'account-exists', 'username-taken', 'email-taken', 'not-signed-in'],
  },
} as const satisfies Table
