import { call } from '@vitrine/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { MemberChange } from './queries.ts'

const usersKey = ['/api/whitelabel/users']

/** Changes many people; who could not be changed is in the answer. */
export function useChangeMany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ ids, change }: { ids: readonly string[]; change: MemberChange }) =>
      call('PATCH /api/whitelabel/users', { body: { ids: [...ids], change } }),
    onSettled: () => client.invalidateQueries({ queryKey: usersKey }),
  })
}

interface CreditsForMany {
  ids: readonly string[]
  credits: number
  reason: string
}

/** Grants credits to many people. A retry after a lost connection reuses the ids, so that credits are granted once. */
export function useGrantMany() {
  const client = useQueryClient()
  const sent = useRef<{ request: string; grants: { id: string; userId: string }[] }>(undefined)
  return useMutation({
    mutationFn: ({ ids, credits, reason }: CreditsForMany) => {
      const request = JSON.stringify([ids, credits, reason])
      if (sent.current?.request !== request) {
        const grants = ids.map((userId) => ({ id: crypto.randomUUID(), userId }))
        sent.current = { request, grants }
      }
      return call('POST /api/whitelabel/users/credits', { body: { grants: sent.current.grants, credits, reason } })
    },
    onSuccess: () => {
      sent.current = undefined
      return client.invalidateQueries({ queryKey: usersKey })
    },
  })
}
