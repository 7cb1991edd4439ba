import { type ListAddress, useListAddress } from '../../../lib/lists/address.ts'
import type { UserSort } from '../queries.ts'

const sorts = ['createdAt', 'user', 'email', 'credits', 'subscription', 'videos', 'avatars'] as const

const filters = {
  tenant: /^[a-z][a-z\d-]{0,62}$/,
  role: ['customer', 'partner', 'operator'],
  state: ['active', 'suspended'],
  plan: ['subscribed', 'past-due', 'ended', 'none'],
} as const

export type UsersAddress = ListAddress<keyof typeof filters, UserSort>

/** Returns filters and order of the list of users, which are stored in the address. */
export function useUsersAddress(): UsersAddress {
  return useListAddress<keyof typeof filters, UserSort>({
    filters,
    sorts,
    first: { sort: 'createdAt', order: 'desc' },
  })
}

/** Returns the query of the API call, without empty filters. */
export function queryOf({ q, tenant, role, state, plan }: UsersAddress['filter']) {
  return {
    q: q || undefined,
    tenant: tenant || undefined,
    role: filters.role.find((known) => known === role),
    state: filters.state.find((known) => known === state),
    plan: filters.plan.find((known) => known === plan),
  }
}
