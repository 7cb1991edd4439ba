import type { FeatureSwitches, User } from '@vitrine/contract'

/** Whether a person sees the partner's dashboard. */
export function isPartner(user: Pick<User, 'role'>): boolean {
  return user.role === 'partner' || user.role === 'operator'
}

/** Whether a person may change the payout account. */
export function mayOwn({ role, memberRole }: Pick<User, 'role' | 'memberRole'>): boolean {
  return role === 'operator' || (role === 'partner' && memberRole === 'owner')
}

/** Whether a person may administer people and switches. The core decides; this only hides what would be refused. */
export function mayAdminister({ role, memberRole }: Pick<User, 'role' | 'memberRole'>): boolean {
  return role === 'operator' || (role === 'partner' && (memberRole === 'owner' || memberRole === 'admin'))
}

/** Whether a person may change the brand. An analyst has read access. */
export function mayEdit(user: Pick<User, 'role' | 'memberRole'>): boolean {
  return mayAdminister(user) || (user.role === 'partner' && user.memberRole === 'editor')
}

/** Whether a person may create API keys: administrators of a team, and customers where the operator allows it. */
export function mayHaveKeys(
  user: Pick<User, 'role' | 'memberRole'>,
  { customerKeys }: Pick<FeatureSwitches, 'customerKeys'>,
): boolean {
  return mayAdminister(user) || (user.role === 'customer' && customerKeys)
}
