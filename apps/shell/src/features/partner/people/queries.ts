import { call } from '@vitrine/contract/client'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ListAddress } from '../../../lib/lists/address.ts'
import type { Sorting } from '../../../lib/lists/sorting.ts'

// The first part of every key, so that every change of a person refetches all of them.
const usersKey = ['/api/whitelabel/users']

export const userSorts = ['createdAt', 'user', 'credits', 'plan', 'videos', 'lastSeen'] as const
export type UserSort = (typeof userSorts)[number]

export const userFilters = {
  role: ['customer', 'partner'],
  state: ['active', 'suspended', 'never-seen'],
  plan: ['subscribed', 'past-due', 'ended', 'none'],
} as const
type Name = keyof typeof userFilters
export type UsersAddress = ListAddress<Name, UserSort>
type UserFilter = UsersAddress['filter']

const firstPage: string | undefined = undefined

/** The people of this tenant, page after page. */
export function useUsers(filter: UserFilter, sorting: Sorting<UserSort>) {
  return useInfiniteQuery({
    queryKey: [...usersKey, 'list', filter, sorting],
    queryFn: ({ pageParam: cursor }) =>
      call('GET /api/whitelabel/users', { query: { limit: 25, ...queryOf(filter), ...sorting, cursor } }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
  })
}

/** Fetches the total number of people in the list. */
export function useUserStats(filter: UserFilter) {
  return useQuery({
    queryKey: [...usersKey, 'stats', filter],
    queryFn: () => call('GET /api/whitelabel/users/stats', { query: queryOf(filter) }),
    placeholderData: keepPreviousData,
  })
}

/** One person with their figures. */
export function usePerson(id: string) {
  return useQuery({
    queryKey: [...usersKey, 'one', id],
    queryFn: () => call('GET /api/whitelabel/users/:id', { params: { id } }),
    staleTime: 0,
  })
}

/** Returns the query of the API call, without empty filters. */
function queryOf({ q, role, state, plan }: UserFilter) {
  return {
    q: q || undefined,
    role: userFilters.role.find((known) => known === role),
    state: userFilters.state.find((known) => known === state),
    plan: userFilters.plan.find((known) => known === plan),
  }
}
