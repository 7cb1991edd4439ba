/** The roles of people with their member roles, the highest first. */
export const memberRoles = {
  customer: ['owner', 'member'],
  partner: ['owner', 'admin', 'editor', 'analyst'],
  operator: ['operator'],
} as const

/**
 * The member roles that can be granted. Customers no longer become owners, since owners have no further rights among them;
 * existing ones stay.
 */
export const grantableMemberRoles = { ...memberRoles, customer: ['member'] } as const

export type Role = keyof typeof memberRoles
export type MemberRole = (typeof memberRoles)[Role][number]

/** A person's effective role: a role and one of its member roles. */
export type EffectiveRole = { [R in Role]: { role: R; memberRole: (typeof memberRoles)[R][number] } }[Role]

/** Returns the name of an effective role, e.g. "editor" or "customer". */
export function roleLabel({ role, memberRole }: { role: Role; memberRole: MemberRole }): string {
  return role === 'partner' ? memberRole : role
}
