import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'

const usersKey = ['/api/whitelabel/users']
const invitationsKey = ['/api/whitelabel/invitations']

/** Changes the role of a member, suspends or reactivates them. */
export function useChangeMember() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & MemberChange) =>
      call('PATCH /api/whitelabel/users/:id', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: usersKey }),
  })
}

export interface MemberChange {
  role?: 'customer' | 'partner'
  memberRole?: 'owner' | 'admin' | 'editor' | 'analyst' | 'member'
  disabled?: boolean
}

/** The pending invitations. */
export function useInvitations() {
  return useQuery({
    queryKey: invitationsKey,
    queryFn: () => call('GET /api/whitelabel/invitations', { query: { limit: 100 } }),
  })
}

export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string } & Required<Pick<MemberChange, 'role' | 'memberRole'>>) =>
      call('POST /api/whitelabel/invitations', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsKey }),
  })
}

/** Creates the link of an invitation to hand over. It replaces earlier ones. */
export function useInvitationLink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('POST /api/whitelabel/invitations/:id/link', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsKey }),
  })
}

export function useWithdraw() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/whitelabel/invitations/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsKey }),
  })
}

/** The API through which a person is managed: that of their site's team, or the operator's. */
export type By = 'team' | 'operator'

const sessionsKey = (id: string, by: By) => [
  by === 'operator' ? '/api/admin/users' : '/api/whitelabel/users',
  'one',
  id,
  'sessions',
]

/** The sessions of a person. */
export function usePersonSessions(id: string, by: By) {
  return useQuery({
    queryKey: sessionsKey(id, by),
    queryFn: () =>
      by === 'operator'
        ? call('GET /api/admin/users/:id/sessions', { params: { id } })
        : call('GET /api/whitelabel/users/:id/sessions', { params: { id } }),
    staleTime: 0,
  })
}

/** Ends one session of a person, or all of them where none is named. */
export function useEndPersonSession(id: string, by: By) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string | undefined) =>
      by === 'operator' ? endByOperator(id, sessionId) : endByTeam(id, sessionId),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey(id, by) }),
  })
}

function endByTeam(id: string, sessionId: string | undefined) {
  return sessionId
    ? call('DELETE /api/whitelabel/users/:id/sessions/:sessionId', { params: { id, sessionId } })
    : call('DELETE /api/whitelabel/users/:id/sessions', { params: { id } })
}

function endByOperator(id: string, sessionId: string | undefined) {
  return sessionId
    ? call('DELETE /api/admin/users/:id/sessions/:sessionId', { params: { id, sessionId } })
    : call('DELETE /api/admin/users/:id/sessions', { params: { id } })
}

/** Deletes a person's account and refetches the lists. The person's own page is removed from the cache. */
export function useDeletePerson() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/whitelabel/users/:id', { params: { id } }),
    onSuccess: async (_, id) => {
      client.removeQueries({ queryKey: [...usersKey, 'one', id], type: 'inactive' })
      await Promise.all(['list', 'stats'].map((name) => client.invalidateQueries({ queryKey: [...usersKey, name] })))
    },
  })
}
