import { z } from 'zod'
import { MailKind, Profile, Session } from '../entities/people.ts'
import { Language } from '../languages.ts'
import { withoutDirections } from '../entities/one-line.ts'
import type { Table } from '../types.ts'
import { Email, NewPassword, Password, Username } from './accounts.ts'
import { Id, Ok } from './shapes.ts'

const emptyAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** Emails and pages show it inside sentences, also to other people. */
export const DisplayName = z
  .string()
  .overwrite(withoutDirections)
  .trim()
  .max(80, 'Keep the display name to {maximum, number} characters or fewer.')
  .regex(/^\P{Cc}*$/u, 'Keep the display name on one line.')

const TimeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone such as Europe/Lisbon.')

/** Newsletters are not included, because they need consent. */
const NoticeKind = MailKind.exclude(['newsletter'])

const MailToken = z.object({ token: z.string().max(200) })
const MailChoice = z.object({ kind: MailKind, isOff: z.boolean() })

/** A signed-in person's own account: who they are, their password and where they are signed in. */
export const profile = {
  'GET /auth/profile': {
    feature: 'accounts',
    summary: 'The profile of the signed-in person.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: Profile,
    problems: [],
  },
  'PATCH /auth/profile': {
    feature: 'accounts',
    summary: 'Changes the fields that are sent; an empty field is cleared.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({
      username: Username.optional(),
      email: z.preprocess(emptyAsNull, Email.nullable().optional()),
      displayName: z.preprocess(emptyAsNull, DisplayName.nullable().optional()),
      language: z.preprocess(emptyAsNull, Language.nullable().optional()),
      timeZone: z.preprocess(emptyAsNull, TimeZone.nullable().optional()),
      theme: z.preprocess(emptyAsNull, z.enum(['light', 'dark']).nullable().optional()),
      mailsOff: z.array(NoticeKind).max(NoticeKind.options.length).optional(),
      newsletter: z.boolean('Enter true or false.').optional(),
      digits: z.preprocess(emptyAsNull, z.enum(['latin']).nullable().optional()),
    }),
    response: Profile,
    problems: ['username-taken', 'email-taken', 'reauthentication-needed'],
  },
  'POST /api/unsubscribe': {
    feature: 'email',
    summary:
      'Unsubscribes from the kind of email that the token names. Also the target of one-click unsubscribe (RFC 8058).',
    access: 'anyone',
    limit: 'change',
    body: 'raw',
    query: MailToken,
    response: MailChoice,
    problems: ['unsubscribe-link-invalid'],
  },
  'POST /api/subscribe': {
    feature: 'email',
    summary: 'Resubscribes to the kind of email that the token names.',
    access: 'anyone',
    limit: 'change',
    query: MailToken,
    response: MailChoice,
    problems: ['unsubscribe-link-invalid'],
  },
  'POST /auth/profile/picture': {
    feature: 'accounts',
    summary: 'Uploads the person’s picture: a JPEG, PNG, GIF or WebP of at most 5 MB and 40 megapixels.',
    access: 'customer',
    limit: 'upload',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    file: 'profilePicture',
    response: Profile,
    problems: [
      'bad-request',
      'invalid',
      'picture-too-large',
      'picture-type',
      'picture-unreadable',
      'too-many',
      'wrong-media-type',
    ],
  },
  'PATCH /auth/change-password': {
    feature: 'accounts',
    summary: 'Sets a new password. All other sessions of the person end.',
    access: 'customer',
    limit: 'sign-in',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({
      currentPassword: Password.min(1, 'Enter your current password.'),
      newPassword: NewPassword,
    }),
    response: Ok,
    problems: ['wrong-password'],
  },
  'GET /auth/sessions': {
    feature: 'accounts',
    summary: 'The sessions of the person: this one first, then by last use.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: z.array(Session),
    problems: [],
  },
  'DELETE /auth/sessions/:id': {
    feature: 'accounts',
    summary: 'Ends one of the person’s own sessions.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: Id,
    response: Ok,
    problems: ['not-found'],
  },
  'DELETE /auth/sessions': {
    feature: 'accounts',
    summary:
      'Ends all other sessions of the person and, if asked for, revokes their API keys. Returns how many sessions ended.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({ endKeys: z.boolean('Enter true or false.').default(false) }),
    response: z.object({ ended: z.number().int(), endedKeys: z.number().int() }),
    problems: [],
  },
} as const satisfies Table

/**
 * Checked by the formatter of dates, which also knows older names. An offset is not accepted, since it has no daylight saving
 * time.
 */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
