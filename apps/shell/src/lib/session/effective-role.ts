import type { FeatureSwitches, User } from '@vitrine/contract'

/** Whether somebody sees the partner's dashboard at all. */
export function isPartner(user: Pick<User, 'role'>): boolean {
  return user.role === 'partner' || user.role === 'operator'
}

/** Whether somebody may decide where the money goes. */
export function mayOwn({ role, memberRole }: Pick<User, 'role' | 'memberRole'>): boolean {
  return role === 'operator' || (role === 'partner' && memberRole === 'owner')
}

/** Whether somebody may look after people and switches. The core decides; this only leaves away what would be refused. */
export function mayAdminister({ role, memberRole }: Pick<User, 'role' | 'memberRole'>): boolean {
  return role === 'operator' || (role === 'partner' && (memberRole === 'owner' || memberRole === 'admin'))
}

/** Whether somebody may change the brand. An analyst only looks. */
export function mayEdit(user: Pick<User, 'role' | 'memberRole'>): boolean {
  return mayAdminister(user) || (user.role === 'partner' && user.memberRole === 'editor')
}

/** Whether somebody may create API keys: of a team those who administer it, and customers where the operator allows it. */
export function mayHaveKeys(
  user: Pick<User, 'role' | 'memberRole'>,
  { customerKeys }: Pick<FeatureSwitches, 'customerKeys'>,
): boolean {
  return mayAdminister(user) || (user.role === 'customer' && customerKeys)
}
