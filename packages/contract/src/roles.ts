/** The roles of people with the finer roles within each, the highest first. */
export const finerRoles = {
  customer: ['owner', 'member'],
  partner: ['owner', 'admin', 'editor', 'analyst'],
  operator: ['operator'],
} as const

export type Role = keyof typeof finerRoles
export type FinerRole = (typeof finerRoles)[Role][number]

/** What a person is: a role and one of its finer roles. */
export type Standing = { [R in Role]: { role: R; finerRole: (typeof finerRoles)[R][number] } }[Role]

/** What people call a standing, e.g. "editor" or "customer". */
export function standingWord({ role, finerRole }: { role: Role; finerRole: FinerRole }): string {
  return role === 'partner' ? finerRole : role
}
