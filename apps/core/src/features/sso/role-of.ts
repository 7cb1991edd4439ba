import type { EffectiveRole, SsoRole, SsoRule } from '@vitrine/contract'

const EFFECTIVE: Record<SsoRole, EffectiveRole> = {
  customer: { role: 'customer', memberRole: 'member' },
  analyst: { role: 'partner', memberRole: 'analyst' },
  editor: { role: 'partner', memberRole: 'editor' },
  admin: { role: 'partner', memberRole: 'admin' },
}

interface Mapping {
  roleClaim: string
  rules: readonly SsoRule[]
  defaultRole: SsoRole
}

/** Returns the role of the first rule whose value the claim is or contains, or the default. */
export function roleOf({ roleClaim, rules, defaultRole }: Mapping, claims: Record<string, unknown>): EffectiveRole {
  const claim = roleClaim && Object.hasOwn(claims, roleClaim) ? claims[roleClaim] : undefined
  const values = (Array.isArray(claim) ? claim : [claim]).filter((value) => typeof value === 'string')
  return EFFECTIVE[rules.find(({ value }) => values.includes(value))?.role ?? defaultRole]
}
