import { type MemberRole, type Role, roleLabel } from '@vitrine/contract'
import { type Message, msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_PERSON, EXAMPLE_TOKEN } from '../../../platform/email/example.ts'
import { invitationPath } from '../../../platform/email/link-paths.ts'

interface Invited {
  /** The name of who invites; null where it is the platform. */
  inviter: string | null
  /** Name of the invited person, if known. */
  invited: string | null
  role: Role
  memberRole: MemberRole
  token: string
  /** The lifetime of the link in days. */
  days: number
}

const roles: Record<string, Message> = {
  customer: msg({ message: 'customer' }),
  owner: msg({ message: 'owner' }),
  admin: msg({ message: 'admin' }),
  editor: msg({ message: 'editor' }),
  analyst: msg({ message: 'analyst' }),
}

export const invitationEmail = defineEmail({
  name: 'invitation',
  payload: z.object({ invitationId: z.uuid() }),
  content: ({ inviter, invited, role, memberRole, token, days }: Invited, { tenant }) => ({
    subject: msg({ message: 'You’re invited to {company}' }),
    opening: openingFor(inviter, invited),
    paragraphs: [msg({ message: 'The link can be used once and expires in {days, number} days.' })],
    facts: [[msg({ message: 'Role' }), roles[roleLabel({ role, memberRole })] ?? roleLabel({ role, memberRole })]],
    action: { label: msg({ message: 'Accept invitation' }), path: invitationPath(token) },
    closing: msg({
      message: 'If you weren’t expecting this, ignore this email. Nothing happens unless you accept.',
    }),
    values: { inviter: inviter ?? tenant.brand.companyName, invited, days },
  }),
  example: () => ({
    inviter: EXAMPLE_PERSON,
    invited: null,
    role: 'customer' as const,
    memberRole: 'member' as const,
    token: EXAMPLE_TOKEN,
    days: 7,
  }),
})

function openingFor(inviter: string | null, invited: string | null): Message {
  if (inviter !== null) {
    return invited === null
      ? msg({ message: '{inviter} has invited you to make videos with {company}.' })
      : msg({ message: 'Hello {invited}, {inviter} has invited you to make videos with {company}.' })
  }
  return invited === null
    ? msg({ message: 'You’re invited to run {company}: its brand, prices and users.' })
    : msg({ message: 'Hello {invited}, you’re invited to run {company}: its brand, prices and users.' })
}
